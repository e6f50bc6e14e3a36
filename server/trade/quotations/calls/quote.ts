import type { quote } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { quoteWithin } from "../moves.ts";
import { led, readerOf } from "./led.ts";

export const quoteHandler: Handler<typeof quote> = (context) =>
  led(context.db, context.body.rfqId, readerOf(context), (tx) => quoteWithin(tx, context.body, readerOf(context)));
