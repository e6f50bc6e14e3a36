import type { addCart } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { addLine, bringLines, readCart } from "./lines.ts";

export const addCartHandler: Handler<typeof addCart> = async ({ body, customer: { userId }, db, clock, translate }) => {
  const now = clock.now();
  if (body.items) await bringLines(db, userId, body.items, body.mode, now);
  else await addLine(db, userId, { ...body, productId: body.productId! }, now);
  const items = await readCart(db, userId, translate);
  return { items, sum: { kinds: items.length, quantity: items.reduce((sum, { productNum }) => sum + productNum, 0) } };
};
