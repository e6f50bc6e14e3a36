import { type ButtonMark, decodeDrape, displayMesh, renderGarment } from "@selvedge/garment-core";
import sharp from "sharp";
import type { StoredTile } from "../cloths/pictures/tile.ts";
import { sampleCloth, toByte } from "../cloths/pictures/tile.ts";
import { readTile } from "./folds-job.ts";

/** A garment to be pictured: its drape, the cloth of each piece (`*` for the others), its buttons, pixels, degrees it is turned to its left, and for what stands on a floor the degrees one looks down on it. */
export type PortraitInput = {
  readonly drape: Uint8Array;
  readonly cloths: Readonly<Record<string, StoredTile>>;
  readonly buttons?: readonly ButtonMark[];
  readonly width: number;
  readonly height: number;
  readonly yaw: number;
  readonly standing?: { readonly pitch: number };
};

/** The plate that pictures lie on: `--color-plate`. */
const BACKDROP = [0xe8, 0xe6, 0xe2] as const;
/** A garment of 750 px has 0.5 to 1 px a millimetre: what is finer is averaged, so that a small check does not shimmer. */
const CLOTH_PER_MM = 1;

/** A picture of a draped garment in its cloth, as WebP. */
export async function makePortrait({ drape, cloths, buttons, width, height, yaw, standing }: PortraitInput): Promise<Uint8Array> {
  const tiles = new Map(
    await Promise.all(Object.entries(cloths).map(async ([key, tile]) => [key, await readTile(tile, CLOTH_PER_MM)] as const)),
  );
  const light = new Float32Array(3);
  const pixels = renderGarment(displayMesh(decodeDrape(drape)), {
    width,
    height,
    view: { yaw, ...standing },
    stands: standing !== undefined,
    background: BACKDROP,
    buttons,
    cloth: (pieceKey, x, y) => {
      const cloth = tiles.get(pieceKey) ?? tiles.get("*");
      if (!cloth) return BACKDROP;
      sampleCloth(cloth, x, y, light);
      return [toByte(light[0]!), toByte(light[1]!), toByte(light[2]!)];
    },
  });
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 90, smartSubsample: true })
    .toBuffer();
}
