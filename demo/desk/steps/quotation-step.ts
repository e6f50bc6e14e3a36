import {
  addDays,
  askForQuotation,
  counterQuotationWithin,
  type Db,
  dayOf,
  declineQuotationWithin,
  expireQuotations,
  placeOrderWithin,
  type QuotationReader,
  quoteWithin,
  readQuotation,
  type SignedIn,
} from "@selvedge/server";
import { daysBefore, english, personOf } from "../people.ts";
import { QUOTATIONS, type QuotationSeed } from "../quotations.ts";
import { demoAddress } from "./sample-step.ts";

/** What a line without a target price costs, minor units. */
const USUAL_PRICE = 480;
/** The lead time of the first line; each further one takes longer. */
const LEAD_DAYS = 28;
const LEAD_STEP_DAYS = 4;
/** Hours after the mill opens at which each thing happens, so that those of one day keep their order. */
const HOUR = { asked: 0, quoted: 3, countered: 2, ended: 6 } as const;

/** Walks the demo quotations along their state table, each step on its own day; the one that is accepted becomes an order. */
export async function seedQuotationRecords(db: Db, now: Date, fabrics: readonly string[]): Promise<void> {
  const mill = await personOf(db, "sales@selvedge.demo");
  if (!mill || fabrics.length === 0) return;
  for (const story of QUOTATIONS) {
    const buyer = await personOf(db, story.buyer);
    if (buyer) await walk(db, { story, buyer, mill, fabrics, now });
  }
}

type Walk = {
  readonly story: QuotationSeed;
  readonly buyer: SignedIn;
  readonly mill: SignedIn;
  readonly fabrics: readonly string[];
  readonly now: Date;
};

async function walk(db: Db, { story, buyer, mill, fabrics, now }: Walk): Promise<void> {
  const acting = (customer: SignedIn, day: number, hour: number): QuotationReader => ({
    customer,
    translate: english,
    now: daysBefore(now, day, hour),
  });
  const rfqId = await askForQuotation(
    db,
    buyer,
    {
      once: null,
      request: {
        items: story.lines.map(({ fabric, quantity, target }) => ({
          productId: fabrics[fabric % fabrics.length]!,
          productNum: quantity,
          color: "",
          note: "",
          ...(target !== undefined && { targetPrice: { amount: target, currency: "USD" } }),
        })),
        note: story.note,
      },
    },
    acting(buyer, story.asked, HOUR.asked),
  );
  const { lines, currency } = await readQuotation(db, rfqId, acting(buyer, story.asked, HOUR.asked));
  const priceOf = (line: number, part: number) => ({
    amount: Math.round((story.lines[line]!.target ?? USUAL_PRICE) * part),
    currency,
  });
  const inVersion = async (who: QuotationReader, step: (tx: Db, version: number) => Promise<unknown>) =>
    db.transaction().execute(async (tx) => step(tx, (await readQuotation(tx, rfqId, who)).version));
  const [first, ...later] = story.quotes.map(({ day, holds, part, answer }) => () => {
    const who = acting(mill, day, HOUR.quoted);
    return inVersion(who, (tx, version) =>
      quoteWithin(
        tx,
        {
          rfqId,
          version,
          lines: lines.map(({ lineId }, i) => ({
            lineId,
            price: priceOf(i, part),
            leadDays: LEAD_DAYS + i * LEAD_STEP_DAYS,
          })),
          validUntil: addDays(dayOf(who.now), holds),
          answer,
        },
        who,
      ),
    );
  });
  await first?.();
  const { counter, ends } = story;
  if (counter) {
    const who = acting(buyer, counter.day, HOUR.countered);
    await inVersion(who, (tx, version) =>
      counterQuotationWithin(
        tx,
        {
          rfqId,
          version,
          lines: lines.map(({ lineId }, i) => ({ lineId, targetPrice: priceOf(i, counter.part) })),
          note: counter.note,
        },
        who,
      ),
    );
  }
  for (const quote of later) await quote();
  if (ends?.as === "declined") {
    const who = acting(ends.by === "mill" ? mill : buyer, ends.day, HOUR.ended);
    await inVersion(who, (tx, version) => declineQuotationWithin(tx, { rfqId, version, reason: ends.reason }, who));
  }
  if (ends?.as === "accepted") {
    const who = acting(buyer, ends.day, HOUR.ended);
    const addressId = await demoAddress(db, buyer, story.buyer, now);
    const placing = { quoteId: rfqId, addressId, poNumber: ends.poNumber, message: "", kind: "fabric" as const };
    await inVersion(who, (tx) => placeOrderWithin(tx, buyer, { placing, once: null }, who));
  }
  const last = story.quotes.at(-1);
  // On the morning after its last day.
  if (last) await expireQuotations(db, { id: rfqId }, daysBefore(now, Math.max(0, last.day - last.holds - 1)));
}
