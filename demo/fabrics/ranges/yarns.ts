import { type Blend, denier, ne, nm, type Yarn } from "@selvedge/textile-core";
import { cotton, spun, wool } from "../make.ts";

export const linen: Blend = [["linen", 1]];
export const silk: Blend = [["silk", 1]];
export const viscose: Blend = [["viscose", 1]];
export const modal: Blend = [["modal", 1]];
export const lyocell: Blend = [["lyocell", 1]];
export const polyester: Blend = [["polyester", 1]];
export const nylon: Blend = [["nylon", 1]];
export const stretchCotton: Blend = [
  ["cotton", 0.96],
  ["elastane", 0.04],
];
export const polycotton: Blend = [
  ["polyester", 0.65],
  ["cotton", 0.35],
];
export const cottonLinen: Blend = [
  ["cotton", 0.55],
  ["linen", 0.45],
];
export const viscoseLinen: Blend = [
  ["viscose", 0.7],
  ["linen", 0.3],
];

/** The same yarn in warp and weft. */
export const both = (yarn: Yarn): readonly [Yarn, Yarn] => [yarn, yarn];
/** Cotton in an English count. */
export const cottonOf = (count: number, ply = 1): Yarn => spun(ne(count, ply), cotton);
/** Worsted wool in a metric count, two-fold. */
export const worstedOf = (count: number): Yarn => spun(nm(count, 2), wool);
/** Filament in denier. */
export const filamentOf = (count: number, fibre: Blend = polyester): Yarn => spun(denier(count), fibre);
