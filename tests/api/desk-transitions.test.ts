import { getStepTimes, reportStep, STEP_STATES } from "@selvedge/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Refusal } from "../../server/platform/refuse.ts";
import { moveState, type RecordKind, requireTransition } from "../../server/trade/desk/move.ts";
import type { Mover } from "../../server/trade/desk/mover.ts";
import { followTheCalendar } from "../../server/trade/due/calendar.ts";
import { CONDITIONS, onPaper, STATES } from "./desk-paper.ts";
import { type Desk, openDesk, putRecord, TABLES } from "./desk-records.ts";
import { triesOf } from "./desk-tries.ts";
import { BUYER, type Client, DESIGNER, SALES, type TestApp } from "./harness.ts";
import { startMill } from "./mill.ts";

let portal: TestApp;
let desk: Desk;
let designer: Client;
let head: Client;
let other: Client;
let mill: Client;
let ids: Desk["ids"];
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  desk = await openDesk(portal);
  ({ designer, head, other, mill, ids } = desk);
});
afterAll(() => portal.close());

const putInto = (kind: RecordKind, state: string) => putRecord(desk, kind, state);

async function standing(kind: RecordKind): Promise<{ status: string; version: number; told: number; happened: string[] }> {
  const { rows } = await sql<{ status: string; version: number }>`
    SELECT status, version FROM ${sql.table(TABLES[kind])} WHERE id = ${ids[kind]}`.execute(portal.db);
  const happened = await portal.db
    .selectFrom("desk_history")
    .select(["from_state", "to_state", "side"])
    .where("record_id", "=", ids[kind])
    .orderBy("seq")
    .execute();
  const { told: reports } = await portal.db
    .selectFrom("webhook_events")
    .select((eb) => eb.fn.countAll<string>().as("told"))
    .where(sql<string>`data ->> 'id'`, "=", ids[kind])
    .executeTakeFirstOrThrow();
  return {
    ...rows[0]!,
    told: Number(reports),
    happened: happened.map(({ from_state, to_state, side }) => `${from_state} > ${to_state} by ${side}`),
  };
}

describe.each(["all", "none"] as const)("with %s of the conditions met", (met) => {
  test.each(Object.keys(TABLES) as RecordKind[])("%s goes exactly the ways of the paper, whoever leads it", async (kind) => {
    const ways: string[] = [];
    const { db } = portal;
    const person = async (client: string): Promise<Mover> => {
      const { id, company_id, role } = await db
        .selectFrom("users")
        .select(["id", "company_id", "role"])
        .where("username", "=", client)
        .executeTakeFirstOrThrow();
      return { userId: id, companyId: company_id, role };
    };
    const movers = [
      ["customer", await person(DESIGNER.username)],
      ["stranger", await person(BUYER.username)],
      ["staff", await person(SALES.username)],
      ["time", "time"],
    ] as const;
    const undo = new Error("undo");
    const now = portal.clock.now();
    await putInto(kind, STATES[kind][0]!);
    const walked = db.transaction().execute(async (tx) => {
      for (const from of STATES[kind])
        for (const to of STATES[kind])
          for (const [side, by] of movers) {
            await sql`UPDATE ${sql.table(TABLES[kind])} SET status = ${from} WHERE id = ${ids[kind]} AND status <> ${from}`.execute(
              tx,
            );
            const move = { kind, id: ids[kind], to, by, now, met: () => (met === "all" ? CONDITIONS : []) };
            const refusal = await moveState(tx, move).then(
              () => null,
              (error: unknown) => error,
            );
            if (refusal === null) ways.push(`${from} > ${to} by ${side}`);
            else expect((refusal as Refusal).key).toMatch(side === "stranger" ? /^notFound$/ : /^(stepNotAllowed|notAllowed)$/);
          }
      throw undo;
    });
    await expect(walked).rejects.toBe(undo);
    expect(ways.sort()).toEqual(onPaper(kind, met));
  });

  test("a production step goes exactly the ways of the paper", () => {
    const ways: string[] = [];
    for (const from of STEP_STATES)
      for (const to of STEP_STATES)
        for (const actor of ["customer", "staff", "time"] as const)
          try {
            requireTransition("productionStep", { from, to, actor, met: met === "all" ? CONDITIONS : [] });
            ways.push(`${from} > ${to} by ${actor}`);
          } catch (error) {
            expect(error).toBeInstanceOf(Refusal);
          }
    expect(ways.sort()).toEqual(onPaper("productionStep", met));
  });
});

/** What an order was before it was held follows from its history; in this walk that is known for one state only. */
const isHeldFrom = async (state: string) =>
  (
    await portal.db
      .selectFrom("desk_history")
      .select("from_state")
      .where("record_id", "=", ids.order)
      .orderBy(sql`seq DESC`)
      .executeTakeFirstOrThrow()
  ).from_state === state;

describe("through the calls", () => {
  test.each(Object.keys(TABLES) as RecordKind[])(
    "%s is led by every role exactly as the paper says; each way is one version, one line of history and one event, and a refusal leaves it as it was",
    { timeout: 240_000 },
    async (kind) => {
      const roles = [
        ["customer", designer, null],
        ["customer", head, null],
        ["stranger", other, null],
        ["staff", mill, "sales"],
        ["staff", mill, "mill"],
        ["staff", mill, "admin"],
      ] as const;
      const paper = new Set(onPaper(kind, "all"));
      const tries = triesOf(desk)[kind];
      for (const [side, who, role] of roles) {
        if (role) await portal.db.updateTable("users").set({ role }).where("username", "=", SALES.username).execute();
        for (const from of STATES[kind])
          for (const { to, call, body } of tries) {
            const version = await putInto(kind, from);
            const before = await standing(kind);
            const isHeldElsewhere = kind === "order" && from === "onHold" && to !== "cancelled" && !(await isHeldFrom(to));
            const answer = await who.ask(call, body(who, version));
            const after = await standing(kind);
            const way = `${from} > ${to} by ${side}`;
            const is = `${way} (${role ?? side}) by ${call.path} answered ${answer.code}`;
            if (paper.has(way) && !isHeldElsewhere && !(side === "customer" && call.access === "staff")) {
              expect(answer.code, is).toBe(20000);
              expect(after, is).toEqual({
                status: to,
                version: version + 1,
                told: before.told + 1,
                happened: [...before.happened, way],
              });
            } else {
              const refusals = side === "stranger" ? [40400, 40300] : [40300, 40400, 40903];
              expect(refusals, is).toContain(answer.code);
              expect(after, is).toEqual(before);
            }
          }
      }
      const visitor = portal.anonymous();
      for (const { call, body } of tries) expect((await visitor.ask(call, body(designer, 1))).code).toBe(40100);
    },
  );

  test("a step of production is led by the mill alone, whatever their role there, in its turn, and greige is inspected beside sizing", async () => {
    const { db } = portal;
    await putInto("order", "inProduction");
    const [line] = await mill.call(getStepTimes, { orderId: ids.order });
    const put = async (states: Record<string, string>) => {
      await sql`UPDATE orders SET status = 'inProduction' WHERE id = ${ids.order}`.execute(db);
      for (const [step, state] of Object.entries(states))
        await sql`UPDATE production_steps SET state = ${state} WHERE line_id = ${line!.lineId} AND step = ${step}`.execute(db);
    };
    const report = async (who: Client, step: string, state: string) => {
      const { version } = await db
        .selectFrom("production_steps")
        .select("version")
        .where("line_id", "=", line!.lineId)
        .where("step", "=", step as "sizing")
        .executeTakeFirstOrThrow();
      return (await who.ask(reportStep, { noticeDetailId: line!.noticeDetailId, step, state, version })).code;
    };
    const earlier = ["technology", "dyeing"] as const;
    for (const role of ["sales", "mill", "admin"] as const)
      for (const before of ["done", "pending"] as const) {
        await db.updateTable("users").set({ role }).where("username", "=", SALES.username).execute();
        const ways: string[] = [];
        for (const from of STEP_STATES)
          for (const to of STEP_STATES) {
            await put({ ...Object.fromEntries(earlier.map((step) => [step, before])), sizing: from });
            const code = await report(mill, "sizing", to);
            if (code === 20000) ways.push(`${from} > ${to} by staff`);
            for (const who of [designer, head, other]) expect(await report(who, "sizing", to)).toBe(40300);
          }
        // A step that is under way is reported on without leaving its state.
        const reports = ["active > active by staff", "blocked > blocked by staff"];
        const paper = [...onPaper("productionStep", before === "done" ? "all" : "none"), ...reports];
        expect([role, ways.sort()]).toEqual([role, paper.sort()]);
      }
    expect(await report(portal.anonymous(), "sizing", "active")).toBe(40100);
    await put({ technology: "done", dyeing: "skipped", sizing: "pending", inspectGreige: "pending", finishing: "pending" });
    expect(await report(mill, "finishing", "active")).toBe(40903);
    expect(await report(mill, "inspectGreige", "active")).toBe(20000);
    expect(await report(mill, "inspectGreige", "done")).toBe(20000);
    expect(await report(mill, "finishing", "active")).toBe(40903);
    expect(await report(mill, "sizing", "active")).toBe(20000);
    expect(await report(mill, "finishing", "active")).toBe(20000);
    expect(await report(mill, "finishing", "done")).toBe(40903);
    expect(await report(mill, "shipped", "skipped")).toBe(40903);
  });
});

test("thirty days after its last shipment an order nobody has confirmed is completed, once, and the customer is notified", async () => {
  const { db, clock } = portal;
  await putInto("order", "shipped");
  const [line] = await mill.call(getStepTimes, { orderId: ids.order });
  const dayMs = 86_400_000;
  const ship = (id: string, time: Date) =>
    sql`INSERT INTO shipments (id, order_id, line_id, shipped_at, quantity)
      VALUES (${id.repeat(32)}, ${ids.order}, ${line!.lineId}, ${time}, 25)`.execute(db);
  await ship("a", new Date(clock.now().getTime() - 9 * dayMs));
  await ship("b", clock.now());
  clock.move(30 * dayMs - 1);
  expect(await followTheCalendar(portal)).toBe(0);
  expect((await standing("order")).status).toBe("shipped");
  clock.move(1);
  const done = await Promise.all([followTheCalendar(portal), followTheCalendar(portal)]);
  expect(done[0]! + done[1]!).toBe(1);
  const { status, happened } = await standing("order");
  expect(status).toBe("completed");
  expect(happened.at(-1)).toBe("shipped > completed by time");
  const reports = await db
    .selectFrom("notices")
    .innerJoin("users", "users.id", "notices.user_id")
    .select("users.username")
    .where("kind", "=", "order.completed")
    .where("notices.created_at", "=", clock.now())
    .execute();
  expect(reports.map(({ username }) => username).sort()).toContain(DESIGNER.username);
  expect(reports.map(({ username }) => username)).not.toContain(BUYER.username);
});
