import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { YAWS } from "./drape-worker.ts";

/** Size of one picture on a sheet, px. */
export const PICTURE = { width: 300, height: 400 } as const;
const LINE_PX = 30;

/** One drape of a sheet: its name and its pictures as RGBA. */
export type SheetRow = { readonly name: string; readonly pictures: readonly Uint8ClampedArray[] };

/** Writes the drapes of one garment, a row each, as `<folder>/<key>.jpg`. */
export async function writeSheet(folder: string, key: string, rows: readonly SheetRow[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const height = PICTURE.height + LINE_PX;
  const layers = rows.flatMap(({ name, pictures }, row): OverlayOptions[] => [
    { input: { text: { text: name, font: "sans 11", rgba: true, dpi: 96 } }, left: 10, top: row * height + 7 },
    ...pictures.map((picture, view) => ({
      input: Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength),
      raw: { ...PICTURE, channels: 4 as const },
      left: view * PICTURE.width,
      top: row * height + LINE_PX,
    })),
  ]);
  await sharp({
    create: { width: PICTURE.width * YAWS.length, height: height * rows.length, channels: 3, background: "#fdfcfb" },
  })
    .composite(layers)
    .jpeg({ quality: 86 })
    .toFile(join(folder, `${key}.jpg`));
}
