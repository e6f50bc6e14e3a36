import { pxPerMmAt } from "@selvedge/geometry-core";
import {
  archiveOfSwatch,
  type FabricRecord,
  fabricTileOf,
  glbOfSwatch,
  type Reading,
  renderFabric,
  type Swatch,
  type WovenCloth,
  wifOfCloth,
  writeU3ma,
  writeWif,
} from "@selvedge/textile-core";
import sharp from "sharp";
import { onTable } from "../cloths/pictures/make.ts";
import type { Tile } from "../cloths/pictures/tile.ts";
import { type SwatchAbout, swatchOfCloth } from "./material/swatch-of-cloth.ts";
import { type PicturedCloth, swatchOfPictures } from "./material/swatch-of-pictures.ts";
import { type SheetWords, swatchSheet } from "./print/sheet.ts";
import { swatchPng } from "./print/swatch-picture.ts";

/** Where a fabric's pictures come from: its construction, or pictures it was taken in with. */
export type ClothSource =
  | { readonly record: FabricRecord; readonly pictured?: undefined }
  | { readonly record?: undefined; readonly pictured: PicturedCloth };

export type FileInput = { readonly source: ClothSource; readonly about: SwatchAbout };
/** `pageOf` with {{page}} and {{pages}} in it. */
export type SheetInput = {
  readonly swatches: readonly { readonly source: ClothSource; readonly lines: readonly string[] }[];
  readonly words: Omit<SheetWords, "pageOf"> & { readonly pageOf: string };
};
/** A file to be made, as plain data that can be sent to a working thread. */
export type SwatchFileInput =
  | ({ readonly kind: "archive" | "glb" | "png" } & FileInput)
  | { readonly kind: "wif"; readonly cloth: WovenCloth; readonly title: string }
  | ({ readonly kind: "pdf" } & SheetInput);

/** Maps for other programs: two to four pixels a thread, at most this long. */
const MAPS_PER_MM = 10;
const MAPS_MAX_SIDE_PX = 1_024;
/** For print at 300 dpi. */
const PRINT_PER_MM = pxPerMmAt(300);
const PRINT_MAX_SIDE_PX = 2_048;
const PRINTED = { widthMm: 200, heightMm: 200, dpi: 300 } as const;
/** A hanger's worth of cloth. */
const GLB_MM = { widthMm: 200, heightMm: 200 } as const;
const SOURCE = { program: "Selvedge", version: "1.0" } as const;

function pixelsOf(record: FabricRecord, perMm: number, longestPx: number): number {
  const { mmWidth, mmHeight } = fabricTileOf(record);
  return Math.min(longestPx, Math.round(Math.max(mmWidth, mmHeight) * perMm));
}

const swatchOf = ({ record, pictured }: ClothSource, about: SwatchAbout): Promise<Swatch> =>
  record ? swatchOfCloth(record, about, pixelsOf(record, MAPS_PER_MM, MAPS_MAX_SIDE_PX)) : swatchOfPictures(pictured, about);

/** The cloth as it looks under a lamp, for print; a photograph has its own light. */
async function tileOf({ record, pictured }: ClothSource): Promise<Tile> {
  if (record) {
    const maps = renderFabric(record, { pixels: pixelsOf(record, PRINT_PER_MM, PRINT_MAX_SIDE_PX) });
    const { width, height, mmWidth, mmHeight } = maps;
    return { width, height, mmWidth, mmHeight, channels: 4, pixels: onTable(maps) };
  }
  const { data, info } = await sharp(pictured.maps.albedo)
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { mmWidth, mmHeight } = pictured;
  return { width: info.width, height: info.height, mmWidth, mmHeight, channels: 3, pixels: data };
}

function must<Value>(reading: Reading<Value>): Value {
  if (!reading.ok) throw new Error(`${reading.problem.code} ${JSON.stringify(reading.problem.params)}`);
  return reading.value;
}

/** Makes one file. Half a second to two; the same input gives the same bytes. */
export async function makeSwatchFile(input: SwatchFileInput): Promise<Uint8Array> {
  switch (input.kind) {
    case "archive":
      return writeU3ma(archiveOfSwatch(await swatchOf(input.source, input.about)));
    case "glb":
      return must(glbOfSwatch(await swatchOf(input.source, input.about), GLB_MM));
    case "png":
      return swatchPng(await tileOf(input.source), PRINTED);
    case "wif":
      return new TextEncoder().encode(writeWif(must(wifOfCloth(input.cloth, { title: input.title, source: SOURCE }))));
    case "pdf":
      return sheetOf(input);
  }
}

async function sheetOf({ swatches, words }: SheetInput): Promise<Uint8Array> {
  const shown = [];
  for (const { source, lines } of swatches) shown.push({ tile: await tileOf(source), lines });
  const pageOf = (page: number, pages: number) =>
    words.pageOf.replace("{{page}}", String(page)).replace("{{pages}}", String(pages));
  return swatchSheet(shown, { ...words, pageOf });
}
