import { MAX_LENGTH_MM } from "../document/schema.ts";
import type { Seat } from "../placement/cloth.ts";

/** Whether an artwork that goes with its cloth stays within what a document holds. */
export function fits({ x, y, width, height, lattice }: Seat): boolean {
  return (
    [x, y].every((coordinate) => Math.abs(coordinate) <= MAX_LENGTH_MM) &&
    [width, height, ...(lattice ? [lattice.across, lattice.down] : [])].every((size) => size > 0 && size <= MAX_LENGTH_MM)
  );
}
