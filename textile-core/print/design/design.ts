import type { Mm } from "../../units.ts";
import type { ColourwayKey } from "../colour/colourways.ts";
import type { Hand } from "../hand/hand.ts";
import type { HandKey } from "../hand/table.ts";
import type { RepeatKey } from "../lattice/presets.ts";
import type { Sheet } from "../sheet/sheet.ts";

/** The pattern words a buyer searches by. */
export const PRINT_FAMILIES = [
  "plants",
  "florals",
  "dots",
  "animals",
  "geometric",
  "paisley",
  "camouflage",
  "tieDye",
  "abstract",
  "ikat",
] as const;
export type PrintFamily = (typeof PRINT_FAMILIES)[number];

/** Draws one cell of the design; the sheet's noise and all chance follow from `random`. */
export type Draw = (sheet: Sheet, hand: Hand, random: () => number) => void;

/** A design of the library. Sizes are those of one motif field, before the repeat multiplies it. */
export type Design = {
  readonly family: PrintFamily;
  readonly hands: readonly [HandKey, ...HandKey[]];
  readonly mmWidth: Mm;
  readonly mmHeight: Mm;
  readonly repeat: RepeatKey;
  /** The repeat is part of the drawing (a foulard, a winding vine): no other can be chosen. */
  readonly isSet?: true;
  /** Colourways it was composed for; any other works too. */
  readonly colourways: readonly [ColourwayKey, ...ColourwayKey[]];
  readonly draw: Draw;
};
