import { addCart, cartList } from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { addLine, bringLines, readCart } from "./lines.ts";

export const cart = domain((on) => {
  on(cartList, async ({ customer, db, translate }) => readCart(db, customer.userId, translate));

  on(addCart, async ({ body, customer: { userId }, db, clock, translate }) => {
    const now = clock.now();
    if (body.items) await bringLines(db, userId, body.items, body.mode, now);
    else await addLine(db, userId, { ...body, productId: body.productId! }, now);
    const items = await readCart(db, userId, translate);
    return { items, sum: { kinds: items.length, quantity: items.reduce((sum, { productNum }) => sum + productNum, 0) } };
  });
});
