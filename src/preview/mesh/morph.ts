import type { BufferAttribute, BufferGeometry, InstancedBufferAttribute } from "three";
import type { ShownGarment, ShownPiece } from "./shown-mesh.ts";

const MORPH_MS = 420;

type Written = BufferAttribute | InstancedBufferAttribute;
/** Numbers of a mesh on the graphics card, and what they shall become. */
export type Change = { readonly attribute: Written; readonly to: ArrayLike<number> };

const hasSameMesh = (a: ShownPiece, b: ShownPiece): boolean =>
  a.key === b.key && a.positions.length === b.positions.length && a.triangles.length === b.triangles.length && same(a.mm, b.mm);
const same = (a: Float32Array, b: Float32Array): boolean => a.every((value, index) => value === b[index]);

/** Whether two drapes are of one cut in one size: only where their cloth hangs differs. */
export const isSameCut = (a: ShownGarment, b: ShownGarment): boolean =>
  a === b ||
  (a.pieces.length === b.pieces.length &&
    a.form.positions.length === b.form.positions.length &&
    a.pieces.every((piece, index) => hasSameMesh(piece, b.pieces[index]!)));

/** What must change for the meshes of a cut to hang as `garment` does. */
export const changesTo = ({ pieces }: ShownGarment, geometryOf: (key: string) => BufferGeometry | undefined): Change[] =>
  pieces.flatMap(({ key, positions, normals }) => {
    const geometry = geometryOf(key);
    if (!geometry) return [];
    return [
      { attribute: geometry.getAttribute("position") as BufferAttribute, to: positions },
      { attribute: geometry.getAttribute("normal") as BufferAttribute, to: normals },
    ];
  });

const eased = (t: number): number => t * t * (3 - 2 * t);

/** Cloth on its way from one drape to another. */
export class Morph {
  private readonly from: readonly Float32Array[];
  private readonly changes: readonly Change[];
  private began: number | null = null;

  constructor(changes: readonly Change[]) {
    this.changes = changes;
    this.from = changes.map(({ attribute }) => Float32Array.from(attribute.array));
  }

  /** Writes where the cloth is at `now` ms; true once it has arrived. The clock starts with the first call. */
  step(now: number, isInstant: boolean): boolean {
    this.began ??= now;
    const t = isInstant ? 1 : Math.min(1, (now - this.began) / MORPH_MS);
    const share = eased(t);
    for (const [index, { attribute, to }] of this.changes.entries()) {
      const from = this.from[index]!;
      const into = attribute.array;
      for (let i = 0; i < into.length; i++) into[i] = from[i]! + (to[i]! - from[i]!) * share;
      attribute.needsUpdate = true;
    }
    return t === 1;
  }
}
