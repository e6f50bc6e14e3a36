import { along3, cross3, minus3, type Point, type Vector3 } from "@selvedge/geometry-core";
import { type ClothFrame, placeOnCloth } from "../mesh/place-on-cloth.ts";
import type { ShownGarment, ShownPiece } from "../mesh/shown-mesh.ts";

const WIDTH_MM = 7;
/** The display mesh is coarser than the cloth: a line keeps clear of it by so much. */
const LIFT_MM = 2.5;
/** Points nearer to each other than this are left out. */
const STEP_MM = 11;

/** Where points of a garment's pieces lie on its cloth; lines change more often than garments. */
const known = new WeakMap<ShownGarment, Map<string, ClothFrame | null>>();

/** Where points of a piece lie on the draped cloth, from the first to the last, none nearer than a step. */
export function placesOf(garment: ShownGarment, piece: ShownPiece, points: readonly Point[]): ClothFrame[] {
  const frames = known.get(garment) ?? new Map<string, ClothFrame | null>();
  known.set(garment, frames);
  let last: Point | null = null;
  return points.flatMap((point, index) => {
    const isEnd = index === 0 || index === points.length - 1;
    if (!isEnd && last && Math.hypot(point[0] - last[0], point[1] - last[1]) < STEP_MM) return [];
    last = point;
    const name = `${piece.key} ${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
    const frame = frames.has(name) ? frames.get(name)! : placeOnCloth(piece, ...point);
    frames.set(name, frame);
    return frame ? [frame] : [];
  });
}

/** The corners of the triangles of a band along places of the cloth, 3 numbers each; nothing where there are fewer than two. */
export function ribbonOf(places: readonly ClothFrame[]): number[] {
  const edges = places.map((place, index): readonly [Vector3, Vector3] => {
    const [before, after] = [places[Math.max(0, index - 1)]!, places[Math.min(places.length - 1, index + 1)]!];
    const along = minus3(after.position, before.position);
    const aside = cross3(along, place.normal);
    const length = Math.hypot(...aside) || 1;
    const middle = along3(place.position, place.normal, LIFT_MM);
    return [along3(middle, aside, WIDTH_MM / 2 / length), along3(middle, aside, -WIDTH_MM / 2 / length)];
  });
  return edges.slice(1).flatMap(([left, right], index) => {
    const [leftBefore, rightBefore] = edges[index]!;
    return [...leftBefore, ...rightBefore, ...left, ...left, ...rightBefore, ...right];
  });
}
