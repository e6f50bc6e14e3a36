import type { counterRfq } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { counterWithin } from "../moves.ts";
import { led, lookingOf } from "./led.ts";

export const counterRfqHandler: Handler<typeof counterRfq> = (of) =>
  led(of.db, of.body.rfqId, lookingOf(of), (tx) => counterWithin(tx, of.body, lookingOf(of)));
