import type { getPreloadFabrics } from "@selvedge/contract";
import { readTextured, texturedProduct } from "../../fabrics/products/queries.ts";
import { viewerOf } from "../../fabrics/products/viewer.ts";
import type { Handler } from "../../platform/http/registry.ts";
import type { ReadShownStyle } from "./read-style.ts";

export const getPreloadFabricsHandler =
  (readStyle: ReadShownStyle): Handler<typeof getPreloadFabrics> =>
  async (asked) => {
    const { body, customer, share, db } = asked;
    const style = await readStyle(db, share ?? customer, body.designId);
    // In a showroom a garment stands in the fabrics of the room; a link to it shows no others.
    if (share?.kind === "chanel") return [];
    const laid = await db
      .selectFrom("style_fabrics")
      .select(["piece_key", "product_id"])
      .where("style_id", "=", style.id)
      .orderBy("piece_key")
      .execute();
    const rows = await readTextured(
      db,
      laid.map((on) => on.product_id),
    );
    const viewer = await viewerOf(
      asked,
      rows.map(({ id }) => id),
    );
    const byId = new Map(rows.map((row) => [row.id, texturedProduct(row, viewer)]));
    return laid.flatMap(({ piece_key, product_id }) => {
      const product = byId.get(product_id);
      return product ? [{ ...product, pieceKey: piece_key }] : [];
    });
  };
