import type { quote } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { quoteWithin } from "../moves.ts";
import { led, lookingOf } from "./led.ts";

export const quoteHandler: Handler<typeof quote> = (of) =>
  led(of.db, of.body.rfqId, lookingOf(of), (tx) => quoteWithin(tx, of.body, lookingOf(of)));
