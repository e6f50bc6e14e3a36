import type { orderReceived } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { receive } from "../moves.ts";

export const orderReceivedHandler: Handler<typeof orderReceived> = ({ body, customer, db, clock, translate }) =>
  receive(db, body, { customer, translate, now: clock.now() });
