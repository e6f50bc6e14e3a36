import { type Lattice, type Matrix, normaliseAngle } from "@selvedge/geometry-core";
import { artworkMatrix } from "../geometry/artwork-matrix.ts";
import { alternates } from "../geometry/repeat.ts";
import { repeatLattice } from "./lattices.ts";

/** One repeat of an artwork's picture. `key` is unique among the repeats of one artwork; the first has none. */
export type Copy = { readonly key: string; readonly matrix: Matrix; readonly lattice: Lattice | null };

type Laid = Parameters<typeof artworkMatrix>[0] & Parameters<typeof repeatLattice>[0];

/** An artwork as its repeat lays it: with a symmetry every other column or row is a copy of its own, over a lattice of twice the step. */
export function copiesOf(artwork: Laid): readonly Copy[] {
  const lattice = repeatLattice(artwork);
  const symmetry = (artwork.repeat === "all" && artwork.lattice?.symmetry) || "none";
  const alternating = alternates(symmetry);
  const own = artworkMatrix(artwork);
  if (!alternating || !lattice?.v) return [{ key: "", matrix: own, lattice }];
  const step = alternating === "columns" ? lattice.u : lattice.v;
  const twice = [2 * step[0], 2 * step[1]] as const;
  const wide = alternating === "columns" ? { u: twice, v: lattice.v } : { u: lattice.u, v: twice };
  const shifted = { ...artwork, x: artwork.x + step[0], y: artwork.y + step[1] };
  const other =
    symmetry === "rotation"
      ? { ...shifted, angle: normaliseAngle(artwork.angle + 180) }
      : { ...shifted, flipped: !artwork.flipped };
  return [
    { key: "", matrix: own, lattice: wide },
    { key: symmetry, matrix: artworkMatrix(other), lattice: wide },
  ];
}
