import type { Scene, WebGLRenderer } from "three";
import { layInOrder } from "../camera/laid-out.ts";
import type { Rig } from "../camera/rig.ts";
import type { DressedPiece } from "../cloth/dressed-piece.ts";
import type { Stage } from "../stage/stage.ts";
import type { Cell } from "./row-layout.ts";

/** What a row is drawn of: the pieces of each garment, and the cell it stands in. */
export type DrawnRow = {
  readonly stage: Stage;
  readonly rig: Rig;
  readonly dressed: readonly (readonly DressedPiece[])[];
  readonly cells: readonly Cell[];
};

/** Draws every garment into its cell; returns the draw calls. */
export function drawRow(gl: WebGLRenderer, scene: Scene, { stage, rig, dressed, cells }: DrawnRow): number {
  const { width, height } = gl.domElement;
  const ratio = gl.getPixelRatio();
  if (stage.light(rig.azimuth)) gl.shadowMap.needsUpdate = true;
  scene.environmentRotation.set(0, rig.azimuth, 0);
  const together = stage.castTogether(dressed.flat().every(({ isOpen }) => !isOpen));
  let drawCalls = 0;
  gl.setScissorTest(false);
  gl.clear();
  gl.setScissorTest(true);
  for (const [index, cell] of cells.entries()) {
    for (const [i, garmentPieces] of dressed.entries())
      for (const { object } of garmentPieces) {
        object.visible = i === index;
        object.castShadow = !together;
      }
    // All hang alike, so the shadow of the first is that of every one.
    for (const piece of dressed[index] ?? []) layInOrder(piece, rig.perspective, cell.height * ratio);
    for (const piece of dressed[index] ?? []) piece.paint();
    stage.matchButtons(dressed[index] ?? []);
    const y = height / ratio - cell.y - cell.height;
    gl.setViewport(cell.x, y, cell.width, cell.height);
    gl.setScissor(cell.x, y, cell.width, cell.height);
    gl.render(scene, rig.perspective);
    drawCalls += gl.info.render.calls;
  }
  gl.setScissorTest(false);
  gl.setViewport(0, 0, width / ratio, height / ratio);
  return drawCalls;
}
