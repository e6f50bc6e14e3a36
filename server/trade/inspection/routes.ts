import { addInspection, getFabricDefect, getInspection, inspectionPdf, listInspections } from "@selvedge/contract";
import { pageOf } from "../../platform/http/answer/page.ts";
import { domain } from "../../platform/http/registry.ts";
import { refuse } from "../../platform/refuse.ts";
import { enterReportWithin } from "./enter.ts";
import { reportPdf } from "./pdf.ts";
import { newestReportId, oneReport, reportPage } from "./queries.ts";

export const inspections = domain((on) => {
  on(listInspections, async ({ body, customer, db, translate }) => {
    const { total, list } = await reportPage(db, customer, body, translate);
    return pageOf(total, list, body);
  });

  on(getInspection, async ({ body, customer, db, translate }) => {
    const report = await oneReport(db, customer, body.reportId, translate);
    if (!report) throw refuse("notFound");
    return report;
  });

  on(inspectionPdf, async ({ body, customer, db, lang, translate }) => {
    const report = await oneReport(db, customer, body.reportId, translate);
    if (!report) throw refuse("notFound");
    return {
      bytes: await reportPdf(report, { language: lang, translate }),
      mime: "application/pdf",
      fileName: `${report.reportNo}.pdf`,
    };
  });

  on(addInspection, async ({ body, customer, db, clock, translate }) => {
    const reportId = await db
      .transaction()
      .execute((tx) => enterReportWithin(tx, customer, body, { translate, now: clock.now() }));
    return (await oneReport(db, customer, reportId, translate))!;
  });

  on(getFabricDefect, async ({ body, customer, db, translate }) => {
    const line = body.noticeDetailId
      ? await db
          .selectFrom("order_lines")
          .select(["order_id", "product_id"])
          .where("notice_detail_id", "=", body.noticeDetailId)
          .executeTakeFirst()
      : undefined;
    if (body.noticeDetailId && !line) throw refuse("notFound");
    const productId = line?.product_id ?? body.productId;
    const orderId = line?.order_id ?? body.orderId;
    const newest = await newestReportId(db, customer, { ...(productId && { productId }), ...(orderId && { orderId }) });
    const report = newest && (await oneReport(db, customer, newest, translate));
    if (!report) throw refuse("notFound");
    const { basis } = report.limits;
    if (!body.rollNo)
      return {
        defects: report.rolls.flatMap((roll) => roll.defects),
        pointsPer100: report.pointsPer100,
        basis,
        grade: report.grade,
      };
    const roll = report.rolls.find(({ rollNo }) => rollNo === body.rollNo);
    if (!roll) throw refuse("notFound");
    const pointsPer100 = basis === "sqyd" ? roll.pointsPer100SquareYards : roll.pointsPer100SquareMetres;
    return { defects: roll.defects, pointsPer100, basis, grade: roll.grade };
  });
});
