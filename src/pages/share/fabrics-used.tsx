import { CLOTH_FINISH_NAMES } from "../../designer/materials/names.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Picture } from "../../ui/picture.tsx";
import { Code } from "../../ui/words.tsx";
import { constructionOf } from "./construction.ts";
import { clothFinishes, fabricsUsed, type ShownDesign } from "./shown-design.ts";

/** The fabrics of a design: swatch, code, name, composition, construction and weight. No prices: a link may travel. */
export function FabricsUsed({ design }: { design: ShownDesign }) {
  const { t } = useTranslation("share");
  const { number, list } = useFormat();
  const uses = fabricsUsed(design);
  const names = new Map(design.style.pieces.map(({ key, name }) => [key, name]));
  const named = (keys: readonly string[]) => list(keys.map((key) => names.get(key) ?? key));
  const photographs = Map.groupBy(
    design.style.pieces.flatMap(({ key }) => {
      const fabric = design.document.pieces[key]?.fabric;
      return fabric?.kind === "photo" ? [{ key, imageId: fabric.imageId }] : [];
    }),
    ({ imageId }) => imageId,
  );
  const finishes = (keys: readonly string[]) =>
    clothFinishes(design.document, keys).map(({ finish, pieceKeys }) => (
      <p key={finish}>
        <span className="font-medium">{t(CLOTH_FINISH_NAMES[finish], { ns: "materials" })}</span>{" "}
        <span className="text-note text-ink-3">{named(pieceKeys)}</span>
      </p>
    ));
  return (
    <section>
      <h2 className="voice-name mb-2 text-head">{t("Fabrics used")}</h2>
      {uses.length === 0 && photographs.size === 0 && (
        <p className="border-t border-line py-3 text-dense text-ink-2">{t("No mill fabric is applied to this design yet.")}</p>
      )}
      <ul>
        {uses.map(({ product, pieceKeys }) => (
          <li key={product.productId} className="flex gap-4 border-t border-line py-3">
            <Picture src={product.productImg} ground={product.meanColour} alt="" sizes="72px" className="size-18 shrink-0" />
            <div className="min-w-0 text-dense">
              <p>
                <span className="me-1.5 font-medium">
                  <Code>{product.productCode}</Code>
                </span>{" "}
                <span dir="auto" className="voice-name text-read">
                  {product.productName}
                </span>
              </p>
              <p className="text-ink-2">
                <Code>{product.attrs.composition}</Code>
              </p>
              <p className="font-cond text-ink-2">
                <Code>{constructionOf(product.attrs)}</Code>
                {product.attrs.weight != null && <> · {t("{{weight}} g/m²", { weight: number(product.attrs.weight) })}</>}
              </p>
              <p className="text-note text-ink-3">{named(pieceKeys)}</p>
              {finishes(pieceKeys)}
            </div>
          </li>
        ))}
        {[...photographs].map(([imageId, of]) => (
          <li key={imageId} className="flex gap-4 border-t border-line py-3">
            <Picture
              src={design.images.find((image) => image.imageId === imageId)?.thumbUrl}
              alt=""
              className="size-18 shrink-0"
            />
            <div className="min-w-0 text-dense">
              <p className="text-ink-2">{t("The sender's own fabric, from a photograph")}</p>
              <p className="text-note text-ink-3">{named(of.map(({ key }) => key))}</p>
              {finishes(of.map(({ key }) => key))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
