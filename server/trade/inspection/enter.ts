import type { addInspection, BodyOf } from "@selvedge/contract";
import type { Db } from "../../platform/db/open.ts";
import { newId } from "../../platform/ids.ts";
import { readImages } from "../../platform/image/queries.ts";
import { invalid } from "../../platform/invalid.ts";
import { notify } from "../../platform/notices/notify.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { refuse } from "../../platform/refuse.ts";
import { nextNumber } from "../desk/number.ts";
import { gradeOfLot, gradeOfRoll, type Limits, pointsOfRoll, pointsPer100 } from "./four-point.ts";
import { limitsOfCompany } from "./limits.ts";

type Report = BodyOf<typeof addInspection>;
type Services = { readonly translate: (english: string) => string; readonly now: Date };

/** Whose cloth was inspected: the company that is named, else that of the order; the order has to be that company's. */
async function companyOf(tx: Db, { companyId, orderId }: Report): Promise<string> {
  const order =
    orderId && (await tx.selectFrom("orders").select("company_id as id").where("id", "=", orderId).executeTakeFirst());
  const company = companyId && (await tx.selectFrom("companies").select("id").where("id", "=", companyId).executeTakeFirst());
  const found = companyId ? company : order;
  if (!found || (orderId && (!order || order.id !== found.id))) throw refuse("notFound");
  return found.id;
}

/** The company and fabric of a report must be there, its order that company's, its faults within their rolls, its pictures the mill's. */
async function checkReport(
  tx: Db,
  writer: SignedIn,
  report: Report,
  translate: Services["translate"],
): Promise<{ code: string; companyId: string }> {
  const companyId = await companyOf(tx, report);
  const product = await tx.selectFrom("products").select("code").where("id", "=", report.productId).executeTakeFirst();
  if (!product) throw refuse("notFound");
  const misplaced = report.rolls.findIndex(({ lengthM, widthMm, defects }) =>
    defects.some(({ positionM, acrossMm }) => positionM > lengthM || acrossMm > widthMm),
  );
  if (misplaced >= 0)
    throw invalid(translate, { path: `rolls.${misplaced}.defects`, rule: "within", message: "A fault lies outside its roll." });
  const imageIds = new Set(report.rolls.flatMap(({ defects }) => defects.flatMap(({ imageId }) => imageId ?? [])));
  if ((await readImages(tx, writer.companyId, [...imageIds])).length < imageIds.size) throw refuse("notFound");
  return { ...product, companyId };
}

/** What the faults of a lot come to under its limits. */
const resultOf = (rolls: Report["rolls"], limits: Limits) => ({
  rolls: rolls.length,
  failed_rolls: rolls.filter((roll) => gradeOfRoll(roll, limits) === "second").length,
  metres: rolls.reduce((sum, { lengthM }) => sum + lengthM, 0),
  points: rolls.reduce((sum, roll) => sum + pointsOfRoll(roll), 0),
  points_per_100: pointsPer100(rolls, limits.basis),
  grade: gradeOfLot(rolls, limits),
});

/** Stores a report under the limits in force and notifies the customer; returns its id. Errors: notFound, validation. */
export async function enterReportWithin(tx: Db, writer: SignedIn, report: Report, { translate, now }: Services): Promise<string> {
  const { code, companyId } = await checkReport(tx, writer, report, translate);
  const limits = await limitsOfCompany(tx, companyId);
  const id = newId(now);
  const number = await nextNumber(tx, "inspection", now);
  await tx
    .insertInto("inspection_reports")
    .values({
      id,
      number,
      company_id: companyId,
      product_id: report.productId,
      order_id: report.orderId ?? null,
      lot_no: report.lotNo,
      basis: limits.basis,
      roll_limit: limits.roll,
      lot_limit: limits.lot,
      ...resultOf(report.rolls, limits),
      tests: JSON.stringify(report.tests),
      remark: report.remark,
      inspector: report.inspector ?? writer.name,
      signed_by: writer.name,
      signed_at: now,
      inspected_at: now,
    })
    .execute();
  await writeRolls(tx, id, report.rolls, now);
  const subject = report.orderId
    ? ({ kind: "order", id: report.orderId } as const)
    : ({ kind: "fabric", id: report.productId } as const);
  await notify(
    tx,
    {
      to: { companyId },
      kind: "inspection.added",
      subject,
      text: { key: "The inspection report {{number}} of {{code}} is there", values: { number, code } },
    },
    now,
  );
  return id;
}

async function writeRolls(tx: Db, reportId: string, rolls: Report["rolls"], now: Date): Promise<void> {
  await tx
    .insertInto("inspection_rolls")
    .values(
      rolls.map(({ rollNo, lengthM, widthMm }, sort) => ({
        report_id: reportId,
        sort,
        roll_no: rollNo,
        length_m: lengthM,
        width_mm: widthMm,
      })),
    )
    .execute();
  const defects = rolls.flatMap(({ defects: own }, roll) =>
    own.map(({ code, direction, sizeMm, positionM, acrossMm, imageId }) => ({
      id: newId(now),
      report_id: reportId,
      roll,
      code,
      direction,
      size_mm: sizeMm,
      position_m: positionM,
      across_mm: acrossMm,
      image_id: imageId ?? null,
    })),
  );
  if (defects.length > 0) await tx.insertInto("inspection_defects").values(defects).execute();
}
