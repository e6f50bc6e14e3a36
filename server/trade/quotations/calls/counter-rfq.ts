import type { counterRfq } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { counterWithin } from "../moves.ts";
import { led, readerOf } from "./led.ts";

export const counterRfqHandler: Handler<typeof counterRfq> = (context) =>
  led(context.db, context.body.rfqId, readerOf(context), (tx) => counterWithin(tx, context.body, readerOf(context)));
