import type { BodyOf, counterRfq, declineRfq, quote } from "@selvedge/contract";
import type { Db } from "../../platform/db/open.ts";
import { invalid } from "../../platform/invalid.ts";
import { refuse } from "../../platform/refuse.ts";
import { dayOf } from "../../platform/time/days.ts";
import { holdRecord, moveState, requireTransition, requireVersion } from "../desk/move.ts";
import { actorOf } from "../desk/mover.ts";
import type { Reader } from "./list.ts";
import { type NamedPrices, readQuotation } from "./read.ts";

/** The customer proposes other prices for some lines. Errors: notFound also for a line of another quotation, validation for another currency. */
export async function counterWithin(tx: Db, { rfqId, version, lines, note }: BodyOf<typeof counterRfq>, acting: Reader) {
  await begin(tx, { rfqId, version, to: "countered" }, acting);
  const named = lines.map(({ lineId, targetPrice }) => ({ lineId, price: targetPrice }));
  const detail = await namedPrices(tx, rfqId, named, acting);
  for (const { lineId, price } of named)
    await tx.updateTable("quotation_lines").set({ target_amount: price.amount }).where("id", "=", lineId).execute();
  await finish(tx, { rfqId, to: "countered", note, detail }, acting);
}

/** The mill names a price and a lead time for every line. Errors: as `counterWithin`, and validation for a day that has passed or a line left out. */
export async function quoteWithin(tx: Db, body: BodyOf<typeof quote>, acting: Reader): Promise<void> {
  const { rfqId, version, lines, validUntil, answer } = body;
  await begin(tx, { rfqId, version, to: "quoted" }, acting);
  if (validUntil < dayOf(acting.now))
    throw invalid(acting.translate, { path: "validUntil", rule: "future", message: "This day has passed." });
  const detail = await namedPrices(tx, rfqId, lines, acting);
  const all = await tx.selectFrom("quotation_lines").select("id").where("quotation_id", "=", rfqId).execute();
  if (all.some(({ id }) => !(id in detail.prices))) throw oneCurrency(acting);
  for (const { lineId, price, leadDays } of lines)
    await tx
      .updateTable("quotation_lines")
      .set({ quoted_amount: price.amount, lead_days: leadDays })
      .where("id", "=", lineId)
      .execute();
  await tx.updateTable("quotations").set({ valid_until: validUntil, answer }).where("id", "=", rfqId).execute();
  await finish(tx, { rfqId, to: "quoted", note: answer, detail: { ...detail, validUntil } }, acting);
}

/** Either side ends it with a reason. */
export async function declineWithin(tx: Db, { rfqId, version, reason }: BodyOf<typeof declineRfq>, acting: Reader) {
  await begin(tx, { rfqId, version, to: "declined" }, acting);
  await finish(tx, { rfqId, to: "declined", note: reason }, acting);
}

type Step = { readonly rfqId: string; readonly to: "quoted" | "countered" | "declined" };

/** Holds the quotation and makes sure that this step is the caller's to take before anything of it is looked at. */
async function begin(tx: Db, { rfqId, version, to }: Step & { version: number }, acting: Reader): Promise<void> {
  const record = await holdRecord(tx, "quotation", rfqId, acting.customer);
  await requireVersion(record, version, () => readQuotation(tx, rfqId, acting));
  requireTransition("quotation", {
    from: record.status,
    to,
    actor: actorOf(acting.customer),
    met: await stillValid(tx, rfqId, acting),
  });
}

async function finish(
  tx: Db,
  { rfqId, to, note, detail }: Step & { note: string; detail?: NamedPrices },
  acting: Reader,
): Promise<void> {
  await moveState(tx, {
    kind: "quotation",
    id: rfqId,
    to,
    by: acting.customer,
    now: acting.now,
    note,
    ...(detail && { detail }),
    met: () => stillValid(tx, rfqId, acting),
  });
}

/** The condition of the state table that the prices hold until today at least. */
async function stillValid(tx: Db, rfqId: string, { now }: Reader) {
  const row = await tx.selectFrom("quotations").select("valid_until").where("id", "=", rfqId).executeTakeFirstOrThrow();
  return row.valid_until !== null && row.valid_until >= dayOf(now) ? (["stillValid"] as const) : [];
}

const oneCurrency = ({ translate }: Reader) =>
  invalid(translate, { path: "lines", rule: "required", message: "Every line needs a price in one currency." });

/** Prices of lines of one quotation, in its currency, each line once. */
async function namedPrices(
  tx: Db,
  rfqId: string,
  lines: readonly { readonly lineId: string; readonly price: { readonly amount: number; readonly currency: string } }[],
  acting: Reader,
): Promise<NamedPrices> {
  const known = await tx.selectFrom("quotation_lines").select(["id", "currency"]).where("quotation_id", "=", rfqId).execute();
  if (lines.some(({ lineId }) => !known.some(({ id }) => id === lineId))) throw refuse("notFound");
  const { currency } = known[0]!;
  const prices = Object.fromEntries(lines.map(({ lineId, price }) => [lineId, price.amount]));
  if (Object.keys(prices).length < lines.length || lines.some(({ price }) => price.currency !== currency))
    throw oneCurrency(acting);
  return { currency, prices };
}
