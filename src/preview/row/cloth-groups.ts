import type { Placement, Stamp } from "@selvedge/editor-core";
import { IDENTITY, invert, isFlat, type Matrix, multiply, sizeOf } from "@selvedge/geometry-core";
import type { ShownPiece } from "../mesh/shown-mesh.ts";

/** Pieces that are drawn as one: cut from one cloth, with nothing else on them. `onto` takes mm of each piece to mm of the first. */
export type ClothGroup = {
  readonly keys: readonly string[];
  readonly onto: readonly Matrix[];
  readonly stamps: readonly Stamp[];
};

/** What two cloths have in common that may lie under one another when they are turned and shifted; null for what stands alone. */
function clothName(stamps: readonly Stamp[]): string | null {
  const [stamp, ...others] = stamps;
  if (!stamp || others.length > 0 || stamp.source.kind === "artwork") return null;
  const { width, height } = sizeOf(stamp.matrix);
  const [a, b, c, d] = stamp.matrix;
  const said = stamp.source.kind === "fabric" ? [width.toFixed(3), height.toFixed(3), a * d < b * c] : [];
  return JSON.stringify([stamp.source, stamp.opacity, stamp.clothFinish, ...said]);
}

function between(from: Stamp, to: Stamp): Matrix {
  return from.source.kind === "fabric" && !isFlat(from.matrix) ? multiply(to.matrix, invert(from.matrix)) : IDENTITY;
}

/** The pieces of a garment by the cloth they are cut from, so that each cloth is drawn once; a piece with artwork is drawn alone. */
export function clothGroups(keys: readonly string[], placement: Placement): ClothGroup[] {
  const groups = new Map<string, { keys: string[]; onto: Matrix[]; stamps: readonly Stamp[] }>();
  for (const key of keys) {
    const stamps = placement[key] ?? [];
    const name = clothName(stamps) ?? `alone ${key}`;
    const group = groups.get(name);
    if (group) {
      group.keys.push(key);
      group.onto.push(between(stamps[0]!, group.stamps[0]!));
    } else groups.set(name, { keys: [key], onto: [IDENTITY], stamps });
  }
  return [...groups.values()];
}

type Part = {
  readonly piece: ShownPiece;
  readonly onto: Matrix;
  readonly occlusion: Float32Array;
  readonly triangles: Uint32Array;
};

/** Some pieces as one mesh, each laid on the cloth of the first. The name is that of the first. */
export function sewnTogether(parts: readonly Part[]): ShownPiece {
  const joined = (size: number, valuesOf: (part: Part) => ArrayLike<number>) => {
    const all = new Float32Array(parts.reduce((sum, part) => sum + size * (part.piece.positions.length / 3), 0));
    let offset = 0;
    for (const part of parts) {
      const values = valuesOf(part);
      all.set(values, offset);
      offset += values.length;
    }
    return all;
  };
  const triangles = new Uint32Array(parts.reduce((sum, part) => sum + part.triangles.length, 0));
  let [to, first] = [0, 0];
  for (const part of parts) {
    for (const vertex of part.triangles) triangles[to++] = vertex + first;
    first += part.piece.positions.length / 3;
  }
  return {
    key: parts[0]!.piece.key,
    positions: joined(3, ({ piece }) => piece.positions),
    normals: joined(3, ({ piece }) => piece.normals),
    mm: joined(2, ({ piece, onto }) => laid(piece.mm, onto)),
    edges: joined(3, ({ piece }) => piece.edges),
    occlusion: joined(1, ({ occlusion }) => occlusion),
    triangles,
  };
}

function laid(mm: Float32Array, [a, b, c, d, e, f]: Matrix): Float32Array {
  const moved = new Float32Array(mm.length);
  for (let index = 0; index < mm.length; index += 2) {
    const [x, y] = [mm[index]!, mm[index + 1]!];
    moved[index] = a * x + c * y + e;
    moved[index + 1] = b * x + d * y + f;
  }
  return moved;
}
