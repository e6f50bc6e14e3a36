import type { declineRfq } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { declineWithin } from "../moves.ts";
import { led, lookingOf } from "./led.ts";

export const declineRfqHandler: Handler<typeof declineRfq> = (of) =>
  led(of.db, of.body.rfqId, lookingOf(of), (tx) => declineWithin(tx, of.body, lookingOf(of)));
