import type { declineRfq } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { declineWithin } from "../moves.ts";
import { led, lookingOf } from "./led.ts";

export const declineRfqHandler: Handler<typeof declineRfq> = (context) =>
  led(context.db, context.body.rfqId, lookingOf(context), (tx) => declineWithin(tx, context.body, lookingOf(context)));
