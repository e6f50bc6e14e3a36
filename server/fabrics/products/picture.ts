import { fileUrl } from "../../platform/image/urls.ts";
import { clothUrl } from "../cloths/address.ts";

/** Address of the picture by which a list shows a fabric: of its cloth, or the one it was taken in with. */
export const pictureOf = (row: { readonly cloth_hash: string | null; readonly image_hash: string | null }): string =>
  row.cloth_hash ? clothUrl(row.cloth_hash, "swatch") : fileUrl(row.image_hash!);
