import {
  addCart,
  addOrder,
  cancelOrder,
  cartList,
  delAddress,
  exportOrders,
  listNotices,
  moveOrder,
  myOrder,
  type OrderPage,
  orderReceived,
  PREFIX,
  previewOrder,
  reorder,
  reportStep,
  STEP_KEYS,
} from "@selvedge/contract";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BUYER, type Client, HEAD, SALES, type TestApp } from "./harness.ts";
import { manyCustomers } from "./many-customers.ts";
import { NO_ID, startMill } from "./mill.ts";
import { advanceStep, anAddress, confirm, order, read, sell } from "./orders.ts";

let portal: TestApp;
let ada: Client;
let noor: Client;
let marta: Client;
let sales: Client;
beforeAll(async () => {
  portal = await startMill();
  ada = await portal.signIn();
  [noor, marta, sales] = await Promise.all(
    [HEAD, BUYER, SALES].map(({ username }) => portal.signIn(username)) as [Promise<Client>, Promise<Client>, Promise<Client>],
  );
});
afterAll(() => portal.close());

const stockOf = async (id: string) =>
  (await portal.db.selectFrom("products").select("stock_metres").where("id", "=", id).executeTakeFirstOrThrow()).stock_metres;

test("an order costs its tiers to the cent, holds the warehouse's metres, leaves the cart and has a number, history, thread, notice and webhook", async () => {
  const ready = await sell(portal, 0, {
    stock: "ready",
    stock_metres: 500,
    moq_value: 10,
    tiers: [
      [10, 500],
      [100, 475],
    ],
  });
  const made = await sell(portal, 1, { price_amount: 333 });
  await ada.call(addCart, {
    items: [
      { productId: ready, productNum: 120 },
      { productId: made, productNum: 7 },
    ],
    mode: "replace",
  });
  const items = [
    { productId: ready, productNum: 120 },
    { productId: made, productNum: 7, color: "Navy" },
  ];
  const preview = await ada.call(previewOrder, { items });
  expect(preview.totals).toEqual([{ amount: 120 * 475 + 7 * 333, currency: "USD" }]);
  const placed = await ada.call(addOrder, {
    addressId: await anAddress(ada),
    items,
    poNumber: "PO 77120",
    expected: { total: preview.totals[0]! },
  });
  expect(placed).toMatchObject({
    orderNo: expect.stringMatching(/^SV-26-\d{4}$/),
    status: "submitted",
    total: { amount: 59331, currency: "USD" },
  });
  expect(await stockOf(ready)).toBe(380);
  expect(await ada.call(cartList, {})).toEqual([]);
  const whole = await read(ada, placed.orderId);
  expect(whole).toMatchObject({
    poNumber: "PO 77120",
    lineCount: 2,
    quantity: { value: 127, unit: "m" },
    currentStep: null,
    allowed: ["cancelled"],
  });
  expect(whole.lines.map(({ supply, price, subtotal }) => [supply, price?.amount, subtotal?.amount])).toEqual([
    ["stock", 475, 57000],
    ["make", 333, 2331],
  ]);
  expect(whole.lines[0]!.steps.map(({ state }) => state)).toEqual([...Array(5).fill("skipped"), "pending", "pending"]);
  expect(whole.history).toMatchObject([{ type: "created", state: "submitted", side: "customer", actor: "Ada Fell" }]);
  expect(whole.threadId).not.toBeNull();
  const { db } = portal;
  expect(await db.selectFrom("webhook_events").select("type").where("type", "like", "order.%").execute()).toEqual([
    { type: "order.created" },
  ]);
  const notices = await db.selectFrom("notices").select("kind").where("subject_id", "=", placed.orderId).execute();
  expect(notices.length).toBeGreaterThan(0);
});

test("the same key is one order, at once and afterwards, and another day it is a new one", async () => {
  const id = await sell(portal, 1);
  const body = { addressId: await anAddress(ada), items: [{ productId: id, productNum: 3 }] };
  const headers = { "idempotency-key": "double click" };
  const answers = await Promise.all([1, 2, 3].map(() => ada.ask(addOrder, body, { headers })));
  expect(new Set(answers.map(({ data }) => data.orderId)).size).toBe(1);
  expect((await ada.ask(addOrder, body, { headers })).data).toEqual(answers[0]!.data);
  const more = { ...body, items: [{ productId: id, productNum: 30 }] };
  expect(await ada.ask(addOrder, more, { headers })).toMatchObject({ status: 409, code: 40905 });
  expect((await ada.ask(addOrder, body, { headers })).data).toEqual(answers[0]!.data);
  const other = await noor.ask(addOrder, { ...body, addressId: await anAddress(noor) }, { headers });
  expect(other.data.orderId).not.toBe(answers[0]!.data.orderId);
});

test("what changed since it was shown is said and nothing is written", async () => {
  const id = await sell(portal, 0, { stock: "ready", stock_metres: 30, price_amount: 600 });
  const count = async () =>
    Number(
      (
        await portal.db
          .selectFrom("orders")
          .select((eb) => eb.fn.countAll().as("n"))
          .executeTakeFirstOrThrow()
      ).n,
    );
  const before = await count();
  const addressId = await anAddress(ada);
  const dearer = {
    addressId,
    items: [{ productId: id, productNum: 10, price: { amount: 550, currency: "USD" } }],
    expected: { total: { amount: 5500, currency: "USD" } },
  };
  expect(await ada.ask(addOrder, dearer)).toMatchObject({
    status: 409,
    code: 40904,
    data: {
      changes: [
        { what: "price", productId: id, was: { amount: 550 }, now: { amount: 600 } },
        { what: "total", was: { amount: 5500 }, now: { amount: 6000 } },
      ],
    },
  });
  expect(await ada.ask(addOrder, { addressId, items: [{ productId: id, productNum: 31 }] })).toMatchObject({
    code: 40904,
    data: { changes: [{ what: "stock", productId: id, asked: 31, available: 30, leadDays: 20 }] },
  });
  expect([await count(), await stockOf(id)]).toEqual([before, 30]);
  const woven = await ada.call(addOrder, { addressId, items: [{ productId: id, productNum: 31, supply: "make" }] });
  expect((await read(ada, woven.orderId)).lines[0]!.supply).toBe("make");
  expect(await stockOf(id)).toBe(30);
});

test("fifty people who order the same last metres at once get clear answers, and no metre is sold twice", async () => {
  const id = await sell(portal, 2, { stock: "ready", stock_metres: 100 });
  const people = await manyCustomers(portal.db, 50, portal.clock.now());
  const answers = await Promise.all(
    people.map(({ secret, addressId }) => {
      const person = portal.anonymous();
      person.cookies.set("sid", secret);
      return person.ask(addOrder, { addressId, items: [{ productId: id, productNum: 7 }] });
    }),
  );
  const placed = answers.filter(({ code }) => code === 20000);
  expect(placed).toHaveLength(14);
  expect(new Set(placed.map(({ data }) => data.orderNo)).size).toBe(14);
  for (const refused of answers.filter(({ code }) => code !== 20000))
    expect(refused).toMatchObject({ code: 40904, data: { changes: [{ what: "stock", asked: 7, available: 2 }] } });
  expect(await stockOf(id)).toBe(2);
  const ids = placed.map(({ data }) => data.orderId);
  const lines = await portal.db
    .selectFrom("order_lines as l")
    .innerJoin("orders as o", "o.id", "l.order_id")
    .select(["l.quantity", "o.user_id"])
    .where("l.product_id", "=", id)
    .where("o.id", "in", ids)
    .execute();
  expect(lines.map(({ quantity }) => quantity)).toEqual(Array(14).fill(7));
  expect(new Set(lines.map(({ user_id }) => user_id)).size).toBe(14);
  const last = await ada.call(addOrder, { addressId: await anAddress(ada), items: [{ productId: id, productNum: 2 }] });
  expect(await stockOf(id)).toBe(0);
  expect((await read(ada, last.orderId)).lines[0]!.product!.stock).toBe("order");
  await ada.call(cancelOrder, { orderId: last.orderId });
  expect(await stockOf(id)).toBe(2);
});

test("less than the minimum or not in whole pieces is offered as it could be; what is out is not orderable", async () => {
  const id = await sell(portal, 1, { moq_value: 50, order_multiple: 20 });
  const addressId = await anAddress(ada);
  const ask = (productNum: number) => ada.ask(addOrder, { addressId, items: [{ productId: id, productNum }] });
  expect(await ask(12)).toMatchObject({
    status: 422,
    code: 42201,
    data: { moq: { value: 50, unit: "m" }, lines: [{ offered: 60, multiple: 20 }] },
  });
  expect(await ask(70)).toMatchObject({ code: 42201, data: { lines: [{ productId: id, offered: 80 }] } });
  expect((await ask(80)).code).toBe(20000);
  await sell(portal, 1, { stock: "out" });
  expect(await ask(80)).toMatchObject({ code: 42202, data: { productIds: [id] } });
});

test("a price on request leaves the total open until the mill names it as it confirms, and the customer is told what it comes to", async () => {
  const id = await sell(portal, 1, { price_amount: null });
  const orderId = await order(ada, [{ productId: id, productNum: 40 }]);
  const open = await read(sales, orderId);
  expect(open.total).toBeNull();
  expect(await sales.ask(moveOrder, { orderId, to: "confirmed", version: open.version })).toMatchObject({
    code: 40001,
    data: { fields: [{ path: "prices" }] },
  });
  const prices = [{ lineId: open.lines[0]!.lineId, price: { amount: 725, currency: "USD" } }];
  const confirmed = await sales.call(moveOrder, { orderId, to: "confirmed", version: open.version, prices });
  expect(confirmed).toMatchObject({ status: "confirmed", total: { amount: 29000, currency: "USD" } });
  const [notice] = (await ada.call(listNotices, {})).list.filter(({ subject }) => subject.id === orderId);
  expect(notice?.text).toBe(`Order ${open.orderNo} is confirmed at 290.00 USD`);
  expect((await read(ada, orderId)).allowed).toContain("cancelled");
});

test("a company's own price list is what it pays, and another's does not count", async () => {
  const id = await sell(portal, 1, { price_amount: 500, tiers: [[1, 500]] });
  const { companyId } = await portal.db
    .selectFrom("users")
    .select("company_id as companyId")
    .where("username", "=", BUYER.username)
    .executeTakeFirstOrThrow();
  await portal.db
    .insertInto("company_prices")
    .values({ company_id: companyId, product_id: id, min_value: 1, amount: 420 })
    .execute();
  const items = [{ productId: id, productNum: 10 }];
  expect((await marta.call(previewOrder, { items })).lines[0]).toMatchObject({ agreed: true, price: { amount: 420 } });
  expect((await ada.call(previewOrder, { items })).lines[0]).toMatchObject({ agreed: false, price: { amount: 500 } });
});

test("from confirmed to received: steps in their turn, a late one, a partial shipment, and everything in the history", async () => {
  const id = await sell(portal, 1, { lead_days: 50 });
  const orderId = await order(ada, [{ productId: id, productNum: 1000 }]);
  const confirmed = await confirm(sales, orderId);
  expect(confirmed.promisedDate).toBe("2027-01-10");
  expect(confirmed.lines[0]!.steps.map(({ step }) => step)).toEqual([...STEP_KEYS]);
  expect(confirmed.lines[0]!.steps.at(-1)!.plannedEnd).toBe("2027-01-10");
  const orderRef = { orderId };
  expect(await advanceStep(sales, orderRef, { step: "finishing", state: "active" })).toMatchObject({ code: 40903 });
  expect((await advanceStep(sales, orderRef, { step: "technology", state: "active" })).code).toBe(20000);
  expect(await read(ada, orderId)).toMatchObject({ status: "inProduction", currentStep: "technology", allowed: [] });
  expect(await ada.ask(cancelOrder, { orderId })).toMatchObject({ code: 40903, data: { allowed: [] } });
  portal.clock.move(6 * 86_400_000);
  ada = await portal.signIn();
  [noor, marta, sales] = await Promise.all(
    [HEAD, BUYER, SALES].map(({ username }) => portal.signIn(username)) as [Promise<Client>, Promise<Client>, Promise<Client>],
  );
  const late = await read(ada, orderId);
  expect(late).toMatchObject({ lateDays: 3, lines: [{ lateDays: 3 }] });
  const listed = (await ada.call(myOrder, { late: true })) as OrderPage;
  expect(listed.list.map((row) => [row.orderId, row.lateDays])).toContainEqual([orderId, 3]);
  expect(listed.counts.late).toBe(listed.total);
  for (const step of ["technology", "dyeing", "sizing", "inspectGreige", "finishing", "inspectionPacking"] as const) {
    if (step !== "technology") expect((await advanceStep(sales, orderRef, { step, state: "active" })).code).toBe(20000);
    expect((await advanceStep(sales, orderRef, { step, state: "done" })).code).toBe(20000);
  }
  expect(
    (
      await advanceStep(sales, orderRef, {
        step: "shipped",
        state: "active",
        quantityDone: 400,
        shipment: { carrier: "DHL", trackingNo: "JD01", rolls: 8 },
      })
    ).code,
  ).toBe(20000);
  expect(await read(ada, orderId)).toMatchObject({
    status: "partShipped",
    delivered: { value: 400 },
    shipments: [{ carrier: "DHL", rolls: 8, quantity: { value: 400 } }],
  });
  expect(await advanceStep(sales, orderRef, { step: "shipped", state: "active", quantityDone: 300 })).toMatchObject({
    code: 40001,
  });
  expect(await advanceStep(sales, orderRef, { step: "shipped", state: "done", quantityDone: 1031 })).toMatchObject({
    code: 40001,
  });
  expect((await advanceStep(sales, orderRef, { step: "shipped", state: "done", quantityDone: 1030 })).code).toBe(20000);
  const shipped = await read(ada, orderId);
  expect(shipped).toMatchObject({
    status: "shipped",
    delivered: { value: 1030 },
    currentStep: "shipped",
    progress: 1,
    allowed: ["completed"],
  });
  expect((await ada.call(orderReceived, { orderId, version: shipped.version })).status).toBe("completed");
  const { history } = await read(ada, orderId);
  expect(history.filter(({ step }) => step === null).map(({ state }) => state)).toEqual([
    "submitted",
    "confirmed",
    "inProduction",
    "partShipped",
    "shipped",
    "completed",
  ]);
  expect(history.filter(({ type }) => type === "finish")).toHaveLength(7);
});

test("held and resumed it is where it was; held, no step moves", async () => {
  const orderId = await order(ada, [{ productId: await sell(portal, 1), productNum: 5 }]);
  const { version } = await confirm(sales, orderId);
  await advanceStep(sales, { orderId }, { step: "technology", state: "active" });
  const held = await sales.call(moveOrder, { orderId, to: "onHold", version: version + 1, note: "Loom 12 stands still" });
  expect(held.allowed).toEqual(["inProduction"]);
  expect(await advanceStep(sales, { orderId }, { step: "technology", state: "done" })).toMatchObject({ code: 40903 });
  expect(await sales.ask(moveOrder, { orderId, to: "confirmed", version: held.version })).toMatchObject({ code: 40903 });
  expect((await sales.call(moveOrder, { orderId, to: "inProduction", version: held.version })).status).toBe("inProduction");
});

test("the mill says why it holds or cancels; without a reason nothing happens, and the customer reads it in the history", async () => {
  const orderId = await order(ada, [{ productId: await sell(portal, 1), productNum: 5 }]);
  const { version } = await confirm(sales, orderId);
  for (const to of ["onHold", "cancelled"] as const)
    for (const note of [undefined, "", "  "])
      expect(await sales.ask(moveOrder, { orderId, to, version, note })).toMatchObject({
        code: 40001,
        data: { fields: [{ path: "note", rule: "required", message: "Please give a reason; the customer reads it." }] },
      });
  expect(await sales.ask(cancelOrder, { orderId, version })).toMatchObject({ code: 40001 });
  expect(await read(ada, orderId)).toMatchObject({ status: "confirmed", version });
  expect(await sales.ask(moveOrder, { orderId, to: "cancelled" })).toMatchObject({ code: 40001 });
  expect(await portal.anonymous().ask(moveOrder, { orderId, to: "onHold", version, note: "x" })).toMatchObject({ code: 40100 });
  const held = await sales.call(moveOrder, { orderId, to: "onHold", version, note: "The yarn is late" });
  expect(held.allowed).toEqual(["confirmed"]);
  const resumed = await sales.call(moveOrder, { orderId, to: "confirmed", version: held.version });
  await sales.call(moveOrder, { orderId, to: "cancelled", version: resumed.version, note: "The yarn does not come" });
  const notices = (await ada.call(listNotices, {})).list.filter(({ subject }) => subject.id === orderId);
  expect(notices.map(({ text }) => text.replace(held.orderNo, "it"))).toEqual([
    "Order it was cancelled",
    "Order it was resumed",
    "Order it is on hold",
    "Order it is confirmed",
  ]);
  const { history } = await read(ada, orderId);
  expect(history.slice(2).map(({ type, state, text }) => [type, state, text])).toEqual([
    ["hold", "onHold", "The yarn is late"],
    ["resume", "confirmed", ""],
    ["cancel", "cancelled", "The yarn does not come"],
  ]);
});

test("a stale version is answered with the current record, of an order and of a step", async () => {
  const orderId = await order(ada, [{ productId: await sell(portal, 1), productNum: 5 }]);
  const { version, lines } = await confirm(sales, orderId);
  expect(await sales.ask(moveOrder, { orderId, to: "onHold", version: version - 1 })).toMatchObject({
    status: 409,
    code: 40900,
    data: { orderId, status: "confirmed", version },
  });
  const { noticeDetailId } = lines[0]!;
  expect(await sales.ask(reportStep, { noticeDetailId, step: "technology", state: "active", version: 9 })).toMatchObject({
    code: 40900,
    data: { step: "technology", state: "pending", version: 1 },
  });
});

test("a move sent again under its key is done once and answers the same, also when the order was led on; a key is one person's and of one body", async () => {
  const orderId = await order(ada, [{ productId: await sell(portal, 1), productNum: 5 }]);
  const { version } = await confirm(sales, orderId);
  const headers = { "idempotency-key": "phone 1" };
  const hold = { orderId, to: "onHold" as const, version, note: "Loom 12 stands still" };
  // What was refused leaves its key free: the same is then sent over what is there now.
  expect(await sales.ask(moveOrder, { ...hold, version: version - 1 }, { headers })).toMatchObject({ code: 40900 });
  expect(await sales.ask(moveOrder, { ...hold, note: "" }, { headers })).toMatchObject({ code: 40001 });
  const [first, again] = await Promise.all([1, 2].map(() => sales.call(moveOrder, hold, { headers })));
  expect(first).toMatchObject({ orderId, status: "onHold", version: version + 1 });
  expect(again).toEqual(first);
  expect(await sales.call(moveOrder, hold, { headers })).toEqual(first);

  const office = await portal.signIn("admin@selvedge.demo");
  const stale = { status: 409, code: 40900, data: { orderId, status: "onHold", version: version + 1 } };
  expect(await office.ask(moveOrder, hold, { headers })).toMatchObject(stale);
  expect(await sales.ask(moveOrder, hold, { headers: { "idempotency-key": "phone 2" } })).toMatchObject(stale);
  expect(await sales.ask(moveOrder, hold)).toMatchObject(stale);
  const cancel = { ...hold, to: "cancelled" as const };
  for (const other of [{ ...hold, note: "Loom 13" }, cancel, { ...hold, version: version + 1 }])
    expect(await sales.ask(moveOrder, other, { headers })).toMatchObject({ status: 409, code: 40905 });
  expect(await ada.ask(moveOrder, hold, { headers })).toMatchObject({ code: 40300 });
  expect(await portal.anonymous().ask(moveOrder, hold, { headers })).toMatchObject({ code: 40100 });

  const resumed = await sales.call(moveOrder, { orderId, to: "confirmed", version: version + 1 });
  expect(await sales.call(moveOrder, hold, { headers })).toEqual(resumed);
  const { history } = await read(ada, orderId);
  expect(history.map(({ type }) => type)).toEqual(["created", "confirm", "hold", "resume"]);
  const notices = (await ada.call(listNotices, {})).list.filter(({ subject }) => subject.id === orderId);
  expect(notices.filter(({ text }) => text.endsWith("is on hold"))).toHaveLength(1);
});

test("an empty key is none, and of one that is too long the first 200 characters count", async () => {
  const orderId = await order(ada, [{ productId: await sell(portal, 1), productNum: 5 }]);
  const { version } = await confirm(sales, orderId);
  const move = (key: string, to: "onHold" | "confirmed", seen: number) =>
    sales.ask(moveOrder, { orderId, to, version: seen, note: "The yarn is late" }, { headers: { "idempotency-key": key } });
  expect((await move("", "onHold", version)).code).toBe(20000);
  expect(await move("", "onHold", version)).toMatchObject({ code: 40900, data: { status: "onHold" } });
  const long = "k".repeat(200);
  const resumed = await move(`${long}a`, "confirmed", version + 1);
  expect(resumed.data).toMatchObject({ status: "confirmed", version: version + 2 });
  expect((await move(`${long}b`, "confirmed", version + 1)).data).toEqual(resumed.data);
  expect(await move(long, "onHold", version + 2)).toMatchObject({ code: 40905 });
});

test("a report sent again under its key is taken in once: what left the mill is one shipment; another report under it is refused", async () => {
  const orderId = await order(ada, [{ productId: await sell(portal, 1), productNum: 100 }]);
  const { lines } = await confirm(sales, orderId);
  for (const step of STEP_KEYS.slice(0, -1)) await advanceStep(sales, { orderId }, { step, state: "skipped" });
  const headers = { "idempotency-key": "phone 1" };
  const left = {
    noticeDetailId: lines[0]!.noticeDetailId,
    step: "shipped" as const,
    state: "active" as const,
    quantityDone: 40,
    version: 1,
    shipment: { carrier: "DHL", trackingNo: "JD02", rolls: 2 },
  };
  const [first, again] = await Promise.all([1, 2].map(() => sales.call(reportStep, left, { headers })));
  expect(first).toMatchObject({ step: "shipped", state: "active", quantityDone: 40, version: 2 });
  expect(again).toEqual(first);
  expect(await sales.call(reportStep, left, { headers })).toEqual(first);
  const more = { ...left, quantityDone: 60 };
  expect(await sales.ask(reportStep, more, { headers })).toMatchObject({ status: 409, code: 40905 });
  const office = await portal.signIn("admin@selvedge.demo");
  expect(await office.ask(reportStep, left, { headers })).toMatchObject({ code: 40900, data: first });
  expect(await sales.ask(reportStep, left)).toMatchObject({ code: 40900, data: first });
  expect(await read(ada, orderId)).toMatchObject({
    status: "partShipped",
    delivered: { value: 40 },
    shipments: [{ carrier: "DHL", trackingNo: "JD02", quantity: { value: 40 } }],
  });
  const rest = await sales.call(reportStep, { ...more, version: 2 });
  expect(rest).toMatchObject({ quantityDone: 60, version: 3 });
  expect(await sales.call(reportStep, left, { headers })).toEqual(rest);
  const { delivered, shipments } = await read(ada, orderId);
  expect(delivered.value).toBe(60);
  expect(shipments).toHaveLength(2);
});

test("orders are the company's: a colleague sees them, another company and nobody do not, and only the mill leads them on", async () => {
  const orderId = await order(ada, [{ productId: await sell(portal, 1), productNum: 5 }]);
  expect((await read(noor, orderId)).orderId).toBe(orderId);
  for (const call of [myOrder, cancelOrder, orderReceived, reorder]) {
    expect(await marta.ask(call, { orderId })).toMatchObject({ code: 40400 });
    expect(await portal.anonymous().ask(call, { orderId })).toMatchObject({ code: 40100 });
    expect(await ada.ask(call, { orderId: "x" })).toMatchObject({ code: 40001 });
  }
  expect(await ada.ask(moveOrder, { orderId, to: "confirmed", version: 1 })).toMatchObject({ code: 40300 });
  expect(await ada.ask(reportStep, {})).toMatchObject({ code: 40300 });
  expect(await sales.ask(orderReceived, { orderId })).toMatchObject({ code: 40903 });
  expect((await ada.call(reorder, { orderId })).items).toMatchObject([{ productNum: 5, color: "" }]);
  expect(await ada.ask(myOrder, { orderId: NO_ID })).toMatchObject({ code: 40400 });
});

test("malformed orders say which field, and an address that is gone or another's is not found", async () => {
  const id = await sell(portal, 1);
  const addressId = await anAddress(ada);
  const place = (body: object) => ada.ask(addOrder, { addressId, items: [{ productId: id, productNum: 5 }], ...body });
  expect(await place({ items: undefined })).toMatchObject({ code: 40001, data: { fields: [{ path: "items" }] } });
  expect(await place({ items: [{ productId: id, productNum: 1.5 }] })).toMatchObject({
    data: { fields: [{ path: "items.0.productNum" }] },
  });
  expect(await place({ items: [{ productId: id, productNum: 5, unit: "kg" }] })).toMatchObject({
    data: { fields: [{ path: "items.0.unit" }] },
  });
  expect(await place({ requestedDate: "2020-01-01" })).toMatchObject({ data: { fields: [{ path: "requestedDate" }] } });
  expect(await place({ items: [{ productId: NO_ID, productNum: 5 }] })).toMatchObject({ code: 40400 });
  expect(await place({ addressId: await anAddress(noor) })).toMatchObject({ code: 40400 });
  await ada.call(delAddress, { addressId });
  expect(await place({})).toMatchObject({ code: 40400 });
});

test("the list finds by number, PO and fabric code, and pages", async () => {
  const id = await sell(portal, 1);
  await order(marta, [{ productId: id, productNum: 5 }], { poNumber: "Estate 100%" });
  await order(marta, [{ productId: id, productNum: 6 }]);
  const list = async (body: object) => (await marta.call(myOrder, body)) as OrderPage;
  expect((await list({ keyword: "100%" })).list).toHaveLength(1);
  expect((await list({ keyword: "0%0" })).total).toBe(0);
  const { code } = await portal.db.selectFrom("products").select("code").where("id", "=", id).executeTakeFirstOrThrow();
  expect((await list({ keyword: code.toLowerCase() })).total).toBeGreaterThan(1);
  const second = await list({ pageNum: 2, pageSize: 1 });
  expect(second.list).toHaveLength(1);
  expect((await list({ pageNum: 99, pageSize: 10 })).total).toBe(second.total);
  expect((await list({ status: ["completed", "cancelled"] })).total).toBe(0);
});

test("the orders that are listed come as a spreadsheet in the reader's language, another company's are not in it", async () => {
  const id = await sell(portal, 1);
  const orderId = await order(marta, [{ productId: id, productNum: 8 }], { poNumber: "=SUM(1)" });
  const { orderNo } = await read(marta, orderId);
  const { orderNo: another } = await read(ada, await order(ada, [{ productId: id, productNum: 9 }]));
  const sheetOf = async (client: Client, body: object, language: string) => {
    const answer = await client.send({
      method: "POST",
      url: PREFIX + exportOrders.path,
      headers: { "content-type": "application/json", "x-requested-with": "1", "accept-language": language },
      payload: JSON.stringify(body),
    });
    const parts = Object.entries(unzipSync(answer.rawPayload)).filter(([name]) => /sheet1\.xml$|sharedStrings/.test(name));
    return parts.map(([, bytes]) => strFromU8(bytes)).join();
  };
  const own = await sheetOf(marta, { keyword: orderNo }, "en");
  for (const text of [orderNo, "'=SUM(1)", "Waiting for the mill", "Quantity ordered"]) expect(own).toContain(text);
  expect(own).not.toContain("Company");
  expect(own.match(/<row /g)).toHaveLength(2);
  expect(await sheetOf(marta, {}, "en")).not.toContain(another);
  const arabic = await sheetOf(marta, { keyword: orderNo }, "ar");
  expect(arabic).toContain("رقم أمر الشراء");
  expect(arabic).toContain('rightToLeft="1"');
  const ofMill = await sheetOf(sales, {}, "en");
  for (const text of ["Company", orderNo, another]) expect(ofMill).toContain(text);
  expect((await marta.ask(exportOrders, { sort: "colour" })).code).toBe(40001);
  expect((await portal.anonymous().ask(exportOrders, {})).code).toBe(40100);
});
