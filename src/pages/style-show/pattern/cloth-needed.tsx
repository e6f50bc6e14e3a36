import type { TexturedProduct } from "@selvedge/contract";
import { useMemo, useState } from "react";
import { useTranslation } from "../../../i18n.ts";
import { useFormat } from "../../../i18n-format.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox, Segmented } from "../../../ui/choices.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { Skeleton } from "../../../ui/states.tsx";
import { Quantity } from "../../../ui/words.tsx";
import { LayDrawing } from "./lay-drawing.tsx";
import { layOrder, MAX_GARMENTS, piecesToLay, repeatOf, SELVEDGE_MM, USUAL_WIDTH_MM } from "./lay-order.ts";
import { type Measures, useMeasures } from "./measures.ts";
import type { SizedPattern } from "./nest.tsx";
import { useLay } from "./use-lay.ts";

const MIN_WIDTH_MM = 300;
const MAX_WIDTH_MM = 3_500;

type Nap = "one-way" | "two-way";
type ClothNeededProps = {
  readonly patterns: readonly SizedPattern[];
  readonly size: string;
  readonly fabric: TexturedProduct | null;
};

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

/** How much of the chosen fabric the garments take: their pieces laid on its width, and the length that needs. */
export function ClothNeeded({ patterns, size, fabric }: ClothNeededProps) {
  const { t } = useTranslation(["pattern", "pieces"]);
  const { number, list } = useFormat();
  const measures = useMeasures();
  const { unit, mm, digits } = measures.width;
  const known = fabric?.attrs.width ? fabric.attrs.width * 10 : null;
  const repeat = fabric ? repeatOf(fabric) : 0;
  const [typed, setTyped] = useState<{ fabricId: string | undefined; width: number } | null>(null);
  const [counts, setCounts] = useState<{ readonly [size: string]: number } | null>(null);
  const [nap, setNap] = useState<Nap>("two-way");
  const [matches, setMatches] = useState(false);
  const [crosswise, setCrosswise] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  // Another fabric brings its own width.
  const width = typed && typed.fabricId === fabric?.productId ? typed.width : (known ?? USUAL_WIDTH_MM);
  const wanted = useMemo(() => counts ?? { [size]: 1 }, [counts, size]);
  const garments = Object.values(wanted).reduce((sum, count) => sum + count, 0);
  const pieces = useMemo(() => piecesToLay(patterns, wanted), [patterns, wanted]);
  const isSound = width >= MIN_WIDTH_MM && width <= MAX_WIDTH_MM && garments <= MAX_GARMENTS;
  const matched = matches ? repeat : 0;
  const order = useMemo(
    () => (isSound ? layOrder(pieces, { width, nap, repeat: matched, crosswise }) : null),
    [isSound, pieces, width, nap, matched, crosswise],
  );
  const { lay, isBusy, hasFailed } = useLay(order, attempt);
  const named = (keys: readonly string[]) =>
    list([...new Set(pieces.filter(({ key }) => keys.includes(key)).map(({ name }) => name))]);
  const shown = lay?.placed.every(({ key }) => pieces.some((piece) => piece.key === key)) ? lay : null;
  const tooWide = shown?.tooWide ?? [];
  const across = crosswise.filter((key) => pieces.some((piece) => piece.key === key));
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-6 pt-5 desk:grid-cols-[300px_minmax(0,1fr)]">
      <div className="grid gap-5">
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <NumberField
            label={t("Fabric width")}
            value={width / mm}
            onChange={(value) => setTyped({ fabricId: fabric?.productId, width: value * mm })}
            unit={t(unit)}
            digits={digits}
            min={MIN_WIDTH_MM / mm}
            max={MAX_WIDTH_MM / mm}
            className="w-36"
          />
          <div>
            <p className="mb-1 text-dense font-medium">{t("Direction")}</p>
            <Segmented
              label={t("Direction")}
              value={matched > 0 ? "one-way" : nap}
              disabled={matched > 0}
              choices={[
                { value: "two-way", label: t("Two-way") },
                { value: "one-way", label: t("One-way") },
              ]}
              onChange={setNap}
            />
          </div>
        </div>
        {fabric && known === null && !typed && (
          <p className="-mt-3 text-note text-ink-3">
            {t("The width of this cloth is not recorded; {{cm}} cm is assumed.", { cm: USUAL_WIDTH_MM / 10 })}
          </p>
        )}
        {repeat > 0 && (
          <Checkbox label={t("Match the repeat of {{mm}} mm", { mm: number(repeat) })} checked={matches} onChange={setMatches} />
        )}
        <fieldset>
          <legend className="mb-1.5 text-dense font-medium">{t("Garments in each size")}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-2">
            {patterns.map((pattern) => (
              <NumberField
                key={pattern.size}
                label={pattern.size}
                labelAt="inside"
                value={wanted[pattern.size] ?? 0}
                onChange={(value) => setCounts({ ...wanted, [pattern.size]: value })}
                digits={0}
                min={0}
                max={MAX_GARMENTS}
              />
            ))}
          </div>
        </fieldset>
        <p className="text-note text-pretty text-ink-3">
          {t(
            "An estimate from a quick lay on open cloth of this width. A cutting room's marker may need less; shrinkage and faults may need more.",
          )}
        </p>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4" aria-busy={isBusy}>
        {garments === 0 && <p className="text-dense text-ink-2">{t("Choose at least one garment.")}</p>}
        {garments > MAX_GARMENTS && (
          <p className="text-dense text-fault">{t("At most {{count}} garments in one lay.", { count: MAX_GARMENTS })}</p>
        )}
        {hasFailed && (
          <div role="alert" className="flex flex-wrap items-center gap-3 text-dense">
            <span>{t("The lay could not be made.")}</span>
            <Button size="small" onClick={() => setAttempt(attempt + 1)}>
              {t("Try again", { ns: "shell" })}
            </Button>
          </div>
        )}
        {tooWide.length > 0 && (
          <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 border-s-2 border-fault ps-3 text-dense">
            <p className="min-w-0 flex-[1_1_16rem]">
              <span className="font-medium">
                {t("Too wide for this cloth: {{pieces}}", { pieces: named(tooWide.map(({ key }) => key)) })}
              </span>{" "}
              {t("On the grain it needs {{needed}} cm of width; between its selvedges the cloth has {{width}} cm.", {
                needed: number(Math.ceil(Math.max(...tooWide.map((piece) => piece.width)) / 10), 0),
                width: number(Math.floor((width - 2 * SELVEDGE_MM) / 10), 0),
              })}
            </p>
            <Button size="small" onClick={() => setCrosswise(tooWide.map(({ key }) => key))}>
              {t("Lay it across the grain")}
            </Button>
          </div>
        )}
        {across.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-dense text-ink-2">
            <p>{t("Laid across the grain: {{pieces}}", { pieces: named(across) })}</p>
            <Button size="small" tone="quiet" onClick={() => setCrosswise([])}>
              {t("Lay them on the grain again")}
            </Button>
          </div>
        )}
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
    </div>
  );
}
