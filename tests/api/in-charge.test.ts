import {
  ackWarning,
  addAddress,
  addOrder,
  createLapDip,
  createRfq,
  erpDashboard,
  erpManageList,
  erpPeople,
  erpView,
  erpWarnings,
  getThread,
  listNotices,
  listThreads,
  postToThread,
  putInCharge,
} from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readDictionaries } from "../../server/platform/http/language/language.ts";
import { type Client, DESIGNER, SALES, type TestApp } from "./harness.ts";
import { NO_ID, startMill } from "./mill.ts";
import { HOME, order, read, sell } from "./orders.ts";

const OFFICE = "admin@selvedge.demo";
let portal: TestApp;
let ada: Client;
let sales: Client;
let admin: Client;
let fabric: string;
/** The user ids of the two people of the mill. */
let lin: string;
let office: string;
beforeAll(async () => {
  portal = await startMill();
  [ada, sales, admin] = [await portal.signIn(), await portal.signIn(SALES.username), await portal.signIn(OFFICE)];
  fabric = await sell(portal, 0, { lead_days: 20 });
  const idOf = async (mail: string) =>
    (await portal.db.selectFrom("users").select("id").where("mail", "=", mail).executeTakeFirstOrThrow()).id;
  [lin, office] = [await idOf(SALES.username), await idOf(OFFICE)];
});
afterAll(() => portal.close());

const placed = () => order(ada, [{ productId: fabric, productNum: 100 }]);
const listed = async (client: Client, more: object = {}) =>
  (await client.call(erpManageList, { kind: "order", pageSize: 100, ...more })).list.map(({ id }) => id);

test("who is in charge of an order stands in the list, in the view and in their own list alone, until nobody is", async () => {
  const id = await placed();
  expect(await sales.call(erpPeople, { kind: "order", id })).toMatchObject({ inCharge: null });
  const before = (await admin.call(erpDashboard, { mine: true })).work.find(({ kind }) => kind === "order")!;
  const put = await sales.call(putInCharge, { kind: "order", id, userId: office, seen: null });
  expect(put.inCharge).toMatchObject({ userId: office });
  expect((await sales.call(erpPeople, { kind: "order", id })).inCharge).toEqual(put.inCharge);
  expect((await sales.call(erpView, { kind: "order", id })).item.inCharge).toEqual(put.inCharge);
  expect(await listed(admin, { mine: true })).toContain(id);
  expect(await listed(sales, { mine: true })).not.toContain(id);
  expect(await listed(sales)).toContain(id);
  const own = await admin.call(erpDashboard, { mine: true });
  expect(own.work.find(({ kind }) => kind === "order")!.open).toBe(before.open + 1);
  expect(own.today.map((item) => item.inCharge?.userId)).toEqual(own.today.map(() => office));
  const [notice] = (await admin.call(listNotices, {})).list;
  const { orderNo } = await read(ada, id);
  expect(notice).toMatchObject({ kind: "order.putInCharge", subject: { kind: "order", id } });
  expect(notice!.text).toContain(orderNo);
  const cleared = await admin.call(putInCharge, { kind: "order", id, userId: null, seen: office });
  expect(cleared.inCharge).toBeNull();
  expect(await listed(admin, { mine: true })).not.toContain(id);
});

test("whoever puts somebody in charge over a colleague's choice that they had not seen is refused with it; the same choice twice is one", async () => {
  const id = await placed();
  const put = (client: Client, userId: string | null, seen: string | null) =>
    client.ask(putInCharge, { kind: "order", id, userId, seen });
  expect((await put(sales, lin, null)).data.inCharge?.userId).toBe(lin);
  const notices = async () => (await admin.call(listNotices, { pageSize: 100 })).total;
  const before = await notices();
  expect(await put(admin, office, null)).toMatchObject({ status: 409, code: 40900, data: { inCharge: { userId: lin } } });
  expect(await put(admin, null, office)).toMatchObject({ code: 40900, data: { inCharge: { userId: lin } } });
  expect((await put(sales, lin, null)).data.inCharge?.userId).toBe(lin);
  expect((await put(admin, office, lin)).data.inCharge?.userId).toBe(office);
  // Who puts themselves in charge knows of it.
  expect(await notices()).toBe(before);
  expect(await put(sales, lin, lin)).toMatchObject({ code: 40900, data: { inCharge: { userId: office } } });
  expect((await put(sales, null, office)).data.inCharge).toBeNull();
});

test("a customer is nobody to be in charge, and neither reads nor chooses who is", async () => {
  const id = await placed();
  const customerId = (await portal.db.selectFrom("users").select("id").where("mail", "=", DESIGNER.username).executeTakeFirst())!
    .id;
  const body = { kind: "order" as const, id, seen: null };
  expect(await sales.ask(putInCharge, { ...body, userId: customerId })).toMatchObject({ code: 40001 });
  expect(await sales.ask(putInCharge, { ...body, id: NO_ID, userId: lin })).toMatchObject({ code: 40400 });
  expect(await sales.ask(erpPeople, { kind: "thread", id: NO_ID })).toMatchObject({ code: 40400 });
  expect(await ada.ask(putInCharge, { ...body, userId: lin })).toMatchObject({ code: 40300 });
  expect(await ada.ask(erpPeople, { kind: "order", id })).toMatchObject({ code: 40300 });
});

test("a thread about an order is whose order it is; one about a fabric has a person of its own, and customers see neither", async () => {
  const id = await placed();
  await ada.call(postToThread, { subject: { kind: "order", id }, content: "Is it on the loom?" });
  await ada.call(postToThread, { subject: { kind: "fabric", id: fabric }, content: "Is it soft?" });
  const threadOf = async (kind: "order" | "fabric", about: string) =>
    (await ada.call(getThread, { subject: { kind, id: about } })).threadId!;
  const [aboutOrder, aboutFabric] = [await threadOf("order", id), await threadOf("fabric", fabric)];
  const mine = async (client: Client) =>
    (await client.call(listThreads, { mine: true, pageSize: 100 })).list.map(({ threadId }) => threadId);
  await sales.call(putInCharge, { kind: "thread", id: aboutOrder, userId: lin, seen: null });
  expect((await sales.call(erpView, { kind: "order", id })).item.inCharge?.userId).toBe(lin);
  await sales.call(putInCharge, { kind: "thread", id: aboutFabric, userId: office, seen: null });
  expect(await mine(sales)).toEqual([aboutOrder]);
  expect(await mine(admin)).toEqual([aboutFabric]);
  const seen = async (client: Client) =>
    (await client.call(listThreads, { pageSize: 100 })).list.find(({ threadId }) => threadId === aboutFabric)!.inCharge;
  expect(await seen(sales)).toMatchObject({ userId: office });
  expect(await seen(ada)).toBeNull();
  const [notice] = (await admin.call(listNotices, {})).list;
  expect(notice).toMatchObject({ kind: "thread.putInCharge", subject: { kind: "fabric", id: fabric } });
});

test("a style that somebody is put in charge of a conversation about is called as in the reader's language", async () => {
  const { id, name } = await portal.db.selectFrom("styles").select(["id", "name"]).executeTakeFirstOrThrow();
  await ada.call(postToThread, { subject: { kind: "design", id }, content: "Has it a pocket?" });
  const { threadId } = await ada.call(getThread, { subject: { kind: "design", id } });
  await sales.call(putInCharge, { kind: "thread", id: threadId!, userId: office, seen: null });
  const inChinese = readDictionaries().cn.catalogue(name);
  expect(inChinese).not.toBe(name);
  const [notice] = (await admin.call(listNotices, {}, { headers: { "accept-language": "zh-CN" } })).list;
  expect(notice).toMatchObject({ kind: "thread.putInCharge", subject: { kind: "design", id } });
  expect(notice!.text).toContain(inChinese);
});

test("who is handed a warning by a colleague gets one notice of it, and nobody of what they keep themselves", async () => {
  const id = await placed();
  await ada.call(postToThread, { subject: { kind: "order", id }, content: "When does it leave?" });
  portal.clock.move(2 * 86_400_000);
  [ada, sales, admin] = [await portal.signIn(), await portal.signIn(SALES.username), await portal.signIn(OFFICE)];
  const { list } = await sales.call(erpWarnings, { pageSize: 100 });
  const { warningId } = list.find((warning) => warning.id === id)!;
  const noticesOf = async (client: Client) =>
    (await client.call(listNotices, { pageSize: 100 })).list.filter(
      ({ kind, subject }) => kind === "order.warningHandedOn" && subject.id === id,
    );
  await sales.call(ackWarning, { warningId, note: "Mine", handTo: lin });
  expect([await noticesOf(sales), await noticesOf(admin)]).toEqual([[], []]);
  await sales.call(ackWarning, { warningId, note: "Please ask the dyer", handTo: office });
  await sales.call(ackWarning, { warningId, note: "Please ask the dyer today", handTo: office });
  const [notice, ...others] = await noticesOf(admin);
  expect(others).toEqual([]);
  expect(notice!.text).toBe(`Lin Wei handed on to you a warning about ${(await read(ada, id)).orderNo}`);
  expect(await noticesOf(sales)).toEqual([]);
});

test("a warning of a record is its person's until it is handed to somebody else", async () => {
  const id = await placed();
  await ada.call(postToThread, { subject: { kind: "order", id }, content: "When does it leave?" });
  await sales.call(putInCharge, { kind: "order", id, userId: lin, seen: null });
  portal.clock.move(3 * 86_400_000);
  [ada, sales, admin] = [await portal.signIn(), await portal.signIn(SALES.username), await portal.signIn(OFFICE)];
  const mine = async (client: Client) =>
    (await client.call(erpWarnings, { mine: true, pageSize: 100 })).list.filter((warning) => warning.id === id);
  expect((await mine(sales)).map(({ rule }) => rule)).toEqual(["unanswered"]);
  expect(await mine(admin)).toEqual([]);
});

test("the person to call about a record is who asked for it, with a telephone where they receive by name, never a warehouse's", async () => {
  const id = await placed();
  const { address } = await read(ada, id);
  const contactOf = async (kind: "order" | "rfq" | "lapDip" | "thread", about: string) =>
    (await sales.call(erpPeople, { kind, id: about })).contact;
  const contact = await contactOf("order", id);
  expect(contact).toEqual({ name: expect.any(String), mail: DESIGNER.username, tel: address.tel });
  const { rfqId } = await ada.call(createRfq, { items: [{ productId: fabric, productNum: 500 }] });
  const { lapDipId } = await ada.call(createLapDip, { productId: fabric, standard: { kind: "physical", name: "Rust" } });
  expect(await contactOf("rfq", rfqId)).toEqual(contact);
  expect(await contactOf("lapDip", lapDipId)).toEqual(contact);
  const { threadId } = await sales.call(postToThread, { subject: { kind: "order", id }, content: "It is woven." });
  expect(await contactOf("thread", threadId)).toEqual(contact);
  const warehouse = { ...HOME, userName: "Harbour Forwarding", tel: "+31 10 555 0100" };
  const { addressId } = await ada.call(addAddress, warehouse);
  const { orderId } = await ada.call(addOrder, { addressId, items: [{ productId: fabric, productNum: 100 }] });
  expect(await contactOf("order", orderId)).toEqual(contact);
});
