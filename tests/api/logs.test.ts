import { createBehavior, createErrorReport, listWelcome } from "@selvedge/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { idOf } from "../../server/ids.ts";
import type { House } from "./harness.ts";
import { startMill } from "./mill.ts";

let house: House;
beforeAll(async () => {
  house = await startMill({ limits: { rates: false } });
});
beforeEach(() => house.clock.move(1_000));
afterAll(() => house.close());

const seen = { action: "/designlist?parentId=4&id=125", time: "2026-11-21T08:59:00.000Z" };
const records = () => house.db.selectFrom("behaviour_records").selectAll().orderBy("received_at").orderBy("type").execute();

test("what an anonymous visitor looks at is recorded without a customer", async () => {
  const answer = await house.anonymous().ask(createBehavior, { ...seen, customerName: "Somebody else" });
  expect(answer).toMatchObject({ code: 20000, data: { success: true, stored: 1 } });
  expect(await records()).toMatchObject([
    { company_id: null, user_id: null, customer_name: "", action: seen.action, type: "01" },
  ]);
});

test("the session says who looked, and several records come at once", async () => {
  const designer = await house.signIn();
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
  await house.anonymous().call(createBehavior, { ...seen, action });
  expect((await records()).at(-1)!.action).toBe("/shareShapeDetails?designId=1");
});

test("more than fifty records, none, or a wrong type are refused", async () => {
  const anybody = house.anonymous();
  expect(await anybody.ask(createBehavior, { records: Array.from({ length: 51 }, () => seen) })).toMatchObject({ code: 40001 });
  expect(await anybody.ask(createBehavior, { records: [] })).toMatchObject({ code: 40001 });
  expect(await anybody.ask(createBehavior, { ...seen, type: "1" })).toMatchObject({ code: 40001 });
});

test("the same fault is counted, not repeated, and holds no tokens", async () => {
  const anybody = house.anonymous();
  const fault = {
    message: "x is undefined",
    stack: "at load (/share?shareToken=SECRET1&x=1)\nAuthorization: Bearer SECRET2",
    url: "/share?token=SECRET3&a=1",
  };
  const first = await anybody.call(createErrorReport, fault);
  house.clock.move(1_000);
  const second = await anybody.call(createErrorReport, { ...fault, requestId: "r-2" });
  const other = await anybody.call(createErrorReport, { ...fault, message: "y is undefined" });
  expect(second.id).toBe(first.id);
  expect(other.id).not.toBe(first.id);
  const row = await house.db.selectFrom("error_reports").selectAll().where("id", "=", first.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ count: 2, url: "/share?a=1", request_id: "r-2" });
  expect(row.last_at.getTime() - row.first_at.getTime()).toBe(1_000);
  expect(JSON.stringify(row)).not.toContain("SECRET");
  expect(await anybody.ask(createErrorReport, { message: "m", url: "/", stack: "s".repeat(8_001) })).toMatchObject({
    code: 40001,
  });
});

test("the front page has its large picture first and one for every way in", async () => {
  const entries = await house.anonymous().call(listWelcome, { lang: "jp" } as never);
  expect(entries[0]).toMatchObject({ title: "裁つ前に見える布", sort: 0 });
  expect(entries.map(({ linkUrl }) => linkUrl)).toContain("/designlist?parentId=4&id=125");
  for (const { imageUrl } of entries)
    expect((await house.anonymous().send({ method: "GET", url: imageUrl })).statusCode).toBe(200);
});
