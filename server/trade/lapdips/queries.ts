import { type BodyOf, LAP_DIP_STATES, type LapDip, type LapDipRound, type myLapDip } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import { productCard, readShown, signedIn } from "../../fabrics/products/queries.ts";
import type { Db } from "../../platform/db/open.ts";
import { countsOf, offsetOf } from "../../platform/http/answer/page.ts";
import { isStaff } from "../../platform/http/caller/access.ts";
import { img } from "../../platform/image/queries.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { lateDaysOf } from "./rules.ts";
import { labOfMeasured, optionSeen, standardSeen } from "./seen.ts";
import type { LapDipOptionTable, LapDipRoundTable, LapDipTable } from "./tables.ts";

export type LapDipRow = Selectable<LapDipTable>;
type Filter = BodyOf<typeof myLapDip>;
type Shown = { readonly translate: (english: string) => string; readonly now: Date };

/** The lap-dips that somebody may see: a customer the own company's, the mill all. */
function within(db: Db, customer: SignedIn, { lapDipId, productId, orderId, keyword }: Filter) {
  let asked = db
    .selectFrom("lap_dips as l")
    .innerJoin("products as p", "p.id", "l.product_id")
    .innerJoin("companies as c", "c.id", "l.company_id")
    .leftJoin("orders as o", "o.id", "l.order_id");
  if (!isStaff(customer.role)) asked = asked.where("l.company_id", "=", customer.companyId);
  if (lapDipId) asked = asked.where("l.id", "=", lapDipId);
  if (productId) asked = asked.where("l.product_id", "=", productId);
  if (orderId) asked = asked.where("l.order_id", "=", orderId);
  if (keyword) {
    const like = `%${keyword.replace(/[\\%_]/g, "\\$&")}%`;
    asked = asked.where((is) =>
      is.or([
        is("l.number", "ilike", like),
        is("p.code", "ilike", like),
        is("p.name", "ilike", like),
        is("l.standard_name", "ilike", like),
        is("l.standard_code", "ilike", like),
      ]),
    );
  }
  return asked;
}

/** A page of lap-dips and how many there are of each state. */
export async function lapDipsOf(db: Db, customer: SignedIn, filter: Filter) {
  const counted = await within(db, customer, filter)
    .select(["l.status", sql<number>`count(*)::int`.as("count")])
    .groupBy("l.status")
    .execute();
  const counts = countsOf(LAP_DIP_STATES, counted);
  let asked = within(db, customer, filter);
  if (filter.status?.length) asked = asked.where("l.status", "in", filter.status);
  const rows = await asked
    .selectAll("l")
    .select(["c.name as company", "o.number as order_no"])
    .orderBy("l.created_at", "desc")
    .orderBy("l.id", "desc")
    .limit(filter.pageSize)
    .offset(offsetOf(filter))
    .execute();
  const states: readonly LapDip["status"][] = filter.status?.length ? filter.status : LAP_DIP_STATES;
  return { rows, total: states.reduce((sum, status) => sum + counts[status], 0), counts };
}

/** Lap-dips as they are shown, with all their rounds. */
export async function shownLapDips(
  db: Db,
  rows: readonly (LapDipRow & { company: string; order_no: string | null })[],
  { translate, now }: Shown,
): Promise<LapDip[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [products, rounds, options] = await Promise.all([
    readShown(
      db,
      rows.map((row) => row.product_id),
    ),
    db.selectFrom("lap_dip_rounds").selectAll().where("lap_dip_id", "in", ids).orderBy("round").execute(),
    db
      .selectFrom("lap_dip_options as o")
      .leftJoin("images as i", "i.id", "o.image_id")
      .selectAll("o")
      .select(["i.file_hash", "i.width", "i.height"])
      .where("o.lap_dip_id", "in", ids)
      .orderBy("o.label")
      .execute(),
  ]);
  const cards = new Map(products.map((product) => [product.id, productCard(product, signedIn(translate))]));
  return rows.map((row) => {
    const own = rounds.filter((round) => round.lap_dip_id === row.id);
    const standard = { lab: row.standard_lab, spectrum: row.standard_spectrum };
    const lab = labOfMeasured(standard);
    const seen = standardSeen(standard);
    return {
      lapDipId: row.id,
      lapDipNo: row.number,
      company: row.company,
      product: cards.get(row.product_id)!,
      orderId: row.order_id,
      orderNo: row.order_no,
      lineId: row.order_line_id,
      standard: {
        kind: row.standard_kind,
        name: row.standard_name,
        code: row.standard_code,
        hex: seen[0]!.hex ?? "",
        ...(lab && { lab }),
        seen,
      },
      lightSources: row.light_sources,
      note: row.note,
      status: row.status,
      dueDate: row.due_date,
      lateDays: lateDaysOf(row, own.at(-1)?.sent_at ?? null, now),
      rounds: own.map((round) =>
        shownRound(
          round,
          options.filter((option) => option.lap_dip_id === row.id && option.round === round.round),
          standard,
        ),
      ),
      createdAt: row.created_at.toISOString(),
      version: row.version,
    };
  });
}

type OptionRow = Selectable<LapDipOptionTable> & { file_hash: string | null; width: number | null; height: number | null };

function shownRound(
  round: Selectable<LapDipRoundTable>,
  options: readonly OptionRow[],
  standard: Parameters<typeof optionSeen>[0],
): LapDipRound {
  return {
    round: round.round,
    sentAt: round.sent_at.toISOString(),
    receivedAt: round.received_at?.toISOString() ?? null,
    courier: round.courier,
    trackingNo: round.tracking_no,
    reason: round.reason,
    decidedBy: round.decided_by,
    decidedAt: round.decided_at?.toISOString() ?? null,
    options: options.map((option) => {
      const { label, recipe_no: recipeNo, decision, comment, image_id: id, file_hash, width, height } = option;
      const seen = optionSeen(standard, option);
      return {
        label,
        recipeNo,
        img: id && file_hash ? img({ id, file_hash, width: width!, height: height! }) : null,
        lab: labOfMeasured(option),
        deltaE: seen[0]!.deltaE,
        seen,
        decision,
        comment,
      };
    }),
  };
}

/** One lap-dip as its people see it; null where there is none of theirs. */
export async function oneLapDip(db: Db, customer: SignedIn, lapDipId: string, shown: Shown): Promise<LapDip | null> {
  const { rows } = await lapDipsOf(db, customer, { lapDipId, pageNum: 1, pageSize: 1 });
  return (await shownLapDips(db, rows, shown))[0] ?? null;
}
