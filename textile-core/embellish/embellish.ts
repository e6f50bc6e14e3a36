import type { Picture } from "../colour/pixels.ts";
import { hash } from "../render/noise.ts";
import { distanceFrom } from "./distance.ts";
import { patch } from "./patch.ts";
import { emptyPlanes, lightOn, type Planes } from "./planes.ts";
import { resample } from "./resample.ts";
import type { SizeMm } from "./size.ts";
import { embroider, type StitchPlan, type Thread } from "./stitches.ts";
import { layThreads, rgbOf } from "./threads.ts";

/** What an artwork is made of, besides plain print. */
export type Embellishment =
  | { readonly kind: "matte" | "satin" | "foil" | "puff" | "flock" | "patch" }
  | ({ readonly kind: "embroidery" } & StitchPlan);

/** An artwork as it is made: RGBA as the board shows it, RGBA without the board's light, and its height, grey under the same alpha. */
export type Embellished = {
  readonly width: number;
  readonly height: number;
  readonly appearance: Uint8ClampedArray<ArrayBuffer>;
  readonly colour: Uint8ClampedArray<ArrayBuffer>;
  readonly relief: Uint8ClampedArray<ArrayBuffer>;
  /** What embroidery is sewn with; empty for any other finish. */
  readonly threads: readonly Thread[];
};

/** How high it stands, mm, and which height is white in its relief. */
export type Standing = { readonly mm: number; readonly whiteMm: number };

const MAX_PX_PER_MM = 12;
const MAX_SIDE_PX = 1_400;
/** Puff rises over this much of its edge. */
const PUFF_EDGE_MM = 1.8;
const FLOCK_GRAIN_MM = 0.16;
const OPAQUE = 128;

/** Soft bands of light from the lamp's side, 0 … 1, by the place in mm. */
const band = (x: number, y: number, everyMm: number): number => {
  const bend = 0.35 * Math.sin(y / (0.37 * everyMm)) + 0.2 * Math.sin(x / (0.23 * everyMm) + 1.7);
  return 0.5 + 0.5 * Math.cos((2 * Math.PI * (0.8 * x + 0.6 * y)) / everyMm + bend);
};

/** Sets a pixel of the picture, lit and unlit by a factor and something added. */
function lay(planes: Planes, { rgba }: Picture, pixel: number, light: number, added: number, flat = 1, lifted = 0): void {
  for (let c = 0; c < 3; c++) {
    planes.appearance[3 * pixel + c] = rgba[4 * pixel + c]! * light + added;
    planes.colour[3 * pixel + c] = rgba[4 * pixel + c]! * flat + lifted;
  }
  planes.alpha[pixel] = rgba[4 * pixel + 3]! / 255;
}

type Make = (planes: Planes, picture: Picture, size: SizeMm, standingMm: number) => void;

const insideMm = ({ rgba }: Picture, { width, height, pixelMm }: Planes): Float32Array =>
  distanceFrom(width, height, (pixel) => rgba[4 * pixel + 3]! < OPAQUE, true).map((d) => Math.max(0, d - 0.5) * pixelMm);

const eachPixel = ({ width, height, pixelMm }: Planes, visit: (pixel: number, x: number, y: number) => void): void => {
  for (let i = 0; i < width * height; i++) visit(i, (i % width) * pixelMm, Math.floor(i / width) * pixelMm);
};

const MAKE: Readonly<Record<Exclude<Embellishment["kind"], "embroidery">, Make>> = {
  matte: (planes, picture, _size, mm) =>
    eachPixel(planes, (pixel) => {
      const [r, g, b] = [0, 1, 2].map((c) => picture.rgba[4 * pixel + c]!) as [number, number, number];
      const grey = 0.3 * r + 0.59 * g + 0.11 * b;
      lay(planes, picture, pixel, 0.9, 0.06 * grey + 9, 0.93, 0.05 * grey + 4);
      planes.top[pixel] = mm;
    }),
  satin: (planes, picture, { width, height }, mm) =>
    eachPixel(planes, (pixel, x, y) => {
      const shine = band(x, y, Math.max(12, 0.55 * Math.hypot(width, height))) ** 3;
      lay(planes, picture, pixel, 0.94 + 0.08 * shine, 40 * shine);
      planes.top[pixel] = mm;
    }),
  foil: (planes, picture, { width, height }, mm) =>
    eachPixel(planes, (pixel, x, y) => {
      const wide = band(x, y, Math.max(7, 0.3 * Math.hypot(width, height)));
      const crease = band(y * 1.7, x, 9.1);
      const light = 0.5 + 0.62 * wide ** 2 + 0.12 * crease;
      lay(planes, picture, pixel, light, 120 * wide ** 7 + 14 * crease ** 6, 0.82, 46);
      planes.top[pixel] = mm;
    }),
  puff: (planes, picture, _size, mm) => {
    const inside = insideMm(picture, planes);
    eachPixel(planes, (pixel) => {
      const rise = Math.min(1, inside[pixel]! / PUFF_EDGE_MM);
      planes.top[pixel] = mm * Math.sqrt(1 - (1 - rise) ** 2);
    });
    eachPixel(planes, (pixel) => {
      const light = lightOn(planes, pixel);
      const edge = Math.min(1, inside[pixel]! / 0.5);
      lay(
        planes,
        picture,
        pixel,
        Math.min(1.12, (0.5 + 0.5 * light) * (0.82 + 0.18 * edge)),
        62 * Math.max(0, light - 1),
        0.97,
        3,
      );
    });
  },
  flock: (planes, picture, _size, mm) => {
    const inside = insideMm(picture, planes);
    eachPixel(planes, (pixel, x, y) => {
      const [i, j] = [Math.floor(x / FLOCK_GRAIN_MM), Math.floor(y / FLOCK_GRAIN_MM)];
      const grain = hash(i * 7919 + j * 104729);
      const cloud = band(x * 0.7, y * 1.3, 23);
      const edge = Math.min(1, inside[pixel]! / 0.7);
      lay(planes, picture, pixel, (0.66 + 0.2 * edge + 0.14 * cloud) * (0.84 + 0.26 * grain), 10 * edge, 0.84 + 0.16 * grain);
      planes.alpha[pixel]! *= Math.min(1, Math.max(0, (inside[pixel]! - 0.22 * grain) / planes.pixelMm + 0.7));
      planes.top[pixel] = mm * edge * (0.8 + 0.2 * grain);
    });
  },
  patch: (planes, picture, _size, mm) => patch(picture, planes, mm),
};

/** Embroidery: the cloth under it is hardly seen, so what lies between two threads is their shade. */
function stitched(
  planes: Planes,
  picture: Picture,
  source: Picture,
  size: SizeMm,
  plan: StitchPlan,
  mm: number,
): readonly Thread[] {
  const inside = insideMm(picture, planes);
  const { stitches, threadOf, threads } = embroider(source, size, plan);
  eachPixel(planes, (pixel) => {
    if (inside[pixel]! < 0.3) return;
    lay(planes, picture, pixel, 0.5, 0, 0.6);
    planes.alpha[pixel] = 1;
  });
  layThreads(planes, { stitches, threadOf, colours: threads.map(({ hex }) => rgbOf(hex)) }, plan.row * 0.6, mm);
  return threads;
}

function bytes({ alpha }: Planes, valueAt: (pixel: number, channel: number) => number): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint8ClampedArray(4 * alpha.length);
  for (let i = 0; i < alpha.length; i++) {
    for (let c = 0; c < 3; c++) out[4 * i + c] = valueAt(i, c);
    out[4 * i + 3] = 255 * alpha[i]!;
  }
  return out;
}

/** Makes an artwork of this size up in a finish. At most 12 pixels a mm and 1400 a side; the same input gives the same pixels. */
export function embellish(source: Picture, size: SizeMm, finish: Embellishment, { mm, whiteMm }: Standing): Embellished {
  const perMm = Math.min(MAX_PX_PER_MM, MAX_SIDE_PX / Math.max(size.width, size.height));
  const [width, height] = [Math.max(1, Math.round(size.width * perMm)), Math.max(1, Math.round(size.height * perMm))];
  const planes = emptyPlanes(width, height, 1 / perMm);
  const picture = resample(source, width, height);
  let threads: readonly Thread[] = [];
  if (finish.kind === "embroidery") threads = stitched(planes, picture, source, size, finish, mm);
  else MAKE[finish.kind](planes, picture, size, mm);
  return {
    width,
    height,
    appearance: bytes(planes, (pixel, c) => planes.appearance[3 * pixel + c]!),
    colour: bytes(planes, (pixel, c) => planes.colour[3 * pixel + c]!),
    relief: bytes(planes, (pixel) => (255 * planes.top[pixel]!) / whiteMm),
    threads,
  };
}
