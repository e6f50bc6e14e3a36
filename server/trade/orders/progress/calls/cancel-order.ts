import type { cancelOrder } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { cancel } from "../moves.ts";

export const cancelOrderHandler: Handler<typeof cancelOrder> = ({ body, customer, db, clock, translate }) =>
  cancel(db, body, { customer, translate, now: clock.now() });
