import type { LaidMotif } from "../../finish/motif.ts";
import type { Tile } from "../../repeat/repeat.ts";
import type { Mm } from "../../units.ts";

/** What a decoration is put on. `laid` is its motif over the tile, null without one. */
export type Ground = {
  readonly tile: Tile;
  /** How often the decoration repeats in the tile. */
  readonly across: number;
  readonly up: number;
  readonly pixelMm: Mm;
  readonly seed: number;
  readonly laid: LaidMotif | null;
};
