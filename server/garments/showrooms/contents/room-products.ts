import type { RoomProduct } from "@selvedge/contract";
import type { AskedForCards } from "../../../fabrics/products/lists/listing.ts";
import { productCard, readShown, textureOf } from "../../../fabrics/products/queries.ts";
import { viewerOf } from "../../../fabrics/products/viewer.ts";
import type { BuiltRoom } from "../room/record.ts";

/** Each fabric of a room once, with its cloth: those that hang, and those that a garment there is cut from. What was agreed for them is not said, and through a link no price at all. */
export async function wornAndHung(asked: AskedForCards, { hangers, garments }: BuiltRoom): Promise<RoomProduct[]> {
  const ids = [
    ...hangers.map(({ productId }) => productId),
    ...garments.flatMap(({ fabrics }) => fabrics.flatMap(({ productId }) => productId ?? [])),
  ];
  const [rows, viewer] = await Promise.all([readShown(asked.db, ids), viewerOf(asked, ids)]);
  return rows.map((row) => ({ ...productCard(row, viewer), texture: textureOf(row) }));
}
