import { useFrame, useThree } from "@react-three/fiber";
import { type RefObject, useRef } from "react";
import { layInOrder } from "../camera/laid-out.ts";
import type { DressedPiece } from "../cloth/dressed-piece.ts";
import type { Tiles } from "../cloth/tiles.ts";
import { levelFor } from "../mesh/level-for.ts";
import { trianglesOf } from "../mesh/level-index.ts";
import type { Morph } from "../mesh/morph.ts";
import { ROOM_BYTES } from "../stage/room.ts";
import { isStillWanted } from "../use-morph.ts";
import type { FrameReport, SceneHandle } from "./scene-handle.ts";
import type { Detail } from "./use-detail.ts";

type Moving = {
  readonly morph: RefObject<Morph | null>;
  readonly detail: Detail;
  readonly tiles: Tiles;
  readonly drawNow: () => void;
  readonly isSoftware: boolean;
};

/** Draws each frame that was asked for, asks for the next one while something moves, and reports. */
export function useFrames(
  handle: SceneHandle,
  onFrame: (scene: SceneHandle, report: FrameReport) => void,
  { morph, detail: { hasLevels, shownLevel, showLevel }, tiles, drawNow, isSoftware }: Moving,
): void {
  const { rig, dressed, stage, garment, renderer: gl, invalidate } = handle;
  const set = useThree((state) => state.set);
  const report = useRef(onFrame);
  report.current = onFrame;
  useFrame((state) => {
    const isMorphing = morph.current !== null;
    if (morph.current?.step(performance.now(), isSoftware || isStillWanted())) morph.current = null;
    if (isMorphing) gl.shadowMap.needsUpdate = true;
    const isTurning = rig.tick(performance.now());
    if (state.camera !== (rig.active as never)) set({ camera: rig.active as never });
    for (const piece of dressed.values()) layInOrder(piece, rig.active, state.size.height * state.viewport.dpr);
    const painted = [...dressed.values()].filter((piece) => piece.paint()).map(({ key }) => key);
    stage.matchButtons(dressed.values());
    if (hasLevels) {
      const [height, { min, max }] = [state.size.height * state.viewport.dpr, garment.bounds];
      showLevel(levelFor((max[1] - min[1]) * rig.pixelsPerMm(height), shownLevel.current, isSoftware));
    }
    const pieces = [...dressed.values()];
    const together = stage.castTogether(hasLevels && pieces.every(({ isOpen }) => !isOpen));
    for (const { object } of pieces) object.castShadow = !together;
    drawNow();
    report.current(handle, { ...drawnOf(handle, pieces, tiles), level: shownLevel.current, painted });
    if (isTurning || morph.current) invalidate();
  }, 1);
}

/** What was drawn just now, and what it holds. */
function drawnOf(
  { renderer, stage }: SceneHandle,
  pieces: readonly DressedPiece[],
  tiles: Tiles,
): Pick<FrameReport, "drawCalls" | "triangles" | "gpuBytes"> {
  return {
    drawCalls: renderer.info.render.calls,
    triangles: [stage.blocker, ...pieces.map(({ object }) => object)].reduce((sum, mesh) => sum + trianglesOf(mesh.geometry), 0),
    gpuBytes: pieces.reduce((sum, { bytes }) => sum + bytes, tiles.bytes + ROOM_BYTES + stage.bytes),
  };
}
