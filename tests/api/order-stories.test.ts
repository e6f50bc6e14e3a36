import { getInspection, myOrder, ORDER_STATES, type OrderPage, STEP_KEYS } from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedInspections } from "../../demo/desk/steps/inspection-step.ts";
import { seedOrders } from "../../demo/orders/order-step.ts";
import { gradeOfLot, pointsPer100 } from "../../server/trade/inspection/four-point.ts";
import { SALES, type TestApp } from "./harness.ts";
import { startMill } from "./mill.ts";
import { sell } from "./orders.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await startMill();
  await sell(portal, 0, { stock: "ready", stock_metres: 5_000, lead_days: 21 });
  for (const place of [1, 2]) await sell(portal, place, { lead_days: 24 });
  await seedOrders(portal);
});
afterAll(() => portal.close());

test("the demo's orders are in every state, some late, some shipped in parts, and their histories are whole", async () => {
  const sales = await portal.signIn(SALES.username);
  const { counts, list } = (await sales.call(myOrder, { pageSize: 100 })) as OrderPage;
  expect(ORDER_STATES.filter((state) => counts[state] === 0)).toEqual([]);
  expect(counts.late).toBeGreaterThan(0);
  const { db } = portal;
  const rows = await db.selectFrom("desk_history").selectAll().where("kind", "=", "order").orderBy("seq").execute();
  for (const { orderId, status } of list) {
    const own = rows.filter(({ record_id }) => record_id === orderId);
    expect(own[0]).toMatchObject({ from_state: null, to_state: "submitted" });
    expect(own.slice(1).map(({ from_state }) => from_state)).toEqual(own.slice(0, -1).map(({ to_state }) => to_state));
    expect(own.at(-1)!.to_state).toBe(status);
  }
});

test("what was shipped adds up to what is delivered, and no step went before its turn", async () => {
  const { db } = portal;
  const lines = await db.selectFrom("order_lines").select(["id", "delivered", "quantity", "tolerance_pct"]).execute();
  const shipments = await db.selectFrom("shipments").select(["line_id", "quantity"]).execute();
  const steps = await db.selectFrom("production_steps").selectAll().orderBy("seq").execute();
  for (const line of lines) {
    const sent = shipments.filter(({ line_id }) => line_id === line.id).reduce((sum, { quantity }) => sum + quantity, 0);
    expect(sent).toBe(line.delivered);
    expect(sent).toBeLessThanOrEqual(line.quantity * (1 + line.tolerance_pct / 100));
    const own = steps.filter(({ line_id }) => line_id === line.id);
    expect(own.map(({ step }) => step)).toEqual([...STEP_KEYS]);
    const firstPending = own.find(({ state }) => state === "pending")?.seq ?? 8;
    expect(
      own.filter(
        ({ seq, state, step }) => seq > firstPending && state !== "pending" && state !== "skipped" && step !== "inspectGreige",
      ),
    ).toEqual([]);
  }
  const stock = await db.selectFrom("products").select("stock_metres").where("stock_metres", "<", 0).execute();
  expect(stock).toEqual([]);
});

test("every line that was inspected has a report that adds up to its metres, some lots pass and some do not", async () => {
  await seedInspections(portal.db);
  const mill = await portal.signIn(SALES.username);
  const reports = await portal.db.selectFrom("inspection_reports").selectAll().execute();
  const inspected = await portal.db
    .selectFrom("production_steps as s")
    .innerJoin("order_lines as l", "l.id", "s.line_id")
    .select(["l.order_id", "l.product_id", "l.quantity"])
    .where("s.step", "=", "inspectionPacking")
    .where("s.state", "=", "done")
    .execute();
  const keyOf = (line: { order_id: string | null; product_id: string | null }, metres: number) =>
    `${line.order_id} ${line.product_id} ${metres.toFixed(1)}`;
  expect(reports.map((report) => keyOf(report, report.metres)).toSorted()).toEqual(
    inspected.map((line) => keyOf(line, line.quantity)).toSorted(),
  );
  expect(new Set(reports.map(({ grade }) => grade))).toEqual(new Set(["first", "second"]));
  for (const { id: reportId, basis, roll_limit: roll, lot_limit: lot, ...report } of reports) {
    const { rolls } = await mill.call(getInspection, { reportId });
    expect(report.metres).toBeCloseTo(rolls.reduce((sum, { lengthM }) => sum + lengthM, 0));
    expect(report.points_per_100).toBeCloseTo(pointsPer100(rolls, basis));
    expect(report.grade).toBe(gradeOfLot(rolls, { basis, roll, lot }));
    // Rolls are set aside only where some are over the limit.
    expect(report.remark === "", report.number).toBe(report.failed_rolls === 0);
  }
  const bySquareMetre = reports.filter(({ basis }) => basis === "sqm").map(({ company_id }) => company_id);
  expect(new Set(bySquareMetre).size).toBe(1);
});
