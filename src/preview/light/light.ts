import type { Rgb } from "../types.ts";

/** Lights a garment is looked at in; the studio is there from the start, the others are fetched. */
export const LIGHTS = ["studio", "day", "shop", "evening", "raking"] as const;
export type LightKey = (typeof LIGHTS)[number];

/** A wall of light: where it hangs about the middle of the room (m; the user stands at +z), how large it is, its light in linear sRGB. */
export type Panel = {
  readonly at: readonly [number, number, number];
  readonly size: readonly [number, number, number];
  readonly light: Rgb;
};

/** A room and its lamp. */
export type Light = {
  /** Light of the walls, in linear sRGB, and what hangs before them. */
  readonly walls: Rgb;
  readonly panels: readonly Panel[];
  /** How strongly the room lights the cloth, and how dark the shadow on the floor is. */
  readonly roomStrength: number;
  readonly floorShadow: number;
  /** The lamp that casts shadows: radians round from the user to the right, radians up, colour and strength. */
  readonly lamp: { readonly round: number; readonly up: number; readonly colour: Rgb; readonly strength: number };
  /** Nine numbers, row by row: what the adapted eye sees of linear sRGB; null where the light is the screen's own white. */
  readonly adaptation: readonly number[] | null;
};
