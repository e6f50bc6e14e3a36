import { Vector3 } from "three";
import type { ClothFrame } from "./mesh/place-on-cloth.ts";
import { movePin } from "./pins.tsx";
import type { SceneHandle } from "./scene/scene-handle.ts";

const [place, out, toCamera] = [new Vector3(), new Vector3(), new Vector3()];

/** Moves every pin to where its place on the cloth is seen now. */
export function placePins(
  handle: SceneHandle | null,
  frames: ReadonlyMap<string, ClothFrame>,
  elements: ReadonlyMap<string, HTMLButtonElement>,
  container: HTMLElement | null,
): void {
  if (!handle || !container) return;
  const camera = handle.rig.active;
  camera.updateMatrixWorld();
  for (const [id, element] of elements) {
    const frame = frames.get(id);
    if (!frame) {
      movePin(element, null);
      continue;
    }
    place.set(...frame.position);
    toCamera.copy(camera.position).sub(place);
    const isBehind = out.set(...frame.normal).dot(toCamera) < 0;
    place.project(camera);
    const isOut = Math.abs(place.x) > 1 || Math.abs(place.y) > 1 || place.z > 1;
    const x = ((place.x + 1) / 2) * container.clientWidth;
    const y = ((1 - place.y) / 2) * container.clientHeight;
    movePin(element, isOut ? null : { x, y, isBehind });
  }
}
