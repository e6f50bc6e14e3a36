import sharp from "sharp";
import { SCENE_PX } from "../scenes/scene.ts";
import { type GarmentDrawing, openGarment, YAW } from "../tech-pack/drawing/garment-view.ts";
import { openPaints } from "../tech-pack/drawing/paint.ts";

/** A saved design to be pictured as it hangs. */
export type DesignPictureInput = GarmentDrawing & { readonly drape: Uint8Array };

const QUALITY = 90;

/** The picture of a saved design from the front, in its cloths and with its artwork, as WebP. */
export async function makeDesignPicture({ drape, tiles, images, ...garment }: DesignPictureInput): Promise<Uint8Array> {
  const draw = await openGarment(garment, drape, openPaints(tiles, images));
  return sharp(draw(SCENE_PX.portrait, YAW.front), { raw: { ...SCENE_PX.portrait, channels: 4 } })
    .removeAlpha()
    .webp({ quality: QUALITY, smartSubsample: true })
    .toBuffer();
}
