import {
  addConsult,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhook,
  saveWebhook,
  WEBHOOK_EVENTS,
} from "@selvedge/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { postOutside } from "../../server/platform/webhooks/sending/post.ts";
import { OutOfReach } from "../../server/platform/webhooks/sending/reach.ts";
import { LEFT_AFTER_MS, PAUSES_MS, sendDueWebhooks } from "../../server/platform/webhooks/sending/send.ts";
import { BUYER, type Client, SALES, startApp, type TestApp } from "./harness.ts";
import { NO_ID, startMill } from "./mill.ts";
import { confirm, order, sell } from "./orders.ts";
import { isSigned, type Receiver, startReceiver } from "./receiver.ts";

let portal: TestApp;
let receiver: Receiver;
let ada: Client;
let marta: Client;
let sales: Client;
let admin: Client;
let fabric: string;
beforeAll(async () => {
  portal = await startMill({ mayReachInside: true });
  receiver = await startReceiver();
  fabric = await sell(portal, 1);
});
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answer = () => 204;
  await portal.db.deleteFrom("webhook_endpoints").execute();
  // Sessions end while the clock is moved by days.
  [ada, marta, sales, admin] = (await Promise.all(
    [undefined, BUYER.username, SALES.username, "admin@selvedge.demo"].map((who) => portal.signIn(who)),
  )) as [Client, Client, Client, Client];
});
afterAll(async () => {
  await portal.close();
  await receiver.close();
});

const post = postOutside({ insideToo: true });
const send = () => sendDueWebhooks({ db: portal.db, post, clock: portal.clock });
const enter = (more: object = {}) => admin.call(saveWebhook, { url: `${receiver.url}/in`, ...more });
const order5 = (client: Client) => order(client, [{ productId: fabric, productNum: 5 }]);
const list = async (more: object = {}) => (await sales.call(listWebhookDeliveries, { pageSize: 100, ...more })).list;
const companyOf = async (username: string) =>
  (await portal.db.selectFrom("users").select("company_id").where("username", "=", username).executeTakeFirstOrThrow())
    .company_id;

test("an order that is placed and confirmed arrives signed, once each, and says what happened", async () => {
  const { secret, endpointId } = await enter({ types: ["order.created", "order.confirmed"] });
  const orderId = await order5(ada);
  await confirm(sales, orderId);
  expect(await send()).toBe(2);
  expect(await send()).toBe(0);
  const { received } = receiver;
  expect(received.map(({ event }) => event.type).sort()).toEqual(["order.confirmed", "order.created"]);
  for (const one of received) {
    expect(one.headers).toMatchObject({ "content-type": "application/json", "x-wes-event": one.event.type });
    expect(one.event.data).toMatchObject({ id: orderId, number: expect.stringMatching(/^SV-26-/) });
    expect(isSigned(one, secret!, portal.clock.now().getTime() / 1_000)).toBe(true);
    expect(isSigned(one, "another", portal.clock.now().getTime() / 1_000)).toBe(false);
    expect(isSigned(one, secret!, portal.clock.now().getTime() / 1_000 + 301)).toBe(false);
  }
  expect(await list({ endpointId })).toMatchObject([
    { state: "delivered", attempt: 1, httpStatus: 204 },
    { state: "delivered", attempt: 1, httpStatus: 204 },
  ]);
  expect(new Set(received.map(({ headers }) => headers["x-wes-delivery"])).size).toBe(2);
});

test("a company's endpoint hears of that company, the mill's of all, and each of the events it asked for", async () => {
  await enter({ url: `${receiver.url}/marta`, customerId: await companyOf(BUYER.username) });
  await enter({ url: `${receiver.url}/mill`, types: ["order.*"] });
  await enter({ url: `${receiver.url}/lapdips`, types: ["lapDip.*"] });
  await enter({ url: `${receiver.url}/off`, isActive: false });
  await order5(ada);
  await order5(marta);
  await marta.call(addConsult, { content: "When does it leave?" });
  await send();
  const heard = receiver.received.map(({ path, event }) => `${path} ${event.type}`);
  expect(heard.sort()).toEqual(["/marta order.created", "/marta thread.posted", "/mill order.created", "/mill order.created"]);
});

test("what is not taken is tried eight times more over 24 hours under ids of its own, then given up, and can be delivered once more", async () => {
  const { endpointId } = await enter({ types: ["order.created"] });
  receiver.answer = () => 503;
  await order5(ada);
  await send();
  for (const pause of PAUSES_MS) {
    portal.clock.move(pause - 1);
    expect(await send()).toBe(0);
    portal.clock.move(1);
    expect(await send()).toBe(1);
  }
  portal.clock.move(7 * 86_400_000);
  expect(await send()).toBe(0);
  expect(PAUSES_MS.reduce((sum, pause) => sum + pause, 0)).toBe(86_400_000);
  expect(receiver.received).toHaveLength(9);
  expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1);
  sales = await portal.signIn(SALES.username);
  const rows = await list({ endpointId });
  expect(rows.map(({ attempt, state }) => `${attempt} ${state}`)).toEqual([
    "9 givenUp",
    ...[8, 7, 6, 5, 4, 3, 2, 1].map((attempt) => `${attempt} failed`),
  ]);
  expect(new Set(receiver.received.map(({ headers }) => headers["x-wes-delivery"]))).toEqual(
    new Set(rows.map(({ deliveryId }) => deliveryId)),
  );
  expect((await sales.call(listWebhooks, {}))[0]).toMatchObject({ givenUp: 1, waiting: 0, lastDeliveredAt: null });

  receiver.answer = () => 200;
  const again = await sales.call(replayWebhook, { deliveryId: rows[0]!.deliveryId });
  expect(again).toMatchObject({ state: "queued", attempt: 1, eventId: rows[0]!.eventId });
  expect(await sales.call(replayWebhook, { deliveryId: rows[0]!.deliveryId })).toEqual(again);
  await send();
  expect(receiver.received).toHaveLength(10);
  expect(receiver.received.at(-1)!.headers["x-wes-delivery"]).toBe(again.deliveryId);
  expect((await list({ state: "delivered" })).map(({ deliveryId }) => deliveryId)).toEqual([again.deliveryId]);
});

test("two senders at once never make one delivery twice", async () => {
  await enter({ types: ["order.created"] });
  for (let n = 0; n < 12; n++) await order5(ada);
  const made = await Promise.all([send(), send(), send()]);
  expect(made[0]! + made[1]! + made[2]!).toBe(12);
  const ids = receiver.received.map(({ headers }) => headers["x-wes-delivery"]);
  expect(ids).toHaveLength(12);
  expect(new Set(ids).size).toBe(12);
});

test("a delivery whose end nobody saw is marked and never made again; its content is delivered again", async () => {
  const { endpointId } = await enter({ types: ["order.created"] });
  await order5(ada);
  const [left] = await list();
  await portal.db
    .updateTable("webhook_deliveries")
    .set({ state: "sending", claimed_at: portal.clock.now() })
    .where("id", "=", left!.deliveryId)
    .execute();
  portal.clock.move(LEFT_AFTER_MS);
  expect(await send()).toBe(0);
  portal.clock.move(1);
  expect(await send()).toBe(1);
  expect(receiver.received.map(({ headers }) => headers["x-wes-delivery"])).not.toContain(left!.deliveryId);
  expect((await list({ endpointId })).map(({ attempt, state }) => `${attempt} ${state}`)).toEqual(["2 delivered", "1 unsure"]);
});

test("a redirect is not followed, and a machine that is not there is reported as an error", async () => {
  receiver.answer = () => 302;
  await enter({ types: ["order.created"] });
  await enter({ url: "http://127.0.0.1:9/", types: ["order.created"] });
  await order5(ada);
  await send();
  expect(receiver.received.map(({ path }) => path)).toEqual(["/in"]);
  const ended = (await list({ state: "failed" })).map(({ httpStatus, error }) => [httpStatus, error !== null]);
  expect(ended).toEqual(
    expect.arrayContaining([
      [302, false],
      [null, true],
    ]),
  );
});

test("without the setting nothing inside the house is entered or reached, by address or by name", async () => {
  const { port } = new URL(receiver.url);
  const outside = postOutside({ insideToo: false });
  for (const host of ["127.0.0.1", "[::1]", "localhost", "[::ffff:127.0.0.1]"])
    await expect(outside({ url: `https://${host}:${port}/`, body: "{}", headers: {} })).rejects.toBeInstanceOf(OutOfReach);
  await expect(outside({ url: receiver.url, body: "{}", headers: {} })).rejects.toBeInstanceOf(OutOfReach);
  expect(receiver.received).toEqual([]);
  const strict = await startApp();
  const administrator = await strict.signIn("admin@selvedge.demo");
  for (const url of ["http://hooks.example.com/", "https://127.0.0.1/", "https://localhost/", "https://10.0.0.1/", "x"])
    expect(await administrator.ask(saveWebhook, { url })).toMatchObject({ code: 40001, data: { fields: [{ path: "url" }] } });
  expect(await administrator.ask(saveWebhook, { url: "https://hooks.example.com/in" })).toMatchObject({ code: 20000 });
  await strict.close();
});

test("endpoints are administrators' to enter; the mill's people see and repeat deliveries; customers neither", async () => {
  const { endpointId, secret } = await enter({ note: "ERP" });
  expect(secret).toMatch(/^[\w-]{43}$/);
  const url = receiver.url;
  expect(await admin.call(saveWebhook, { endpointId, url, types: ["rfq.*"] })).toMatchObject({ secret: null, types: ["rfq.*"] });
  const renewed = await admin.call(saveWebhook, { endpointId, url, renewSecret: true });
  expect(renewed.secret).toMatch(/^[\w-]{43}$/);
  expect(renewed.secret).not.toBe(secret);
  expect(JSON.stringify(await sales.call(listWebhooks, {}))).not.toContain(renewed.secret);
  for (const call of [saveWebhook, deleteWebhook]) {
    expect(await sales.ask(call, { endpointId, url })).toMatchObject({ code: 40300 });
    expect(await ada.ask(call, { endpointId, url })).toMatchObject({ code: 40300 });
    expect(await admin.ask(call, { endpointId: NO_ID, url })).toMatchObject({ code: 40400 });
  }
  expect(await admin.ask(saveWebhook, { url, customerId: NO_ID })).toMatchObject({ code: 40400 });
  expect(await admin.ask(saveWebhook, { url, types: ["order.eaten"] })).toMatchObject({ code: 40001 });
  for (const call of [listWebhooks, listWebhookDeliveries, replayWebhook])
    expect(await ada.ask(call, { deliveryId: NO_ID })).toMatchObject({ code: 40300 });
  expect(await sales.ask(replayWebhook, { deliveryId: NO_ID })).toMatchObject({ code: 40400 });
  expect(await admin.call(deleteWebhook, { endpointId })).toEqual({ deleted: 1 });
  expect(await admin.call(listWebhooks, {})).toEqual([]);
});

test("every event that was ever set down is one that can be asked for", async () => {
  const types = (await portal.db.selectFrom("webhook_events").select("type").distinct().execute()).map(({ type }) => type);
  expect(types.length).toBeGreaterThan(2);
  expect(types.filter((type) => !(WEBHOOK_EVENTS as readonly string[]).includes(type))).toEqual([]);
});
