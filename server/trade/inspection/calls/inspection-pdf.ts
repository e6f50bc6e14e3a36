import type { inspectionPdf } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { reportPdf } from "../pdf.ts";
import { oneReport } from "../queries.ts";

export const inspectionPdfHandler: Handler<typeof inspectionPdf> = async ({ body, customer, db, lang, translate }) => {
  const report = await oneReport(db, customer, body.reportId, translate);
  if (!report) throw refuse("notFound");
  return {
    bytes: await reportPdf(report, { language: lang, translate }),
    mime: "application/pdf",
    fileName: `${report.reportNo}.pdf`,
  };
};
