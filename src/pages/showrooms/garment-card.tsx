import type { ChanelItem, ChanelProduct } from "@selvedge/contract";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import { laidText } from "../../state/fabrics-laid.ts";
import { Picture } from "../../ui/picture.tsx";
import { Code } from "../../ui/words.tsx";
import { StyleVerbs } from "../parts/cards.tsx";

type GarmentCardProps = {
  item: ChanelItem;
  /** The fabrics of its group. */
  fabrics: readonly ChanelProduct[];
};

/** Where a garment is opened in the editor with its fabrics on their pieces. */
export function editorAddress({ design, fabrics }: Pick<ChanelItem, "design" | "fabrics">): string {
  const laid = laidText(
    Object.fromEntries(fabrics.flatMap(({ pieceKey, productId }) => (productId ? [[pieceKey, productId]] : []))),
  );
  const query = new URLSearchParams({ designId: design?.id ?? "", ...(laid && { fabrics: laid }) });
  return `/shapeDetails?${query}`;
}

/** A style or a saved design in its fabrics; opens in the editor with them. */
export function GarmentCard({ item, fabrics }: GarmentCardProps) {
  const { t } = useTranslation("showrooms");
  const { design, label, size, pictureUrl } = item;
  const name = item.kind === "design" ? label : (design?.name ?? label);
  const worn = [...new Set(item.fabrics.map(({ productId }) => productId))].flatMap(
    (id) => fabrics.find(({ productId }) => productId === id)?.productCode ?? [],
  );
  const isShort = item.fabrics.some(({ productId }) => productId === null);
  return (
    <li className="group relative min-w-0">
      <Link to={editorAddress(item)} className="block">
        <Picture src={pictureUrl ?? design?.designImg} alt="" fit="contain" className="aspect-[4/5]" />
        <span
          dir="auto"
          title={name}
          className="voice-name mt-2.5 block truncate text-read/[22px] decoration-edge decoration-1 underline-offset-4 group-hover:underline rtl:text-right"
        >
          {name}
        </span>
        {worn.length > 0 && (
          <span className="block truncate text-dense text-ink-2">
            {worn.map((code, index) => (
              <span key={code}>
                {index > 0 && ", "}
                <Code>{code}</Code>
              </span>
            ))}
          </span>
        )}
        {isShort && <span className="block text-dense text-ink-3">{t("One of its fabrics is no longer offered")}</span>}
        <span className="block text-dense text-ink-3">
          {size && `${t("Size {{size}}", { size })} · `}
          {t("Open in the editor")}
        </span>
      </Link>
      {design && <StyleVerbs style={design} />}
    </li>
  );
}
