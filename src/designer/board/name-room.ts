import type { Box } from "./view.ts";

/** Names of pieces whose upper edges lie no farther apart than this, mm, stand beside each other at some zoom. */
const NAME_BAND_MM = 150;

const middle = ({ x, width }: Box) => x + width / 2;
/** Pieces never lie over each other: two that share a stretch from left to right lie one under the other, with room for a name. */
const isBeside = (one: Box, other: Box) => one.x + one.width <= other.x || other.x + other.width <= one.x;

/** How wide the name over a piece may be, mm, so that it meets no other: as far as the middle of the nearest one beside it. */
export const nameRoom = (piece: Box, all: readonly Box[]): number =>
  Math.min(
    ...all
      .filter((other) => isBeside(piece, other) && Math.abs(other.y - piece.y) < NAME_BAND_MM)
      .map((other) => Math.abs(middle(other) - middle(piece))),
  );
