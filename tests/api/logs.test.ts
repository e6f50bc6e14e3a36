import {
  clearBrowseLog,
  createBehavior,
  createErrorReport,
  deleteBrowseLog,
  getBrowseLog,
  getConsent,
  insertBrowseLog,
  productDet,
  REMEMBERED_DAYS,
  setConsent,
} from "@selvedge/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { noteVisits } from "../../server/customers/behaviour/browse-log/browse.ts";
import { forgetLongAgo } from "../../server/customers/behaviour/browse-log/history.ts";
import { idOf } from "../../server/platform/ids.ts";
import type { SignedIn } from "../../server/platform/people/who.ts";
import { followTheCalendar } from "../../server/trade/due/calendar.ts";
import { BUYER, type Client, HEAD, type TestApp } from "./harness.ts";
import { NO_ID, productIdsOf, startMill } from "./mill.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
});
beforeEach(() => portal.clock.move(1_000));
afterAll(() => portal.close());

const DAY_MS = 86_400_000;
const seen = { action: "/designlist?parentId=4&id=125", time: "2026-11-21T08:59:00.000Z" };
const records = () => portal.db.selectFrom("behaviour_records").selectAll().orderBy("received_at").orderBy("type").execute();

test("what an anonymous visitor looks at is recorded without a customer", async () => {
  const answer = await portal.anonymous().ask(createBehavior, { ...seen, customerName: "Somebody else" });
  expect(answer).toMatchObject({ code: 20000, data: { success: true, stored: 1 } });
  expect(await records()).toMatchObject([
    { company_id: null, user_id: null, customer_name: "", action: seen.action, type: "01" },
  ]);
});

test("the session says who looked, and several records come at once", async () => {
  const designer = await portal.signIn();
  await designer.call(setConsent, { allow: true });
  expect(await designer.call(createBehavior, { records: [seen, { ...seen, type: "07", remainTime: 1_500 }] })).toMatchObject({
    stored: 2,
  });
  expect((await records()).slice(-2)).toMatchObject([
    { user_id: idOf("user", "designer@selvedge.demo"), customer_name: "Ada Fell", type: "01" },
    { company_id: idOf("company", "northlight"), remain_ms: 1_500, type: "07" },
  ]);
});

test("tokens are cut out of an action", async () => {
  const action = "/shareShapeDetails?designId=1&shareToken=SECRET1&sharePassword=SECRET2&token=SECRET3#token=SECRET4";
  await portal.anonymous().call(createBehavior, { ...seen, action });
  expect((await records()).at(-1)!.action).toBe("/shareShapeDetails?designId=1");
});

test("more than fifty records, none, or a wrong type are refused", async () => {
  const anybody = portal.anonymous();
  expect(await anybody.ask(createBehavior, { records: Array.from({ length: 51 }, () => seen) })).toMatchObject({ code: 40001 });
  expect(await anybody.ask(createBehavior, { records: [] })).toMatchObject({ code: 40001 });
  expect(await anybody.ask(createBehavior, { ...seen, type: "1" })).toMatchObject({ code: 40001 });
});

test("the same fault is counted, not repeated, and holds no tokens", async () => {
  const anybody = portal.anonymous();
  const fault = {
    message: "x is undefined",
    stack: "at load (/share?shareToken=SECRET1&x=1)\nAuthorization: Bearer SECRET2",
    url: "/share?token=SECRET3&a=1",
  };
  const first = await anybody.call(createErrorReport, fault);
  portal.clock.move(1_000);
  const second = await anybody.call(createErrorReport, { ...fault, requestId: "r-2" });
  const other = await anybody.call(createErrorReport, { ...fault, message: "y is undefined" });
  expect(second.id).toBe(first.id);
  expect(other.id).not.toBe(first.id);
  const row = await portal.db.selectFrom("error_reports").selectAll().where("id", "=", first.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ count: 2, url: "/share?a=1", request_id: "r-2" });
  expect(row.last_at.getTime() - row.first_at.getTime()).toBe(1_000);
  expect(JSON.stringify(row)).not.toContain("SECRET");
  expect(await anybody.ask(createErrorReport, { message: "m", url: "/", stack: "s".repeat(8_001) })).toMatchObject({
    code: 40001,
  });
});

test("what was searched for stands in a record of its own, not in the address of the page", async () => {
  const action = "/goods?parentId=4&cid=gingham&keyword=gingham&advcid=cotton%20%40&q=a#q=gingham";
  await portal.anonymous().call(createBehavior, { ...seen, action, searchKey: "gingham" });
  expect((await records()).at(-1)).toMatchObject({ action: "/goods?parentId=4", search_key: "gingham" });
});

test("what is recorded is forgotten after a year", async () => {
  const buyer = await portal.signIn(BUYER.username, BUYER.password);
  await buyer.call(setConsent, { allow: true });
  const [productId] = await productIdsOf(portal);
  const hers = async () => [
    (await buyer.call(getBrowseLog, {})).total,
    (await records()).filter(({ user_id }) => user_id === idOf("user", BUYER.username)).length,
  ];
  await buyer.call(insertBrowseLog, { productId: productId! });
  await buyer.call(createBehavior, seen);
  await forgetLongAgo(portal.db, new Date(portal.clock.now().getTime() + REMEMBERED_DAYS * DAY_MS - 1_000));
  expect(await hers()).toEqual([1, 1]);
  await followTheCalendar({
    db: portal.db,
    clock: { now: () => new Date(portal.clock.now().getTime() + REMEMBERED_DAYS * DAY_MS + 1_000) },
  });
  expect(await hers()).toEqual([0, 0]);
  await buyer.call(setConsent, { allow: false });
});

test("nothing of a person is recorded until they allow it, and nothing is left when they refuse", async () => {
  const head = await portal.signIn(HEAD.username, HEAD.password);
  expect(await head.call(getConsent, {})).toEqual({ allow: null, answeredAt: null, rooms: null });
  const before = (await records()).length;
  expect(await head.call(createBehavior, seen)).toEqual({ success: true, stored: 0 });
  expect(await head.call(setConsent, { allow: "true" })).toMatchObject({
    allow: true,
    answeredAt: portal.clock.now().toISOString(),
  });
  expect(await head.call(createBehavior, seen)).toEqual({ success: true, stored: 1 });
  await head.call(setConsent, { allow: false });
  expect(await head.call(createBehavior, seen)).toEqual({ success: true, stored: 0 });
  expect(await head.call(getConsent, {})).toMatchObject({ allow: false });
  expect((await records()).length).toBe(before);
  expect(await head.ask(setConsent, {})).toMatchObject({ code: 40001 });
  expect(await portal.anonymous().ask(getConsent, {})).toMatchObject({ code: 40100 });
});

describe("the browsing history", () => {
  const MINUTE_MS = 60_000;
  let designer: Client;
  let products: string[];
  beforeAll(async () => {
    [designer, products] = [await portal.signIn(), await productIdsOf(portal)];
    await designer.call(setConsent, { allow: true });
  });
  const history = (body: object = {}, client = designer) => client.call(getBrowseLog, body);

  test("the same fabric within 30 minutes is one visit with the time added, after that another", async () => {
    const [productId] = products;
    const first = await designer.call(insertBrowseLog, { productId: productId!, source: "goods", remainTime: 4_000 });
    portal.clock.move(29 * MINUTE_MS);
    const second = await designer.call(insertBrowseLog, { productId: productId!, remainTime: 1_500 });
    expect(second.id).toBe(first.id);
    expect((await history()).list).toMatchObject([
      { id: first.id, remainTime: 5_500, source: "goods", visitedAt: portal.clock.now().toISOString(), product: { productId } },
    ]);
    portal.clock.move(30 * MINUTE_MS);
    const third = await designer.call(insertBrowseLog, { productId: productId! });
    expect(third.id).not.toBe(first.id);
    expect((await history()).total).toBe(2);
  });

  test("two tabs that open the same fabric at once write one visit", async () => {
    const productId = products[1]!;
    const visits = await Promise.all([0, 1, 2].map(() => designer.call(insertBrowseLog, { productId, remainTime: 100 })));
    expect(new Set(visits.map(({ id }) => id)).size).toBe(1);
    expect((await history()).list[0]).toMatchObject({ remainTime: 300 });
  });

  test("it is read newest first, by page, by day and by word in any language", async () => {
    portal.clock.move(MINUTE_MS);
    const date = portal.clock.now();
    await designer.call(insertBrowseLog, { productId: products[2]! });
    const all = await history();
    expect(all.list.map(({ product }) => product.productId)).toEqual([products[2], products[1], products[0], products[0]]);
    expect(await history({ pageSize: 2, pageNum: 2 })).toMatchObject({ total: 4, pages: 2, list: all.list.slice(2) });
    expect((await history({ dateFrom: date.toISOString() })).total).toBe(1);
    expect((await history({ dateTo: date.toISOString() })).total).toBe(3);
    const { productCode } = all.list[0]!.product;
    expect((await history({ keyword: productCode.toLowerCase().replaceAll("-", "") })).list).toHaveLength(1);
    const french = await history({ lang: "fr" });
    const word = french.list[1]!.product.productName.split(" ")[0]!;
    expect((await history({ keyword: word })).list.map(({ product }) => product.productId)).toContain(products[1]);
    expect((await history({ keyword: "zzzz" })).total).toBe(0);
  });

  test("search words stand between the visits, each on the page of its time", async () => {
    await designer.call(createBehavior, { ...seen, action: "/goods?cid=gingham", searchKey: "gingham" });
    const words = async (body: object) => (await history(body)).words.map(({ word }) => word);
    expect(await words({})).toEqual(["gingham"]);
    expect(await words({ pageSize: 1 })).toEqual(["gingham"]);
    expect(await words({ pageSize: 1, pageNum: 2 })).toEqual([]);
    expect(await words({ keyword: "twill" })).toEqual([]);
  });

  test("one deletes single visits and words, and everything at once, but only one's own", async () => {
    const buyer = await portal.signIn(BUYER.username, BUYER.password);
    await buyer.call(setConsent, { allow: true });
    await buyer.call(insertBrowseLog, { productId: products[0]! });
    const [visit] = (await history({}, buyer)).list;
    expect(await designer.call(deleteBrowseLog, { ids: [visit!.id] })).toEqual({ removed: 0 });
    expect((await history({}, buyer)).total).toBe(1);
    const [mine] = (await history()).list;
    expect(await designer.call(deleteBrowseLog, { ids: [mine!.id], words: ["gingham"] })).toEqual({ removed: 2 });
    expect(await history()).toMatchObject({ total: 3, words: [] });
    expect(await designer.call(clearBrowseLog, {})).toEqual({ removed: 3 });
    expect((await history()).total).toBe(0);
    expect((await history({}, buyer)).total).toBe(1);
  });

  test("a fabric looked at by somebody who did not allow it leaves nothing, and a no deletes what there was", async () => {
    const head = await portal.signIn(HEAD.username, HEAD.password);
    const fabric = { productId: products[0]! };
    expect((await head.call(getConsent, {})).allow).not.toBe(true);
    expect(await head.call(insertBrowseLog, fabric)).toEqual({ id: null });
    await head.call(productDet, fabric);
    expect((await history({}, head)).total).toBe(0);
    await head.call(setConsent, { allow: true });
    await head.call(productDet, fabric);
    await head.call(createBehavior, { ...seen, searchKey: "gingham" });
    expect(await history({}, head)).toMatchObject({ total: 1, words: [{ word: "gingham" }] });
    await head.call(setConsent, { allow: false });
    await head.call(setConsent, { allow: true });
    expect(await history({}, head)).toMatchObject({ total: 0, words: [] });
    expect(JSON.stringify(await records())).not.toContain(idOf("user", HEAD.username));
  });

  test("an unknown fabric is not found, anonymous callers are sent to sign in", async () => {
    expect(await designer.ask(insertBrowseLog, { productId: NO_ID })).toMatchObject({ code: 40400 });
    expect(await designer.ask(insertBrowseLog, { productId: "x" })).toMatchObject({ code: 40001 });
    expect(await designer.ask(getBrowseLog, { dateFrom: "yesterday" })).toMatchObject({ code: 40001 });
    const anybody = portal.anonymous();
    for (const call of [insertBrowseLog, getBrowseLog, deleteBrowseLog, clearBrowseLog])
      expect(await anybody.ask(call, { productId: products[0] })).toMatchObject({ code: 40100 });
  });
});

test("a visit is noted after the page was answered, many as one, and none is lost when the portal is stopped", async () => {
  const closing = await startMill();
  const designer = await closing.signIn();
  await designer.call(setConsent, { allow: true });
  const visited = (await productIdsOf(closing)).slice(0, 3).toSorted();
  const noted = async () =>
    (await closing.db.selectFrom("browse_log").select("product_id").orderBy("product_id").execute()).map((row) => row.product_id);
  await designer.call(productDet, { productId: visited[0]! });
  await expect.poll(noted).toEqual(visited.slice(0, 1));
  for (const productId of [...visited, ...visited]) await designer.call(productDet, { productId });
  await closing.app.close();
  expect(await noted()).toEqual(visited);
  await closing.close();
});

test("a fabric that is deleted before its visit is noted takes no other visit along", async () => {
  const designer = await portal.signIn();
  await designer.call(setConsent, { allow: true });
  await designer.call(clearBrowseLog, {});
  const [stays] = await productIdsOf(portal);
  const customer = { userId: idOf("user", "designer@selvedge.demo"), companyId: idOf("company", "northlight") } as SignedIn;
  const visit = { customer, source: "detail", remainTime: 0, now: portal.clock.now() };
  const rows = await noteVisits(portal.db, [
    { ...visit, productId: NO_ID },
    { ...visit, productId: stays! },
    { ...visit, productId: stays! },
  ]);
  expect(rows).toHaveLength(1);
  expect((await designer.call(getBrowseLog, {})).list.map(({ product }) => product.productId)).toEqual([stays]);
});
