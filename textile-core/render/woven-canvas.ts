import type { Mm } from "../units.ts";
import { hash } from "./noise.ts";
import { striationRing } from "./sample.ts";
import type { Scene } from "./scene.ts";

/** Darkening of a thread at its edge and where it dives, before light that bounces back is counted. */
export const EDGE_SHADE = 0.34;
export const DIVE_SHADE = 0.5;
/** Picks that a row can touch, and one more. */
const LANES = 4;
/** Places of the grain that is laid over the whole tile. */
export const GRAINS = 8192;

/** One pick prepared for its whole width. */
export type Lane = {
  pick: number;
  readonly z: Float32Array;
  readonly dive: Float32Array;
  readonly centre: Float32Array;
  readonly half: Float32Array;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  readonly streak: Float32Array;
  widest: number;
};

/** Which two ends each sample of a row lies between, and how far: the same for every row. */
type Between = {
  readonly leftEnd: Int32Array;
  readonly rightEnd: Int32Array;
  readonly towardsRight: Float32Array;
  readonly underEnd: Int32Array;
};

/** A scene laid out for rows of `across` samples, with what their drawing works in. Made once for a tile. */
export type WovenCanvas = Between & {
  readonly scene: Scene;
  readonly across: number;
  readonly stepX: Mm;
  readonly stepY: Mm;
  readonly lowest: Mm;
  readonly highest: Mm;
  readonly ring: Float32Array;
  readonly noise: Float32Array;
  /** A colour that was read, until the next one is. */
  readonly rgb: Float32Array;
  /** The picks that the current row can touch. */
  readonly lanes: readonly Lane[];
};

function betweenEnds({ tile: { ends }, warp }: Scene, across: number, stepX: Mm): Between {
  const leftEnd = new Int32Array(across);
  const rightEnd = new Int32Array(across);
  const towardsRight = new Float32Array(across);
  const underEnd = new Int32Array(across);
  for (let x = 0; x < across; x++) {
    const position = ((x + 0.5) * stepX) / warp.pitch - 0.5;
    const left = Math.floor(position);
    const t = position - left;
    leftEnd[x] = (left + ends) % ends;
    rightEnd[x] = (left + 1) % ends;
    towardsRight[x] = t * t * (3 - 2 * t);
    underEnd[x] = t < 0.5 ? leftEnd[x]! : rightEnd[x]!;
  }
  return { leftEnd, rightEnd, towardsRight, underEnd };
}

const laneOf = (across: number): Lane => ({
  pick: Number.NaN,
  z: new Float32Array(across),
  dive: new Float32Array(across),
  centre: new Float32Array(across),
  half: new Float32Array(across),
  red: new Float32Array(across),
  green: new Float32Array(across),
  blue: new Float32Array(across),
  streak: new Float32Array(across),
  widest: 0,
});

export function wovenCanvas(scene: Scene, across: number, up: number): WovenCanvas {
  const { tile, warp, weft } = scene;
  const stepX = tile.mmWidth / across;
  return {
    ...betweenEnds(scene, across, stepX),
    scene,
    across,
    stepX,
    stepY: tile.mmHeight / up,
    highest: Math.max(warp.amplitude + warp.halfThickness, weft.amplitude + weft.halfThickness) * 1.1,
    lowest: -Math.min(warp.amplitude + warp.halfThickness, weft.amplitude + weft.halfThickness),
    ring: striationRing(),
    noise: Float32Array.from({ length: GRAINS }, (_, index) => 2 * hash(index + 77) - 1),
    rgb: new Float32Array(3),
    lanes: Array.from({ length: LANES }, () => laneOf(across)),
  };
}
