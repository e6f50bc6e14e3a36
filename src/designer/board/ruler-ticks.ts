import { MM_PER_INCH } from "@selvedge/geometry-core";

/** One stroke of a ruler. `at` is in mm; only major strokes carry their number. */
export type Tick = { readonly at: number; readonly rank: "minor" | "middle" | "major" };
/** Distances in mm of the strokes at one zoom, as on a steel rule: ten minor strokes to a number, a longer one at the fifth. */
export type TickSteps = { readonly minor: number; readonly middle: number; readonly major: number };

/** Two strokes stand at least this far apart. */
const MIN_TICK_PX = 3;
const DECADES = [0.1, 1, 10, 100, 1_000] as const;

/** Strokes of a rule in inches: halved down to a sixteenth, then inches in tens. Per step its length in inches, and how many make a longer stroke and a numbered one. */
const INCH_RULES = [
  [1 / 16, 8, 16],
  [1 / 8, 4, 8],
  [1 / 4, 2, 4],
  [1, 5, 10],
  [10, 5, 10],
  [100, 5, 10],
] as const;

/** The finest strokes that stay apart: 10, 50 and 100 mm at the usual zoom; in inches quarters, halves and wholes. */
export function tickSteps(pxPerMm: number, isInches = false): TickSteps {
  if (isInches) {
    const [inches, toMiddle, toMajor] =
      INCH_RULES.find(([step]) => step * MM_PER_INCH * pxPerMm >= MIN_TICK_PX) ?? INCH_RULES.at(-1)!;
    const minor = inches * MM_PER_INCH;
    return { minor, middle: minor * toMiddle, major: minor * toMajor };
  }
  const minor = DECADES.find((step) => step * pxPerMm >= MIN_TICK_PX) ?? 1_000;
  return { minor, middle: minor * 5, major: minor * 10 };
}

/** Every stroke between two places on the board, in mm. */
export function ticks(from: number, to: number, pxPerMm: number, isInches = false): Tick[] {
  const { minor, middle, major } = tickSteps(pxPerMm, isInches);
  const [toMiddle, toMajor] = [Math.round(middle / minor), Math.round(major / minor)];
  const found: Tick[] = [];
  for (let index = Math.ceil(from / minor - 1e-9) + 0; index * minor <= to + 1e-9; index += 1) {
    const rank = index % toMajor === 0 ? "major" : index % toMiddle === 0 ? "middle" : "minor";
    found.push({ at: index * minor, rank });
  }
  return found;
}
