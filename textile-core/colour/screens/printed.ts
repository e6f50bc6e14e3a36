import { type Hex, labOf } from "../convert.ts";
import { ciede2000Of } from "../difference.ts";
import type { Picture } from "../pixels.ts";
import type { Screen } from "./palettes.ts";
import { EDGE, EVEN, LEFT_WHITE, NOTHING, type Sight, UNPRINTED, WHITE } from "./sight.ts";

/** The screen of a pixel that no screen prints. */
export const NO_SCREEN = 255;
/** One step of `loss` in ΔE2000. */
export const LOSS_STEP_DE = 0.25;
/** An edge nearer than this to an ink is that ink, whatever lies beside it (ΔE76, squared). */
const IS_THE_INK = 100;
const BIN_DE = 0.05;
const BINS = 4_000;
const PERCENTILE = 0.95;

/** ΔE2000 between the picture and its print, over what is printed; soft edges, which a screen prints hard, are not in it. */
export type Loss = { readonly mean: number; readonly p95: number; readonly max: number };

/** A picture printed from screens. */
export type Printed = {
  readonly width: number;
  readonly height: number;
  /** The screen of each pixel by its place in the list, or `NO_SCREEN`. */
  readonly screenAt: Uint8Array<ArrayBuffer>;
  /** ΔE2000 of each pixel in steps of `LOSS_STEP_DE`; 255 is that and more. */
  readonly lossAt: Uint8Array<ArrayBuffer>;
  /** Share of the whole picture that each screen prints, 0 … 1; half-transparent pixels count half. */
  readonly shares: readonly number[];
  /** Share of the whole picture that softens edges. */
  readonly edges: number;
  readonly loss: Loss;
};

/** For each colour the screen it is nearest to, with the squared distance (ΔE76). */
function nearestScreens({ labs }: Sight, screens: readonly Screen[]) {
  const count = labs.length / 3;
  const screen = new Uint8Array(count).fill(NO_SCREEN);
  const distances = new Float64Array(count * screens.length);
  for (let number = 0; number < count; number++) {
    const [l, a, b] = [labs[3 * number]!, labs[3 * number + 1]!, labs[3 * number + 2]!];
    let least = Number.POSITIVE_INFINITY;
    screens.forEach(({ from }, index) => {
      let nearest = Number.POSITIVE_INFINITY;
      for (const centre of from) nearest = Math.min(nearest, (l - centre[0]) ** 2 + (a - centre[1]) ** 2 + (b - centre[2]) ** 2);
      distances[number * screens.length + index] = nearest;
      if (nearest < least) [least, screen[number]] = [nearest, index];
    });
  }
  return { screen, distances };
}

/** Prints a picture from screens: every pixel by its nearest one, a soft edge by the nearer of those that meet there. */
export function printedOf(sight: Sight, screens: readonly Screen[]): Printed {
  const { picture, labs, colourAt, kindAt } = sight;
  const { width, height, rgba } = picture;
  const count = screens.length;
  const { screen, distances } = nearestScreens(sight, screens);
  const screenAt = new Uint8Array(width * height).fill(NO_SCREEN);
  for (let pixel = 0; pixel < screenAt.length; pixel++) if (kindAt[pixel] === EVEN) screenAt[pixel] = screen[colourAt[pixel]!]!;

  const toWhite = (number: number): number =>
    (labs[3 * number]! - WHITE[0]) ** 2 + labs[3 * number + 1]! ** 2 + labs[3 * number + 2]! ** 2;
  const edgeScreen = (pixel: number): number => {
    const number = colourAt[pixel]!;
    const own = screen[number]!;
    if (count === 0 || distances[number * count + own]! < IS_THE_INK) return own;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    let [best, least] = [own, Number.POSITIVE_INFINITY];
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
        const beside = pixel + dy * width + dx;
        const kind = kindAt[beside];
        if (kind === NOTHING || kind === EDGE) continue;
        const candidate = kind === LEFT_WHITE ? NO_SCREEN : screenAt[beside]!;
        const distance = candidate === NO_SCREEN ? toWhite(number) : distances[number * count + candidate]!;
        if (distance < least) [best, least] = [candidate, distance];
      }
    return best;
  };
  for (let pixel = 0; pixel < screenAt.length; pixel++) if (kindAt[pixel] === EDGE) screenAt[pixel] = edgeScreen(pixel);

  const inks = [...screens.map(({ hex }) => labOf(hex)), WHITE];
  const known = new Float32Array((labs.length / 3) * (count + 1)).fill(-1);
  const lossOf = (number: number, index: number): number => {
    const offset = number * (count + 1) + index;
    if (known[offset]! < 0) {
      const ink = inks[index]!;
      known[offset] = ciede2000Of(labs[3 * number]!, labs[3 * number + 1]!, labs[3 * number + 2]!, ink[0], ink[1], ink[2]);
    }
    return known[offset]!;
  };
  const lossAt = new Uint8Array(width * height);
  const covered = new Float64Array(count);
  const bins = new Float64Array(BINS);
  let [sum, even, max, edges] = [0, 0, 0, 0];
  for (let pixel = 0; pixel < lossAt.length; pixel++) {
    const number = colourAt[pixel]!;
    if (number === UNPRINTED) continue;
    const index = screenAt[pixel]!;
    const loss = lossOf(number, index === NO_SCREEN ? count : index);
    lossAt[pixel] = Math.min(255, Math.round(loss / LOSS_STEP_DE));
    if (index !== NO_SCREEN) covered[index] = covered[index]! + rgba[pixel * 4 + 3]! / 255;
    if (kindAt[pixel] === EDGE) {
      edges += 1;
      continue;
    }
    even += 1;
    sum += loss;
    max = Math.max(max, loss);
    const bin = Math.min(BINS - 1, Math.floor(loss / BIN_DE));
    bins[bin] = bins[bin]! + 1;
  }
  const pixels = width * height;
  return {
    width,
    height,
    screenAt,
    lossAt,
    shares: [...covered].map((part) => part / pixels),
    edges: edges / pixels,
    loss: { mean: even > 0 ? sum / even : 0, p95: Math.min(max, percentile(bins, even)), max },
  };
}

function percentile(bins: Float64Array, total: number): number {
  let passed = 0;
  for (let bin = 0; bin < bins.length; bin++) {
    passed += bins[bin]!;
    if (passed >= total * PERCENTILE) return total > 0 ? bin * BIN_DE : 0;
  }
  return 0;
}

const bytesOf = (hex: Hex): readonly number[] => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** The printed picture: the inks and nothing between them; how transparent it is stays as it was. */
export function pictureOfPrint(
  { screenAt }: Printed,
  { picture: { width, height, rgba } }: Sight,
  screens: readonly Screen[],
): Picture {
  const out = new Uint8ClampedArray(rgba.length);
  const inks = screens.map(({ hex }) => bytesOf(hex));
  screenAt.forEach((index, pixel) => {
    const ink = inks[index];
    if (!ink) return;
    const offset = pixel * 4;
    out[offset] = ink[0]!;
    out[offset + 1] = ink[1]!;
    out[offset + 2] = ink[2]!;
    out[offset + 3] = rgba[offset + 3]!;
  });
  return { width, height, rgba: out };
}

/** The scale on which a loss is shown: ΔE2000 and its colour, darker with every step, so that it reads without hues. */
export const LOSS_SCALE = [
  { deltaE: 0, rgb: [242, 240, 234] },
  { deltaE: 2, rgb: [245, 217, 142] },
  { deltaE: 5, rgb: [228, 144, 58] },
  { deltaE: 10, rgb: [184, 58, 36] },
  { deltaE: 20, rgb: [72, 12, 34] },
] as const;

/** The colour of a loss on the scale, sRGB bytes. */
export function lossColour(deltaE: number): readonly [number, number, number] {
  const above = LOSS_SCALE.findIndex((step) => step.deltaE > deltaE);
  if (above < 0) return LOSS_SCALE.at(-1)!.rgb;
  const [low, high] = [LOSS_SCALE[above - 1]!, LOSS_SCALE[above]!];
  const part = (deltaE - low.deltaE) / (high.deltaE - low.deltaE);
  const mix = (channel: 0 | 1 | 2) => Math.round(low.rgb[channel] + part * (high.rgb[channel] - low.rgb[channel]));
  return [mix(0), mix(1), mix(2)];
}

/** The map of what is lost: each pixel's loss on the scale; what is not printed stays transparent. */
export function mapOfLoss({ width, height, lossAt }: Printed, { colourAt }: Sight): Picture {
  const colours = Array.from({ length: 256 }, (_, step) => lossColour(step * LOSS_STEP_DE));
  const rgba = new Uint8ClampedArray(width * height * 4);
  lossAt.forEach((step, pixel) => {
    if (colourAt[pixel] === UNPRINTED) return;
    rgba.set(colours[step]!, pixel * 4);
    rgba[pixel * 4 + 3] = 255;
  });
  return { width, height, rgba };
}
