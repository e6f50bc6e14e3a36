import {
  acceptRfq,
  addOrder,
  counterRfq,
  createRfq,
  declineRfq,
  erpManageList,
  erpView,
  getRfq,
  listNotices,
  listRfq,
  postToThread,
  QUOTATION_STATES,
  type Quotation,
  quote,
} from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedQuotationRecords } from "../../demo/desk/steps/quotation-step.ts";
import { BUYER, type Client, SALES, type TestApp } from "./harness.ts";
import { NO_ID, productIdsOf, startMill } from "./mill.ts";
import { anAddress, read, sell } from "./orders.ts";

const DAY_MS = 86_400_000;
let portal: TestApp;
let ada: Client;
let marta: Client;
let sales: Client;
let cloth: string;
let lining: string;
const signIn = async () => {
  ada = await portal.signIn();
  marta = await portal.signIn(BUYER.username);
  sales = await portal.signIn(SALES.username);
};
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  await signIn();
  cloth = await sell(portal, 0);
  lining = await sell(portal, 1, { price_amount: 333 });
});
afterAll(() => portal.close());

const usd = (amount: number) => ({ amount, currency: "USD" });
const dayIn = (days: number) => new Date(portal.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
const ask = (more: object = {}) =>
  ada.call(createRfq, {
    items: [
      { productId: cloth, productNum: 1_234, unit: "m", targetPrice: usd(437) },
      { productId: lining, productNum: 777, targetPrice: usd(301) },
    ],
    note: "In one shipment",
    ...more,
  });
const stepOf = ({ rfqId, version }: Quotation) => ({ rfqId, version });
const pricesOf = ({ lines }: Quotation, ...amounts: number[]) =>
  lines.map(({ lineId }, i) => ({ lineId, price: usd(amounts[i]!), leadDays: 21 + i }));
const quoted = async (quotation: Quotation, ...amounts: number[]) =>
  sales.call(quote, { ...stepOf(quotation), lines: pricesOf(quotation, ...amounts), validUntil: dayIn(10), answer: "As agreed" });

test("a quotation goes from target prices over a counter to an order at exactly the prices quoted", async () => {
  const asked = await ask();
  expect(asked).toMatchObject({
    rfqNo: expect.stringMatching(/^RQ-26-\d{4}$/),
    status: "requested",
    currency: "USD",
    target: usd(1_234 * 437 + 777 * 301),
    quoted: null,
    daysLeft: null,
    allowed: ["declined"],
    note: "In one shipment",
  });
  expect(asked.lines.map(({ product, unit, target }) => [product.productId, unit, target])).toEqual([
    [cloth, "m", usd(437)],
    [lining, "m", usd(301)],
  ]);
  const first = await quoted(asked, 459, 333);
  expect(first).toMatchObject({
    status: "quoted",
    quoted: usd(1_234 * 459 + 777 * 333),
    validUntil: dayIn(10),
    allowed: ["declined"],
  });
  const seen = await ada.call(getRfq, { rfqId: asked.rfqId });
  expect(seen).toMatchObject({ daysLeft: 10, answer: "As agreed", allowed: ["accepted", "countered", "declined"] });
  expect(seen.lines.map(({ subtotal, leadDays }) => [subtotal, leadDays])).toEqual([
    [usd(566_406), 21],
    [usd(258_741), 22],
  ]);
  const countered = await ada.call(counterRfq, {
    ...stepOf(seen),
    lines: [{ lineId: seen.lines[0]!.lineId, targetPrice: usd(448) }],
    note: "Half way",
  });
  expect(countered).toMatchObject({ status: "countered", target: usd(1_234 * 448 + 777 * 301), allowed: ["declined"] });
  expect(countered.lines[0]).toMatchObject({ target: usd(448), quoted: usd(459) });
  const last = await quoted(countered, 451, 333);
  expect(last.rounds.map(({ side, prices }) => [side, prices.map(({ price }) => price.amount)])).toEqual([
    ["customer", [437, 301]],
    ["staff", [459, 333]],
    ["customer", [448]],
    ["staff", [451, 333]],
  ]);
  const placed = await ada.call(acceptRfq, {
    ...stepOf(last),
    addressId: await anAddress(ada),
    poNumber: "PO 9",
    message: "Thank you",
  });
  expect(placed.total).toEqual(usd(1_234 * 451 + 777 * 333));
  const order = await read(ada, placed.orderId);
  expect(order).toMatchObject({ status: "submitted", poNumber: "PO 9", total: placed.total, message: "Thank you" });
  expect(order.lines.map(({ price, productNum, supply }) => [price, productNum, supply])).toEqual([
    [usd(451), 1_234, "make"],
    [usd(333), 777, "make"],
  ]);
  const done = await ada.call(getRfq, { rfqId: asked.rfqId });
  expect(done).toMatchObject({ status: "accepted", orderId: placed.orderId, orderNo: placed.orderNo, allowed: [] });
  expect(done.history.map(({ state, side }) => `${state} ${side}`)).toEqual([
    "requested customer",
    "quoted staff",
    "countered customer",
    "quoted staff",
    "accepted customer",
  ]);
});

test("addOrder with the quotation's id orders it at its prices too, whatever the list says now", async () => {
  const offer = await quoted(await ask(), 400, 300);
  await sell(portal, 0, { price_amount: 999 });
  const addressId = await anAddress(ada);
  const total = usd(1_234 * 400 + 777 * 300);
  expect(await ada.ask(addOrder, { addressId, quoteId: offer.rfqId, expected: { total: usd(1) } })).toMatchObject({
    code: 40904,
  });
  expect((await ada.call(getRfq, { rfqId: offer.rfqId })).status).toBe("quoted");
  expect((await ada.call(addOrder, { addressId, quoteId: offer.rfqId, expected: { total } })).total).toEqual(total);
  await sell(portal, 0);
});

test("a quotation accepted twice is one order, at once and afterwards", async () => {
  const offer = await quoted(await ask(), 400, 300);
  const body = { ...stepOf(offer), addressId: await anAddress(ada) };
  const answers = await Promise.all([1, 2, 3].map(() => ada.ask(acceptRfq, body)));
  expect(answers.map(({ code }) => code).sort()).toEqual([20000, 40900, 40900]);
  const orders = () => portal.db.selectFrom("orders").select("id").where("quotation_id", "=", offer.rfqId).execute();
  expect(await orders()).toHaveLength(1);
  expect(await ada.ask(acceptRfq, { ...body, version: offer.version + 1 })).toMatchObject({
    code: 40903,
    data: { state: "accepted", allowed: [] },
  });
  expect(await ada.ask(addOrder, { addressId: body.addressId, quoteId: offer.rfqId })).toMatchObject({ code: 40903 });
  const other = await quoted(await ask(), 400, 300);
  const headers = { "idempotency-key": "accept once" };
  const again = { ...stepOf(other), addressId: body.addressId };
  const first = await ada.call(acceptRfq, again, { headers });
  expect(await ada.call(acceptRfq, again, { headers })).toEqual(first);
  expect(await ada.ask(acceptRfq, { ...again, poNumber: "7" }, { headers })).toMatchObject({ status: 409, code: 40905 });
  expect(await orders()).toHaveLength(1);
});

test("the same request sent twice under one key is one quotation", async () => {
  const body = { items: [{ productId: cloth, productNum: 50 }] };
  const headers = { "idempotency-key": "rfq once" };
  const answers = await Promise.all([1, 2].map(() => ada.call(createRfq, body, { headers })));
  expect(answers[0]!.rfqId).toBe(answers[1]!.rfqId);
  expect(await ada.ask(createRfq, { ...body, note: "soft" }, { headers })).toMatchObject({ status: 409, code: 40905 });
  expect((await ada.call(createRfq, body)).rfqId).not.toBe(answers[0]!.rfqId);
});

test("prices hold through their last day; the day after, the quotation has expired and cannot be accepted or countered", async () => {
  const asked = await ask();
  const offer = await quoted(asked, 400, 300);
  const other = await quoted(await ask(), 410, 310);
  portal.clock.move(10 * DAY_MS);
  await signIn();
  expect(await ada.call(getRfq, { rfqId: offer.rfqId })).toMatchObject({ status: "quoted", daysLeft: 0 });
  portal.clock.move(DAY_MS);
  await signIn();
  const body = { ...stepOf(offer), addressId: await anAddress(ada) };
  expect(await ada.ask(acceptRfq, { ...body, version: offer.version + 1 })).toMatchObject({
    code: 40903,
    data: { state: "expired", allowed: [] },
  });
  expect(await ada.ask(addOrder, { addressId: body.addressId, quoteId: offer.rfqId })).toMatchObject({ code: 40903 });
  const counter = { lines: [{ lineId: other.lines[0]!.lineId, targetPrice: usd(390) }] };
  expect(await ada.ask(counterRfq, { ...stepOf(other), ...counter })).toMatchObject({
    code: 40900,
    data: { status: "expired" },
  });
  const { list } = await ada.call(listRfq, { status: "expired" });
  expect(list.map(({ rfqId }) => rfqId).sort()).toEqual([offer.rfqId, other.rfqId].sort());
  const over = await ada.call(getRfq, { rfqId: offer.rfqId });
  expect(over.history.at(-1)).toMatchObject({ state: "expired", side: "time", actor: "" });
  expect((await portal.db.selectFrom("orders").select("id").where("quotation_id", "=", offer.rfqId).execute()).length).toBe(0);
  const notices = (await ada.call(listNotices, { pageSize: 100 })).list.filter(({ subject }) => subject.id === offer.rfqId);
  expect(notices.map(({ kind }) => kind)).toEqual(["rfq.expired", "rfq.quoted"]);
  expect(notices[0]!.text).toBe(`Quotation ${over.rfqNo} has expired`);
});

test("the mill's list shows what waits for its prices, its people see the request, and each side writes in one thread", async () => {
  const asked = await ask();
  const work = async () =>
    (await sales.call(erpManageList, { kind: "rfq", pageSize: 100 })).list.find(({ id }) => id === asked.rfqId);
  expect(await work()).toMatchObject({ number: asked.rfqNo, waiting: true, more: 1 });
  expect((await sales.call(erpView, { kind: "rfq", id: asked.rfqId })).note).toBe("In one shipment");
  const subject = { kind: "rfq" as const, id: asked.rfqId };
  await ada.call(postToThread, { subject, content: "Could it leave before Christmas?" });
  expect((await sales.call(listRfq, { keyword: asked.rfqNo })).list[0]!.unread).toBe(1);
  portal.clock.move(1_000);
  await sales.call(postToThread, { subject, content: "It could." });
  expect((await ada.call(listRfq, { keyword: asked.rfqNo })).list[0]!.unread).toBe(1);
  await quoted(asked, 400, 300);
  expect(await work()).toMatchObject({ waiting: false, state: "quoted" });
});

test("either side may decline with a reason, and then nothing more is done with it", async () => {
  const own = await ada.call(declineRfq, { ...stepOf(await ask()), reason: "Another cloth was chosen" });
  expect(own).toMatchObject({ status: "declined", reason: "Another cloth was chosen" });
  const theirs = await sales.call(declineRfq, { ...stepOf(await ask()), reason: "The yarn is sold out" });
  expect(theirs).toMatchObject({ status: "declined", reason: "The yarn is sold out", allowed: [] });
  expect(await ada.ask(declineRfq, { ...stepOf(theirs), reason: "x" })).toMatchObject({ code: 40903 });
  expect(await sales.ask(quote, { ...stepOf(own), lines: pricesOf(own, 1, 1), validUntil: dayIn(5) })).toMatchObject({
    code: 40903,
    data: { state: "declined", allowed: [] },
  });
});

test("a stale version is refused with the quotation as it is now", async () => {
  const asked = await ask();
  const offer = await quoted(asked, 400, 300);
  const current = { code: 40900, data: { status: "quoted", version: offer.version } };
  const lines = [{ lineId: offer.lines[0]!.lineId, targetPrice: usd(390) }];
  expect(await ada.ask(counterRfq, { ...stepOf(asked), lines })).toMatchObject(current);
  expect(await ada.ask(declineRfq, { ...stepOf(asked), reason: "x" })).toMatchObject(current);
  expect(await ada.ask(acceptRfq, { ...stepOf(asked), addressId: await anAddress(ada) })).toMatchObject(current);
  expect(await sales.ask(quote, { ...stepOf(asked), lines: pricesOf(asked, 1, 1), validUntil: dayIn(5) })).toMatchObject(current);
});

test("the steps of one side are refused to the other", async () => {
  const asked = await ask();
  expect(await ada.ask(quote, { ...stepOf(asked), lines: pricesOf(asked, 1, 1), validUntil: dayIn(5) })).toMatchObject({
    code: 40300,
  });
  const offer = await quoted(asked, 400, 300);
  const lines = [{ lineId: offer.lines[0]!.lineId, targetPrice: usd(390) }];
  expect(await sales.ask(counterRfq, { ...stepOf(offer), lines })).toMatchObject({ code: 40300 });
  expect(await sales.ask(acceptRfq, { ...stepOf(offer), addressId: await anAddress(sales) })).toMatchObject({ code: 40300 });
  expect(await sales.ask(createRfq, { items: [{ productId: cloth, productNum: 1 }] })).toMatchObject({ code: 40300 });
});

test("another company's quotation is not found, nor a line or an address of somebody else", async () => {
  const offer = await quoted(await ask(), 400, 300);
  const other = await quoted(await ask(), 400, 300);
  const line = { lineId: other.lines[0]!.lineId, targetPrice: usd(390) };
  for (const [call, body] of [
    [getRfq, { rfqId: offer.rfqId }],
    [counterRfq, { ...stepOf(offer), lines: [{ ...line, lineId: offer.lines[0]!.lineId }] }],
    [acceptRfq, { ...stepOf(offer), addressId: await anAddress(marta) }],
    [declineRfq, { ...stepOf(offer), reason: "x" }],
    [postToThread, { subject: { kind: "rfq", id: offer.rfqId }, content: "Hello" }],
  ] as const)
    expect(await marta.ask(call, body)).toMatchObject({ code: 40400 });
  expect((await marta.call(listRfq, {})).list).toEqual([]);
  expect(await ada.ask(counterRfq, { ...stepOf(offer), lines: [line] })).toMatchObject({ code: 40400 });
  expect(await ada.ask(acceptRfq, { ...stepOf(offer), addressId: await anAddress(marta) })).toMatchObject({ code: 40400 });
  expect((await ada.call(getRfq, { rfqId: offer.rfqId })).status).toBe("quoted");
});

test("malformed and anonymous calls are refused, and what is not there is not found", async () => {
  const price = { lineId: NO_ID, price: usd(1), leadDays: 1 };
  for (const [call, body, who] of [
    [createRfq, { items: [{ productId: NO_ID, productNum: 1 }] }, ada],
    [getRfq, { rfqId: NO_ID }, ada],
    [counterRfq, { rfqId: NO_ID, version: 1, lines: [{ lineId: NO_ID, targetPrice: usd(1) }] }, ada],
    [acceptRfq, { rfqId: NO_ID, version: 1, addressId: await anAddress(ada) }, ada],
    [declineRfq, { rfqId: NO_ID, version: 1, reason: "x" }, ada],
    [quote, { rfqId: NO_ID, version: 1, lines: [price], validUntil: dayIn(1) }, sales],
  ] as const) {
    expect(await portal.anonymous().ask(call, body)).toMatchObject({ code: 40100 });
    expect(await who.ask(call, { rfqId: "x", items: [] })).toMatchObject({ code: 40001 });
    expect(await who.ask(call, body)).toMatchObject({ code: 40400 });
  }
  expect(await portal.anonymous().ask(listRfq, {})).toMatchObject({ code: 40100 });
  expect(await ada.ask(listRfq, { status: "sleeping" })).toMatchObject({ code: 40001 });
});

test("prices are in one currency and of every line, units are the fabrics', and a last day lies ahead", async () => {
  const fieldOf = async (answer: Promise<{ code: number; data: unknown }>) => {
    const { code, data } = await answer;
    return [code, (data as { fields: { path: string }[] }).fields[0]!.path];
  };
  const item = { productId: cloth, productNum: 10 };
  const euro = { amount: 400, currency: "EUR" };
  const two = {
    items: [
      { ...item, targetPrice: usd(400) },
      { ...item, targetPrice: euro },
    ],
  };
  expect(await fieldOf(ada.ask(createRfq, two))).toEqual([40001, "items"]);
  expect(await fieldOf(ada.ask(createRfq, { items: [{ ...item, unit: "kg" }] }))).toEqual([40001, "items.0.unit"]);
  expect(await fieldOf(ada.ask(createRfq, { items: [{ ...item, productNum: 1.5 }] }))).toEqual([40001, "items.0.productNum"]);
  expect((await ada.call(createRfq, { items: [{ ...item, targetPrice: euro }] })).currency).toBe("EUR");
  const asked = await ask();
  const until = { ...stepOf(asked), validUntil: dayIn(5) };
  const lines = pricesOf(asked, 400, 300);
  expect(await fieldOf(sales.ask(quote, { ...until, lines: lines.slice(1) }))).toEqual([40001, "lines"]);
  expect(await fieldOf(sales.ask(quote, { ...until, lines: [lines[0], lines[0]] }))).toEqual([40001, "lines"]);
  expect(await fieldOf(sales.ask(quote, { ...until, lines: [lines[0], { ...lines[1], price: euro }] }))).toEqual([
    40001,
    "lines",
  ]);
  expect(await fieldOf(sales.ask(quote, { ...until, lines, validUntil: dayIn(-1) }))).toEqual([40001, "validUntil"]);
  const offer = await sales.call(quote, { ...until, lines, validUntil: dayIn(0) });
  expect(offer).toMatchObject({ status: "quoted", daysLeft: 0 });
  const counter = { ...stepOf(offer), lines: [{ lineId: offer.lines[0]!.lineId, targetPrice: euro }] };
  expect(await fieldOf(ada.ask(counterRfq, counter))).toEqual([40001, "lines"]);
});

test("the demo's quotations are in every state with whole histories, and the accepted one is ordered at its last prices", async () => {
  await seedQuotationRecords(portal.db, portal.clock.now(), await productIdsOf(portal));
  const { counts, total } = await sales.call(listRfq, { pageSize: 100 });
  expect(QUOTATION_STATES.filter((state) => counts[state] === 0)).toEqual([]);
  expect(QUOTATION_STATES.reduce((sum, state) => sum + counts[state], 0)).toBe(total);
  const [accepted] = (await marta.call(listRfq, { status: "accepted" })).list;
  const whole = await marta.call(getRfq, { rfqId: accepted!.rfqId });
  expect(whole.history.map(({ state }) => state)).toEqual(["requested", "quoted", "countered", "quoted", "accepted"]);
  // 455, 455 and 470 by 1.03 are 469, 469 and 484: times 2,400, 1,200 and 900 metres.
  expect((await read(marta, whole.orderId!)).total).toEqual(usd(2_400 * 469 + 1_200 * 469 + 900 * 484));
});
