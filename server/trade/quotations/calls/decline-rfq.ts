import type { declineRfq } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { declineWithin } from "../moves.ts";
import { led, readerOf } from "./led.ts";

export const declineRfqHandler: Handler<typeof declineRfq> = (context) =>
  led(context.db, context.body.rfqId, readerOf(context), (tx) => declineWithin(tx, context.body, readerOf(context)));
