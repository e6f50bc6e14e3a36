import { linearOf } from "../../colour/convert.ts";
import { greyPicture, srgbByte } from "../../render/encode.ts";
import type { ClothMaps } from "../../render/maps.ts";
import type { Mm } from "../../units.ts";
import { lightOf, resampledPlanes } from "../sheet/resample.ts";
import type { PrintTile } from "../sheet/separations.ts";
import { ramp } from "../sheet/sheet.ts";
import { type Fit, fitOf } from "./fit.ts";

/** Pigment lies on the tops in a binder and hides them; a reactive dye goes into the fibre and tints it. */
export type PrintMethod = "pigment" | "reactive";

/** The pictures of an unprinted cloth that a print needs: one seamless tile. `ClothMaps` is one. */
export type PrintGround = Pick<
  ClothMaps,
  "width" | "height" | "mmWidth" | "mmHeight" | "albedo" | "heightMap" | "reliefMm" | "roughness"
>;

export type PrintOptions = {
  readonly method: PrintMethod;
  /** Pixels of the longer side of the printed tile. */
  readonly pixels: number;
  /** Whether the print's ground colour is printed too (a blotch), or the cloth shows there. */
  readonly blotch: boolean;
};

/** A printed cloth: one seamless tile of whole print repeats and whole ground repeats; row 0 is the top. */
export type PrintedCloth = {
  readonly width: number;
  readonly height: number;
  readonly mmWidth: Mm;
  readonly mmHeight: Mm;
  /** sRGB, opaque. */
  readonly albedo: Uint8ClampedArray<ArrayBuffer>;
  /** Grey, linear: the ground's, duller under pigment. */
  readonly roughness: Uint8ClampedArray<ArrayBuffer>;
  /** Share of each pixel the ink has reached, 0 … 255. */
  readonly coverage: Uint8Array<ArrayBuffer>;
  readonly across: Fit;
  readonly down: Fit;
};

/** How deep below the tops an ink still comes: it begins to fail at the first depth and is gone at the second; mm. */
const REACH_MM = { pigment: [0.06, 0.3], reactive: [0.18, 0.7] } as const satisfies Record<PrintMethod, readonly [Mm, Mm]>;
/** What a hollow out of reach still takes up. */
const SEEP = { pigment: 0.22, reactive: 0.6 } as const satisfies Record<PrintMethod, number>;
/** Pigment lets this much of the cloth's own colour through … */
const PIGMENT_OPACITY = 0.93;
/** … keeps this power of its light and dark, the threads under the binder … */
const PIGMENT_TEXTURE = 0.45;
/** … and is duller by this much. */
const PIGMENT_MATTE = 0.06;

type Channels = readonly [Float32Array, Float32Array, Float32Array];

/** Linear light of what the print adds, with its cover, at the tile's own pixels. */
function inkPlanes({ rgba, coverage, ground }: PrintTile, blotch: boolean): readonly Float32Array[] {
  const bare = linearOf(ground);
  const planes = [0, 1, 2, 3].map(() => new Float32Array(coverage.length));
  for (let at = 0; at < coverage.length; at++) {
    const cover = blotch ? 1 : coverage[at]! / 255;
    for (let channel = 0; channel < 3; channel++) {
      planes[channel]![at] = Math.max(0, lightOf(rgba[at * 4 + channel]!) - (1 - cover) * bare[channel]!);
    }
    planes[3]![at] = cover;
  }
  return planes;
}

function groundPlanes({ albedo, heightMap, roughness }: PrintGround): readonly Float32Array[] {
  const planes = [0, 1, 2, 3, 4].map(() => new Float32Array(albedo.length / 4));
  for (let at = 0; at < planes[0]!.length; at++) {
    for (let channel = 0; channel < 3; channel++) planes[channel]![at] = lightOf(albedo[at * 4 + channel]!);
    planes[3]![at] = heightMap[at * 4]! / 255;
    planes[4]![at] = roughness[at * 4]! / 255;
  }
  return planes;
}

const luminance = ([r, g, b]: Channels, at: number): number => 0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]!;

/**
 * Prints a tile on a cloth. The print keeps its size; the ground is stretched by at most 1.5 % so that both repeats
 * close (see `fitOf`). Pure; about 0.2 s for 512 px.
 */
export function printOnCloth(cloth: PrintGround, print: PrintTile, { method, pixels, blotch }: PrintOptions): PrintedCloth {
  const across = fitOf(print.mmWidth, cloth.mmWidth);
  const down = fitOf(print.mmHeight, cloth.mmHeight);
  const mmWidth = across.prints * print.mmWidth;
  const mmHeight = down.prints * print.mmHeight;
  const perMm = pixels / Math.max(mmWidth, mmHeight);
  const [width, height] = [Math.max(1, Math.round(mmWidth * perMm)), Math.max(1, Math.round(mmHeight * perMm))];
  const size = { outWidth: width, outHeight: height };
  const [red, green, blue, top, rough] = resampledPlanes(groundPlanes(cloth), cloth, {
    ...size,
    across: across.grounds,
    down: down.grounds,
  });
  const [inkRed, inkGreen, inkBlue, cover] = resampledPlanes(inkPlanes(print, blotch), print, {
    ...size,
    across: across.prints,
    down: down.prints,
  });
  const base: Channels = [red!, green!, blue!];
  const ink: Channels = [inkRed!, inkGreen!, inkBlue!];
  const count = width * height;
  let meanLight = 0;
  for (let at = 0; at < count; at++) meanLight += luminance(base, at) / count;

  const albedo = new Uint8ClampedArray(count * 4);
  const coverage = new Uint8Array(count);
  const dull = new Float32Array(count);
  const [near, far] = REACH_MM[method];
  for (let at = 0; at < count; at++) {
    const depth = (1 - top![at]!) * cloth.reliefMm;
    const taken = 1 - (1 - SEEP[method]) * ramp(near, far, depth);
    const landed = cover![at]! * taken;
    coverage[at] = Math.round(255 * Math.min(1, landed));
    dull[at] = rough![at]! + (method === "pigment" ? PIGMENT_MATTE * landed : 0);
    const thread = (luminance(base, at) / Math.max(1e-4, meanLight)) ** PIGMENT_TEXTURE;
    for (let channel = 0; channel < 3; channel++) {
      const own = base[channel]![at]!;
      const added = ink[channel]![at]! * taken;
      const light =
        method === "pigment"
          ? own * (1 - landed * PIGMENT_OPACITY) + added * PIGMENT_OPACITY * thread
          : own * (1 - landed + Math.min(landed, added));
      albedo[at * 4 + channel] = srgbByte(light);
    }
    albedo[at * 4 + 3] = 255;
  }
  return { width, height, mmWidth, mmHeight, albedo, roughness: greyPicture(dull), coverage, across, down };
}
