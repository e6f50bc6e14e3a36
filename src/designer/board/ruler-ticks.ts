/** One stroke of a ruler. `at` is in mm; only major strokes carry their number. */
export type Tick = { readonly at: number; readonly rank: "minor" | "middle" | "major" };
/** Distances in mm of the strokes at one zoom, as on a steel rule: ten minor strokes to a number, a longer one at the fifth. */
export type TickSteps = { readonly minor: number; readonly middle: number; readonly major: number };

/** Two strokes stand at least this far apart. */
const MIN_TICK_PX = 3;
const DECADES = [0.1, 1, 10, 100, 1_000] as const;

/** The finest decade whose strokes stay apart: 10, 50 and 100 mm at the usual zoom. */
export function tickSteps(pxPerMm: number): TickSteps {
  const minor = DECADES.find((step) => step * pxPerMm >= MIN_TICK_PX) ?? 1_000;
  return { minor, middle: minor * 5, major: minor * 10 };
}

/** Every stroke between two places on the board, in mm. */
export function ticks(from: number, to: number, pxPerMm: number): Tick[] {
  const { minor } = tickSteps(pxPerMm);
  const found: Tick[] = [];
  for (let index = Math.ceil(from / minor - 1e-9) + 0; index * minor <= to + 1e-9; index += 1) {
    const rank = index % 10 === 0 ? "major" : index % 5 === 0 ? "middle" : "minor";
    found.push({ at: index * minor, rank });
  }
  return found;
}
