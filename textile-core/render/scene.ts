import { type ColourOrder, expand, type WovenCloth } from "../cloth.ts";
import { type Hex, linearOf } from "../colour/convert.ts";
import { coverOf, LENO_SPREAD } from "../construction/cover.ts";
import { type Geometry, geometryOf } from "../construction/geometry.ts";
import { finishEffectOf } from "../finish/table.ts";
import type { Tile } from "../repeat/repeat.ts";
import type { Mm } from "../units.ts";
import { weaveOf } from "../weave/table.ts";
import { endsOf, type Lifts, picksOf } from "../weave/weave.ts";
import { characterOf, type Yarn } from "../yarn/yarn.ts";
import { mixSeed } from "./noise.ts";
import { strandOf } from "./strand.ts";
import type { System } from "./thread-system.ts";
import { threadVariationOf } from "./thread-variation.ts";

export type Scene = {
  readonly tile: Tile;
  readonly geometry: Geometry;
  readonly warp: System;
  readonly weft: System;
  /** 1 where the end lies over the pick; picks counted from the top of the picture. */
  readonly lifted: Uint8Array;
  readonly wash: number;
  /** Light that comes back from between the threads, before the depth takes its part. */
  readonly gapLight: number;
  /** Whether the gaps between the threads are wide enough to be seen through. */
  readonly isOpen: boolean;
  /** How far the two ends of a leno pair swing to either side of its middle, in pitches; 0 in other weaves. */
  readonly crossing: number;
};

/** Narrower gaps are closed by the hairs of the yarns. */
const OPEN_FROM = 0.18;
/** Mean pull of neighbours that weave alike, in pitches. */
const GROUPING = 0.22;

export const linearList = (hexes: readonly Hex[]): Float32Array => Float32Array.from(hexes.flatMap((hex) => linearOf(hex)));

/** Colour of every thread of the tile. `fromTop` turns an order that starts at the first pick into picture order. */
export function threadColours(order: ColourOrder, threads: number, fromTop: boolean): Float32Array {
  const repeat = linearList(expand(order));
  const length = repeat.length / 3;
  const colours = new Float32Array(threads * 3);
  for (let thread = 0; thread < threads; thread++) {
    const from = ((fromTop ? threads - 1 - thread : thread) % length) * 3;
    colours.set(repeat.subarray(from, from + 3), thread * 3);
  }
  return colours;
}

/** Fibres on the surface of a yarn lean by about this many ring places from its middle to its edge. */
const SLANT = 60;
/** Where no twist is given a yarn shows a turn every so many diameters. */
const DIAMETERS_PER_TURN = 2.2;

/** Turns of the surface along `lengthMm`, whole ones so that the tile closes: each ply shows once in a turn. */
export function turnsOf(yarn: Yarn, diameter: Mm, lengthMm: Mm): number {
  const perMm = yarn.twist ? (yarn.twist.turnsPerMetre * (yarn.count.ply ?? 1)) / 1000 : 1 / (diameter * DIAMETERS_PER_TURN);
  return Math.max(1, Math.round(lengthMm * perMm));
}

export const slantOf = ({ twist }: Yarn): number => (twist?.direction === "S" ? -SLANT : SLANT);

/** Grain of the surface: spun fibres stand apart, filaments do not, microfibres not at all. */
export const grainOf = (yarn: Yarn): number =>
  yarn.microfibre ? 0.02 : yarn.chenille ? 0.08 : characterOf(yarn).form === "staple" ? 0.16 : 0.04;

/** Light that a fluorescent dye adds to its own colour. */
const NEON_GAIN = 1.3;

/** Dyes glow in a neon yarn. Changes the colours in place and gives them back. */
export function glowing(colours: Float32Array, yarn: Yarn): Float32Array {
  if (yarn.neon) for (let i = 0; i < colours.length; i++) colours[i] = Math.min(1, colours[i]! * NEON_GAIN);
  return colours;
}

const alike = (length: number, same: (step: number) => boolean): number => {
  let count = 0;
  for (let step = 0; step < length; step++) if (same(step)) count++;
  return count / length;
};

/** The pull on each thread of a repeat towards the neighbour that weaves more like it. */
function drawnTogether(count: number, steps: number, valueAt: (thread: number, step: number) => number): Float32Array {
  return Float32Array.from({ length: count }, (_, thread) => {
    const before = (thread + count - 1) % count;
    const after = (thread + 1) % count;
    const left = alike(steps, (step) => valueAt(thread, step) === valueAt(before, step));
    const right = alike(steps, (step) => valueAt(thread, step) === valueAt(after, step));
    return GROUPING * (right - left);
  });
}

const repeated = (values: Float32Array, length: number, fromTop: boolean): Float32Array =>
  Float32Array.from({ length }, (_, index) =>
    fromTop ? -values[(length - 1 - index) % values.length]! : values[index % values.length]!,
  );

function liftedAt(lifts: Lifts, tile: Tile): Uint8Array {
  const lifted = new Uint8Array(tile.ends * tile.picks);
  for (let row = 0; row < tile.picks; row++) {
    const pick = lifts[(tile.picks - 1 - row) % lifts.length]!;
    for (let end = 0; end < tile.ends; end++) lifted[row * tile.ends + end] = pick[end % pick.length]!;
  }
  return lifted;
}

/** Whether a pile, a second cloth or a wadding lies behind the threads. */
const isBacked = ({ pile, back, decoration }: WovenCloth): boolean =>
  pile !== undefined || back !== undefined || decoration?.technique === "quilting";

/** Everything about a woven cloth that its pictures need, laid out for fast reading. */
export function sceneOf(cloth: WovenCloth, tile: Tile): Scene {
  const weave = weaveOf(cloth.weave);
  const [ends, picks] = [endsOf(weave), picksOf(weave)];
  const geometry = geometryOf(cloth);
  const effect = finishEffectOf(cloth.finish);
  const cover = coverOf(cloth, geometry);
  const system = (yarn: Yarn, isWarp: boolean): System => {
    const thread = isWarp ? geometry.warp : geometry.weft;
    const character = characterOf(yarn);
    const threads = isWarp ? tile.ends : tile.picks;
    const lengthMm = isWarp ? tile.mmHeight : tile.mmWidth;
    const drawn = weave.leno
      ? Float32Array.from({ length: isWarp ? 2 : 1 }, (_, end) => (isWarp ? 0.5 - end : 0))
      : isWarp
        ? drawnTogether(ends, picks, (end, pick) => weave.lifts[pick]![end]!)
        : drawnTogether(picks, ends, (pick, end) => weave.lifts[pick]![end]!);
    return {
      threads,
      pitch: thread.pitch,
      halfWidth: thread.width / 2,
      halfThickness: thread.thickness / 2,
      amplitude: thread.wave / 2,
      colours: glowing(threadColours(isWarp ? cloth.warpOrder : cloth.weftOrder, threads, !isWarp), yarn),
      variation: threadVariationOf(yarn, threads, lengthMm, mixSeed(cloth.seed, isWarp ? 1 : 2)),
      drawn: repeated(drawn, threads, !isWarp),
      melange: yarn.melange ? linearList([yarn.melange.colour]) : null,
      neps: yarn.nep ? linearList(yarn.nep.colours) : null,
      lustre: 1 - (1 - character.lustre) * (1 - effect.lustre),
      grain: grainOf(yarn),
      turns: turnsOf(yarn, thread.diameter, lengthMm),
      slant: slantOf(yarn),
      strand: strandOf(yarn),
    };
  };
  return {
    tile,
    geometry,
    warp: system(cloth.warp, true),
    weft: system(cloth.weft, false),
    // The crossing end of a leno stays over every pick, its partner under.
    lifted: liftedAt(weave.leno ? [[1, 0]] : weave.lifts, tile),
    wash: effect.wash,
    gapLight: Math.min(1, 0.7 + 1.4 * (1 - cover.warp) * (1 - cover.weft)),
    // A raised nap closes what the threads leave open.
    isOpen: 1 - cover.cloth > OPEN_FROM + effect.raised && !isBacked(cloth),
    crossing: weave.leno ? (LENO_SPREAD * geometry.warp.width) / 2 / geometry.warp.pitch : 0,
  };
}
