import { MM_PER_CM, MM_PER_INCH } from "@selvedge/geometry-core";
import type { Hex } from "../../colour/convert.ts";
import type { Mm } from "../../units.ts";
import type { Shafts } from "../../weave/draft.ts";

export const WIF_UNITS = ["centimeters", "inches", "decipoints"] as const;
export type WifUnit = (typeof WIF_UNITS)[number];

/** A decipoint is a tenth of the printer's point of 1/72 inch. */
const MM_PER_UNIT: Record<WifUnit, number> = { centimeters: MM_PER_CM, inches: MM_PER_INCH, decipoints: MM_PER_INCH / 720 };
export const mmOfWif = (value: number, unit: WifUnit): Mm => value * MM_PER_UNIT[unit];

/** The threads of one system. `colours` are numbers of the palette from 1; lengths are in `unit`, each thread's own or one for all. */
export type WifThreads = {
  readonly count: number;
  readonly colours: readonly number[];
  readonly unit: WifUnit;
  readonly spacing?: number;
  readonly thickness?: number;
  readonly spacings?: readonly number[];
  readonly thicknesses?: readonly number[];
};

/** Sections and keys that are nobody's here (private ones, symbols, translations): kept as they were read and written again. */
export type WifRest = { readonly section: string; readonly entries: readonly (readonly [key: string, value: string])[] };

/**
 * A Weaving Information File 1.1. `threading` gives the shafts of each end, `treadling` the treadles and `liftPlan` the
 * shafts of each pick; an empty list is a thread that hangs free or a pick without lift. Numbers are from 1.
 */
export type Wif = {
  readonly text: Readonly<Record<string, string>>;
  readonly notes: readonly string[];
  readonly source: { readonly program: string; readonly version: string };
  readonly shafts: number;
  readonly treadles: number;
  /** False: the treadled shafts sink and all others rise. */
  readonly risingShed: boolean;
  readonly threading: readonly Shafts[];
  readonly tieUp?: readonly Shafts[];
  readonly treadling?: readonly Shafts[];
  readonly liftPlan?: readonly Shafts[];
  readonly palette: readonly Hex[];
  readonly warp: WifThreads;
  readonly weft: WifThreads;
  readonly rest: readonly WifRest[];
};

/** Sections of data that a reader and a writer understand; all others are `rest`. */
export const KNOWN_SECTIONS = [
  "WIF",
  "CONTENTS",
  "TEXT",
  "NOTES",
  "WEAVING",
  "WARP",
  "WEFT",
  "COLOR PALETTE",
  "COLOR TABLE",
  "THREADING",
  "TIEUP",
  "TREADLING",
  "LIFTPLAN",
  "WARP COLORS",
  "WARP SPACING",
  "WARP THICKNESS",
  "WEFT COLORS",
  "WEFT SPACING",
  "WEFT THICKNESS",
] as const;

export type KnownSection = (typeof KNOWN_SECTIONS)[number];

export const MAX_WIF_MB = 6;
export const MAX_THREADS = 30_000;
export const MAX_SHAFTS = 20_000;
