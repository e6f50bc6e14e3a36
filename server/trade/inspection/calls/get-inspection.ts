import type { getInspection } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { oneReport } from "../queries.ts";

export const getInspectionHandler: Handler<typeof getInspection> = async ({ body, customer, db, translate }) => {
  const report = await oneReport(db, customer, body.reportId, translate);
  if (!report) throw refuse("notFound");
  return report;
};
