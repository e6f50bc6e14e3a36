import { turn } from "../form/lathe.ts";
import type { Trim } from "../pattern/pattern.ts";
import type { FormMesh, GarmentMesh } from "./garment-mesh.ts";
import { surfacePoint } from "./surface.ts";

/** A button lies this far out of the cloth: the placket under it and its shank. */
const LIFT_MM = 1.2;
const SIDES = 24;

/** Outline of a button's half: radius per radius, height in mm. */
const PROFILE = [
  [1, 0],
  [1, 1.2],
  [0.94, 1.9],
  [0.82, 2.1],
  [0.7, 1.7],
  [0.66, 1.4],
  [0, 1.35],
] as const;

/** A trim as a surface on the garment. */
export type TrimMesh = { readonly kind: "button"; readonly pieceKey: string; readonly mesh: FormMesh };

/** Buttons of a pattern, sewn to the places of the draped cloth where they belong. */
export function trimMeshes(mesh: GarmentMesh, trims: readonly Trim[]): readonly TrimMesh[] {
  return trims.flatMap((trim): TrimMesh[] => {
    if (trim.kind !== "button") return [];
    const point = surfacePoint(mesh, trim.pieceKey, trim.x, trim.y);
    if (!point) return [];
    const { positions, normals, indices } = turn({
      centre: [0, 0, 0],
      ratio: 1,
      lean: 0,
      tilt: 0,
      sides: SIDES,
      profile: PROFILE.map(([radius, height]) => [(radius * trim.diameter) / 2, height] as const),
    });
    const [n, t] = [point.normal, point.tangent];
    const along = n[0] * t[0] + n[1] * t[1] + n[2] * t[2];
    const flat = [0, 1, 2].map((k) => t[k]! - n[k]! * along) as [number, number, number];
    const length = Math.hypot(...flat) || 1;
    const x = flat.map((value) => value / length) as [number, number, number];
    const z = [x[1] * n[2] - x[2] * n[1], x[2] * n[0] - x[0] * n[2], x[0] * n[1] - x[1] * n[0]] as const;
    const put = (from: Float32Array, origin: readonly number[], lift: number): Float32Array =>
      from.map((_, i) => {
        const [k, p] = [i % 3, i - (i % 3)];
        return origin[k]! + x[k]! * from[p]! + n[k]! * (from[p + 1]! + lift) + z[k]! * from[p + 2]!;
      });
    return [
      {
        kind: "button",
        pieceKey: trim.pieceKey,
        mesh: { positions: put(positions, point.position, LIFT_MM), normals: put(normals, [0, 0, 0], 0), indices },
      },
    ];
  });
}
