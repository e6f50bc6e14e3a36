import type { Point } from "@selvedge/geometry-core";
import type { ArtworkLattice, Symmetry } from "../document/schema.ts";

/** From an artwork to its neighbour in the next column and in the next row, mm along its own axes. */
export function stepsOf({
  across,
  down,
  by,
  drop,
}: Pick<ArtworkLattice, "across" | "down" | "by" | "drop">): [u: Point, v: Point] {
  return by === "column"
    ? [
        [across, drop * down],
        [0, down],
      ]
    : [
        [across, 0],
        [drop * across, down],
      ];
}

/** What alternates with the columns or with the rows. */
export const alternates = (symmetry: Symmetry): "columns" | "rows" | null =>
  symmetry === "none" ? null : symmetry === "glide" ? "rows" : "columns";

/**
 * The drops with which a symmetry is one of the whole repeat: moving any copy onto any other then leaves the print as it is. Null where every
 * drop will do.
 */
export function lawfulDrops(symmetry: Symmetry, by: ArtworkLattice["by"]): readonly number[] | null {
  if (symmetry === "none" || symmetry === "rotation") return null;
  return (symmetry === "mirror") === (by === "column") ? [0, 0.5] : [0];
}

/** The lattice with the nearest drop that its symmetry allows. */
export function lawful(lattice: ArtworkLattice): ArtworkLattice {
  const drops = lawfulDrops(lattice.symmetry, lattice.by);
  if (!drops) return lattice;
  const away = (drop: number) => Math.abs(lattice.drop - drop - Math.round(lattice.drop - drop));
  return { ...lattice, drop: drops.reduce((best, drop) => (away(drop) < away(best) ? drop : best)) };
}

/** A share as a fraction of small numbers, such as 1/2 or 2/3; null where it is none. */
export function fractionOf(share: number): readonly [part: number, of: number] | null {
  for (let parts = 2; parts <= MAX_PARTS; parts++) {
    const part = Math.round(share * parts);
    if (part > 0 && part < parts && Math.abs(share - part / parts) < NEAR_SHARE) return [part, parts];
  }
  return null;
}

const MAX_PARTS = 12;
/** A drop this near to a fraction is that fraction: a twentieth of a mm in a step of 100. */
const NEAR_SHARE = 5e-4;

/** How many steps lead to a copy that lies straight beside or below and the same way up. */
function stepsToSame(share: number, alternatesAlong: boolean, alternatesAside: boolean): number | null {
  for (let steps = 1; steps <= 2 * MAX_PARTS; steps++) {
    const aside = Math.round(steps * share);
    const isStraight = Math.abs(share - aside / steps) < NEAR_SHARE;
    const isSameWayUp = !(alternatesAlong && steps % 2 === 1) && !(alternatesAside && aside % 2 !== 0);
    if (isStraight && isSameWayUp) return steps;
  }
  return null;
}

/** How many columns and rows a full repeat takes: the smallest upright rectangle after which everything comes again. Null where it is too large to print. */
export function stepsOfFullRepeat({
  by,
  drop,
  symmetry,
}: ArtworkLattice): { readonly columns: number; readonly rows: number } | null {
  const alternating = alternates(symmetry);
  const columns = stepsToSame(by === "column" ? drop : 0, alternating === "columns", alternating === "rows");
  const rows = stepsToSame(by === "row" ? drop : 0, alternating === "rows", alternating === "columns");
  return columns === null || rows === null ? null : { columns, rows };
}

export type Extent = { readonly across: number; readonly down: number };

/** The full repeat in mm along the artwork's own axes. */
export function fullRepeat(lattice: ArtworkLattice): Extent | null {
  const steps = stepsOfFullRepeat(lattice);
  return steps && { across: steps.columns * lattice.across, down: steps.rows * lattice.down };
}

/** Rollers and harnesses are made to a tenth of a mm. */
const WHOLE_WITHIN_MM = 0.1;

/** How often a full repeat goes into a printer's or a loom's, and the nearest repeat of which a whole number does. */
export type Fit = { readonly times: number; readonly isWhole: boolean; readonly whole: number; readonly nearest: number };

export function fitInto(repeat: number, machine: number): Fit {
  const times = machine / repeat;
  const whole = Math.max(1, Math.round(times));
  return { times, isWhole: Math.abs(whole * repeat - machine) <= WHOLE_WITHIN_MM, whole, nearest: machine / whole };
}

/** The lattice whose full repeat is so long one way; the other way stays. */
export function withFullRepeat(lattice: ArtworkLattice, way: keyof Extent, mm: number): ArtworkLattice {
  const steps = stepsOfFullRepeat(lattice);
  return steps ? { ...lattice, [way]: mm / (way === "across" ? steps.columns : steps.rows) } : lattice;
}

/** Which of an artwork's own axes runs along the warp of the cloth under it, given the angles of both; null where it lies at a slant. */
export function alongWarp(artworkAngle: number, clothAngle: number): keyof Extent | null {
  const quarters = (artworkAngle - clothAngle) / 90;
  const whole = Math.round(quarters);
  if (Math.abs(quarters - whole) > SLANT_QUARTERS) return null;
  return whole % 2 === 0 ? "down" : "across";
}

/** A twentieth of a degree. */
const SLANT_QUARTERS = 0.05 / 90;
