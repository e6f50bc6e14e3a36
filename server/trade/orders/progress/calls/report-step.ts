import type { reportStep } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { report } from "../report.ts";

export const reportStepHandler: Handler<typeof reportStep> = ({ body, customer, db, clock, translate, once }) =>
  report(db, { body, once }, { customer, translate, now: clock.now() });
