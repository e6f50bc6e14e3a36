import {
  addOrder,
  confirmSample,
  counterRfq,
  createLapDip,
  createRfq,
  createSample,
  decideLapDip,
  GARMENT_STEP_KEYS,
  getOpenMatters,
  lapDipReceived,
  listRfq,
  listThreads,
  MATTER_KINDS,
  moveOrder,
  myLapDip,
  myOrder,
  mySample,
  type Order,
  type OrderPage,
  orderReceived,
  postToThread,
  prepareSample,
  quote,
  readThread,
  STEP_KEYS,
  sampleFeedback,
  sampleReceived,
  sendLapDipRound,
  sendSample,
  startLapDip,
} from "@selvedge/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { BUYER, type Client, HEAD, SALES, type TestApp } from "./harness.ts";
import { startMill, styleIdOf } from "./mill.ts";
import { advanceStep, anAddress, confirm, order, read, sell } from "./orders.ts";

const DAY_MS = 86_400_000;
type Kind = (typeof MATTER_KINDS)[number];

let portal: TestApp;
let ada: Client;
/** Of the same company as Ada. */
let head: Client;
let marta: Client;
let sales: Client;
let cloth: string;
const signIn = async () => {
  [ada, head, marta, sales] = (await Promise.all(
    [undefined, HEAD.username, BUYER.username, SALES.username].map((name) => portal.signIn(name)),
  )) as [Client, Client, Client, Client];
};
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  await signIn();
  cloth = await sell(portal, 0);
});
beforeEach(() => portal.clock.move(60_000));
afterAll(() => portal.close());

const today = (plus = 0) => new Date(portal.clock.now().getTime() + plus * DAY_MS).toISOString().slice(0, 10);
const matter = async (client: Client, kind: Kind) => (await client.call(getOpenMatters, {})).find((one) => one.kind === kind)!;
/** Those of which there is something, desk alone. */
const waiting = async (client: Client) =>
  Object.fromEntries(
    (await client.call(getOpenMatters, {})).filter(({ count }) => count > 0).map(({ kind, count }) => [kind, count]),
  );
const atNow = () => portal.clock.now().toISOString();

test("a new customer is told of every kind, in the sequence of their need, and that there is none of any; nobody is told without signing in", async () => {
  const none = { count: 0, latestAt: null, until: null };
  expect(await marta.call(getOpenMatters, {})).toEqual(MATTER_KINDS.map((kind) => ({ kind, ...none })));
  expect(await portal.anonymous().ask(getOpenMatters, {})).toMatchObject({ code: 40100 });
});

test("a quotation waits from the mill's prices to the customer's answer or its last day, and the nearest last day is said", async () => {
  const ask = () => ada.call(createRfq, { items: [{ productId: cloth, productNum: 500 }], note: "" });
  const priced = async (days: number) => {
    const { rfqId, version, lines } = await ask();
    const price = { amount: 400, currency: "USD" };
    return sales.call(quote, {
      rfqId,
      version,
      lines: lines.map(({ lineId }) => ({ lineId, price, leadDays: 20 })),
      validUntil: today(days),
      answer: "",
    });
  };
  await ask();
  expect(await matter(ada, "quotations")).toMatchObject({ count: 0, until: null });
  await priced(9);
  portal.clock.move(60_000);
  const { rfqId, version, lines } = await priced(4);
  const latestAt = atNow();
  await priced(1);
  expect(await matter(ada, "quotations")).toEqual({ kind: "quotations", count: 3, latestAt, until: today(1) });
  const { list } = await ada.call(listRfq, { status: ["quoted"] });
  expect(list).toHaveLength(3);
  expect((await waiting(head)).quotations).toBe(3);
  expect((await waiting(marta)).quotations).toBeUndefined();

  portal.clock.move(2 * DAY_MS);
  await signIn();
  expect(await matter(ada, "quotations")).toMatchObject({ count: 2, until: today(2) });
  const targetPrice = { amount: 350, currency: "USD" };
  await ada.call(counterRfq, { rfqId, version, lines: [{ lineId: lines[0]!.lineId, targetPrice }], note: "" });
  expect(await matter(ada, "quotations")).toMatchObject({ count: 1, until: today(7) });
});

test("a lap-dip waits from the day it is sent until it is judged", async () => {
  const standard = { kind: "lab" as const, name: "Sea", lab: [50, -5, -20] as [number, number, number] };
  let lapDip = await ada.call(createLapDip, { productId: cloth, standard, lightSources: ["D65"] });
  const step = () => ({ lapDipId: lapDip.lapDipId, version: lapDip.version });
  lapDip = await sales.call(startLapDip, step());
  expect((await waiting(ada)).lapDips).toBeUndefined();
  const options = [{ label: "A" as const, recipeNo: "R1", lab: [51, -5, -20] as [number, number, number] }];
  lapDip = await sales.call(sendLapDipRound, { ...step(), options });
  expect(await matter(ada, "lapDips")).toMatchObject({ count: 1, latestAt: atNow() });
  lapDip = await ada.call(lapDipReceived, step());
  expect((await waiting(ada)).lapDips).toBe((await ada.call(myLapDip, { status: ["sent", "received"] })).total);
  expect((await waiting(marta)).lapDips).toBeUndefined();
  const decisions = [{ label: "A" as const, decision: "rejected" as const }];
  await ada.call(decideLapDip, { ...step(), round: 1, decisions, reason: "Too light" });
  expect((await waiting(ada)).lapDips).toBeUndefined();
});

test("samples wait while they are on the way, those of garments by themselves", async () => {
  const addressId = await anAddress(ada);
  const designId = await styleIdOf(portal);
  const onTheWay = async (kind: "a4" | "yardage" | "garment") => {
    const items = kind === "garment" ? [{ designId }] : [{ productId: cloth }];
    let sample = await ada.call(createSample, { kind, items, addressId });
    const step = () => ({ sampleId: sample.sampleId, version: sample.version });
    sample = await sales.call(confirmSample, { ...step(), promisedDate: today(5) });
    sample = await sales.call(prepareSample, step());
    sample = await sales.call(sendSample, { ...step(), courier: "DHL" });
    return step();
  };
  await ada.call(createSample, { kind: "hanger", items: [{ productId: cloth }], addressId });
  const first = await onTheWay("a4");
  await onTheWay("yardage");
  await onTheWay("garment");
  expect(await waiting(ada)).toMatchObject({ samples: 2, garmentSamples: 1 });
  expect(await matter(ada, "samples")).toMatchObject({ latestAt: atNow() });
  expect((await ada.call(mySample, { kind: "fabric", status: ["sent"] })).total).toBe(2);
  await ada.call(sampleReceived, first);
  expect(await waiting(ada)).toMatchObject({ samples: 1, garmentSamples: 1 });
  expect((await waiting(marta)).samples).toBeUndefined();
});

/** A garment ordered out of a sample that Ada approved, and confirmed for a week from today. */
async function garmentOrdered(): Promise<string> {
  const addressId = await anAddress(ada);
  const designId = await styleIdOf(portal);
  let sample = await ada.call(createSample, { kind: "garment", items: [{ designId }], addressId });
  const { sampleId } = sample;
  const step = () => ({ sampleId, version: sample.version });
  sample = await sales.call(confirmSample, { ...step(), promisedDate: today(5) });
  sample = await sales.call(prepareSample, step());
  sample = await sales.call(sendSample, { ...step(), courier: "DHL" });
  sample = await ada.call(sampleReceived, step());
  await ada.call(sampleFeedback, { ...step(), rating: 5, verdict: "approved" });
  const { default_size: size } = await portal.db
    .selectFrom("styles")
    .select("default_size")
    .where("id", "=", designId)
    .executeTakeFirstOrThrow();
  const packing = { piecesPerCarton: 10, assortment: "solid" as const, labels: [] };
  const garment = { sampleId, designId, cells: [{ size, colour: "Ink", quantity: 30 }], packing };
  const { orderId } = await ada.call(addOrder, { kind: "garment", addressId, garment });
  const { version, lines } = await read(sales, orderId);
  const prices = [{ lineId: lines[0]!.lineId, price: { amount: 1_900, currency: "USD" } }];
  await sales.call(moveOrder, { orderId, to: "confirmed", version, promisedDate: today(7), prices });
  return orderId;
}

test("an order waits on hold, when it is behind its plan and when all of it was sent; counts are those of the list", async () => {
  const items = [{ productId: cloth, productNum: 30 }];
  const held = await confirm(sales, await order(ada, items));
  await order(ada, items);
  const late = await order(ada, items);
  await confirm(sales, late);
  const garments = await garmentOrdered();
  expect(await waiting(ada)).not.toHaveProperty("lateOrders");
  await sales.call(moveOrder, { orderId: held.orderId, to: "onHold", version: held.version, note: "Yarn is late" });
  expect(await matter(ada, "heldOrders")).toMatchObject({ count: 1, latestAt: atNow() });

  portal.clock.move(15 * DAY_MS);
  await signIn();
  const counts = async () => ((await ada.call(myOrder, { kind: "fabric" })) as OrderPage).counts;
  expect(await waiting(ada)).toMatchObject({ heldOrders: 1, lateOrders: (await counts()).late!, lateGarmentOrders: 1 });
  expect((await counts()).late).toBe(2);

  for (const [orderId, keys] of [
    [late, STEP_KEYS],
    [garments, GARMENT_STEP_KEYS],
  ] as const)
    for (const step of keys) {
      const { steps } = (await read(sales, orderId)).lines[0]!;
      if (steps.find((one) => one.step === step)!.state === "skipped") continue;
      for (const state of ["active", "done"] as const)
        expect(
          await advanceStep(
            sales,
            { orderId },
            { step, state, ...(step === "shipped" && state === "done" && { quantityDone: 30 }) },
          ),
        ).toMatchObject({
          code: 20000,
        });
    }
  expect(((await read(ada, late)) as Order).status).toBe("shipped");
  expect(await waiting(ada)).toMatchObject({ heldOrders: 1, lateOrders: 1, shippedOrders: 1, shippedGarmentOrders: 1 });
  expect(await waiting(ada)).not.toHaveProperty("lateGarmentOrders");
  await ada.call(orderReceived, { orderId: late });
  expect(await waiting(ada)).not.toHaveProperty("shippedOrders");
  expect(await waiting(marta)).toEqual({});
});

test("a message waits for everybody of the company but its writer, until they read it", async () => {
  const { orderId } = await ada.call(addOrder, { addressId: await anAddress(ada), items: [{ productId: cloth, productNum: 5 }] });
  const subject = { kind: "order" as const, id: orderId };
  const before = (await waiting(ada)).messages ?? 0;
  const { threadId } = await ada.call(postToThread, { subject, content: "Please call before you send it" });
  portal.clock.move(60_000);
  for (const content of ["To which door?", "And in which week?"]) await sales.call(postToThread, { subject, content });
  expect((await waiting(ada)).messages).toBe(before + 2);
  expect(await matter(head, "messages")).toMatchObject({ count: before + 3, latestAt: atNow() });
  expect(await waiting(marta)).not.toHaveProperty("messages");
  const unread = (await ada.call(listThreads, { unread: true })).list.reduce((sum, thread) => sum + thread.unread, 0);
  expect(unread).toBe(before + 2);
  await ada.call(readThread, { threadId });
  expect((await waiting(ada)).messages ?? 0).toBe(before);
  expect((await waiting(head)).messages).toBe(before + 3);
});
