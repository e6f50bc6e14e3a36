import { useTranslation } from "react-i18next";
import { getPreloadFabrics } from "../../api/calls.ts";
import { useCall } from "../../api/index.ts";
import { Button, Code, Picture, Segmented, Select } from "../../ui/index.ts";
import type { TexturedProduct } from "../session/asset-cache.ts";
import { useSession, useStyle } from "../session/context.ts";
import { useSizes } from "../session/use-sizes.ts";
import { Swatch } from "./swatch.tsx";

const MAX_SEGMENTS = 4;

/** Preset: the style as the mill opens it, its fabrics and its sizes. */
export function PresetPanel({ styleFabrics }: { styleFabrics: readonly TexturedProduct[] }) {
  const { t } = useTranslation("designer");
  const session = useSession();
  const style = useStyle();
  const sizes = useSizes();
  const preload = useCall(getPreloadFabrics, { designId: style.id });
  const choices = style.garment.sizes.map((size) => ({ value: size, label: size }));
  const layAll = () => {
    const { pieces } = session.editor.document();
    const next = { ...pieces };
    for (const { productId, pieceKey } of preload.data ?? []) {
      const piece = next[pieceKey];
      if (piece)
        next[pieceKey] = { fabric: { kind: "product", productId }, mapping: { scale: 1, angle: 0, offsetX: 0, offsetY: 0 } };
    }
    session.editor.replace({ ...session.editor.document(), pieces: next }, ["Fabrics of the style laid on all pieces", {}]);
  };
  return (
    <>
      <Picture src={style.designImg} alt={style.name} fit="contain" className="mb-2 aspect-square w-full" />
      <p className="voice-name text-read">{style.name}</p>
      <p className="mb-3 text-note text-ink-3">{t("{{count}} pieces", { count: style.pieces.length })}</p>
      {choices.length <= MAX_SEGMENTS ? (
        <div className="mb-4">
          <p className="mb-1 text-dense font-medium">{t("Size", { context: "garment" })}</p>
          <Segmented
            label={t("Size", { context: "garment" })}
            value={sizes.busy ?? style.size}
            choices={choices}
            onChange={sizes.choose}
            className="flex"
          />
        </div>
      ) : (
        <Select
          label={t("Size", { context: "garment" })}
          value={sizes.busy ?? style.size}
          choices={choices}
          onChange={sizes.choose}
          className="mb-4"
        />
      )}
      {sizes.error && (
        <p role="alert" className="mb-3 text-note text-fault">
          {sizes.error.message}
        </p>
      )}
      {styleFabrics.length > 0 && (
        <section className="border-t border-line pt-2.5">
          <h3 className="mb-1.5 text-dense font-medium">{t("Fabrics of the style")}</h3>
          <ul className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-1.5">
            {styleFabrics.map(({ productId, productCode, productName }) => (
              <li key={productId} className="flex items-center gap-2.5 text-dense">
                <Swatch fabric={{ kind: "product", productId }} className="size-8" />
                <Code className="font-cond">{productCode}</Code>
                <span className="min-w-0 flex-1 truncate text-ink-2">{productName}</span>
              </li>
            ))}
          </ul>
          <Button size="small" wide disabled={!preload.data} onClick={layAll}>
            {t("Lay them as the style opens")}
          </Button>
        </section>
      )}
    </>
  );
}
