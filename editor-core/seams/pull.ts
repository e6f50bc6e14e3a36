import { AXES, type Axis } from "./rhythm.ts";
import type { Meeting, Sewn } from "./sewn.ts";

/** How a design goes over a seam: it runs on from one piece to the other, or the seam is its mirror. */
export type Way = "runsOn" | "mirrors";

/**
 * What a seam asks of one direction of the cloth, as the mean of the unit vectors of its misses, each miss an angle of which one repeat is the
 * full circle (Mardia and Jupp, Directional Statistics, 2000). Its length `evenness` is 1 where one shift brings the whole seam together.
 */
export type Pull = {
  readonly axis: Axis;
  readonly way: Way;
  readonly repeat: number;
  readonly mirror: number;
  readonly evenness: number;
  /** The mean miss as an angle, −π … π. */
  readonly angle: number;
};

/** Below this the lines of the cloth meet the seam at such different angles on its two sides that no shift brings them together. */
export const EVEN_ENOUGH = 0.8;

const component = (axis: Axis) => (axis === "across" ? 0 : 1);

/** By how many mm of the cloth the design misses at one place, not yet taken into one repeat. */
export function missAt({ clothA, clothB }: Meeting, { axis, way, mirror }: Pick<Pull, "axis" | "way" | "mirror">): number {
  const index = component(axis);
  return way === "runsOn" ? clothA[index] - clothB[index] : clothA[index] + clothB[index] - 2 * mirror;
}

/** A length brought into one repeat about nothing: −repeat/2 … repeat/2. */
export function withinRepeat(mm: number, repeat: number): number {
  return mm - Math.round(mm / repeat) * repeat;
}

function pullOf(meetings: readonly Meeting[], axis: Axis, way: Way, repeat: number, mirror: number): Pull {
  let [x, y] = [0, 0];
  for (const meeting of meetings) {
    const angle = (2 * Math.PI * missAt(meeting, { axis, way, mirror })) / repeat;
    x += Math.cos(angle);
    y += Math.sin(angle);
  }
  return { axis, way, repeat, mirror, evenness: Math.hypot(x, y) / meetings.length, angle: Math.atan2(y, x) };
}

/** A mirror is taken only where it brings clearly more of the seam together than running on. */
const CLEARLY = 0.02;

/** What a seam asks of the cloth in each direction in which that has a rhythm. */
export function pullsOf({ rhythm, meetings }: Sewn): Pull[] {
  return AXES.flatMap((axis) => {
    const beat = rhythm?.[axis];
    if (!beat) return [];
    const runsOn = pullOf(meetings, axis, "runsOn", beat.repeat, 0);
    if (beat.mirror === null) return [runsOn];
    const mirrors = pullOf(meetings, axis, "mirrors", beat.repeat, beat.mirror);
    return [mirrors.evenness > runsOn.evenness + CLEARLY ? mirrors : runsOn];
  });
}
