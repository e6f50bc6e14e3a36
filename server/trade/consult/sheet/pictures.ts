import sharp from "sharp";
import type { Cloths } from "../../../fabrics/cloths/store.ts";
import type { FileStore } from "../../../platform/files/store.ts";
import type { SheetRow } from "./rows.ts";

/** Side of a picture in the file: twice what the sheet shows, for sharp screens and print. */
const STORED_PX = 224;
const QUALITY = 80;
/** Pictures read and made small at once. */
const AT_ONCE = 8;
const NAME = "sheet.jpg";

/** Small pictures of fabrics in their order; null where there is none. Each is made once and kept. */
export async function smallPictures(
  { files, cloths }: { files: FileStore; cloths: Cloths },
  rows: readonly SheetRow[],
  onProgress: (done: number) => Promise<void> = async () => {},
): Promise<(Uint8Array | null)[]> {
  const pictures: (Uint8Array | null)[] = new Array(rows.length).fill(null);
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const some = rows.slice(start, start + AT_ONCE);
    await Promise.all(
      some.map(async ({ picture }, place) => {
        pictures[start + place] = await smallPicture({ files, cloths }, picture);
      }),
    );
    await onProgress(Math.min(start + AT_ONCE, rows.length));
  }
  return pictures;
}

function smallPicture(
  { files, cloths }: { files: FileStore; cloths: Cloths },
  { cloth_hash: record, image_hash: image }: SheetRow["picture"],
): Promise<Uint8Array | null> {
  if (!record) return image ? files.derived(image, NAME, shrink) : Promise.resolve(null);
  return files.derived(record, NAME, async () => {
    const swatch = await cloths.picture(record, "swatch");
    if (!swatch) throw new Error(`the cloth ${record} has no picture`);
    return shrink(swatch);
  });
}

const shrink = async (original: Uint8Array): Promise<Uint8Array> =>
  sharp(original)
    .resize(STORED_PX, STORED_PX, { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: QUALITY })
    .toBuffer();
