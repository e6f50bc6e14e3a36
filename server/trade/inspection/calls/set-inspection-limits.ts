import type { setInspectionLimits } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { agreeLimits } from "../limits.ts";

export const setInspectionLimitsHandler: Handler<typeof setInspectionLimits> = ({ body, db, customer, clock }) =>
  agreeLimits(db, body, { by: customer, now: clock.now() });
