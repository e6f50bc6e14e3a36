import type { LaidTrim, Placement } from "@selvedge/editor-core";
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Segmented, Skeleton } from "../../ui/index.ts";
import { viewOf } from "../camera/orbit.ts";
import { GarmentCanvas } from "../garment-canvas.tsx";
import { useDrape } from "../mesh/use-drape.ts";
import type { GarmentPreviewProps, PreviewView } from "../types.ts";
import { type Cell, NAME_PX, rowLayout } from "./row-layout.ts";
import { type RowHandle, RowScene } from "./row-scene.tsx";
import { useRowTurn } from "./use-row-turn.ts";
import { useWidth } from "./use-width.ts";

const SewnTrims = lazy(() => import("../trims/sewn-trims.tsx"));

export type GarmentRowProps = Pick<GarmentPreviewProps, "drapeUrl" | "pieces" | "pictures" | "mapsOf" | "label"> & {
  /** Each garment's name, and what lies on its pieces. */
  readonly garments: readonly { readonly id: string; readonly name: string; readonly placement: Placement }[];
  readonly trims: readonly LaidTrim[];
  /** The colour behind the garments. */
  readonly plate: string;
  readonly onPicture: (png: Blob) => void;
};

/** One draped garment in several cloths beside one another, turned by one hand; see `data-frames` and `data-draw-calls`. Needs WebGL. */
export default function GarmentRow(props: GarmentRowProps) {
  const { pieces, label, garments, trims, plate, onPicture } = props;
  const { t } = useTranslation("preview");
  const [attempt, setAttempt] = useState(0);
  const { garment, levels, occlusion, failure } = useDrape(props.drapeUrl, pieces, attempt);
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [row, setRow] = useState<RowHandle | null>(null);
  const [view, setView] = useState<PreviewView | null>("front");
  const isRightToLeft = document.documentElement.dir === "rtl";
  const layout = useMemo(() => rowLayout(garments.length, width, isRightToLeft), [garments.length, width, isRightToLeft]);
  const placements = useMemo(() => garments.map(({ placement }) => placement), [garments]);
  const frames = useRef(0);
  const onFrame = useCallback(({ rig }: RowHandle, drawCalls: number) => {
    if (!frame.current) return;
    frame.current.dataset.frames = String(++frames.current);
    frame.current.dataset.drawCalls = String(drawCalls);
    frame.current.dataset.azimuth = rig.azimuth.toFixed(3);
    setView(viewOf(rig.azimuth));
  }, []);
  const turn = useRowTurn(row, view);
  const save = async () => {
    if (!row) return;
    const { rowPicture } = await import("./row-picture.ts");
    const names = garments.map(({ name }) => name);
    onPicture(await rowPicture(() => row.draw(), { layout, names, plate, width }));
  };
  if (failure) return <NoRow onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <div className="grid gap-3">
      <RowControls row={row} view={view} onSave={() => void save()} />
      <div ref={frame} className="relative" style={{ height: layout.height }} data-row={row ? "ready" : "loading"}>
        {layout.cells.map((cell, index) => (
          <RowCell key={garments[index]!.id} cell={cell} name={garments[index]!.name} plate={plate} isLoading={!row} />
        ))}
        {garment && width > 0 && (
          <div className="pointer-events-none absolute inset-0" aria-hidden>
            <GarmentCanvas>
              <RowScene
                garment={garment}
                levels={levels}
                occlusion={occlusion}
                pieces={pieces}
                placements={placements}
                pictures={props.pictures}
                mapsOf={props.mapsOf}
                cells={layout.cells}
                onReady={setRow}
                onFrame={onFrame}
              />
            </GarmentCanvas>
          </div>
        )}
        {row && (
          <button
            type="button"
            className="absolute inset-0 block cursor-grab touch-pan-y active:cursor-grabbing"
            aria-label={t("Turn {{garment}}: arrow keys, or Enter for the next side", { garment: label })}
            {...turn}
          />
        )}
        {row && trims.length > 0 && (
          <Suspense>
            <SewnTrims scene={row} trims={trims} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function NoRow({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("preview");
  return (
    <div role="alert" className="grid justify-items-start gap-3 text-dense text-ink-2">
      <p>{t("The draped garment could not be loaded.")}</p>
      <Button size="small" onClick={onRetry}>
        {t("Load again")}
      </Button>
    </div>
  );
}

type RowControlsProps = { row: RowHandle | null; view: PreviewView | null; onSave: () => void };

function RowControls({ row, view, onSave }: RowControlsProps) {
  const { t } = useTranslation("preview");
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Segmented
        label={t("Side of the garment")}
        value={view}
        choices={[
          { value: "front", label: t("Front") },
          { value: "threeQuarter", label: "¾" },
          { value: "side", label: t("Side") },
          { value: "back", label: t("Back") },
        ]}
        onChange={(to) => row?.rig.goTo(to, performance.now())}
      />
      <Button size="small" disabled={!row} onClick={onSave}>
        {t("Save picture")}
      </Button>
    </div>
  );
}

type RowCellProps = { cell: Cell; name: string; plate: string; isLoading: boolean };

/** The plate behind a garment, with its name below. */
function RowCell({ cell: { x, y, width, height }, name, plate, isLoading }: RowCellProps) {
  return (
    <figure className="absolute m-0" style={{ left: x, top: y, width }}>
      <div style={{ height, backgroundColor: plate }}>{isLoading && <Skeleton className="size-full" />}</div>
      <figcaption className="truncate text-center text-dense text-ink" style={{ height: NAME_PX, lineHeight: `${NAME_PX}px` }}>
        <bdi>{name}</bdi>
      </figcaption>
    </figure>
  );
}
