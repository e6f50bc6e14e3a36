import type { Mm } from "../units.ts";
import type { KnitScene, Knitting } from "./knit-scene.ts";
import { hash } from "./noise.ts";
import { colourAt, RING, type SampleRow, striationRing } from "./sample.ts";
import { facetLight } from "./strand.ts";

const EDGE_SHADE = 0.42;
/** Half the wave of a back course, in courses. */
export const ARC_RISE = 0.4;
/** Where an arc leans more than this its yarn is hidden by the next. */
export const STEEPEST_ARC = 3;
/** Yarn in a loop is pressed flat: wider than round, thinner than round. */
export const FLAT_WIDTH = 1.32;
export const FLAT_HEIGHT = 0.7;
/** Folds of the plied surface in a millimetre of yarn, in rings. */
export const STREAKS_PER_MM = 0.9;
/** Places of the grain that is laid over the whole tile. */
export const GRAINS = 8192;

export const smooth = (t: number): number => t * t * (3 - 2 * t);

/** The wale over each sample of a row, and where in the wave of a back course the sample is: the same for every row. */
type Waves = {
  readonly waleAt: Int32Array;
  readonly wave: Float32Array;
  readonly slopeOfWave: Float32Array;
  readonly level: Float32Array;
};

/** A knit laid out for rows of `across` samples, with what their drawing works in. Made once for a tile. */
export type KnitCanvas = Waves & {
  readonly scene: KnitScene;
  readonly across: number;
  readonly stepX: Mm;
  readonly stepY: Mm;
  readonly lowest: Mm;
  readonly highest: Mm;
  readonly ring: Float32Array;
  readonly noise: Float32Array;
  /** Half the diameter of the yarn. */
  readonly radius: Mm;
  /** Courses that the longest held loop is drawn over. */
  readonly longest: number;
  readonly rgb: Float32Array;
  /** The yarn that was read last: r, g, b, width, sway. */
  readonly here: Float32Array;
};

function wavesOf({ tile: { ends }, wales }: KnitScene, across: number, stepX: Mm): Waves {
  const waleAt = new Int32Array(across);
  const wave = new Float32Array(across);
  const slopeOfWave = new Float32Array(across);
  const level = new Float32Array(across);
  for (let x = 0, wale = 0; x < across; x++) {
    const mm = (x + 0.5) * stepX;
    while (wale < ends - 1 && mm > wales[wale]!.centre + wales[wale]!.width / 2) wale++;
    const { centre, width, level: own } = wales[wale]!;
    const t = (mm - centre) / width;
    waleAt[x] = wale;
    wave[x] = Math.cos(2 * Math.PI * t);
    slopeOfWave[x] = (-2 * Math.PI * Math.sin(2 * Math.PI * t)) / width;
    const beside = wales[(wale + (t < 0 ? ends - 1 : 1)) % ends]!.level;
    level[x] = own + (beside - own) * 0.5 * smooth(Math.min(1, Math.abs(t) * 2));
  }
  return { waleAt, wave, slopeOfWave, level };
}

export function knitCanvas(scene: KnitScene, across: number, up: number): KnitCanvas {
  const { tile, wales, held, yarn, inlay } = scene;
  const stepX = tile.mmWidth / across;
  const relief = Math.max(...wales.map((wale) => Math.abs(wale.level)));
  return {
    ...wavesOf(scene, across, stepX),
    scene,
    across,
    stepX,
    stepY: tile.mmHeight / up,
    lowest: -relief - yarn.diameter * 1.5,
    highest: relief + yarn.diameter * 1.6 + (inlay ? inlay.diameter * 1.2 : 0),
    ring: striationRing(),
    noise: Float32Array.from({ length: GRAINS }, (_, index) => 2 * hash(index + 177) - 1),
    radius: yarn.diameter / 2,
    longest: held.reduce((most, row) => Math.max(most, ...row), 1),
    rgb: new Float32Array(3),
    here: new Float32Array(5),
  };
}

/** Reads light, thickness and colour of a yarn at a share of its way through the tile. */
export function readYarn({ rgb, here }: KnitCanvas, knitting: Knitting, course: number, wale: number, share: number): void {
  const { perCourse } = knitting;
  const { stations, width, light, other, sway } = knitting.variation;
  // Not `modulo`, which is nearer to the truth by a rounding: fabrics that are drawn keep every pixel.
  const station = Math.floor((((share % 1) + 1) % 1) * stations) % stations;
  const from = course * stations + station;
  colourAt(knitting, course, station, light[from]!, other[from]!, rgb, perCourse === 1 ? course : course * perCourse + wale);
  here[0] = rgb[0]!;
  here[1] = rgb[1]!;
  here[2] = rgb[2]!;
  here[3] = width[from]!;
  here[4] = sway[from]!;
}

/** Puts a sample of the yarn that was read last where it is the highest. `d` is its place across the yarn, −1 … 1. */
export function put(
  { ring, here }: KnitCanvas,
  into: SampleRow,
  x: number,
  height: Mm,
  round: number,
  along: number,
  d: number,
  knitting: Knitting,
  shade: number,
  facets: number,
) {
  if (height <= into.height[x]!) return;
  const { grain, lustre, slant, strand } = knitting;
  const fibre = 1 + grain * ring[(along + d * slant) & (RING - 1)]!;
  let r = here[0]!;
  let g = here[1]!;
  let b = here[2]!;
  let gloss = lustre;
  if (strand !== null) {
    const t = strand.ring[(along * strand.along + (d * slant * strand.across) / 60) & (RING - 1)]!;
    const light = strand.sparkle > 0 ? strand.sparkle * facetLight(along, facets) : 1;
    r += (strand.red * light - r) * t;
    g += (strand.green * light - g) * t;
    b += (strand.blue * light - b) * t;
    if (strand.gloss > 0) gloss += (strand.gloss - gloss) * t;
  }
  into.height[x] = height;
  into.red[x] = r * fibre;
  into.green[x] = g * fibre;
  into.blue[x] = b * fibre;
  into.shade[x] = shade * (1 - EDGE_SHADE * (1 - round));
  into.gloss[x] = gloss * round;
}
