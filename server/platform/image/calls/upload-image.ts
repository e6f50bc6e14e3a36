import { MAX_IMAGE_BYTES, type uploadImage } from "@selvedge/contract";
import type { Handler } from "../../http/registry.ts";
import { refuse } from "../../refuse.ts";
import { img, storeUpload } from "../queries.ts";
import { isDrawing, pictureKind } from "../reading/kinds.ts";

export const uploadImageHandler: Handler<typeof uploadImage> = async ({
  body,
  customer,
  file,
  db,
  files,
  room,
  clock,
  translate,
}) => {
  const { bytes } = file!;
  if (bytes.length > MAX_IMAGE_BYTES) throw refuse("tooLarge", { maxBytes: MAX_IMAGE_BYTES });
  if (!pictureKind(bytes) && !isDrawing(bytes))
    throw refuse("fileType", { supported: ["jpeg", "png", "webp", "avif", "tiff", "svg"] });
  const row = await storeUpload({ db, files, room }, customer, file!, body.purpose, clock.now());
  return {
    ...img(row),
    bytes: row.bytes,
    mime: row.mime,
    dominant: row.dominant.map((chip) => ({ ...chip, name: translate(chip.name) })),
    sha256: row.input_sha256,
  };
};
