import { mixSeed, randomFrom } from "@selvedge/textile-core";
import sharp from "sharp";

/** Pictures that people send and that show no cloth. */
export const NOT_CLOTH = ["gradient", "text page", "scene", "shapes", "sky"] as const;
export type NotCloth = (typeof NOT_CLOTH)[number];

const SIDE = 360;
type Colour = readonly [number, number, number];
type Paint = (u: number, v: number) => Colour;
type Random = () => number;

const colourOf = (random: Random): Colour => [255 * random(), 255 * random(), 255 * random()];
const mix = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** Smooth noise of several octaves, 0 … 1. */
function clouds(random: Random, octaves: number): (u: number, v: number) => number {
  const grids = Array.from({ length: octaves }, (_, octave) => {
    const cells = 2 ** (octave + 1) + 1;
    return { cells, values: Float32Array.from({ length: cells * cells }, random), weight: 0.5 ** octave };
  });
  const all = grids.reduce((sum, { weight }) => sum + weight, 0);
  return (u, v) =>
    grids.reduce((sum, { cells, values, weight }) => {
      const [x, y] = [u * (cells - 1), v * (cells - 1)];
      const [i, j] = [Math.min(cells - 2, Math.floor(x)), Math.min(cells - 2, Math.floor(y))];
      const [s, t] = [x - i, y - j];
      const cell = (k: number, l: number) => values[l * cells + k]!;
      const value =
        (cell(i, j) * (1 - s) + cell(i + 1, j) * s) * (1 - t) + (cell(i, j + 1) * (1 - s) + cell(i + 1, j + 1) * s) * t;
      return sum + weight * value;
    }, 0) / all;
}

const PAINTERS: Readonly<Record<NotCloth, (random: Random) => Paint>> = {
  gradient: (random) => {
    const [a, b, angle] = [colourOf(random), colourOf(random), 2 * Math.PI * random()];
    return (u, v) => mix(a, b, 0.5 + 0.7 * ((u - 0.5) * Math.cos(angle) + (v - 0.5) * Math.sin(angle)));
  },
  "text page": (random) => {
    const [line, height] = [0.025 + 0.03 * random(), 0.35 + 0.2 * random()];
    const words = Float32Array.from({ length: 4_000 }, random);
    const [paper, ink]: readonly [Colour, Colour] = [
      mix([255, 255, 255], colourOf(random), 0.08),
      mix([20, 20, 24], colourOf(random), 0.15),
    ];
    return (u, v) => {
      const row = Math.floor(v / line);
      const inMargin = u < 0.08 || u > 0.92 - 0.3 * words[row % 97]! ** 6 || v < 0.06 || v > 0.94 || row % 9 === 8;
      const letter = Math.floor((u / line) * 2.4);
      const isGap = words[(row * 131 + letter) % 4_000]! < 0.2;
      const isStroke = words[(row * 577 + Math.floor((u / line) * 9)) % 4_000]! < 0.55;
      return !inMargin && !isGap && isStroke && (v / line) % 1 < height ? ink : paper;
    };
  },
  scene: (random) => {
    const [sky, far, near] = [colourOf(random), colourOf(random), colourOf(random)];
    const [ridge, ground, grain] = [clouds(random, 5), clouds(random, 6), clouds(random, 7)];
    const horizon = 0.3 + 0.4 * random();
    return (u, v) => {
      if (v < horizon + 0.25 * (ridge(u, 0.3) - 0.5)) return mix(sky, [255, 255, 255], 0.7 * v * ridge(u, v));
      return mix(mix(far, near, ground(u, v)), [0, 0, 0], 0.5 * grain(u, v));
    };
  },
  shapes: (random) => {
    const ground = colourOf(random);
    const things = Array.from({ length: 4 + Math.floor(8 * random()) }, () => ({
      x: random(),
      y: random(),
      size: 0.05 + 0.25 * random(),
      isRound: random() < 0.5,
      colour: colourOf(random),
    }));
    return (u, v) => {
      const top = things.findLast(({ x, y, size, isRound }) =>
        isRound ? Math.hypot(u - x, v - y) < size : Math.max(Math.abs(u - x), Math.abs(v - y) * 1.4) < size,
      );
      return top ? mix(top.colour, [0, 0, 0], 0.5 * Math.max(0, v - top.y + 0.1)) : mix(ground, [255, 255, 255], 0.4 * v);
    };
  },
  sky: (random) => {
    const [blue, cloud] = [mix([90, 140, 210], colourOf(random), 0.3), clouds(random, 6)];
    return (u, v) => mix(blue, [255, 255, 255], Math.max(0, 1.8 * cloud(u, v) - 0.6));
  },
};

/** A picture that shows no cloth, with the grain of a camera, as JPEG; the same for the same seed. */
export async function notCloth(kind: NotCloth, seed: number): Promise<Uint8Array> {
  const random = randomFrom(mixSeed(seed, 71));
  const paint = PAINTERS[kind](random);
  const rgb = new Uint8ClampedArray(SIDE * SIDE * 3);
  for (let y = 0, index = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      for (const lane of paint((x + 0.5) / SIDE, (y + 0.5) / SIDE)) rgb[index++] = lane + 10 * (random() - 0.5);
  return sharp(rgb, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer();
}
