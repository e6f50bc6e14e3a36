import { type BodyOf, type mySample, SAMPLE_STATES, type Sample } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import { productCard, readShown, signedIn } from "../../fabrics/products/queries.ts";
import { readStyleCards } from "../../garments/styles/queries.ts";
import type { Db } from "../../platform/db/open.ts";
import { countsOf, offsetOf } from "../../platform/http/answer/page.ts";
import { isStaff } from "../../platform/http/caller/access.ts";
import { img } from "../../platform/image/queries.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { lateDaysOf, laterDaysOf } from "./rules.ts";
import type { SampleTable } from "./tables.ts";

export type SampleRow = Selectable<SampleTable>;
type Filter = BodyOf<typeof mySample>;
type Shown = { readonly translate: (english: string) => string; readonly now: Date };

/** The samples that somebody may see: a customer the own company's, the mill all. */
function within(db: Db, customer: SignedIn, { sampleId, kind, productId, keyword }: Filter) {
  let asked = db.selectFrom("samples as s").innerJoin("companies as c", "c.id", "s.company_id");
  if (!isStaff(customer.role)) asked = asked.where("s.company_id", "=", customer.companyId);
  if (sampleId) asked = asked.where("s.id", "=", sampleId);
  if (kind === "fabric") asked = asked.where("s.kind", "<>", "garment");
  else if (kind) asked = asked.where("s.kind", "=", kind);
  if (productId)
    asked = asked.where((is) =>
      is.exists(
        is
          .selectFrom("sample_items as i")
          .select("i.sort")
          .whereRef("i.sample_id", "=", "s.id")
          .where("i.product_id", "=", productId),
      ),
    );
  if (keyword) {
    const like = `%${keyword.replace(/[\\%_]/g, "\\$&")}%`;
    asked = asked.where((is) =>
      is.or([
        is("s.number", "ilike", like),
        is("s.tracking_no", "ilike", like),
        is.exists(
          is
            .selectFrom("sample_items as i")
            .leftJoin("products as p", "p.id", "i.product_id")
            .leftJoin("styles as y", "y.id", "i.style_id")
            .select("i.sort")
            .whereRef("i.sample_id", "=", "s.id")
            .where((eb) => eb.or([eb("p.code", "ilike", like), eb("p.name", "ilike", like), eb("y.name", "ilike", like)])),
        ),
      ]),
    );
  }
  return asked;
}

/** A page of samples and how many there are of each state. */
export async function samplesOf(db: Db, customer: SignedIn, filter: Filter) {
  const counted = await within(db, customer, filter)
    .select(["s.status", sql<number>`count(*)::int`.as("count")])
    .groupBy("s.status")
    .execute();
  const counts = countsOf(SAMPLE_STATES, counted);
  let asked = within(db, customer, filter);
  if (filter.status?.length) asked = asked.where("s.status", "in", filter.status);
  const rows = await asked
    .selectAll("s")
    .select("c.name as company")
    .orderBy("s.created_at", "desc")
    .orderBy("s.id", "desc")
    .limit(filter.pageSize)
    .offset(offsetOf(filter))
    .execute();
  const states: readonly Sample["status"][] = filter.status?.length ? filter.status : SAMPLE_STATES;
  return { rows, total: states.reduce((sum, status) => sum + counts[status], 0), counts };
}

/** Samples as they are shown, with what they consist of. */
export async function shownSamples(
  db: Db,
  rows: readonly (SampleRow & { company: string })[],
  { translate, now }: Shown,
): Promise<Sample[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await db.selectFrom("sample_items").selectAll().where("sample_id", "in", ids).orderBy("sort").execute();
  const [products, styles, images] = await Promise.all([
    readShown(
      db,
      items.flatMap(({ product_id }) => product_id ?? []),
    ),
    readStyleCards(
      db,
      items.flatMap(({ style_id }) => style_id ?? []),
      translate,
    ),
    db
      .selectFrom("sample_images as s")
      .innerJoin("images as i", "i.id", "s.image_id")
      .select(["s.sample_id", "s.of_mill", "i.id", "i.file_hash", "i.width", "i.height"])
      .where("s.sample_id", "in", ids)
      .orderBy("s.sort")
      .execute(),
  ]);
  const cards = new Map(products.map((product) => [product.id, productCard(product, signedIn(translate))]));
  const picturesOf = (sampleId: string, ofMill: boolean) =>
    images.filter(({ sample_id, of_mill }) => sample_id === sampleId && of_mill === ofMill).map(img);
  return rows.map((row) => ({
    sampleId: row.id,
    sampleNo: row.number,
    company: row.company,
    kind: row.kind,
    round: row.round,
    repeats: row.repeats,
    items: items
      .filter(({ sample_id }) => sample_id === row.id)
      .map(({ product_id, style_id, quantity, unit, note }) => ({
        product: (product_id && cards.get(product_id)) || null,
        design: (style_id && styles.get(style_id)) || null,
        quantity: { value: quantity, unit },
        note,
      })),
    images: picturesOf(row.id, false),
    photos: picturesOf(row.id, true),
    note: row.note,
    status: row.status,
    requestedDate: row.requested_date,
    promisedDate: row.promised_date,
    laterDays: laterDaysOf(row),
    lateDays: lateDaysOf(row, now),
    courier: row.courier,
    trackingNo: row.tracking_no,
    address: row.address,
    reason: row.reason,
    feedback: row.rating === null ? null : { rating: row.rating, text: row.feedback, verdict: row.verdict },
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    receivedAt: row.received_at?.toISOString() ?? null,
    version: row.version,
  }));
}

/** One sample as its people see it; null where there is none of theirs. */
export async function oneSample(db: Db, customer: SignedIn, sampleId: string, shown: Shown): Promise<Sample | null> {
  const { rows } = await samplesOf(db, customer, { sampleId, pageNum: 1, pageSize: 1 });
  return (await shownSamples(db, rows, shown))[0] ?? null;
}
