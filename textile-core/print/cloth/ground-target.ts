import type { AnyCloth } from "../../cloth.ts";
import { TILE_TARGET_MM, tileOf } from "../../repeat/repeat.ts";
import type { Mm } from "../../units.ts";
import type { RepeatSize } from "../lattice/lattice.ts";
import { fitOf } from "./fit.ts";

/** Ground tiles are drawn no smaller and no larger than these shares of the usual one. */
const MIN_SHARE = 0.6;
const MAX_SHARE = 1.7;
/** A stretch of this much weighs as much as a printed tile of one more repeat. */
const STRETCH_OF_A_REPEAT = 0.004;

/** Sizes near the usual tile that are a whole part of the print's repeat, or whole repeats of a small print. */
function commonSizes(printMm: Mm): Mm[] {
  const most = Math.floor(printMm / (TILE_TARGET_MM * MIN_SHARE));
  const repeats = Math.floor((TILE_TARGET_MM * MAX_SHARE) / printMm);
  const parts = Array.from({ length: Math.max(0, most) }, (_, index) => printMm / (index + 1));
  const multiples = Array.from({ length: Math.max(0, repeats) }, (_, index) => printMm * (index + 1));
  return [...parts, ...multiples].filter((size) => size >= TILE_TARGET_MM * MIN_SHARE && size <= TILE_TARGET_MM * MAX_SHARE);
}

/**
 * How large to draw the tile of a cloth (`targetMm`) that this print will lie on: the size whose whole weave repeats come
 * closest to whole parts of the print's repeat both ways, so that the ground is hardly stretched.
 */
export function groundTargetOf(cloth: AnyCloth, print: RepeatSize): Mm {
  let best: Mm = TILE_TARGET_MM;
  let least = Number.POSITIVE_INFINITY;
  for (const target of [TILE_TARGET_MM, ...commonSizes(print.mmWidth), ...commonSizes(print.mmHeight)]) {
    const tile = tileOf(cloth, target);
    const [across, down] = [fitOf(print.mmWidth, tile.mmWidth), fitOf(print.mmHeight, tile.mmHeight)];
    const stretch = Math.abs(Math.log(across.stretch)) + Math.abs(Math.log(down.stretch));
    const cost = stretch / STRETCH_OF_A_REPEAT + across.prints + down.prints;
    if (cost < least) [best, least] = [target, cost];
  }
  return best;
}
