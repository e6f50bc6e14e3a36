import type { PxPerMm } from "@selvedge/geometry-core";
import { type RefObject, useCallback, useRef, useState } from "react";
import { viewOf } from "./camera/orbit.ts";
import type { FrameReport, SceneHandle } from "./scene/scene-handle.ts";
import type { PreviewView } from "./types.ts";

type Shown = {
  /** CSS pixels per mm while the camera looks straight at the cloth; null otherwise. */
  readonly pxPerMm: PxPerMm | null;
  /** The side that is seen; null between them. */
  readonly shownView: PreviewView | null;
  /** The garment turns on its own. */
  readonly isTurning: boolean;
  readonly onFrame: (handle: SceneHandle, report: FrameReport) => void;
};

/** What is on screen by the last frame; its figures are set as data attributes of `container`. */
export function useShown(
  container: RefObject<HTMLElement | null>,
  view: PreviewView,
  placePins: (handle: SceneHandle) => void,
): Shown {
  const [pxPerMm, setPxPerMm] = useState<PxPerMm | null>(null);
  const [shownView, setShownView] = useState<PreviewView | null>(view);
  const [isTurning, setTurning] = useState(false);
  const frames = useRef(0);
  const paints = useRef(0);
  const onFrame = useCallback(
    (handle: SceneHandle, { drawCalls, triangles, level, gpuBytes, painted }: FrameReport) => {
      const element = container.current;
      if (!element) return;
      frames.current++;
      paints.current += painted.length;
      const { dataset } = element;
      dataset.drawCalls = String(drawCalls);
      dataset.triangles = String(triangles);
      dataset.level = String(level);
      dataset.gpuBytes = String(gpuBytes);
      dataset.frames = String(frames.current);
      dataset.paints = String(paints.current);
      if (painted.length > 0) dataset.paintedPieces = painted.join(" ");
      setPxPerMm(handle.rig.pxPerMm);
      setShownView(viewOf(handle.rig.azimuth));
      setTurning(handle.rig.isSpinning);
      placePins(handle);
    },
    [placePins, container],
  );
  return { pxPerMm, shownView, isTurning, onFrame };
}
