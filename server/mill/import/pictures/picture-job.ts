import { MAX_IMAGE_PIXELS } from "@selvedge/contract";
import { MM_PER_INCH } from "@selvedge/geometry-core";
import sharp, { type Sharp } from "sharp";
import { SWATCH_PX, swatch } from "../../../fabrics/cloths/pictures/swatch.ts";
import { LINEAR, toByte } from "../../../fabrics/cloths/pictures/tile.ts";
import { hashOfBytes } from "../../../platform/files/store.ts";
import { pictureKind } from "../../../platform/image/reading/kinds.ts";
import { openPicture, readable, readHeader } from "../../../platform/image/reading/reader.ts";
import { Refusal } from "../../../platform/refuse.ts";
import { CannotImport } from "../cannot-import.ts";
import type { Appearance, PictureMap } from "../entry/entry.ts";

/** Longer side of a stored picture of cloth: twice that of a computed one. */
const MAX_SIDE_PX = 2_048;
const JPEG = { quality: 90, chromaSubsampling: "4:4:4" } as const;
const WHITE = "#ffffff";
/** A picture is decoded to its end even where only this much is kept of it, so that a truncated file is noticed. */
const CHECKED_PX = 64;

/** The pictures of one fabric, and what is to be done with them: `check` reads them, `measure` says what would be stored, `make` gives it. */
export type PicturesInput = Pick<Extract<Appearance, { kind: "pictures" }>, "mmWidth" | "mmHeight" | "gloss" | "mostBytes"> & {
  readonly maps: Readonly<Partial<Record<PictureMap, Uint8Array>>>;
  readonly depth: keyof Depths;
};

/** What the catalogue stores of a fabric that is shown by pictures of its own, as far as its maps say it. */
export type Measured = {
  readonly albedo_hash: string;
  readonly normal_hash: string | null;
  readonly roughness_hash: string | null;
  readonly height_hash: string | null;
  readonly mm_width: number;
  readonly mm_height: number;
  readonly dpi: number;
  readonly roughness: number;
  readonly sheen: number;
  readonly sheen_roughness: number;
};
/** All of it: the swatch and the colour follow from the maps. */
export type Pictured = Measured & { readonly image_hash: string; readonly mean_colour: string };

type Depths = { check: null; measure: Measured; make: { readonly pictured: Pictured; readonly files: readonly Uint8Array[] } };
/** What is wrong with a picture, in a sentence. */
export type Wrong = { readonly wrong: string };
export type PicturesMade = {
  readonly [Depth in keyof Depths]: { readonly depth: Depth; readonly seen: Depths[Depth] };
}[keyof Depths];

/** Opens a picture as an upload is taken in. Throws `CannotImport` for a file that is no picture. */
async function opened(bytes: Uint8Array, mostBytes: number): Promise<Sharp> {
  if (bytes.length > mostBytes) throw new CannotImport(`the picture is larger than ${mostBytes / 1_000_000} MB.`);
  if (!pictureKind(bytes)) throw new CannotImport("this is not a picture that is taken in: JPEG, PNG, WebP, AVIF or TIFF.");
  await readHeader(bytes);
  return openPicture(bytes);
}

type Cloth = { readonly bytes: Uint8Array; readonly pixels: Uint8Array; readonly width: number; readonly height: number };

/** A picture upright in sRGB, no larger than a cloth is stored. */
async function encoded(bytes: Uint8Array, mostBytes: number): Promise<Cloth> {
  const picture = (await opened(bytes, mostBytes))
    .autoOrient()
    .toColourspace("srgb")
    .flatten({ background: WHITE })
    .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: "inside", withoutEnlargement: true })
    .raw();
  const { data: pixels, info } = await readable(picture.toBuffer({ resolveWithObject: true }));
  const { width, height, channels } = info;
  const jpeg = sharp(pixels, { raw: { width, height, channels } }).jpeg(JPEG);
  return { bytes: await jpeg.toBuffer(), pixels, width, height };
}

/** The mean light of a swatch, as "#rrggbb". */
function meanColourOf(rgb: Uint8Array): string {
  const sums = [0, 0, 0];
  rgb.forEach((byte, index) => {
    sums[index % 3]! += LINEAR[byte]!;
  });
  return `#${Buffer.from(sums.map((sum) => toByte((sum * 3) / rgb.length))).toString("hex")}`;
}

/** The maps as they are stored; the same files always give the same hashes. */
async function measured(input: PicturesInput): Promise<{ maps: Measured; albedo: Cloth; files: readonly Uint8Array[] }> {
  const { maps, mostBytes, mmWidth, gloss } = input;
  const files: Uint8Array[] = [];
  const store = (bytes: Uint8Array): string => {
    files.push(bytes);
    return hashOfBytes(bytes);
  };
  const albedo = await encoded(maps.albedo!, mostBytes);
  const other = async (map: PictureMap) => (maps[map] ? store((await encoded(maps[map], mostBytes)).bytes) : null);
  const stored = {
    albedo_hash: store(albedo.bytes),
    normal_hash: await other("normal"),
    roughness_hash: await other("roughness"),
    height_hash: await other("height"),
    mm_width: mmWidth,
    mm_height: input.mmHeight ?? (mmWidth * albedo.height) / albedo.width,
    dpi: (albedo.width / mmWidth) * MM_PER_INCH,
    roughness: gloss.roughness,
    sheen: gloss.sheen,
    sheen_roughness: gloss.sheenRoughness,
  };
  return { maps: stored, albedo, files };
}

/** The same with the 60 mm of cloth that lists show. */
async function made(input: PicturesInput): Promise<{ pictured: Pictured; files: readonly Uint8Array[] }> {
  const { maps, albedo, files } = await measured(input);
  const shown = swatch({ ...albedo, mmWidth: maps.mm_width, mmHeight: maps.mm_height, channels: 3 });
  const image = await sharp(shown, { raw: { width: SWATCH_PX, height: SWATCH_PX, channels: 3 } })
    .jpeg(JPEG)
    .toBuffer();
  return { pictured: { ...maps, image_hash: hashOfBytes(image), mean_colour: meanColourOf(shown) }, files: [...files, image] };
}

async function check({ maps, mostBytes }: PicturesInput): Promise<void> {
  for (const bytes of Object.values(maps)) {
    const picture = await opened(bytes, mostBytes);
    await readable(picture.resize(CHECKED_PX, CHECKED_PX, { fit: "inside" }).raw().toBuffer());
  }
}

/** Checks or measures the pictures of a fabric, or makes what is stored of them. */
export async function makeImportPictures(input: PicturesInput): Promise<PicturesMade | Wrong> {
  try {
    if (input.depth === "make") return { depth: "make", seen: await made(input) };
    if (input.depth === "measure") return { depth: "measure", seen: (await measured(input)).maps };
    await check(input);
    return { depth: "check", seen: null };
  } catch (error) {
    if (error instanceof CannotImport) return { wrong: error.message };
    if (error instanceof Refusal)
      return { wrong: `the picture is damaged, or has more than ${MAX_IMAGE_PIXELS / 1_000_000} million pixels.` };
    throw error;
  }
}
