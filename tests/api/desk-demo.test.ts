import { erpManageList, erpWarnings, LAP_DIP_STATES, ORDER_STATES, SAMPLE_STATES } from "@selvedge/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readDictionaries } from "../../server/platform/http/language/language.ts";
import { fillDesk } from "./desk-fixture.ts";
import type { TestApp } from "./harness.ts";
import { startMill } from "./mill.ts";

const YEAR_DAYS = 365;
const DAY_MS = 86_400_000;
const CUSTOMERS = ["Atelier Minami", "Casa Brera", "Northlight Studio"];

let portal: TestApp;
beforeAll(async () => {
  portal = await startMill();
  await fillDesk(portal);
});
afterAll(() => portal.close());

const recordsOf = async (table: "orders" | "lap_dips" | "samples") =>
  portal.db
    .selectFrom(table)
    .innerJoin("companies", "companies.id", `${table}.company_id`)
    .select([`${table}.id`, `${table}.status`, `${table}.created_at as at`, "companies.name as company"])
    .execute();

test("three customers have ordered, sampled and had dyed for more than a year and a half, and every state occurs", async () => {
  for (const [table, states] of [
    ["orders", ORDER_STATES],
    ["lap_dips", LAP_DIP_STATES],
    ["samples", SAMPLE_STATES],
  ] as const) {
    const records = await recordsOf(table);
    expect([...new Set(records.map(({ company }) => company))].toSorted()).toEqual(CUSTOMERS);
    expect(states.filter((state) => !records.some(({ status }) => status === state))).toEqual([]);
    for (const customer of CUSTOMERS) {
      const days = records.filter(({ company }) => company === customer).map(({ at }) => at.getTime() / DAY_MS);
      expect(Math.max(...days) - Math.min(...days)).toBeGreaterThan(1.5 * YEAR_DAYS);
    }
  }
});

test("fabrics were ordered in every month of two whole years, and no garment before its sample was approved", async () => {
  const orders = await portal.db.selectFrom("orders").select(["kind", "created_at"]).execute();
  const today = portal.clock.now().getTime();
  const monthsAgo = orders
    .filter(({ kind }) => kind === "fabric")
    .map((one) => Math.floor((24 * (today - one.created_at.getTime())) / (2 * YEAR_DAYS * DAY_MS)));
  expect([...new Set(monthsAgo)].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, month) => month));
  const garments = await portal.db
    .selectFrom("garment_orders as g")
    .innerJoin("orders as o", "o.id", "g.order_id")
    .innerJoin("samples as s", "s.id", "g.sample_id")
    .select(["o.created_at", "s.updated_at", "s.verdict"])
    .execute();
  expect(garments.filter((one) => one.verdict !== "approved" || one.updated_at >= one.created_at)).toEqual([]);
  expect(Math.max(...garments.map((one) => (today - one.created_at.getTime()) / DAY_MS))).toBeGreaterThan(1.5 * YEAR_DAYS);
});

test("lap-dips went over one, two and three rounds, a garment over three, and some of everything came late", async () => {
  const { db } = portal;
  const rounds = await db
    .selectFrom("lap_dip_rounds")
    .select((eb) => eb.fn.max("round").as("most"))
    .groupBy("lap_dip_id")
    .execute();
  expect([...new Set(rounds.map(({ most }) => most))].toSorted()).toEqual([1, 2, 3]);
  const samples = await db.selectFrom("samples").selectAll().execute();
  const second = samples.filter(({ repeats }) => repeats !== null);
  expect(second.some(({ repeats }) => second.some(({ id }) => id === repeats))).toBe(true);
  const dayOf = (time: Date) => time.toISOString().slice(0, 10);
  expect(samples.some((one) => one.promised_date! > one.requested_date!)).toBe(true);
  expect(samples.some((one) => one.sent_at && one.promised_date && dayOf(one.sent_at) > one.promised_date)).toBe(true);
  const dips = await db
    .selectFrom("lap_dip_rounds as r")
    .innerJoin("lap_dips as l", "l.id", "r.lap_dip_id")
    .select(["r.sent_at", "l.due_date"])
    .execute();
  expect(dips.some((one) => one.due_date && dayOf(one.sent_at) > one.due_date)).toBe(true);
  const steps = await db.selectFrom("production_steps").select(["planned_end", "actual_end"]).execute();
  expect(steps.some((one) => one.planned_end && one.actual_end && one.actual_end > one.planned_end)).toBe(true);
});

test("messages were written about orders, samples and lap-dips; some wait for an answer, and none before its record was there", async () => {
  const messages = await portal.db
    .selectFrom("thread_messages as m")
    .innerJoin("threads as t", "t.id", "m.thread_id")
    .select(["t.id", "t.about_kind", "t.created_at as opened", "m.created_at as at", "m.by_mill"])
    .orderBy("m.created_at")
    .orderBy("m.id")
    .execute();
  expect([...new Set(messages.map(({ about_kind }) => about_kind))].toSorted()).toEqual(["lapDip", "order", "sample"]);
  expect(messages.filter(({ opened, at }) => at < opened)).toEqual([]);
  const last = new Map(messages.map(({ id, by_mill }) => [id, by_mill]));
  expect([...last.values()].filter((byMill) => !byMill).length).toBeGreaterThanOrEqual(2);
});

test("garments were ordered out of approved samples: in hand, sent in part, late, waiting for a price and called off; no cell got more than it asked", async () => {
  const orders = await portal.db.selectFrom("orders").selectAll().where("kind", "=", "garment").execute();
  expect(new Set(orders.map(({ status }) => status))).toEqual(
    new Set(["completed", "cancelled", "partShipped", "inProduction", "submitted"]),
  );
  const { rows } = await sql<{ ordered: number; cells: number; delivered: number; sent: number; over: number }>`
    SELECT l.quantity AS ordered, l.delivered, c.cells, coalesce(s.sent, 0)::int AS sent, coalesce(s.over, 0)::int AS over
    FROM order_lines l JOIN orders o ON o.id = l.order_id AND o.kind = 'garment'
    CROSS JOIN LATERAL (SELECT sum(quantity)::int AS cells FROM garment_order_cells WHERE order_id = o.id) c
    LEFT JOIN LATERAL (
      SELECT sum(one.sent) AS sent, count(*) FILTER (WHERE one.sent > one.asked) AS over FROM (
        SELECT sum(x.quantity) AS sent, min(g.quantity) AS asked FROM shipment_cells x JOIN shipments p ON p.id = x.shipment_id
        JOIN garment_order_cells g ON g.order_id = p.order_id AND g.size = x.size AND g.colour = x.colour
        WHERE p.order_id = o.id GROUP BY x.size, x.colour) one) s ON true`.execute(portal.db);
  for (const row of rows) expect([row.cells, row.sent, row.over]).toEqual([row.ordered, row.delivered, 0]);
  expect(rows.some(({ sent, ordered }) => sent > 0 && sent < ordered)).toBe(true);
  const late = await portal.db
    .selectFrom("production_steps as s")
    .innerJoin("order_lines as l", "l.id", "s.line_id")
    .select("s.step")
    .where("l.style_id", "is not", null)
    .where("s.state", "=", "active")
    .where((eb) => eb("s.planned_end", "<", eb.val(portal.clock.now().toISOString().slice(0, 10))))
    .execute();
  expect(late.length).toBeGreaterThan(0);
});

test("the mill reads the name of a garment that is ordered in its own language, in the worklist and in a warning", async () => {
  const mill = await portal.signIn("sales@selvedge.demo");
  const inChinese = { headers: { "accept-language": "zh-CN" } };
  const late = await portal.db
    .selectFrom("orders as o")
    .innerJoin("order_lines as l", "l.order_id", "o.id")
    .innerJoin("styles as y", "y.id", "l.style_id")
    .innerJoin("production_steps as s", "s.line_id", "l.id")
    .select(["o.id", "o.number", "y.name"])
    .where("o.status", "in", ["confirmed", "inProduction", "partShipped"])
    .where("s.state", "=", "active")
    .where((eb) => eb("s.planned_end", "<", eb.val(portal.clock.now().toISOString().slice(0, 10))))
    .executeTakeFirstOrThrow();
  const name = readDictionaries().cn.catalogue(late.name);
  expect(name).not.toBe(late.name);
  const asked = { kind: "order", keyword: late.number } as const;
  expect((await mill.call(erpManageList, asked, inChinese)).list.map(({ title }) => title)).toEqual([name]);
  const { list } = await mill.call(erpWarnings, { pageSize: 100 }, inChinese);
  expect(list.find(({ id, rule }) => id === late.id && rule === "lateStep")!.text).toContain(name);
});
