import { Canvas } from "@react-three/fiber";
import type { LaidTrim, Placement } from "@selvedge/editor-core";
import { type KeyboardEvent, lazy, type PointerEvent, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { NeutralToneMapping } from "three";
import { Button, Segmented, Skeleton } from "../../ui/index.ts";
import { viewOf } from "../camera/orbit.ts";
import { useDrape } from "../mesh/use-drape.ts";
import { type GarmentPreviewProps, type PreviewView, VIEWS } from "../types.ts";
import { NAME_PX, rowLayout } from "./row-layout.ts";
import { type RowHandle, RowScene } from "./row-scene.tsx";

const SewnTrims = lazy(() => import("../trims/sewn-trims.tsx"));
const KEY_TURN = Math.PI / 12;
const TURN_PER_PX = 0.009;

export type GarmentRowProps = Pick<GarmentPreviewProps, "drapeUrl" | "pieces" | "pictures" | "mapsOf" | "label"> & {
  /** Each garment's name, and what lies on its pieces. */
  readonly garments: readonly { readonly id: string; readonly name: string; readonly placement: Placement }[];
  readonly trims: readonly LaidTrim[];
  /** The colour behind the garments. */
  readonly plate: string;
  readonly onPicture: (png: Blob) => void;
};

/** One draped garment in several cloths beside one another, turned by one hand; see `data-frames` and `data-draw-calls`. Needs WebGL. */
export default function GarmentRow({
  drapeUrl,
  pieces,
  pictures,
  mapsOf,
  label,
  garments,
  trims,
  plate,
  onPicture,
}: GarmentRowProps) {
  const { t } = useTranslation("preview");
  const [attempt, setAttempt] = useState(0);
  const { garment, levels, occlusion, failure } = useDrape(drapeUrl, pieces, attempt);
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [row, setRow] = useState<RowHandle | null>(null);
  const [view, setView] = useState<PreviewView | null>("front");
  const from = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
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
  const turn = {
    onPointerDown({ clientX, clientY, pointerId, currentTarget }: PointerEvent<HTMLElement>) {
      from.current = { x: clientX, y: clientY };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove({ clientX, clientY, pointerType }: PointerEvent) {
      if (!from.current) return;
      // A finger that moves up or down scrolls the page.
      const up = pointerType === "touch" ? 0 : clientY - from.current.y;
      row?.rig.nudge((from.current.x - clientX) * TURN_PER_PX, up * TURN_PER_PX);
      from.current = { x: clientX, y: clientY };
    },
    onPointerUp: () => {
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === "Enter") {
        event.preventDefault();
        row?.rig.goTo(VIEWS[(VIEWS.indexOf(view ?? "back") + 1) % VIEWS.length]!, performance.now());
      }
      const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 0.5], ArrowDown: [0, -0.5] }[event.key];
      if (!by) return;
      event.preventDefault();
      row?.rig.nudge(by[0]! * KEY_TURN, by[1]! * KEY_TURN);
    },
  };
  const save = async () => {
    if (!row) return;
    const { rowPicture } = await import("./row-picture.ts");
    const names = garments.map(({ name }) => name);
    onPicture(await rowPicture(() => row.draw(), { layout, names, plate, width }));
  };
  if (failure)
    return (
      <div role="alert" className="grid justify-items-start gap-3 text-dense text-ink-2">
        <p>{t("The draped garment could not be loaded.")}</p>
        <Button size="small" onClick={() => setAttempt(attempt + 1)}>
          {t("Load again")}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-3">
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
        <Button size="small" disabled={!row} onClick={() => void save()}>
          {t("Save picture")}
        </Button>
      </div>
      <div ref={frame} className="relative" style={{ height: layout.height }} data-row={row ? "ready" : "loading"}>
        {layout.cells.map(({ x, y, width, height }, index) => (
          <figure key={garments[index]!.id} className="absolute m-0" style={{ left: x, top: y, width }}>
            <div style={{ height, backgroundColor: plate }}>{!row && <Skeleton className="size-full" />}</div>
            <figcaption
              className="truncate text-center text-dense text-ink"
              style={{ height: NAME_PX, lineHeight: `${NAME_PX}px` }}
            >
              <bdi>{garments[index]!.name}</bdi>
            </figcaption>
          </figure>
        ))}
        {garment && width > 0 && (
          <div className="pointer-events-none absolute inset-0" aria-hidden>
            <Canvas
              frameloop="demand"
              dpr={[0.5, 2]}
              shadows="percentage"
              gl={{ antialias: true, alpha: true, powerPreference: "high-performance", toneMapping: NeutralToneMapping }}
              onCreated={({ gl }) => {
                gl.shadowMap.autoUpdate = false;
                gl.setClearAlpha(0);
              }}
            >
              <RowScene
                garment={garment}
                levels={levels}
                occlusion={occlusion}
                pieces={pieces}
                placements={placements}
                pictures={pictures}
                mapsOf={mapsOf}
                cells={layout.cells}
                onReady={setRow}
                onFrame={onFrame}
              />
            </Canvas>
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
