import type { addOrder } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { placeOrder } from "./placing/place.ts";

export const addOrderHandler: Handler<typeof addOrder> = ({ body, customer, db, clock, translate, once }) =>
  placeOrder(db, customer, { placing: body, once }, { translate, now: clock.now() });
