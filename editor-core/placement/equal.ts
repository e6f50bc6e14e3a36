import type { Point } from "@selvedge/geometry-core";
import { equalFinishes } from "../document/equal-finishes.ts";
import type { Stamp } from "./stamp.ts";

/** A millionth of a millimetre is rounding, not a change of the design. */
const ROUNDING_MM = 1e-6;

/** Whether two stamps show the same, but for rounding. */
export function equalStamps(a: Stamp, b: Stamp): boolean {
  return (
    a.key === b.key &&
    a.opacity === b.opacity &&
    a.thickness === b.thickness &&
    a.clothFinish === b.clothFinish &&
    equalFinishes(a.finish, b.finish) &&
    equalNumbers(a.matrix, b.matrix) &&
    equalVectors(a.lattice?.u, b.lattice?.u) &&
    equalVectors(a.lattice?.v, b.lattice?.v) &&
    equalSources(a.source, b.source)
  );
}

function equalNumbers(a: readonly number[], b: readonly number[]): boolean {
  return a.every((value, index) => Math.abs(value - b[index]!) <= ROUNDING_MM);
}

function equalVectors(a: Point | null | undefined, b: Point | null | undefined): boolean {
  return a && b ? equalNumbers(a, b) : !a && !b;
}

/** A cloth's key says which fabric it is, so for cloth the keys of the stamps have said it already. */
function equalSources(a: Stamp["source"], b: Stamp["source"]): boolean {
  return a.kind === b.kind && (a.kind !== "artwork" || b.kind !== "artwork" || a.imageId === b.imageId);
}
