import { GARMENT_STEP_KEYS, type Order, type SizeColour } from "@selvedge/contract";
import {
  addDays,
  askForSample,
  type Db,
  dayOf,
  moveOrderByMillWithin,
  placeOrderWithin,
  readOrder,
  receiveOrderWithin,
  reportProgressWithin,
  type SignedIn,
  stepSample,
} from "@selvedge/server";
import { GARMENT_ORDERS, type GarmentOrderSeed } from "../garment-orders.ts";
import { COURIERS, daysBefore, english, personOf } from "../people.ts";
import { demoAddress } from "./sample-step.ts";

const KG_A_PIECE = 0.34;
const KG_A_CARTON = 1.1;

/** Walks the demo garment orders along their state tables, each step on its own day. */
export async function seedGarmentOrderRecords(db: Db, now: Date, styles: readonly string[]): Promise<void> {
  const mill = await personOf(db, "sales@selvedge.demo");
  if (!mill || styles.length === 0) return;
  for (const story of GARMENT_ORDERS) {
    const buyer = await personOf(db, story.buyer);
    if (buyer) await walk(db, { story, buyer, mill, styleId: styles[story.style % styles.length]!, now });
  }
}

type Walk = {
  readonly story: GarmentOrderSeed;
  readonly buyer: SignedIn;
  readonly mill: SignedIn;
  readonly styleId: string;
  readonly now: Date;
};

/** The company's sample of a style that was approved before the order; one that it did not have is walked to its approval. */
async function approvedSample(db: Db, { story, buyer, mill, styleId, now }: Walk): Promise<string> {
  const known = await db
    .selectFrom("samples as s")
    .innerJoin("sample_items as i", "i.sample_id", "s.id")
    .select("s.id")
    .where("s.company_id", "=", buyer.companyId)
    .where("s.verdict", "=", "approved")
    .where("i.style_id", "=", styleId)
    .where("s.updated_at", "<", daysBefore(now, story.placed))
    .orderBy("s.created_at", "desc")
    .executeTakeFirst();
  if (known) return known.id;
  const timeOf = (day: number) => daysBefore(now, story.placed + 40 - day, 4);
  const sampleId = await askForSample(
    db,
    buyer,
    {
      once: null,
      sample: {
        kind: "garment",
        items: [{ designId: styleId, quantity: 1, note: "" }],
        addressId: await demoAddress(db, buyer, story.buyer, now),
        note: "",
        imageIds: [],
      },
    },
    { translate: english, now: timeOf(0) },
  );
  const steps = [
    [mill, 1, "confirmed", { promised_date: dayOf(timeOf(24)) }],
    [mill, 4, "preparing", {}],
    [mill, 22, "sent", { courier: COURIERS[0], tracking_no: "7310024571", sent_at: timeOf(22) }],
    [buyer, 26, "received", { received_at: timeOf(26) }],
    [buyer, 28, "commented", { rating: 5, feedback: "This is the garment.", verdict: "approved" as const }],
  ] as const;
  for (const [i, [customer, day, to, set]] of steps.entries())
    await stepSample(
      { db, customer, clock: { now: () => timeOf(day) }, translate: english },
      { sampleId, version: i + 1, to, set, note: to === "commented" ? "This is the garment." : "" },
    );
  return sampleId;
}

async function walk(db: Db, going: Walk): Promise<void> {
  const { story, buyer, mill, styleId, now } = going;
  const sampleId = await approvedSample(db, going);
  const { sizes } = await db.selectFrom("styles").select("sizes").where("id", "=", styleId).executeTakeFirstOrThrow();
  const cells = Object.entries(story.matrix).flatMap(([colour, counts]) =>
    counts.flatMap((quantity, i) => (quantity > 0 && sizes[i] ? [{ size: sizes[i], colour, quantity }] : [])),
  );
  const addressId = await demoAddress(db, buyer, story.buyer, now);
  const acting = (customer: SignedIn, day: number, hours = 0) => ({
    customer,
    translate: english,
    now: daysBefore(now, story.placed - day, hours),
  });
  const dateOf = (day: number) => dayOf(acting(buyer, day).now);
  await db.transaction().execute(async (tx) => {
    const { orderId } = await placeOrderWithin(
      tx,
      buyer,
      {
        placing: {
          addressId,
          kind: "garment",
          garment: { sampleId, designId: styleId, cells, packing: story.packing },
          message: story.message ?? "",
          poNumber: story.poNumber,
          requestedDate: dateOf(story.wanted),
        },
        once: null,
      },
      acting(buyer, 0),
    );
    const { confirmed, cancelled } = story;
    if (!confirmed) return;
    const { lines } = await readOrder(tx, orderId, acting(mill, confirmed.on));
    const price = { amount: confirmed.amount, currency: confirmed.currency };
    const order = await moveOrderByMillWithin(
      tx,
      {
        orderId,
        to: "confirmed",
        note: "",
        promisedDate: dateOf(confirmed.until),
        prices: [{ lineId: lines[0]!.lineId, price }],
      },
      acting(mill, confirmed.on, 2),
    );
    if (cancelled) {
      await moveOrderByMillWithin(tx, { orderId, to: "cancelled", note: cancelled.note }, acting(mill, cancelled.on));
      return;
    }
    await produce(tx, order, cells, going);
    if (story.received !== undefined && story.received <= story.placed)
      await receiveOrderWithin(tx, { orderId }, acting(buyer, story.received, 6));
  });
}

/** The steps as they were planned, later by what the mill fell behind, until today. */
async function produce(tx: Db, order: Order, cells: readonly SizeColour[], { story, mill, now }: Walk): Promise<void> {
  const today = dayOf(now);
  const [line] = order.lines;
  const versions = new Map(line!.steps.map(({ step, version }) => [step, version]));
  const report = async (day: string, step: Order["lines"][0]["steps"][0]["step"], said: object) => {
    const version = versions.get(step)!;
    versions.set(step, version + 1);
    const date = new Date(Math.min(now.getTime(), Date.parse(`${day}T14:00:00Z`)));
    await reportProgressWithin(
      tx,
      { noticeDetailId: line!.noticeDetailId, step, version, state: "active", ...said },
      { customer: mill, translate: english, now: date },
    );
  };
  for (const { step, seq, plannedStart, plannedEnd } of line!.steps) {
    const behind = seq >= GARMENT_STEP_KEYS.indexOf("sewing") + 1 ? (story.behind ?? 0) : 0;
    const [begins, ends] = [addDays(plannedStart!, behind), addDays(plannedEnd!, behind)];
    if (begins > today) return;
    if (step !== "shipped") {
      const isOver = ends <= today;
      await report(begins, step, isOver ? {} : { quantityDone: partOf(line!.productNum, begins, ends, today) });
      if (!isOver) return;
      await report(ends, step, { state: "done" });
      continue;
    }
    const first = cells.map((cell) => ({ ...cell, quantity: Math.floor((cell.quantity * (story.firstPart ?? 0)) / 100) }));
    const part = first.filter(({ quantity }) => quantity > 0);
    await report(begins, step, part.length > 0 ? { shipment: parcelOf(line!.lineId, part, begins, story) } : {});
    if (ends > today || story.firstPart !== undefined) return;
    await report(ends, step, { state: "done", shipment: parcelOf(line!.lineId, cells, ends, story) });
  }
}

/** How many pieces are through a step that is under way. */
function partOf(quantity: number, begins: string, ends: string, today: string): number {
  const [from, to, at] = [begins, ends, today].map((day) => Date.parse(day)) as [number, number, number];
  return Math.floor((quantity * (at - from)) / Math.max(1, to - from));
}

function parcelOf(lineId: string, cells: readonly SizeColour[], day: string, { packing }: GarmentOrderSeed) {
  const pieces = cells.reduce((sum, { quantity }) => sum + quantity, 0);
  const cartons = Math.ceil(pieces / packing.piecesPerCarton);
  return {
    carrier: "Maersk",
    trackingNo: `MSKU${lineId.slice(-7).toUpperCase()}`,
    etaDate: addDays(day, 9),
    rolls: 0,
    cells: [...cells],
    cartons,
    grossKg: Math.round((pieces * KG_A_PIECE + cartons * KG_A_CARTON) * 10) / 10,
  };
}
