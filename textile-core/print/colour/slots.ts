import type { Hex } from "../../colour/convert.ts";

/** The inks of a print by the part they play; every design draws from these, so that every colourway fits every design. */
export const SLOTS = [
  "ground",
  "key",
  "light",
  "main",
  "mainDeep",
  "second",
  "secondDeep",
  "accent",
  "leaf",
  "leafDeep",
] as const;
export type Slot = (typeof SLOTS)[number];
/** A printed ink: any slot but the cloth itself. */
export type Ink = Exclude<Slot, "ground">;
/** A colour for each slot. */
export type Palette = Readonly<Record<Slot, Hex>>;
