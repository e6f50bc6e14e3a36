import type { SeamAllowance, TexturedProduct } from "@selvedge/contract";
import { useState } from "react";
import { useCall } from "../../../api/call.ts";
import { getPatternSizes } from "../../../api/calls.ts";
import { useTranslation } from "../../../i18n.ts";
import { LineSelect } from "../../../ui/line-select.tsx";
import { ErrorState, Skeleton } from "../../../ui/states.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { WhenNear } from "../../../ui/when-near.tsx";
import type { Worn } from "../stage.tsx";
import { ClothNeeded } from "./cloth-needed.tsx";
import { Files } from "./files.tsx";
import { Nest } from "./nest.tsx";
import { Pieces } from "./pieces.tsx";

const ALLOWANCES: readonly SeamAllowance[] = [0, 6, 10, 15];
/** The allowance a pattern is shown with first. */
export const DRAFTED_ALLOWANCE: SeamAllowance = 10;
const ROOM = <Skeleton className="mt-5 h-96" />;
const VIEWS = ["pieces", "sizes", "cloth"] as const;
type View = (typeof VIEWS)[number];

/** How the style is cut: its size, and what is chosen of its options, as the calls take it. */
export type Cut = { readonly size: string; readonly options: string };

type SectionProps = {
  readonly style: Worn["style"];
  readonly fabric: TexturedProduct | null;
  readonly cut: Cut;
};

function Views({ style, fabric, cut: { size, options }, allowance }: SectionProps & { allowance: SeamAllowance }) {
  const { t } = useTranslation("pattern");
  const [view, setView] = useState<View>("pieces");
  const { data, error, refetch } = useCall(
    getPatternSizes,
    { id: style.id, allowance, ...(options && { options }) },
    { staleTimeMs: Infinity, keepPrevious: true },
  );
  const chosen = data?.find((pattern) => pattern.size === size);
  const labels: Readonly<Record<View, string>> = { pieces: t("Pieces"), sizes: t("Sizes"), cloth: t("Fabric needed") };
  if (error) return <ErrorState error={error} onRetry={refetch} className="mt-5" />;
  return (
    <Tabs
      label={t("The sewing pattern")}
      value={view}
      onChange={setView}
      tabs={VIEWS.map((value) => ({ value, label: labels[value] }))}
      className="mt-6"
    >
      {!data || !chosen ? (
        ROOM
      ) : view === "pieces" ? (
        <Pieces pieces={chosen.pieces} />
      ) : view === "sizes" ? (
        <Nest patterns={data} size={size} />
      ) : (
        <ClothNeeded key={style.id} patterns={data} size={size} fabric={fabric} />
      )}
    </Tabs>
  );
}

/** The sewing pattern of the style: its files, its pieces, its sizes, and the cloth it takes. */
export function PatternSection({ onSize, ...shown }: SectionProps & { readonly onSize: (size: string) => void }) {
  const { style, cut } = shown;
  const { t } = useTranslation(["pattern", "pieces"]);
  const [allowance, setAllowance] = useState<SeamAllowance>(DRAFTED_ALLOWANCE);
  return (
    <section aria-labelledby="pattern" className="mt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="min-w-0">
          <h2 id="pattern" className="voice-name text-head">
            {t("The sewing pattern")}
          </h2>
          <p className="mt-1 text-dense text-ink-2">
            {t(
              allowance === 0
                ? "At true size, without seam allowance."
                : "At true size. Hems turn up to their stitching, folds have no allowance.",
            )}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LineSelect
            label={t("Size", { ns: "pieces" })}
            labelAt="beside"
            value={cut.size}
            choices={style.garment.sizes.map((value) => ({ value, label: value }))}
            onChange={onSize}
          />
          <LineSelect
            label={t("Seam allowance")}
            labelAt="beside"
            value={String(allowance)}
            choices={ALLOWANCES.map((mm) => ({ value: String(mm), label: mm === 0 ? t("None") : `${mm} ${t("mm")}` }))}
            onChange={(value) => setAllowance(Number(value) as SeamAllowance)}
          />
          <Files style={style} {...cut} allowance={allowance} />
        </div>
      </div>
      <WhenNear room={ROOM}>
        <Views {...shown} allowance={allowance} />
      </WhenNear>
    </section>
  );
}
