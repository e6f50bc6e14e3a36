import type { getFabricDefect } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { newestReportId, oneReport } from "../queries.ts";

export const getFabricDefectHandler: Handler<typeof getFabricDefect> = async ({ body, customer, db, translate }) => {
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
};
