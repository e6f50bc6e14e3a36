import {
  type AnyCloth,
  type ColourOrder,
  type FabricRecord,
  type FinishKey,
  type Hex,
  type KnitKey,
  type KnittedCloth,
  type Orders,
  pieceDyed,
  seedOf,
  type WeaveKey,
  type WovenCloth,
  type Yarn,
} from "@selvedge/textile-core";
import { catalogued, type FabricSeed, type Selling, WIDTH_CM } from "./make.ts";
import { SHADE_WORDS, SHADES, type Shade } from "./palette.ts";
import { shadeNamed } from "./sett.ts";
import { termsOf } from "./terms.ts";

/** A cloth that has no code yet, so no irregularities of its own. */
export type Draft = AnyCloth extends infer Cloth ? (Cloth extends AnyCloth ? Omit<Cloth, "seed"> : never) : never;
type WovenDraft = Omit<WovenCloth, "seed">;
type KnittedDraft = Omit<KnittedCloth, "seed">;

/** What the mill says of a cloth, whatever its colour. */
export type Trade = Pick<Selling, "productType" | "technology" | "pattern" | "style" | "season"> &
  Pick<Selling, "for" | "use" | "fabricType" | "tags" | "widthCm" | "description">;

/** One cloth of the mill in several colourings. */
export type Quality = Trade & {
  /** Four digits of the code; the colour gives the last two. */
  readonly series: number;
  /** First part of the name; the shades follow. */
  readonly name: string;
  /** Colourings set apart by commas, each of one to four shades: "navy, red black". The first is the one it is sold by. */
  readonly colours: string;
  readonly cloth: (lead: Hex, second: Hex, third: Hex, fourth: Hex) => Draft;
};

/** A shade's number in a code is its place on the card: new shades are added at its end. */
const SHADE_KEYS = Object.keys(SHADES) as readonly Shade[];
/** Shades that a name lists at most. */
const NAMED_SHADES = 2;

const twoDigits = (value: number): string => String(value).padStart(2, "0");

export const codeOf = (series: number, colour: number): string => `SV-${String(series).padStart(4, "0")}-${twoDigits(colour)}`;

/** The cloth with irregularities of its own, chosen by a code or any other name. */
export const seeded = (draft: Draft, name: string): AnyCloth => ({ ...draft, seed: seedOf(name) });

/** A fabric of the catalogue from its record and what is said of it; price, stock and terms follow from them. */
export function offered(code: string, name: string, record: FabricRecord, trade: Trade & Pick<Selling, "color">): FabricSeed {
  const { widthCm = WIDTH_CM } = trade;
  return catalogued(record, { ...trade, code, name, widthCm, ...termsOf(code, record, widthCm) });
}

/** A quality in each of its colourings. */
export function inColours({ series, name, colours, cloth, ...trade }: Quality): FabricSeed[] {
  return colours.split(",").map((way) => {
    const shades = way.trim().split(" ").map(shadeNamed);
    const [lead = "white", second = lead, third = second, fourth = third] = shades;
    const code = codeOf(series, SHADE_KEYS.indexOf(lead) + 1);
    const draft = cloth(SHADES[lead], SHADES[second], SHADES[third], SHADES[fourth]);
    const named = [name, ...shades.slice(0, NAMED_SHADES).map((shade) => SHADE_WORDS[shade][0])];
    return offered(code, named.join(", "), seeded(draft, code), {
      ...trade,
      color: SHADE_WORDS[lead][1],
    });
  });
}

/** A loom set up for a cloth; the colour orders are still free. */
export const loom =
  (
    [warp, weft]: readonly [warp: Yarn, weft: Yarn],
    [endsPerCm, picksPerCm]: readonly [ends: number, picks: number],
    weave: WeaveKey,
    finish: readonly FinishKey[] = [],
    more: Partial<WovenDraft> = {},
  ) =>
  ({ warpOrder, weftOrder }: Orders): WovenDraft => ({
    kind: "woven",
    warp,
    weft,
    endsPerCm,
    picksPerCm,
    weave,
    warpOrder,
    weftOrder,
    finish,
    ...more,
  });

/** A knitting machine set up for a cloth; the colours of its courses are still free. */
export const machine =
  (
    yarn: Yarn,
    structure: KnitKey,
    [walesPerCm, coursesPerCm, loopMm]: readonly [wales: number, courses: number, loopMm: number],
    finish: readonly FinishKey[] = [],
    more: Partial<KnittedDraft> = {},
  ) =>
  (courseOrder: ColourOrder): KnittedDraft => ({
    kind: "knitted",
    yarn,
    structure,
    walesPerCm,
    coursesPerCm,
    loopMm,
    courseOrder,
    finish,
    ...more,
  });

/** Dyed in the piece. */
export const dyed = (woven: (orders: Orders) => WovenDraft) => (hex: Hex) => woven(pieceDyed(hex));
export const dyedKnit = (knitted: (order: ColourOrder) => KnittedDraft) => (hex: Hex) => knitted([[hex, 1]]);
