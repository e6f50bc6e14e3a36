import type { getProductJPGSize } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { fileOf } from "../../cloths/address.ts";
import { tilePixels } from "../product.ts";
import { readTextured } from "../queries.ts";

export const getProductJPGSizeHandler: Handler<typeof getProductJPGSize> = async ({ body, db, files }) => {
  const rows = await readTextured(db, body.productIds);
  const sizes = rows.map(async (row) => ({
    productId: row.id,
    ...tilePixels(row),
    bytes: await (row.cloth_hash ? files.size(row.cloth_hash, fileOf("albedo")) : files.size(row.albedo_hash!)),
    dpi: row.dpi!,
    mmWidth: row.mm_width!,
    mmHeight: row.mm_height!,
  }));
  return Promise.all(sizes);
};
