import type { TexturedProduct } from "@selvedge/contract";
import { useTranslation } from "../../../i18n.ts";
import { useFormat } from "../../../i18n-format.ts";
import { Skeleton } from "../../../ui/states.tsx";
import { Quantity } from "../../../ui/words.tsx";
import { LayDrawing } from "./lay-drawing.tsx";
import { LayFaults } from "./lay-faults.tsx";
import { SELVEDGE_MM } from "./lay-order.ts";
import { type Measures, useMeasures } from "./measures.ts";
import type { ClothLay } from "./use-cloth-lay.ts";

function Figures({
  length,
  garments,
  efficiency,
  measures,
}: {
  length: number;
  garments: number;
  efficiency: number;
  measures: Measures;
}) {
  const { t } = useTranslation("pattern");
  const { number } = useFormat();
  const { unit, mm } = measures.length;
  const figures = [
    { name: t("Length, estimated"), value: <Quantity value={number(length / mm, 2)} unit={t(unit)} /> },
    { name: t("For each garment"), value: <Quantity value={number(length / garments / mm, 2)} unit={t(unit)} /> },
    { name: t("Fabric used"), value: <Quantity value={number(efficiency * 100, 0)} unit="%" /> },
  ];
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2">
      {figures.map(({ name, value }, i) => (
        <div key={name}>
          <dt className="text-note text-ink-3">{name}</dt>
          <dd className={i === 0 ? "text-title leading-none" : "text-head"}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The lay drawn, with the length of cloth that it takes. */
export function LayResult({ lay, fabric }: { lay: ClothLay; fabric: TexturedProduct | null }) {
  const { t } = useTranslation(["pattern", "pieces"]);
  const { number } = useFormat();
  const measures = useMeasures();
  const { width, garments, pieces, shown, isSound, tooWide, isBusy } = lay;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4" aria-busy={isBusy}>
      <LayFaults lay={lay} />
      {!shown && isBusy && (
        <>
          <p className="sr-only">{t("Laying the pieces…")}</p>
          <Skeleton className="h-12 w-80 max-w-full" />
          <Skeleton className="h-[324px]" />
        </>
      )}
      {shown && isSound && tooWide.length === 0 && (
        <Figures length={shown.length} garments={garments} efficiency={shown.efficiency} measures={measures} />
      )}
      {shown && isSound && tooWide.length === 0 && (
        <figure>
          <LayDrawing
            lay={shown}
            pieces={pieces}
            width={width}
            selvedge={SELVEDGE_MM}
            texture={fabric?.texture ?? null}
            label={t("Lay of {{count}} pieces, {{length}} {{unit}} long", {
              count: shown.placed.length,
              length: number(shown.length / measures.length.mm, 2),
              unit: t(measures.length.unit),
            })}
          />
          <figcaption className="mt-2 text-note text-ink-3">{t("The warp runs from left to right.")}</figcaption>
        </figure>
      )}
    </div>
  );
}
