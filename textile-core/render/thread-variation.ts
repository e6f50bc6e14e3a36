import { linearOf } from "../colour/convert.ts";
import type { Mm } from "../units.ts";
import { characterOf, type Slub, type SpaceDyed, type Yarn } from "../yarn/yarn.ts";
import { addRingNoise, hash, mixSeed, randomFrom } from "./noise.ts";

/** Places along a yarn at which its irregularities are known; between them they are interpolated. */
export const STATION_MM: Mm = 0.5;

/**
 * How the threads of one system vary along the tile: `threads` rows of `stations` values; a row ends where it begins, so that the tile repeats.
 */
export type ThreadVariation = {
  readonly threads: number;
  readonly stations: number;
  /** Width over the mean width. */
  readonly width: Float32Array;
  /** Lightness over the mean. */
  readonly light: Float32Array;
  /** Wandering of the thread sideways, in pitches. */
  readonly sway: Float32Array;
  /** Share of the melange's other colour. */
  readonly other: Float32Array;
  /** 0: no nep here; k: the k-th colour of the neps. */
  readonly nep: Uint8Array;
  /** Of a space-dyed yarn: its colour at each place, three values of linear light; they take the place of the colour order. */
  readonly dyed: Float32Array | null;
};

/** Share of a dyed length that runs into the next. */
const BLEED = 0.18;
const LOOP_MM: Mm = 2.4;
/** How far loops throw a yarn out of line, in pitches. */
const LOOP_SWAY = 0.3;
/** How strongly a yarn's variation of mass shows as variation of its shade. */
const SHADE_OF_MASS = 0.42;

function addSlubs(
  variation: ThreadVariation,
  { everyMm, lengthMm: slubMm, thickness }: Slub,
  lengthMm: Mm,
  random: () => number,
): void {
  const count = Math.round((variation.threads * lengthMm) / everyMm);
  for (let k = 0; k < count; k++) {
    const thread = Math.floor(random() * variation.threads);
    const centre = random() * variation.stations;
    const half = ((0.6 + 0.8 * random()) * slubMm) / STATION_MM / 2;
    const height = (thickness - 1) * (0.5 + 0.7 * random());
    for (let place = Math.ceil(centre - half); place <= centre + half; place++) {
      const t = (place - centre) / half;
      const cell = thread * variation.stations + (((place % variation.stations) + variation.stations) % variation.stations);
      const rise = (1 - t * t) ** 2;
      variation.width[cell]! += height * rise;
      variation.light[cell]! += 0.05 * height * rise;
    }
  }
}

function addNeps(variation: ThreadVariation, yarn: Yarn, lengthMm: Mm, random: () => number): void {
  if (!yarn.nep) return;
  const { colours, perMetre, lengthMm: nepMm } = yarn.nep;
  const count = Math.round((variation.threads * lengthMm * perMetre) / 1000);
  for (let k = 0; k < count; k++) {
    const thread = Math.floor(random() * variation.threads);
    const first = Math.floor(random() * variation.stations);
    const colour = 1 + Math.floor(random() * colours.length);
    const places = Math.max(1, Math.round(((0.5 + random()) * nepMm) / STATION_MM));
    for (let place = 0; place < places; place++) {
      const cell = thread * variation.stations + ((first + place) % variation.stations);
      variation.nep[cell] = colour;
      variation.width[cell]! += 0.25;
    }
  }
}

/** Colours one after another in random order, each running a little into the next. */
function dyeLengths(variation: ThreadVariation, { colours, lengthMm }: SpaceDyed, seed: number): void {
  const { threads, stations, dyed } = variation;
  const lights = colours.map(linearOf);
  const lengths = Math.max(colours.length > 1 ? 2 : 1, Math.round((stations * STATION_MM) / lengthMm));
  for (let thread = 0; thread < threads; thread++) {
    const own = mixSeed(seed, 13, thread);
    const start = hash(own) * lengths;
    const pick = (length: number) => lights[Math.floor(hash(own + 1 + (length % lengths)) * lights.length)]!;
    for (let place = 0; place < stations; place++) {
      const along = ((place / stations) * lengths + start) % lengths;
      const length = Math.floor(along);
      const bleed = Math.max(0, (along - length - 1 + BLEED) / BLEED);
      const [here, next] = [pick(length), pick(length + 1)];
      const from = (thread * stations + place) * 3;
      for (let lane = 0; lane < 3; lane++) dyed![from + lane] = here[lane]! + (next[lane]! - here[lane]!) * bleed;
    }
  }
}

/** Throws up loops: short, thick and out of line. */
function addLoops(
  variation: ThreadVariation,
  { everyMm, thickness }: NonNullable<Yarn["boucle"]>,
  lengthMm: Mm,
  random: () => number,
): void {
  addSlubs(variation, { everyMm, lengthMm: LOOP_MM, thickness }, lengthMm, random);
  const { threads, stations, sway } = variation;
  for (let thread = 0; thread < threads; thread++)
    addRingNoise(sway, thread * stations, stations, everyMm / STATION_MM / 2, LOOP_SWAY, Math.floor(random() * 1e9));
}

/** Lays `threads` threads of a yarn through a tile of `lengthMm`. The same seed gives the same threads. */
export function threadVariationOf(yarn: Yarn, threads: number, lengthMm: Mm, seed: number): ThreadVariation {
  const stations = Math.max(8, Math.round(lengthMm / STATION_MM));
  const size = threads * stations;
  const variation: ThreadVariation = {
    threads,
    stations,
    width: new Float32Array(size).fill(1),
    light: new Float32Array(size).fill(1),
    sway: new Float32Array(size),
    other: new Float32Array(size),
    nep: new Uint8Array(size),
    dyed: yarn.spaceDyed ? new Float32Array(size * 3) : null,
  };
  const { unevenness: cv } = characterOf(yarn);
  const melange = yarn.melange;
  for (let thread = 0; thread < threads; thread++) {
    const offset = thread * stations;
    const own = mixSeed(seed, thread);
    const { width, light, sway, other } = variation;
    // Mass varies over centimetres (drafting) and over millimetres (fibre ends); diameter goes with its square root.
    addRingNoise(width, offset, stations, 24, cv * 0.55, own + 101);
    addRingNoise(width, offset, stations, 6, cv * 0.7, own + 211);
    addRingNoise(width, offset, stations, 1.7, cv * 0.55, own + 307);
    addRingNoise(light, offset, stations, 30, cv * SHADE_OF_MASS * 0.6, own + 401);
    addRingNoise(light, offset, stations, 5, cv * SHADE_OF_MASS * 0.7, own + 503);
    addRingNoise(sway, offset, stations, 16, 0.02 + cv * 0.22, own + 601);
    addRingNoise(sway, offset, stations, 4, cv * 0.2, own + 701);
    const cone = cv * SHADE_OF_MASS * 0.8 * (2 * hash(own + 809) - 1);
    for (let place = 0; place < stations; place++) light[offset + place]! += cone;
    if (melange) {
      addRingNoise(other, offset, stations, 14, 0.12, own + 907);
      addRingNoise(other, offset, stations, 3.2, 0.26, own + 1009);
      addRingNoise(other, offset, stations, 1.2, 0.3, own + 1103);
      for (let place = 0; place < stations; place++) {
        const share = melange.share + other[offset + place]! * Math.min(1, 4 * melange.share * (1 - melange.share));
        other[offset + place] = Math.min(1, Math.max(0, share));
      }
    }
  }
  const random = randomFrom(mixSeed(seed, 7));
  if (yarn.slub) addSlubs(variation, yarn.slub, lengthMm, random);
  if (yarn.boucle) addLoops(variation, yarn.boucle, lengthMm, random);
  if (yarn.spaceDyed) dyeLengths(variation, yarn.spaceDyed, seed);
  addNeps(variation, yarn, lengthMm, random);
  return variation;
}
