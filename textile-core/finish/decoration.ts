import type { Hex } from "../colour/convert.ts";
import type { GramsPerSquareMetre, Mm } from "../units.ts";
import { type Motif, motifShareOf, petalsOf } from "./motif.ts";

/** What is put on a finished cloth, or taken from it. Plain data. */
export type Decoration =
  /** Metallised film pressed on: over the whole face without a motif. */
  | { readonly technique: "foil"; readonly colour: Hex; readonly motif?: Motif }
  /** The cellulose of a blend is eaten away in the motif; the rest stays as a sheer ground. */
  | { readonly technique: "burn-out"; readonly motif: Motif }
  /** Satin stitch; the motif's tones take their colours in turn. */
  | { readonly technique: "embroidery"; readonly motif: Motif; readonly colours: readonly Hex[]; readonly threadMm: Mm }
  /** Short fibres shot into glue. */
  | { readonly technique: "flocking"; readonly motif: Motif; readonly colour: Hex; readonly heightMm: Mm }
  /** Discs sewn on in rows like scales. */
  | { readonly technique: "sequin"; readonly colour: Hex; readonly diameterMm: Mm }
  /** Face, wadding and lining stitched through in diamonds of `sizeMm`. */
  | {
      readonly technique: "quilting";
      readonly sizeMm: Mm;
      readonly loftMm: Mm;
      readonly thread: Hex;
      readonly waddingGsm: GramsPerSquareMetre;
    };

export type Technique = Decoration["technique"];

/** Sequins cover each other by a quarter; so many stand in one repeat, across and in rows. */
export const SEQUIN_STEP = 0.75;
export const SEQUINS_ACROSS = 8;
export const SEQUIN_ROWS = 10;

/** The motif whose repeat a decoration asks of the cloth, null where it has none. */
export function motifOfDecoration(decoration: Decoration): Motif | null {
  switch (decoration.technique) {
    case "foil":
      return decoration.motif ?? null;
    case "sequin":
      return { figure: [], repeatMm: SEQUINS_ACROSS * SEQUIN_STEP * decoration.diameterMm };
    case "quilting":
      return { figure: [], repeatMm: decoration.sizeMm };
    default:
      return decoration.motif;
  }
}

const FOIL_GSM = 9;
const FLOCK_GSM_PER_MM = 130;
const SEQUIN_MM = 0.12;
const POLYESTER_DENSITY = 1.38;
/** Embroidery thread of 120 den/2 lies twice, above and below. */
const EMBROIDERY_TEX = 26.7;
const EMBROIDERY_LAYERS = 2.2;

/** What a decoration adds to a cloth of `gsm`, or takes away; `cellulose` is the share of the cloth that burn-out eats. */
export function decorationGsm(decoration: Decoration, gsm: GramsPerSquareMetre, cellulose: number): GramsPerSquareMetre {
  switch (decoration.technique) {
    case "foil":
      return FOIL_GSM * (decoration.motif ? motifShareOf(decoration.motif) : 1);
    case "burn-out":
      return -gsm * cellulose * motifShareOf(decoration.motif);
    case "embroidery":
      return (motifShareOf(decoration.motif) * EMBROIDERY_LAYERS * EMBROIDERY_TEX) / decoration.threadMm;
    case "flocking":
      return motifShareOf(decoration.motif) * FLOCK_GSM_PER_MM * decoration.heightMm;
    case "sequin":
      // Discs of one diameter stand one to a step each way; mm³ on a mm² are litres on a thousand m².
      return (Math.PI / 4 / SEQUIN_STEP ** 2) * SEQUIN_MM * POLYESTER_DENSITY * 1000;
    case "quilting":
      return decoration.waddingGsm;
  }
}

/** Colours that a decoration lays over the ground, with their shares of the face. */
export function decorationColours(decoration: Decoration): readonly (readonly [colour: Hex, share: number])[] {
  switch (decoration.technique) {
    case "foil":
      return [[decoration.colour, decoration.motif ? motifShareOf(decoration.motif) : 1]];
    case "flocking":
      return [[decoration.colour, motifShareOf(decoration.motif)]];
    case "sequin":
      return [[decoration.colour, 1]];
    case "embroidery": {
      const share = motifShareOf(decoration.motif);
      const areas = new Map<Hex, number>();
      for (const { tone, length, width } of petalsOf(decoration.motif)) {
        const colour = decoration.colours[tone % decoration.colours.length]!;
        areas.set(colour, (areas.get(colour) ?? 0) + length * width);
      }
      const whole = [...areas.values()].reduce((sum, area) => sum + area, 0);
      return [...areas].map(([colour, area]) => [colour, (share * area) / whole]);
    }
    case "burn-out":
    case "quilting":
      return [];
  }
}
