import type { myOrder } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { listOrders } from "./list.ts";
import { readOrder } from "./read.ts";

export const myOrderHandler: Handler<typeof myOrder> = ({ body, customer, db, clock, translate }) => {
  const reader = { customer, translate, now: clock.now() };
  return body.orderId ? readOrder(db, body.orderId, reader) : listOrders(db, body, reader);
};
