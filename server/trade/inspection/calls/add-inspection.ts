import type { addInspection } from "@selvedge/contract";
import { makeOnce } from "../../../platform/db/once.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { enterReportWithin } from "../enter.ts";
import { oneReport } from "../queries.ts";

export const addInspectionHandler: Handler<typeof addInspection> = async ({ body, customer, db, clock, translate, once }) => {
  const now = clock.now();
  const reportId = await db
    .transaction()
    .execute((tx) =>
      makeOnce(tx, "inspection_reports", { once, now }, () => enterReportWithin(tx, customer, body, { translate, now })),
    );
  return (await oneReport(db, customer, reportId, translate))!;
};
