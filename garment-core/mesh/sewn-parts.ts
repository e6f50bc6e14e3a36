import { along3, cosSinOf, cross3, degrees, dot3, unit3, type Vector3 } from "@selvedge/geometry-core";
import { merge, turn } from "../form/lathe.ts";
import { seatOn } from "./buttons.ts";
import type { FormMesh, GarmentMesh } from "./garment-mesh.ts";
import { pieceOf, surfacePoint } from "./surface.ts";

export type PartShape = "button" | "stud" | "tooth" | "cord";

/** One solid that is sewn on: where on its piece, how it is turned there, how large. mm and degrees. */
export type SewnPart = {
  readonly shape: PartShape;
  readonly pieceKey: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** Across, off the cloth, down. */
  readonly size: readonly [number, number, number];
  /** Clear of the cloth by so much. */
  readonly lift: number;
  readonly hex: string;
};

/** Solids of one material as one surface. */
export type SewnSurface = {
  readonly name: string;
  readonly hex: string;
  readonly roughness: number;
  readonly metallic: number;
  readonly mesh: FormMesh;
};

/** How each shape takes the light. */
const LIGHT: Readonly<Record<PartShape, { readonly roughness: number; readonly metallic: number }>> = {
  button: { roughness: 0.38, metallic: 0 },
  stud: { roughness: 0.32, metallic: 0.85 },
  tooth: { roughness: 0.4, metallic: 0.6 },
  cord: { roughness: 0.95, metallic: 0 },
};

const turned = (sides: number, profile: readonly (readonly [radius: number, height: number])[]): FormMesh =>
  turn({ centre: [0, 0, 0], ratio: 1, lean: 0, tilt: 0, sides, profile });

/** Five sides of a cube on the ground; the sixth lies on the cloth. */
function tooth(): FormMesh {
  const sides: readonly (readonly [Vector3, Vector3, Vector3])[] = [
    [
      [0, 1, 0],
      [0, 0, 1],
      [1, 0, 0],
    ],
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    [
      [-1, 0, 0],
      [0, 0, 1],
      [0, 1, 0],
    ],
    [
      [0, 0, 1],
      [1, 0, 0],
      [0, 1, 0],
    ],
    [
      [0, 0, -1],
      [0, 1, 0],
      [1, 0, 0],
    ],
  ];
  return merge(
    sides.map(([n, u, v]) => {
      const corners = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const;
      return {
        positions: Float32Array.from(
          corners.flatMap(([s, t]) => [0, 1, 2].map((k) => (n[k]! + s * u[k]! + t * v[k]!) / 2 + (k === 1 ? 0.5 : 0))),
        ),
        normals: Float32Array.from(corners.flatMap(() => [...n])),
        indices: Uint32Array.from([0, 1, 2, 0, 2, 3]),
      };
    }),
  );
}

/** A lying cylinder with its ends, its length along z. */
function cord(): FormMesh {
  const { positions, normals, indices } = turned(8, [
    [0, 0],
    [0.5, 0],
    [0.5, 0],
    [0.5, 1],
    [0.5, 1],
    [0, 1],
  ]);
  const laid = (values: Float32Array, up: number, along: number) =>
    values.map((value, index) =>
      index % 3 === 0 ? value : index % 3 === 1 ? up - values[index + 1]! : values[index - 1]! - along,
    );
  return { positions: laid(positions, 0.5, 0.5), normals: laid(normals, 0, 0), indices };
}

/** Each shape of one mm in every direction: x across, y off the cloth, z down the piece. */
const SHAPES: Readonly<Record<PartShape, () => FormMesh>> = {
  button: () =>
    turned(20, [
      [0.5, 0],
      [0.5, 0.57],
      [0.47, 0.9],
      [0.41, 1],
      [0.35, 0.81],
      [0.33, 0.67],
      [0, 0.64],
    ]),
  stud: () =>
    turned(16, [
      [0.48, 0],
      [0.5, 0.3],
      [0.46, 0.56],
      [0.4, 0.62],
      [0.3, 0.78],
      [0.14, 0.97],
      [0, 1],
    ]),
  tooth,
  cord,
};

/** Where a part stands: what is round and stiff lies on the cloth as a whole, all else on its one place. */
function frameUnder(mesh: GarmentMesh, { shape, pieceKey, x, y, size }: SewnPart) {
  if (shape === "button" || shape === "stud") {
    const piece = pieceOf(mesh, pieceKey);
    const seat = piece && seatOn(piece, x, y, size[0]);
    return seat && { position: seat.position, normal: seat.normal, right: cross3(seat.up, seat.normal) };
  }
  const point = surfacePoint(mesh, pieceKey, x, y);
  if (!point) return null;
  const { position, normal, tangent } = point;
  return { position, normal, right: unit3(along3(tangent, normal, -dot3(normal, tangent))) };
}

/** Stands a part on the cloth; null where its piece has none. */
function stood(mesh: GarmentMesh, part: SewnPart, { positions, normals, indices }: FormMesh): FormMesh | null {
  const frame = frameUnder(mesh, part);
  if (!frame) return null;
  const { normal: n, right, position: p } = frame;
  const below = cross3(right, n);
  const [cos, sin] = cosSinOf(degrees(part.angle));
  const across = right.map((value, k) => value * cos + below[k]! * sin);
  const down = below.map((value, k) => value * cos - right[k]! * sin);
  const [sx, sy, sz] = part.size;
  const put = (from: Float32Array, origin: readonly number[], lift: number, [x, y, z]: readonly number[]): Float32Array =>
    from.map((_, i) => {
      const [k, v] = [i % 3, i - (i % 3)];
      return origin[k]! + across[k]! * from[v]! * x! + n[k]! * (from[v + 1]! * y! + lift) + down[k]! * from[v + 2]! * z!;
    });
  const bent = put(normals, [0, 0, 0], 0, [1 / sx, 1 / sy, 1 / sz]);
  for (let v = 0; v < bent.length; v += 3) bent.set(unit3([bent[v]!, bent[v + 1]!, bent[v + 2]!]), v);
  return { positions: put(positions, p, part.lift, part.size), normals: bent, indices };
}

/** Parts on the draped cloth, those of one shape and colour as one surface. Parts of a piece that is not there are left out. */
export function sewnSurfaces(mesh: GarmentMesh, parts: readonly SewnPart[]): SewnSurface[] {
  const alike = Map.groupBy(parts, ({ shape, hex }) => `${shape} ${hex}`);
  return [...alike.values()].flatMap((same, index): SewnSurface[] => {
    const { shape, hex } = same[0]!;
    const solid = SHAPES[shape]();
    const meshes = same.flatMap((part) => stood(mesh, part, solid) ?? []);
    return meshes.length > 0 ? [{ name: `trims_${index + 1}_${shape}`, hex, ...LIGHT[shape], mesh: merge(meshes) }] : [];
  });
}
