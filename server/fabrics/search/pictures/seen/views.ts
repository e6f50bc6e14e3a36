import {
  DESCRIPTOR_SIZE,
  descriptorOfPictures,
  labOf,
  meanHexOf,
  type Picture,
  paletteOf,
  WORKING_PX,
} from "@selvedge/textile-core";
import sharp, { type Sharp } from "sharp";
import { openPicture, readable } from "../../../../platform/image/reading/reader.ts";
import { Refusal } from "../../../../platform/refuse.ts";
import { SWATCH_PX } from "../../../cloths/pictures/swatch.ts";
import { type Cloth, clothAt, sampleCloth, type Tile, toByte } from "../../../cloths/pictures/tile.ts";
import type { PaletteColour } from "../tables.ts";

/** A part of a picture in shares of its width and height. */
export type Region = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** What picture search keeps of a fabric, or searches with: image descriptors from several distances, and its colours. */
export type Seen = {
  /** `DESCRIPTOR_SIZE` numbers each, one after the other. */
  readonly descriptors: Int8Array<ArrayBuffer>;
  readonly meanLab: readonly [number, number, number];
  readonly palette: readonly PaletteColour[];
};

/** Number of colours distinguished, and the pixels a side they are taken from. */
const COLOURS = 6;
const PALETTE_PX = 96;

/** Describes the views of one cloth, each from some square pictures. */
function descriptorsOf(views: readonly (readonly Picture[])[]): Seen["descriptors"] {
  const descriptors = new Int8Array(views.length * DESCRIPTOR_SIZE);
  views.forEach((pictures, index) => {
    descriptors.set(descriptorOfPictures(pictures), index * DESCRIPTOR_SIZE);
  });
  return descriptors;
}

const coloursOf = (picture: Picture): Omit<Seen, "descriptors"> => ({
  meanLab: labOf(meanHexOf(picture.rgba)),
  palette: paletteOf(picture, COLOURS).map(({ lab, share }): PaletteColour => [...lab, share]),
});

async function pixelsOf(picture: Sharp, side: number): Promise<Picture> {
  const rgba = await readable(picture.resize(side, side, { fit: "fill" }).toColourspace("srgb").ensureAlpha().raw().toBuffer());
  return { width: side, height: side, rgba: new Uint8ClampedArray(rgba.buffer, rgba.byteOffset, rgba.length) };
}

const WHOLE: Region = { x: 0, y: 0, width: 1, height: 1 };

/** The largest square in the middle of a region of a picture held upright, brought to `side`. What is clear becomes white. */
async function square(bytes: Uint8Array, region: Region, side: number): Promise<Picture> {
  const { autoOrient } = await readable(openPicture(bytes).metadata());
  const { width, height } = autoOrient;
  const [wide, tall] = [region.width * width, region.height * height];
  const edge = Math.max(1, Math.floor(Math.min(wide, tall)));
  const left = Math.min(width - edge, Math.max(0, Math.round(region.x * width + (wide - edge) / 2)));
  const top = Math.min(height - edge, Math.max(0, Math.round(region.y * height + (tall - edge) / 2)));
  const upright = openPicture(bytes).autoOrient().flatten({ background: "#ffffff" });
  return pixelsOf(upright.extract({ left, top, width: edge, height: edge }), side);
}

/** A square part of a square picture. */
function partOf({ width, rgba }: Picture, { x, y, width: share }: Region): Picture {
  const side = Math.round(share * width);
  const [left, top] = [Math.round(x * width), Math.round(y * width)];
  const part = new Uint8ClampedArray(side * side * 4);
  for (let row = 0; row < side; row += 1) {
    const from = ((top + row) * width + left) * 4;
    part.set(rgba.subarray(from, from + side * 4), row * side * 4);
  }
  return { width: side, height: side, rgba: part };
}

const resized = ({ width, height, rgba }: Picture, side: number): Promise<Picture> =>
  pixelsOf(sharp(rgba, { raw: { width, height, channels: 4 } }), side);

/** Widths of cloth that a fabric is looked at in its tile; photographs from 18 mm to 40 cm lie within a factor of 1.65 of one of these or of the swatch. */
const TILE_VIEWS_MM = [120, 240] as const;

/** How far the second picture of a cloth is turned (radians), and the lens of a telephone (px). */
const TURN = 0.8;
const SOFT_PX = 0.85;

/** A picture as soft as a photograph of it would be. */
const softened = ({ width, height, rgba }: Picture): Promise<Picture> =>
  pixelsOf(sharp(rgba, { raw: { width, height, channels: 4 } }).blur(SOFT_PX), width);

/** A square of the endless cloth, turned about its corner. */
function tileView(cloth: Cloth, sideMm: number, turn: number): Picture {
  const rgba = new Uint8ClampedArray(WORKING_PX * WORKING_PX * 4);
  const light = new Float32Array(3);
  const step = sideMm / WORKING_PX;
  const [cos, sin] = [step * Math.cos(turn), step * Math.sin(turn)];
  for (let y = 0, i = 0; y < WORKING_PX; y += 1)
    for (let x = 0; x < WORKING_PX; x += 1, i += 4) {
      sampleCloth(cloth, (x + 0.5) * cos - (y + 0.5) * sin, (x + 0.5) * sin + (y + 0.5) * cos, light);
      rgba.set([toByte(light[0]!), toByte(light[1]!), toByte(light[2]!), 255], i);
    }
  return { width: WORKING_PX, height: WORKING_PX, rgba };
}

export type ClothSeen = {
  /** The tile's picture, and its size. */
  readonly albedo: { readonly bytes: Uint8Array; readonly mmWidth: number; readonly mmHeight: number } | null;
  /** The cloth under a lamp, as lists show it. */
  readonly shown: Uint8Array;
};

/** How a fabric looks from near and from farther away, each time drawn sharp and as a photograph shows it. About 0.5 s. */
export async function seeCloth({ albedo, shown }: ClothSeen): Promise<Seen> {
  const swatch = await square(shown, WHOLE, SWATCH_PX);
  const [whole, near] = [await resized(swatch, WORKING_PX), partOf(swatch, { x: 0.25, y: 0.25, width: 0.5, height: 0.5 })];
  const views: Picture[][] = [];
  for (const view of [whole, await resized(near, WORKING_PX)]) views.push([view, await softened(view)]);
  if (albedo) {
    const { data, info } = await readable(openPicture(albedo.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true }));
    const tile: Tile = {
      width: info.width,
      height: info.height,
      mmWidth: albedo.mmWidth,
      mmHeight: albedo.mmHeight,
      channels: 3,
      pixels: data,
    };
    for (const sideMm of TILE_VIEWS_MM) {
      const cloth = clothAt(tile, WORKING_PX / sideMm);
      views.push([tileView(cloth, sideMm, 0), await softened(tileView(cloth, sideMm, TURN))]);
    }
  }
  return { descriptors: descriptorsOf(views), ...coloursOf(await resized(swatch, PALETTE_PX)) };
}

export type PhotographInput = { readonly bytes: Uint8Array; readonly region: Region | null };
/** A photograph that was opened: its colours, and the square pictures by which it is described. */
export type Photograph = Omit<Seen, "descriptors"> & { readonly views: readonly Picture[] };

/** Side that a photograph is brought to before its parts are looked at. */
const PHOTO_PX = 2 * WORKING_PX;
/** Parts of a photograph's middle square besides the whole: the centre and the quarters. */
const PARTS: readonly Region[] = [
  [0.25, 0.25],
  [0, 0],
  [0.5, 0],
  [0, 0.5],
  [0.5, 0.5],
].map(([x, y]) => ({ x: x!, y: y!, width: 0.5, height: 0.5 }));

/**
 * Opens a photograph, or a region of it: the cloth whole, in its centre and in its quarters. About 40 ms.
 * Null for a picture that cannot be read: a refusal would not come whole out of a working thread.
 */
export async function openPhotograph({ bytes, region }: PhotographInput): Promise<Photograph | null> {
  try {
    const photo = await square(bytes, region ?? WHOLE, PHOTO_PX);
    const views = [await resized(photo, WORKING_PX), ...PARTS.map((part) => partOf(photo, part))];
    return { views, ...coloursOf(await resized(photo, PALETTE_PX)) };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Describes views of a photograph, about 25 ms each. */
export const describeViews = async (views: readonly Picture[]): Promise<Seen["descriptors"]> =>
  descriptorsOf(views.map((view) => [view]));
