import type { getTextures } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { readTextured, texturedProduct } from "../queries.ts";
import type { SeenThrough } from "../seen-through.ts";
import { viewerOf } from "../viewer.ts";

export const getTexturesHandler =
  (seenThrough: SeenThrough): Handler<typeof getTextures> =>
  async (asked) => {
    const { body, db, share } = asked;
    const allowed = share && (await seenThrough(db, share)).productIds;
    const rows = await readTextured(db, allowed ? body.productIds.filter((id) => allowed.has(id)) : body.productIds);
    const viewer = await viewerOf(asked, body.productIds);
    return rows.map((row) => texturedProduct(row, viewer));
  };
