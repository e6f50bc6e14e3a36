import { type BodyOf, DEFECTS, type InspectionCard, type InspectionReport, type listInspections } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import { productCard, readShown, signedIn } from "../../fabrics/products/queries.ts";
import type { Db } from "../../platform/db/open.ts";
import { offsetOf } from "../../platform/http/answer/page.ts";
import { isStaff } from "../../platform/http/caller/access.ts";
import { img } from "../../platform/image/queries.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import {
  gradeOfRoll,
  type Limits,
  pointsOf,
  pointsOfRoll,
  pointsPer100SquareMetres,
  pointsPer100SquareYards,
} from "./four-point.ts";
import type { InspectionReportTable } from "./tables.ts";

type Translate = (english: string) => string;
type ReportRow = Selectable<InspectionReportTable> & { company: string; order_no: string | null };
type Filter = Partial<Pick<BodyOf<typeof listInspections>, "orderId" | "productId" | "grade">> & { readonly reportId?: string };

const TENTHS = 10;
const rounded = (value: number): number => Math.round(value * TENTHS) / TENTHS;
const limitsOf = ({ basis, roll_limit: roll, lot_limit: lot }: ReportRow): Limits => ({ basis, roll, lot });

/** The reports that somebody may see: a customer the own company's, the mill all. */
function reportsSeen(db: Db, customer: SignedIn, { orderId, productId, grade, reportId }: Filter) {
  let asked = db
    .selectFrom("inspection_reports as r")
    .innerJoin("companies as c", "c.id", "r.company_id")
    .leftJoin("orders as o", "o.id", "r.order_id");
  if (!isStaff(customer.role)) asked = asked.where("r.company_id", "=", customer.companyId);
  if (orderId) asked = asked.where("r.order_id", "=", orderId);
  if (productId) asked = asked.where("r.product_id", "=", productId);
  if (grade) asked = asked.where("r.grade", "=", grade);
  if (reportId) asked = asked.where("r.id", "=", reportId);
  return asked;
}

/** A page of them, newest first. */
const reportRows = (
  db: Db,
  customer: SignedIn,
  filter: Filter,
  page: { readonly pageNum: number; readonly pageSize: number },
): Promise<ReportRow[]> =>
  reportsSeen(db, customer, filter)
    .selectAll("r")
    .select(["c.name as company", "o.number as order_no"])
    .orderBy("r.inspected_at", "desc")
    .orderBy("r.id", "desc")
    .offset(offsetOf(page))
    .limit(page.pageSize)
    .execute();

/** The newest report of an order, a fabric or both; null where there is none of theirs. */
export async function newestReportId(db: Db, customer: SignedIn, filter: Filter): Promise<string | null> {
  const [newest] = await reportRows(db, customer, filter, { pageNum: 1, pageSize: 1 });
  return newest?.id ?? null;
}

/** A page of reports as a list shows them, and how many there are. */
export async function reportPage(
  db: Db,
  customer: SignedIn,
  asked: BodyOf<typeof listInspections>,
  translate: Translate,
): Promise<{ total: number; list: InspectionCard[] }> {
  const { total } = await reportsSeen(db, customer, asked)
    .select((eb) => eb.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await reportRows(db, customer, asked, asked);
  return { total: Number(total), list: await cardsOf(db, rows, translate) };
}

async function cardsOf(db: Db, rows: readonly ReportRow[], translate: Translate): Promise<InspectionCard[]> {
  const products = await readShown(
    db,
    rows.map((row) => row.product_id),
  );
  const cards = new Map(products.map((product) => [product.id, productCard(product, signedIn(translate))]));
  return rows.map((row) => ({
    reportId: row.id,
    reportNo: row.number,
    company: row.company,
    orderId: row.order_id,
    orderNo: row.order_no,
    product: cards.get(row.product_id)!,
    lotNo: row.lot_no,
    rolls: row.rolls,
    failedRolls: row.failed_rolls,
    metres: rounded(row.metres),
    points: row.points,
    pointsPer100: rounded(row.points_per_100),
    limits: limitsOf(row),
    grade: row.grade,
    inspectedAt: row.inspected_at.toISOString(),
  }));
}

/** A report with its rolls and faults; null where there is none of theirs. */
export async function oneReport(
  db: Db,
  customer: SignedIn,
  reportId: string,
  translate: Translate,
): Promise<InspectionReport | null> {
  const rows = await reportRows(db, customer, { reportId }, { pageNum: 1, pageSize: 1 });
  const [row] = rows;
  const [card] = await cardsOf(db, rows, translate);
  if (!row || !card) return null;
  const rolls = await rollsOf(db, reportId);
  return {
    ...card,
    pointsPer100SquareYards: rounded(pointsPer100SquareYards(rolls)),
    pointsPer100SquareMetres: rounded(pointsPer100SquareMetres(rolls)),
    rolls: rolls.map(({ defects, ...roll }) => ({
      ...roll,
      points: pointsOfRoll({ ...roll, defects }),
      pointsPer100SquareYards: rounded(pointsPer100SquareYards([{ ...roll, defects }])),
      pointsPer100SquareMetres: rounded(pointsPer100SquareMetres([{ ...roll, defects }])),
      grade: gradeOfRoll({ ...roll, defects }, limitsOf(row)),
      defects: defects.map((defect) => ({ ...defect, name: translate(DEFECTS[defect.code]), points: pointsOf(defect) })),
    })),
    tests: row.tests.map((test) => ({ ...test, name: translate(test.name) })),
    inspector: row.inspector,
    signedBy: row.signed_by,
    signedAt: row.signed_at?.toISOString() ?? null,
    remark: row.remark,
  };
}

/** The rolls of a report in their order, each with its faults from its beginning on. */
async function rollsOf(db: Db, reportId: string) {
  const rolls = await db.selectFrom("inspection_rolls").selectAll().where("report_id", "=", reportId).orderBy("sort").execute();
  const defects = await db
    .selectFrom("inspection_defects as d")
    .leftJoin("images as i", "i.id", "d.image_id")
    .selectAll("d")
    .select([sql<string>`i.file_hash`.as("file_hash"), sql<number>`i.width`.as("width"), sql<number>`i.height`.as("height")])
    .where("d.report_id", "=", reportId)
    .orderBy("d.position_m")
    .orderBy("d.id")
    .execute();
  const byRoll = Map.groupBy(defects, ({ roll }) => roll);
  return rolls.map(({ sort, roll_no, length_m, width_mm }) => ({
    rollNo: roll_no,
    lengthM: length_m,
    widthMm: width_mm,
    defects: (byRoll.get(sort) ?? []).map(({ image_id, file_hash, width, height, ...defect }) => ({
      defectId: defect.id,
      code: defect.code,
      direction: defect.direction,
      sizeMm: defect.size_mm,
      positionM: defect.position_m,
      acrossMm: defect.across_mm,
      photo: image_id === null ? null : img({ id: image_id, file_hash, width, height }),
    })),
  }));
}
