import { flattest } from "../mesh/place-on-cloth.ts";
import type { SceneHandle } from "../scene/scene-handle.ts";
import type { PreviewPiece } from "../types.ts";

/** How much cloth a look at true scale is straightened to. */
export const LOOK_RADIUS_MM = 45;

/** Looks straight at the flattest cloth that faces the camera. */
export function lookAtFlattest({ rig, garment }: SceneHandle): void {
  const found = flattest(garment.pieces, LOOK_RADIUS_MM, [Math.sin(rig.azimuth), 0, Math.cos(rig.azimuth)]);
  if (found) rig.lookStraight(found.frame);
}

/** Walks up to where the make of the garment is seen best. */
export async function walkToDetail({ rig, garment }: SceneHandle, pieces: readonly PreviewPiece[]): Promise<void> {
  const { detailOf } = await import("./detail.ts");
  const detail = detailOf(garment, pieces);
  if (detail) rig.goNear(detail, performance.now());
}
