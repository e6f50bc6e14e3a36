import type { RoomProduct } from "@selvedge/contract";
import { productCard, readShown, textureOf } from "../../../fabrics/products/queries.ts";
import { viewerOf } from "../../../fabrics/products/viewer.ts";
import type { Room } from "../card.ts";
import type { BuiltRoom } from "../room/record.ts";
import { agreedIn } from "./groups.ts";
import type { Looking } from "./looking.ts";

/** Each fabric of a room once, with its cloth: those that hang, and those that a garment there is cut from. Through a link no price of them is said. */
export async function wornAndHung(looking: Looking, room: Room, { hangers, garments }: BuiltRoom): Promise<RoomProduct[]> {
  const ids = [
    ...hangers.map(({ productId }) => productId),
    ...garments.flatMap(({ fabrics }) => fabrics.flatMap(({ productId }) => productId ?? [])),
  ];
  const [rows, viewer, agreed] = await Promise.all([
    readShown(looking.db, ids),
    viewerOf(looking, ids),
    agreedIn(looking, room, ids),
  ]);
  return rows.map((row) => ({
    ...productCard(row, viewer),
    agreedPrice: agreed.get(row.id) ?? null,
    texture: textureOf(row),
  }));
}
