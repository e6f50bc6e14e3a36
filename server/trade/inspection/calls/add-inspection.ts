import type { addInspection } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { enterReportWithin } from "../enter.ts";
import { oneReport } from "../queries.ts";

export const addInspectionHandler: Handler<typeof addInspection> = async ({ body, customer, db, clock, translate }) => {
  const reportId = await db.transaction().execute((tx) => enterReportWithin(tx, customer, body, { translate, now: clock.now() }));
  return (await oneReport(db, customer, reportId, translate))!;
};
