import type { getRfq } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { expireQuotations } from "../expire.ts";
import { readQuotation } from "../read.ts";
import { lookingOf } from "./led.ts";

export const getRfqHandler: Handler<typeof getRfq> = async (of) => {
  await expireQuotations(of.db, { id: of.body.rfqId }, of.clock.now());
  return readQuotation(of.db, of.body.rfqId, lookingOf(of));
};
