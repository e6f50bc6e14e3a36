import { radiansOf } from "@selvedge/geometry-core";
import { Box3, Vector3 } from "three";
import type { DressedPiece } from "../cloth/dressed-piece.ts";
import type { ShownGarment } from "../mesh/shown-mesh.ts";
import type { Rig } from "./rig.ts";

/** Single threads are taken to be seen when a pixel of the screen may cover as little as this. */
const NEAR_PIXEL_MM = 0.3;

/** The box round the cloth and what it hangs on. */
export function boundsWithForm({ bounds, form }: ShownGarment): ShownGarment["bounds"] {
  const box = new Box3().setFromArray(form.positions).union(new Box3(new Vector3(...bounds.min), new Vector3(...bounds.max)));
  return { min: box.min.toArray(), max: box.max.toArray() };
}

/** Farther open pieces are drawn before nearer ones; the threads of a piece are fetched when the camera comes near. */
export function layInOrder(piece: DressedPiece, camera: Rig["active"], heightPx: number): void {
  const { center, radius } = piece.object.geometry.boundingSphere!;
  const away = camera.position.distanceTo(center);
  piece.object.renderOrder = -away;
  const seenMm =
    "fov" in camera
      ? 2 * Math.tan(radiansOf(camera.fov) / 2) * Math.max(camera.near, away - radius)
      : (camera.top - camera.bottom) / camera.zoom;
  if (seenMm / heightPx < NEAR_PIXEL_MM) piece.comeNear();
}
