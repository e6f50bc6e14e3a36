import { type BufferGeometry, ConeGeometry, CylinderGeometry, RingGeometry, SphereGeometry, TorusGeometry } from "three";

/** A shape to be written into a mesh of many: positions, how light each of its points is, and its triangles. */
export type Shape = {
  readonly positions: Float32Array;
  readonly light: Float32Array;
  readonly triangles: readonly number[];
};

/** The middle of a head above the floor where the eye is, mm, and how high a name stands above it. */
export const NAME_ABOVE_MM = 230;
const EYE_MM = 1_600;

/** How high a point of a figure is above the floor, mm, `y` being measured from the eye: the head is where the eye is, the feet stay on the floor. */
export const heightOf = (y: number, eye: number): number => y + (y < -EYE_MM / 2 ? EYE_MM : eye);

/** What faces up is lightest. It is turned about the vertical only, which changes nothing of that. */
const lightOf = (normalY: number): number => 0.82 + 0.18 * normalY;

function joined(parts: readonly BufferGeometry[]): Shape {
  const [positions, light, triangles]: [number[], number[], number[]] = [[], [], []];
  for (const part of parts) {
    const first = positions.length / 3;
    const [place, normal] = [part.getAttribute("position"), part.getAttribute("normal")];
    for (let index = 0; index < place.count; index++) {
      positions.push(place.getX(index), place.getY(index), place.getZ(index));
      light.push(lightOf(normal.getY(index)));
    }
    for (const corner of part.getIndex()!.array) triangles.push(first + corner);
    part.dispose();
  }
  return { positions: Float32Array.from(positions), light: Float32Array.from(light), triangles };
}

/** Somebody who stands on the floor and looks along −z, the eye at the origin: a ring about their feet, a thin post, a head, and where it looks. */
export const standing = (): Shape =>
  joined([
    new RingGeometry(150, 190, 28).rotateX(-Math.PI / 2).translate(0, 8 - EYE_MM, 0),
    new CylinderGeometry(7, 7, EYE_MM - 90, 6, 1, true).translate(0, -(EYE_MM + 90) / 2, 0),
    new SphereGeometry(80, 14, 10),
    new ConeGeometry(34, 90, 10).rotateX(-Math.PI / 2).translate(0, 0, -112),
  ]);

/** What a pointer is on: a ring that faces +z, about the origin. */
export const pointing = (): Shape => joined([new TorusGeometry(140, 7, 6, 36)]);
