import { apply, degrees, laidAt, unit3, type Vector3 } from "@selvedge/geometry-core";
import type { GarmentMesh } from "./garment-mesh.ts";
import { added } from "./hems.ts";
import { surfacePoint } from "./surface.ts";

/** Something flat that is sewn on: its middle on the piece, its sides, how it is turned there (degrees) and how thick it is, mm. */
export type Plate = {
  readonly pieceKey: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly width: number;
  readonly height: number;
  readonly thick: number;
};

/** The cloth is followed in steps no longer than this. */
const STEP_MM = 8;
const MAX_STEPS = 40;

/** A garment with plates on its cloth. What is painted on the piece there is painted on them; one that reaches past its piece is left out. */
export function withPlates(mesh: GarmentMesh, plates: readonly Plate[]): GarmentMesh {
  return plates.reduce((on, plate) => withPlate(on, mesh, plate), mesh);
}

function withPlate(on: GarmentMesh, cloth: GarmentMesh, { pieceKey, x, y, angle, width, height, thick }: Plate): GarmentMesh {
  const piece = on.pieces.find(({ key }) => key === pieceKey);
  if (!piece) return on;
  const steps = (mm: number) => Math.min(MAX_STEPS, Math.max(1, Math.ceil(mm / STEP_MM)));
  const [columns, rows] = [steps(width), steps(height)];
  const laid = laidAt(x, y, degrees(angle));
  const made = { positions: [] as number[], normals: [] as number[], uv: [] as number[], indices: [] as number[] };
  const first = piece.positions.length / 3;
  const feet: Vector3[] = [];
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) {
      const [u, v] = apply(laid, [(column / columns - 0.5) * width, (row / rows - 0.5) * height]);
      const point = surfacePoint(cloth, pieceKey, u, v);
      if (!point) return on;
      const { position: p, normal: n } = point;
      feet.push(p);
      made.positions.push(p[0] + n[0] * thick, p[1] + n[1] * thick, p[2] + n[2] * thick);
      made.normals.push(...n);
      made.uv.push(u, v);
    }
  const index = (row: number, column: number) => row * (columns + 1) + column;
  const [a, b, c, d] = [index(0, 0), index(0, columns), index(rows, 0), index(rows, columns)];
  const facesOut = facing(made.positions, [a, c, b], made.normals);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [p, q, r, s] = [index(row, column), index(row, column + 1), index(row + 1, column), index(row + 1, column + 1)];
      const corners = facesOut ? [p, r, q, q, r, s] : [p, q, r, q, s, r];
      made.indices.push(...corners.map((one) => first + one));
    }
  const line = (length: number, placeAt: (k: number) => number) => Array.from({ length: length + 1 }, (_, k) => placeAt(k));
  const middle = [0, 1, 2].map((k) => [a, b, c, d].reduce((sum, one) => sum + made.positions[3 * one + k]! / 4, 0));
  for (const edge of [
    line(columns, (k) => index(0, k)),
    line(columns, (k) => index(rows, k)),
    line(rows, (k) => index(k, 0)),
    line(rows, (k) => index(k, columns)),
  ]) {
    const from = made.positions.length / 3;
    for (const one of edge) {
      const top = [0, 1, 2].map((k) => made.positions[3 * one + k]!) as unknown as Vector3;
      const out = unit3([top[0] - middle[0]!, top[1] - middle[1]!, top[2] - middle[2]!]);
      for (const place of [top, feet[one]!]) {
        made.positions.push(...place);
        made.normals.push(...out);
        made.uv.push(made.uv[2 * one]!, made.uv[2 * one + 1]!);
      }
    }
    for (let k = 0; k < edge.length - 1; k += 1) {
      const [p, q, r, s] = [0, 1, 2, 3].map((one) => from + 2 * k + one) as [number, number, number, number];
      const corners = facing(made.positions, [p, q, r], made.normals) ? [p, q, r, r, q, s] : [p, r, q, r, s, q];
      made.indices.push(...corners.map((one) => first + one));
    }
  }
  return { ...on, pieces: on.pieces.map((one) => (one === piece ? added(one, made) : one)) };
}

/** Whether a triangle is seen from the side its first corner's normal points to. */
function facing(positions: readonly number[], [a, b, c]: readonly [number, number, number], normals: readonly number[]): boolean {
  const side = (from: number, to: number) => [0, 1, 2].map((k) => positions[3 * to + k]! - positions[3 * from + k]!);
  const [p, q] = [side(a, b), side(a, c)] as [number[], number[]];
  const out = [p[1]! * q[2]! - p[2]! * q[1]!, p[2]! * q[0]! - p[0]! * q[2]!, p[0]! * q[1]! - p[1]! * q[0]!];
  return out.reduce((sum, value, k) => sum + value * normals[3 * a + k]!, 0) > 0;
}
