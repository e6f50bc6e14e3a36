import type { getRfq } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { expireQuotations } from "../expire.ts";
import { readQuotation } from "../read.ts";
import { readerOf } from "./led.ts";

export const getRfqHandler: Handler<typeof getRfq> = async (context) => {
  await expireQuotations(context.db, { id: context.body.rfqId }, context.clock.now());
  return readQuotation(context.db, context.body.rfqId, readerOf(context));
};
