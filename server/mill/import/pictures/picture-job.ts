import { createHash } from "node:crypto";
import { MAX_IMAGE_PIXELS } from "@selvedge/contract";
import { MM_PER_INCH } from "@selvedge/geometry-core";
import sharp from "sharp";
import { SWATCH_PX, swatch } from "../../fabrics/cloths/pictures/swatch.ts";
import { LINEAR, toByte } from "../../fabrics/cloths/pictures/tile.ts";
import { encodePicture } from "../../platform/image/reading/encode.ts";
import { pictureKind } from "../../platform/image/reading/kinds.ts";
import { Refusal } from "../../platform/refuse.ts";
import { CannotImport } from "./cannot-import.ts";
import type { Look, PictureMap } from "./entry/entry.ts";

type Pictures = Extract<Look, { kind: "pictures" }>;

/** Longer side of a stored picture of cloth: twice that of a computed one. */
const LONGEST_PX = 2_048;
const JPEG = { quality: 90, chromaSubsampling: "4:4:4" } as const;
const WHITE = "#ffffff";

/** What the catalogue stores of a fabric that is shown by pictures of its own. */
export type Pictured = {
  readonly image_hash: string;
  readonly albedo_hash: string;
  readonly normal_hash: string | null;
  readonly roughness_hash: string | null;
  readonly height_hash: string | null;
  readonly mean_colour: string;
  readonly mm_width: number;
  readonly mm_height: number;
  readonly dpi: number;
  readonly roughness: number;
  readonly sheen: number;
  readonly sheen_roughness: number;
};

const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** A picture as an upload is taken in, no larger than a cloth is stored. Throws `CannotImport` with what is wrong with it. */
async function encoded(bytes: Uint8Array, mostBytes: number): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  if (bytes.length > mostBytes) throw new CannotImport(`the picture is larger than ${mostBytes / 1_000_000} MB.`);
  if (!pictureKind(bytes)) throw new CannotImport("this is not a picture that is taken in: JPEG, PNG, WebP, AVIF or TIFF.");
  try {
    const upright = await encodePicture(bytes);
    const { data, info } = await sharp(upright.bytes)
      .flatten({ background: WHITE })
      .resize(LONGEST_PX, LONGEST_PX, { fit: "inside", withoutEnlargement: true })
      .jpeg(JPEG)
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof Refusal)
      throw new CannotImport(`the picture is damaged, or has more than ${MAX_IMAGE_PIXELS / 1_000_000} million pixels.`);
    throw error;
  }
}

/** The mean light of a swatch, as "#rrggbb". */
function meanColourOf(rgb: Uint8Array): string {
  const sums = [0, 0, 0];
  rgb.forEach((byte, at) => {
    sums[at % 3]! += LINEAR[byte]!;
  });
  return `#${Buffer.from(sums.map((sum) => toByte((sum * 3) / rgb.length))).toString("hex")}`;
}

/**
 * Encodes the pictures of a look: its maps, and the 60 mm of cloth that lists show. Without `keep` they are only measured;
 * the same files always give the same hashes.
 */
export async function takeIn(look: Pictures, keep?: (bytes: Uint8Array) => Promise<string>): Promise<Pictured> {
  const store = async (bytes: Uint8Array) => (keep ? keep(bytes) : hashOf(bytes));
  const albedo = await encoded(await look.maps.albedo!(), look.mostBytes);
  const { width, height } = albedo;
  const mmHeight = look.mmHeight ?? (look.mmWidth * height) / width;
  const pixels = await sharp(albedo.bytes).toColourspace("srgb").raw().toBuffer();
  const shown = swatch({ width, height, mmWidth: look.mmWidth, mmHeight, channels: 3, pixels });
  const image = await sharp(shown, { raw: { width: SWATCH_PX, height: SWATCH_PX, channels: 3 } })
    .jpeg(JPEG)
    .toBuffer();
  const other = async (map: PictureMap) => {
    const read = look.maps[map];
    return read ? store((await encoded(await read(), look.mostBytes)).bytes) : null;
  };
  return {
    image_hash: await store(image),
    albedo_hash: await store(albedo.bytes),
    normal_hash: await other("normal"),
    roughness_hash: await other("roughness"),
    height_hash: await other("height"),
    mean_colour: meanColourOf(shown),
    mm_width: look.mmWidth,
    mm_height: mmHeight,
    dpi: (width / look.mmWidth) * MM_PER_INCH,
    roughness: look.gloss.roughness,
    sheen: look.gloss.sheen,
    sheen_roughness: look.gloss.sheenRoughness,
  };
}
