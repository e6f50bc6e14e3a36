import type { reorder } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { readOrder } from "./read.ts";

export const reorderHandler: Handler<typeof reorder> = async ({ body, customer, db, clock, translate }) => {
  const order = await readOrder(db, body.orderId, { customer, translate, now: clock.now() });
  const fabrics = order.lines.flatMap(({ product, productNum, color }) => (product ? [{ product, productNum, color }] : []));
  const again = fabrics.filter(({ product }) => product.stock !== "out");
  return {
    items: again.map(({ product: { productId, productCode, productName, productImg }, productNum, color }) => ({
      productId,
      productCode,
      productName,
      productImg,
      productNum,
      color,
    })),
    gone: fabrics.length - again.length,
  };
};
