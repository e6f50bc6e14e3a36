import type { Mm } from "../../units.ts";
import { GRID_PER_MM, type Lattice } from "./lattice.ts";

/** The repeats a print studio works with, by the names it uses. */
export const REPEATS = [
  "full-drop",
  "half-drop",
  "third-drop",
  "quarter-drop",
  "brick",
  "third-brick",
  "mirror",
  "hexagonal",
] as const;
export type RepeatKey = (typeof REPEATS)[number];

/** A size that can be cut into `parts` equal parts on the 0.001 mm grid. */
const divisible = (mm: Mm, parts: number): Mm => (Math.round((mm * GRID_PER_MM) / parts) * parts) / GRID_PER_MM;

/** Each column lies `part / parts` of the height lower than the one before. */
export function dropped(width: Mm, height: Mm, part: number, parts: number): Lattice {
  const tall = divisible(height, parts);
  return { a: [width, (tall / parts) * part], b: [0, tall], group: "p1" };
}

/** Each row lies `part / parts` of the width further right than the one above. */
export function bricked(width: Mm, height: Mm, part: number, parts: number): Lattice {
  const wide = divisible(width, parts);
  return { a: [wide, 0], b: [(wide / parts) * part, height], group: "p1" };
}

/** The lattice of a named repeat of a motif field of `width` × `height` mm; a mirrored one is twice as large each way. */
export function latticeOf(repeat: RepeatKey, width: Mm, height: Mm): Lattice {
  switch (repeat) {
    case "full-drop":
      return { a: [width, 0], b: [0, height], group: "p1" };
    case "half-drop":
      return dropped(width, height, 1, 2);
    case "third-drop":
      return dropped(width, height, 1, 3);
    case "quarter-drop":
      return dropped(width, height, 1, 4);
    case "brick":
      return bricked(width, height, 1, 2);
    case "third-brick":
      return bricked(width, height, 1, 3);
    case "mirror":
      return { a: [2 * width, 0], b: [0, 2 * height], group: "pmm" };
    case "hexagonal": {
      const wide = divisible(width, 2);
      return { a: [wide, 0], b: [-wide / 2, (wide * Math.sqrt(3)) / 2], group: "p1" };
    }
  }
}
