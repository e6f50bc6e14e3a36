import type { RoomPoint } from "@selvedge/contract";

/** How finely a cloth of the room is drawn: its mean colour, or its tile at 128 or 512 pixels. The one nearest to the eye is drawn thread by thread. */
export type Level = "mean" | "small" | "large";

/** Up to this far off, mm, a level is worth its memory; what is farther, or behind, is let go. */
const REACH_MM = { small: 14_000, large: 3_800, threads: 1_000 } as const;
/** As many cloths as have room on the graphics card at each level. */
export const MAX_OF_LEVEL = { small: 160, large: 16 } as const;
/** Behind the eye only what one may turn to in a moment is kept. */
const BESIDE_MM = 2_600;
/** Cosine of the angle within which one looks at a thing. */
const STRAIGHT_AHEAD = 0.75;

export type Hung = { readonly productId: string; readonly middle: RoomPoint };
export type Eye = { readonly place: RoomPoint; readonly direction: RoomPoint };

export type Leveled = {
  /** The level of each fabric. */
  readonly byFabric: ReadonlyMap<string, Level>;
  /** The one thing that is near enough for its threads, by its index; −1 where nothing is. */
  readonly nearest: number;
};

const finest = (away: number): Level => (away <= REACH_MM.large ? "large" : away <= REACH_MM.small ? "small" : "mean");

/** Which level each fabric is drawn in, nearest first, within what there is room for. */
export function levelsFor(hung: readonly Hung[], { place, direction }: Eye): Leveled {
  const seen = hung
    .map(({ productId, middle }, index) => {
      const to = [middle[0] - place[0], middle[1] - place[1], middle[2] - place[2]] as const;
      const away = Math.hypot(...to);
      const ahead = (to[0] * direction[0] + to[1] * direction[1] + to[2] * direction[2]) / (away || 1);
      return { productId, index, away, level: ahead < 0.1 && away > BESIDE_MM ? ("mean" as const) : finest(away), ahead };
    })
    .sort((a, b) => a.away - b.away);
  const left = { small: MAX_OF_LEVEL.small as number, large: MAX_OF_LEVEL.large as number };
  const byFabric = new Map<string, Level>();
  let nearest = -1;
  for (const { productId, index, away, level, ahead } of seen) {
    if (away <= REACH_MM.threads && ahead > STRAIGHT_AHEAD && nearest < 0) nearest = index;
    if (byFabric.has(productId)) continue;
    const given: Level = level === "large" && left.large > 0 ? "large" : level !== "mean" && left.small > 0 ? "small" : "mean";
    if (given === "large") left.large--;
    if (given !== "mean") left.small--;
    byFabric.set(productId, given);
  }
  return { byFabric, nearest };
}
