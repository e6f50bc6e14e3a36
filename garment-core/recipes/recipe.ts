import type { HandKey } from "../drape/hand.ts";
import type { Wearer } from "../form/figure.ts";
import type { JoinedName } from "../joined/joined-pattern.ts";
import type { Closure } from "./closures.ts";
import type { RecipeOption } from "./options.ts";
import type { Sizing } from "./sizing.ts";

/** The garments this room knows how to draft and drape. */
export const RECIPE_KEYS = [
  "tee",
  "longSleeveTee",
  "sweatshirt",
  "shirt",
  "womensTee",
  "sleevelessTop",
  "teeDress",
  "circleSkirt",
  "aLineSkirt",
  "trousers",
  "wideTrousers",
  "chinos",
  "shorts",
  "waistcoat",
  "blazer",
  "coat",
  "shiftDress",
  "pencilSkirt",
  "boysTee",
  "boysSweatshirt",
  "boysShirt",
  "boysJoggers",
  "boysShorts",
  "girlsDress",
  "girlsTop",
  "girlsSkirt",
  "poloShirt",
  "hoodie",
  "blouse",
  "shirtDress",
  "leggings",
  "joggers",
  "jumpsuit",
] as const;
export type RecipeKey = (typeof RECIPE_KEYS)[number];
/** What names a garment wherever it is drafted or draped: the key of its recipe, or somebody's own pattern written out. */
export type RecipeName = RecipeKey | JoinedName;

/** What a catalogue needs to know of a garment before it is drafted. */
export type Recipe = Pick<Sizing, "sizes" | "defaultSize"> & {
  readonly key: RecipeName;
  /** English name, a key of `locales/<lang>/pieces.json`. */
  readonly name: string;
  readonly wearer: Wearer;
  /** The cloth it is draped in unless another is asked for. */
  readonly hand: HandKey;
  /** What may be drawn otherwise; most often asked for first. */
  readonly options: readonly RecipeOption[];
  /** What its wearer can open; default nothing. */
  readonly closures?: readonly Closure[];
};
