import {
  ackWarning,
  addOrderDocument,
  cancelOrder,
  confirmSample,
  createLapDip,
  createSample,
  erpDashboard,
  erpFind,
  erpManageList,
  erpOrderStock,
  erpView,
  erpWarnings,
  listNotices,
  orderDocuments,
  postToThread,
  prepareSample,
  sampleReceived,
  sendLapDipRound,
  sendSample,
  startLapDip,
} from "@selvedge/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BUYER, type Client, SALES, type TestApp } from "./harness.ts";
import { aPicture, NO_ID, startMill } from "./mill.ts";
import { advanceStep, anAddress, confirm, order, read, sell } from "./orders.ts";

const DAY_MS = 86_400_000;
let portal: TestApp;
let ada: Client;
let sales: Client;
let fabric: string;
const signIn = async () => {
  [ada, sales] = [await portal.signIn(), await portal.signIn(SALES.username)];
};
/** Lets days pass; sessions end meanwhile. */
const pass = async (days: number) => {
  portal.clock.move(days * DAY_MS);
  await signIn();
};
beforeAll(async () => {
  portal = await startMill();
  await signIn();
  fabric = await sell(portal, 0, { lead_days: 20 });
});
afterAll(() => portal.close());

const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
const placed = () => order(ada, [{ productId: fabric, productNum: 100 }]);

test("the front counts what is under way and what waits for the mill; an order that is over is in no list but can be looked at", async () => {
  const before = (await sales.call(erpDashboard, {})).work.find(({ kind }) => kind === "order")!;
  const id = await placed();
  const between = (await sales.call(erpDashboard, {})).work.find(({ kind }) => kind === "order")!;
  expect([between.open - before.open, between.waiting - before.waiting]).toEqual([1, 1]);
  await confirm(sales, id);
  const after = (await sales.call(erpDashboard, {})).work.find(({ kind }) => kind === "order")!;
  expect([after.open - before.open, after.waiting - before.waiting]).toEqual([1, 0]);
  const { list } = await sales.call(erpManageList, { kind: "order", keyword: "northlight", pageSize: 100 });
  const item = list.find((one) => one.id === id)!;
  expect(item).toMatchObject({ company: "Northlight Studio", state: "confirmed", waiting: false, more: 0, lateDays: 0 });
  const view = await sales.call(erpView, { kind: "order", id });
  expect(view.item.number).toBe(item.number);
  expect(view.history.map(({ state }) => state)).toEqual(["submitted", "confirmed"]);
});

test("work is narrowed to a state, a company and the days it is due on, and what it can be chosen by is counted", async () => {
  const [waiting, confirmed] = [await placed(), await placed()];
  const { promisedDate } = await confirm(sales, confirmed);
  const found = async (more: object) => {
    const { list } = await sales.call(erpManageList, { kind: "order", pageSize: 100, ...more });
    return [waiting, confirmed].map((id) => list.some((one) => one.id === id));
  };
  expect(await found({ state: "submitted" })).toEqual([true, false]);
  expect(await found({ state: "confirmed" })).toEqual([false, true]);
  expect(await found({ dueFrom: promisedDate!, dueTo: promisedDate! })).toEqual([false, true]);
  expect(await found({ dueTo: dayBefore(promisedDate!) })).toEqual([false, false]);
  const { companies, states, total } = await sales.call(erpManageList, { kind: "order", state: "submitted" });
  const { companyId } = companies.find(({ name }) => name === "Northlight Studio")!;
  expect(states.find(({ state }) => state === "submitted")!.count).toBe(total);
  expect(companies.reduce((sum, { count }) => sum + count, 0)).toBe(states.reduce((sum, { count }) => sum + count, 0));
  expect(await found({ companyId })).toEqual([true, true]);
  expect(await found({ companyId: NO_ID })).toEqual([false, false]);
  const none = await sales.call(erpManageList, { kind: "rfq", state: "countered", companyId, keyword: "no such word" });
  expect(none.states.find(({ state }) => state === "countered")).toEqual({ state: "countered", count: 0 });
  expect(none.companies).toContainEqual({ companyId, name: "Northlight Studio", count: expect.any(Number) });
  for (const odd of [{ state: "poem" }, { companyId: "x" }, { dueFrom: "tomorrow" }])
    expect((await sales.ask(erpManageList, { kind: "order", ...odd } as never)).body.code).toBe(40001);
});

test("work is narrowed to a step at which a line of it stands, each counted; an order that is not in the mill stands at none", async () => {
  const other = await sell(portal, 1, { lead_days: 20 });
  const id = await order(
    ada,
    [fabric, other].map((productId) => ({ productId, productNum: 100 })),
  );
  const at = async (step: "technology" | "dyeing" | "sewing") => {
    const { list, steps } = await sales.call(erpManageList, { kind: "order", step, pageSize: 100 });
    expect(steps.find((one) => one.step === step)!.count).toBe(list.length);
    return list.some((one) => one.id === id);
  };
  expect(await at("technology")).toBe(false);
  await confirm(sales, id);
  expect([await at("technology"), await at("dyeing")]).toEqual([true, false]);
  await advanceStep(sales, { orderId: id }, { step: "technology", state: "skipped" });
  const item = async () => (await sales.call(erpView, { kind: "order", id })).item;
  expect([await at("technology"), await at("dyeing"), (await item()).step]).toEqual([true, true, "technology"]);
  expect(await at("sewing")).toBe(false);
  const { list, steps } = await sales.call(erpManageList, { kind: "lapDip", step: "dyeing" });
  expect([list, steps]).toEqual([[], [{ step: "dyeing", count: 0 }]]);
  expect(await sales.ask(erpManageList, { kind: "order", step: "ironing" } as never)).toMatchObject({ code: 40001 });
});

test("a step that is not done in time is a warning until it is; one that is put off comes back on its day, one handed on is its colleague's", async () => {
  const id = await placed();
  const { promisedDate } = await confirm(sales, id);
  const warningsOf = async (more: object = {}) =>
    (await sales.call(erpWarnings, { pageSize: 100, ...more })).list.filter((warning) => warning.id === id);
  expect(await warningsOf()).toEqual([]);
  await pass(Math.ceil((Date.parse(promisedDate!) - portal.clock.now().getTime()) / DAY_MS) + 3);
  const found = await warningsOf();
  expect(found.map(({ rule, level }) => [rule, level])).toEqual([
    ["lateStep", "high"],
    ["promiseAtRisk", "high"],
  ]);
  const [late] = found;
  const { counts } = await sales.call(erpWarnings, {});
  const me = (await sales.call(erpWarnings, {})).colleagues[0]!;
  const tomorrow = new Date(portal.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
  const said = await sales.call(ackWarning, {
    warningId: late!.warningId,
    note: "The yarn came late",
    snoozeUntil: tomorrow,
    handTo: me.userId,
  });
  expect(said.acknowledged).toMatchObject({ note: "The yarn came late", snoozedUntil: tomorrow, handedTo: me });
  expect((await warningsOf()).map(({ rule }) => rule)).toEqual(["promiseAtRisk"]);
  expect((await warningsOf({ snoozed: true })).map(({ rule }) => rule)).toEqual(["lateStep"]);
  expect((await sales.call(erpWarnings, {})).counts.high).toBe(counts.high - 1);
  await pass(1);
  expect((await warningsOf()).map(({ rule }) => rule)).toContain("lateStep");
  for (const step of ["technology", "dyeing", "sizing", "inspectGreige", "finishing", "inspectionPacking"] as const)
    await advanceStep(sales, { orderId: id }, { step, state: "skipped" });
  await advanceStep(sales, { orderId: id }, { step: "shipped", state: "active" });
  await advanceStep(sales, { orderId: id }, { step: "shipped", state: "done", quantityDone: 100 });
  expect(await warningsOf()).toEqual([]);
});

test("a word about a warning does not replace a colleague's that its speaker had not seen", async () => {
  const id = await placed();
  await confirm(sales, id);
  await pass(60);
  const { warningId } = (await sales.call(erpWarnings, { pageSize: 100 })).list.find((one) => one.id === id)!;
  const say = (note: string, seen: string | null | undefined) =>
    sales.ask(ackWarning, { warningId, note, ...(seen !== undefined && { seen }) });
  const first = (await say("Asked the dyer", null)).data.acknowledged!;
  expect(first.note).toBe("Asked the dyer");
  portal.clock.move(60_000);
  const blind = await say("Nobody knows of it", null);
  expect(blind).toMatchObject({ status: 409, code: 40900, data: { acknowledged: { note: "Asked the dyer" } } });
  const second = (await say("The dyer begins on Monday", first.at)).data.acknowledged!;
  expect(second.note).toBe("The dyer begins on Monday");
  expect(await say("Late", first.at)).toMatchObject({ code: 40900, data: { acknowledged: { at: second.at } } });
  portal.clock.move(60_000);
  expect((await say("Whatever was said", undefined)).data.acknowledged).toMatchObject({ note: "Whatever was said" });
  expect(await say("x", "yesterday")).toMatchObject({ code: 40001 });
});

test("a record is found by its number or the end of it, whatever its state; another number, the customer and strangers find none", async () => {
  const [open, over] = [await placed(), await placed()];
  const { orderNo, version } = await read(ada, over);
  await ada.call(cancelOrder, { orderId: over, version });
  const found = async (number: string) => (await sales.call(erpFind, { number })).list.map((one) => one.id);
  expect(await found(orderNo)).toEqual([over]);
  // What was promised says nothing of what is over.
  await confirm(sales, open);
  expect((await sales.call(erpView, { kind: "order", id: open })).item.dueDate).toMatch(/^\d{4}-/);
  expect((await sales.call(erpView, { kind: "order", id: over })).item).toMatchObject({ dueDate: null, lateDays: 0 });
  expect(await found(` ${orderNo.toLowerCase()} `)).toEqual([over]);
  expect(await found(orderNo.slice(-4))).toContain(over);
  expect(await found((await read(ada, open)).orderNo)).toEqual([open]);
  for (const none of ["SV-26-9999x", "%", "_"]) expect(await found(none)).toEqual([]);
  for (const odd of ["", " ", "9".repeat(41)]) expect(await sales.ask(erpFind, { number: odd })).toMatchObject({ code: 40001 });
  expect(await ada.ask(erpFind, { number: orderNo })).toMatchObject({ code: 40300 });
  expect(await portal.anonymous().ask(erpFind, { number: orderNo })).toMatchObject({ code: 40100 });
});

test("a message of a customer that nobody answers within a day is a warning", async () => {
  const id = await placed();
  await ada.call(postToThread, { subject: { kind: "order", id }, content: "When will it be cut?" });
  const rules = async () =>
    (await sales.call(erpWarnings, { pageSize: 100 })).list.filter((one) => one.id === id).map(({ rule }) => rule);
  expect(await rules()).not.toContain("unanswered");
  await pass(2);
  expect(await rules()).toContain("unanswered");
  await sales.call(postToThread, { subject: { kind: "order", id }, content: "On Monday." });
  expect(await rules()).not.toContain("unanswered");
});

/** Rule and level of each warning about a record. */
const warningsAbout = async (id: string) =>
  (await sales.call(erpWarnings, { pageSize: 100 })).list.filter((one) => one.id === id).map(({ rule, level }) => [rule, level]);
const inDays = (days: number): string => new Date(portal.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

test("a lap-dip that is to be sent within two days is a warning, a high one after its day, and none once a round is on its way", async () => {
  const dueDate = inDays(3);
  const { lapDipId } = await ada.call(createLapDip, {
    productId: fabric,
    standard: { kind: "physical", name: "Rust" },
    dueDate,
  });
  expect(await warningsAbout(lapDipId)).toEqual([]);
  await pass(1);
  expect(await warningsAbout(lapDipId)).toEqual([["lapDipWaiting", "medium"]]);
  const inLab = await sales.call(startLapDip, { lapDipId, version: 1 });
  await pass(2);
  expect(await warningsAbout(lapDipId)).toEqual([["lapDipWaiting", "medium"]]);
  await pass(1);
  expect(await warningsAbout(lapDipId)).toEqual([["lapDipWaiting", "high"]]);
  const [warning] = (await sales.call(erpWarnings, { pageSize: 100 })).list.filter(({ id }) => id === lapDipId);
  expect(warning).toMatchObject({ kind: "lapDip", since: dueDate, company: "Northlight Studio" });
  const options = [{ label: "A" as const, recipeNo: "R1", lab: [40, 30, 30] as [number, number, number] }];
  await sales.call(sendLapDipRound, { lapDipId, version: inLab.version, options });
  expect(await warningsAbout(lapDipId)).toEqual([]);
});

test("a sample whose parcel nobody has confirmed is a low warning after fourteen days, and none once it is received", async () => {
  const addressId = await anAddress(ada);
  const asked = await ada.call(createSample, { kind: "a4", items: [{ productId: fabric }], addressId });
  const { sampleId } = asked;
  const step = (version: number) => ({ sampleId, version });
  const confirmed = await sales.call(confirmSample, { ...step(asked.version), promisedDate: inDays(2) });
  const preparing = await sales.call(prepareSample, step(confirmed.version));
  await pass(20);
  expect(await warningsAbout(sampleId)).toEqual([]);
  const sent = await sales.call(sendSample, { ...step(preparing.version), courier: "DHL", trackingNo: "4711" });
  await pass(14);
  expect(await warningsAbout(sampleId)).toEqual([]);
  await pass(1);
  expect(await warningsAbout(sampleId)).toEqual([["sampleNotReceived", "low"]]);
  await ada.call(sampleReceived, step(sent.version));
  expect(await warningsAbout(sampleId)).toEqual([]);
});

/** Addresses of what the mill has added to an order, as its company lists them. */
const added = async (orderId: string) =>
  (await ada.call(orderDocuments, { orderId })).list.filter(({ kind }) => kind !== "order").map(({ url }) => url);

test("a document of an order is there for the customer under its name, with one notice however often it is sent", async () => {
  const orderId = await placed();
  const add = (bytes: Uint8Array, name: string, client = sales, id = orderId) =>
    client.ask(addOrderDocument, { orderId: id, kind: "testReport" }, { file: { bytes, name } });
  const pdf = Buffer.from("%PDF-1.7\nshrinkage 1.5 %");
  const first = await add(pdf, "Shrinkage test.PDF");
  expect(first.data).toMatchObject({ kind: "testReport", name: "Shrinkage test.pdf", bytes: pdf.length });
  expect((await add(pdf, "again.pdf")).data).toEqual(first.data);
  const photo = await add(await aPicture(), "DSC_0042.PNG");
  expect(photo.data!.name).toBe("DSC_0042.png");
  expect(await added(orderId)).toEqual([first.data!.url, photo.data!.url]);
  const fetched = (client: Client) => client.send({ method: "GET", url: first.data!.url });
  for (const client of [ada, sales]) expect((await fetched(client)).rawPayload).toEqual(pdf);
  expect((await fetched(ada)).headers["content-type"]).toBe("application/pdf");
  const other = await portal.signIn(BUYER.username);
  expect([(await fetched(other)).json(), (await fetched(portal.anonymous())).json()]).toMatchObject([
    { code: 40400 },
    { code: 40100 },
  ]);
  const { list } = await ada.call(listNotices, {});
  const notices = list.filter(({ kind, subject }) => kind === "order.document" && subject.id === orderId);
  expect(notices.map(({ text }) => text.replace(/^.*: /, ""))).toEqual(["DSC_0042.png", "Shrinkage test.pdf"]);
  expect((await add(Buffer.from("<script>"), "a.pdf")).body.code).toBe(41500);
  expect((await add(pdf, "a.pdf", sales, NO_ID)).body.code).toBe(40400);
  expect((await add(pdf, "a.pdf", ada)).body.code).toBe(40300);
  expect((await add(pdf, "a.pdf", portal.anonymous())).body.code).toBe(40100);
  expect((await sales.ask(addOrderDocument, { orderId, kind: "poem" } as never)).body.code).toBe(40001);
});

test("an order that holds all the documents it can takes no other, and still returns one that is there", async () => {
  const orderId = await placed();
  const add = (text: string) =>
    sales.ask(addOrderDocument, { orderId, kind: "other" }, { file: { bytes: Buffer.from(`%PDF-1.7\n${text}`), name: "a.pdf" } });
  const first = await add("first");
  await sql`INSERT INTO order_documents (id, order_id, kind, name, file_hash, mime, bytes, created_at)
    SELECT lpad(to_hex(n), 32, '0'), ${orderId}, 'other', n || '.pdf', lpad(to_hex(n), 64, '0'), 'application/pdf', 1, now()
    FROM generate_series(2, 200) n`.execute(portal.db);
  const refused = await add("one more");
  expect(refused).toMatchObject({ code: 40001, data: { fields: [{ path: "file", rule: "max" }] } });
  expect((await add("first")).data).toEqual(first.data);
  expect(await added(orderId)).toHaveLength(200);
});

test("the mill's pages are for the mill: customers and strangers are refused, and what is not there is said so", async () => {
  for (const [call, body] of [
    [erpDashboard, {}],
    [erpManageList, { kind: "order" }],
    [erpView, { kind: "order", id: NO_ID }],
    [erpWarnings, {}],
    [ackWarning, { warningId: `lateStep:${NO_ID}` }],
    [erpFind, { number: "SV-26-0001" }],
    [erpOrderStock, { orderId: NO_ID }],
  ] as const) {
    expect((await ada.ask(call, body as never)).body.code).toBe(40300);
    expect((await portal.anonymous().ask(call, body as never)).body.code).toBe(40100);
  }
  expect((await sales.ask(erpView, { kind: "order", id: NO_ID })).body.code).toBe(40400);
  expect((await sales.ask(erpOrderStock, { orderId: NO_ID })).body.code).toBe(40400);
  expect((await sales.ask(erpOrderStock, { orderId: "x" })).body.code).toBe(40001);
  expect((await sales.ask(ackWarning, { warningId: `lateStep:${NO_ID}` })).body.code).toBe(40400);
  expect((await sales.ask(erpManageList, { kind: "horse" } as never)).body.code).toBe(40001);
  expect((await sales.ask(ackWarning, { warningId: "x'; DROP TABLE users" })).body.code).toBe(40001);
});
