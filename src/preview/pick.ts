import { Raycaster, Vector2 } from "three";
import type { SceneHandle } from "./scene/scene-handle.ts";

/** A place on the cloth: piece, and mm on it. */
export type Picked = { readonly pieceKey: string; readonly x: number; readonly y: number };

const caster = new Raycaster();

/** The cloth under a point of the canvas, in CSS pixels of the window; null where the form or nothing is nearest. */
export function pickAt(
  { rig, dressed, stage }: SceneHandle,
  canvas: HTMLCanvasElement,
  clientX: number,
  clientY: number,
): Picked | null {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  caster.setFromCamera(new Vector2(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2), rig.active);
  const objects = [...dressed.values()].map(({ object }) => object);
  const [hit] = caster.intersectObjects([...objects, stage.blocker], false);
  if (!hit?.face || !hit.barycoord || !dressed.has(hit.object.name)) return null;
  const mm = dressed.get(hit.object.name)!.object.geometry.getAttribute("mm")!;
  const corners = [hit.face.a, hit.face.b, hit.face.c];
  const shares = hit.barycoord.toArray();
  const mean = (coordinate: (vertex: number) => number) =>
    corners.reduce((sum, vertex, index) => sum + shares[index]! * coordinate(vertex), 0);
  return { pieceKey: hit.object.name, x: mean((v) => mm.getX(v)), y: mean((v) => mm.getY(v)) };
}
