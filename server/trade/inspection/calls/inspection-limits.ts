import type { inspectionLimits } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { limitsOfOrder } from "../limits.ts";

export const inspectionLimitsHandler: Handler<typeof inspectionLimits> = ({ body, db }) => limitsOfOrder(db, body.orderId);
