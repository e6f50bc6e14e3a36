import type { HandKey } from "../drape/hand.ts";

/** The garments this room knows how to draft and drape. */
export const RECIPE_KEYS = ["tee", "shirt", "circleSkirt", "trousers"] as const;
export type RecipeKey = (typeof RECIPE_KEYS)[number];

/** What a catalogue needs to know of a garment before it is drafted. */
export type Recipe = {
  readonly key: RecipeKey;
  /** English name, a key of `locales/<lang>/pieces.json`. */
  readonly name: string;
  /** Sizes as a customer names them, smallest first. */
  readonly sizes: readonly string[];
  readonly defaultSize: string;
  readonly wearer: "men" | "women";
  /** The cloth it is draped in unless another is asked for. */
  readonly hand: HandKey;
};
