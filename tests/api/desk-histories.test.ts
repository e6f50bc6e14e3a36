import { type DeskKind, STATE_TABLES, type Transition } from "@selvedge/contract";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { IS_LONG } from "../run/circle.ts";
import { type Deed, deeds, outOfTurn, type Walked, type World, walk } from "./desk-histories.ts";
import { BUYER, type Client, DESIGNER, SALES, type TestApp } from "./harness.ts";
import { startMill } from "./mill.ts";
import { anAddress, sell } from "./orders.ts";
import { type SwatchDeed, swatchDeeds, type WalkedSwatches, walkSwatches } from "./swatch-histories.ts";

const HISTORIES = IS_LONG ? 24 : 6;
const SWATCH_HISTORIES = IS_LONG ? 20 : 5;
const STOCK_METRES = 90;

let portal: TestApp;
let addresses: string[];
const everybody = { done: 0, refused: 0, orders: 0, ended: new Map<string, number>() };
let named = 0;
let people: { customers: Client[]; mill: Client; until: number } | null = null;

/** Everybody's session, renewed once half a day has passed. */
async function signedIn() {
  if (!people || portal.clock.now().getTime() > people.until) {
    const [ada, marta, mill] = (await Promise.all([DESIGNER, BUYER, SALES].map(({ username }) => portal.signIn(username)))) as [
      Client,
      Client,
      Client,
    ];
    people = { customers: [ada, marta], mill, until: portal.clock.now().getTime() + 6 * 3_600_000 };
  }
  return people;
}

beforeAll(async () => {
  portal = await startMill({ limits: { rates: false }, mayReachInside: true });
  const { customers } = await signedIn();
  addresses = await Promise.all(customers.map(anAddress));
  const { db, clock } = portal;
  const now = clock.now();
  await db
    .insertInto("webhook_endpoints")
    .values({ id: "e".repeat(32), company_id: null, url: "http://127.0.0.1:9/", secret: "s", created_at: now, updated_at: now })
    .execute();
});
afterAll(() => portal.close());

type Happened = {
  record_id: string;
  kind: string;
  from_state: string | null;
  to_state: string;
  side: string;
  step: string | null;
};

/** What a history made, by kind. */
type Made = Readonly<Partial<Record<Exclude<DeskKind, "productionStep">, readonly string[]>>>;
const TABLES = { order: "orders", quotation: "quotations", sample: "samples", lapDip: "lap_dips" } as const;
const idsOf = (made: Made) => Object.values(made).flat();

async function historyOf(made: Made): Promise<Happened[]> {
  const ids = idsOf(made);
  const { rows } = await sql<Happened>`
    SELECT record_id, kind, from_state, to_state, side, detail ->> 'step' AS step FROM desk_history
    WHERE record_id = any(${ids}) OR parent_id = any(${ids}) ORDER BY seq`.execute(portal.db);
  return rows;
}

/** Every record went from state to state as its table allows, and stands where its history ends. */
async function requireWholeHistory(made: Made): Promise<void> {
  const rows = await historyOf(made);
  const lives = Map.groupBy(rows, ({ kind, record_id, step }) => `${kind} ${record_id} ${step ?? ""}`);
  for (const [name, life] of lives) {
    const [kind, id] = name.split(" ") as [keyof typeof STATE_TABLES, string];
    let state = kind === "productionStep" ? "pending" : null;
    for (const { from_state, to_state, side } of life) {
      expect(from_state, name).toBe(state);
      const isReport = kind === "productionStep" && from_state === to_state;
      if (from_state !== null && !isReport) {
        const table: readonly Transition[] = STATE_TABLES[kind];
        const row = table.find(({ from, to, by }) => from === from_state && to === to_state && by.includes(side as "time"));
        expect(row, `${name}: ${from_state} > ${to_state} by ${side}`).toBeDefined();
      }
      state = to_state;
    }
    if (kind === "productionStep") continue;
    const { status, version } = await portal.db
      .selectFrom(TABLES[kind])
      .select(["status", "version"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(status, name).toBe(state);
    expect(version, name).toBe(life.length);
    everybody.ended.set(`${kind} ${status}`, (everybody.ended.get(`${kind} ${status}`) ?? 0) + 1);
  }
  expect(new Set([...lives.keys()].filter((name) => !name.startsWith("productionStep"))).size).toBe(idsOf(made).length);
}

/** Every transition has one event, one delivery to the endpoint that hears of all, and a notice for everybody on the other side. */
async function requireEverybodyTold(made: Made): Promise<void> {
  const ids = idsOf(made);
  const rows = await historyOf(made);
  const { rows: counts } = await sql<{ events: number; deliveries: number; notices: number }>`
    SELECT (SELECT count(*)::int FROM webhook_events WHERE data ->> 'id' = any(${ids})) AS events,
      (SELECT count(*)::int FROM webhook_deliveries d JOIN webhook_events e ON e.id = d.event_id WHERE e.data ->> 'id' = any(${ids})) AS deliveries,
      (SELECT count(*)::int FROM notices WHERE subject_id = any(${ids})) AS notices`.execute(portal.db);
  const { rows: sides } = await sql<{ company_id: string; people: number }>`
    SELECT company_id, count(*)::int AS people FROM users GROUP BY company_id`.execute(portal.db);
  const { rows: owners } = await sql<{ record_id: string; company_id: string; mill: string }>`
    SELECT record_id, company_id, (SELECT company_id FROM users WHERE username = ${SALES.username}) AS mill FROM desk_history
    WHERE record_id = any(${ids}) OR parent_id = any(${ids}) ORDER BY seq`.execute(portal.db);
  const peopleOf = (company: string) => sides.find(({ company_id }) => company_id === company)!.people;
  const expected = rows.reduce(
    (sum, { side }, i) => sum + peopleOf(side === "customer" ? owners[i]!.mill : owners[i]!.company_id),
    0,
  );
  expect(counts[0]).toEqual({ events: rows.length, deliveries: rows.length, notices: expected });
}

/** No metre is sold twice or lost, what was sent is what was reported, and totals are the sum of their lines. */
async function requireQuantitiesAddUp(walked: Walked, fabrics: readonly string[]): Promise<void> {
  const { db } = portal;
  const ids = [...walked.orders];
  const lines = await db
    .selectFrom("order_lines as line")
    .innerJoin("orders", "orders.id", "line.order_id")
    .selectAll("line")
    .select(["orders.status", "orders.total_amount", "orders.created_at"])
    .where("order_id", "=", sql<string>`any(${ids})`)
    .execute();
  const ended = await db
    .selectFrom("production_steps")
    .select("line_id")
    .where("step", "=", "shipped")
    .where("state", "=", "done")
    .execute();
  const over = new Set(ended.map(({ line_id }) => line_id));
  for (const id of fabrics) {
    const { stock_metres: left } = await db
      .selectFrom("products")
      .select("stock_metres")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (left === null) continue;
    const held = lines.filter((line) => line.product_id === id && line.supply === "stock" && line.status !== "cancelled");
    expect(left).toBeGreaterThanOrEqual(0);
    // What was not sent of a line that is over is in the warehouse again.
    const gone = held.map(({ id: line, quantity, delivered }) => (over.has(line) ? Math.min(quantity, delivered) : quantity));
    expect(left + gone.reduce((sum, metres) => sum + metres, 0)).toBe(STOCK_METRES);
  }
  for (const line of lines) {
    const steps = await db.selectFrom("production_steps").selectAll().where("line_id", "=", line.id).orderBy("seq").execute();
    expect(outOfTurn(steps), line.id).toEqual([]);
    expect(Number(line.total_amount), line.id).toBe(line.price_amount! * line.quantity);
    const sent = await db.selectFrom("shipments").select("quantity").where("line_id", "=", line.id).execute();
    expect(line.delivered, line.id).toBe(sent.reduce((sum, { quantity }) => sum + quantity, 0));
    expect(line.delivered).toBeLessThanOrEqual(Math.floor((line.quantity * (100 + line.tolerance_pct)) / 100));
    const last = steps.at(-1)!;
    expect(last.quantity_done, line.id).toBe(line.delivered);
    const isBegun = steps.some(({ state }) => state === "active" || state === "done" || state === "blocked");
    if (line.status === "submitted" || line.status === "cancelled") expect(line.delivered).toBe(0);
    if (line.status === "submitted") expect(isBegun, line.id).toBe(false);
    if (line.status === "shipped" || line.status === "completed") expect(last.state, line.id).toBe("done");
    if (line.status === "partShipped") expect(line.delivered).toBeGreaterThan(0);
  }
}

test("whatever customers, the mill and time do: quantities add up, steps keep their turn, a key is one order, and every transition is in the history and told", {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(deeds, async (history: Deed[]) => {
      named += 1;
      const name = `history ${named}`;
      const fabrics = [
        await sell(portal, 0, { stock: "ready", stock_metres: STOCK_METRES }),
        await sell(portal, 1, { price_amount: 333 }),
      ];
      const world: World = { portal, people: signedIn, addresses, fabrics, name };
      const walked = await walk(world, history);
      await requireQuantitiesAddUp(walked, fabrics);
      expect(walked.doubled).toEqual([]);
      const made = { order: [...walked.orders], quotation: walked.quotations };
      await requireWholeHistory(made);
      await requireEverybodyTold(made);
      everybody.done += walked.done;
      everybody.refused += walked.refused;
      everybody.orders += walked.orders.size;
    }),
    { numRuns: HISTORIES, interruptAfterTimeLimit: 300_000 },
  );
  console.log(
    `${HISTORIES} histories: ${everybody.done} deeds done, ${everybody.refused} refused, ${everybody.orders} orders; ended as ` +
      [...everybody.ended].map(([state, count]) => `${state} ${count}`).join(", "),
  );
  expect(everybody.done).toBeGreaterThan(0);
  expect(everybody.refused).toBeGreaterThan(0);
});

/** A sample is where its dates say it is: nothing is received that was not sent, and a round is one more than the one it repeats. */
async function requireSoundSamples({ samples }: WalkedSwatches): Promise<void> {
  const { db } = portal;
  const rows = await db
    .selectFrom("samples")
    .selectAll()
    .where("id", "=", sql<string>`any(${[...samples]})`)
    .execute();
  for (const row of rows) {
    const isSent = ["sent", "received", "commented"].includes(row.status);
    expect(row.sent_at !== null, row.number).toBe(isSent);
    expect(row.courier !== "", row.number).toBe(isSent);
    expect(row.received_at !== null, row.number).toBe(row.status === "received" || row.status === "commented");
    if (row.received_at) expect(row.received_at.getTime()).toBeGreaterThanOrEqual(row.sent_at!.getTime());
    expect(row.rating !== null, row.number).toBe(row.status === "commented");
    if (row.status === "requested" || row.status === "refused") expect(row.promised_date, row.number).toBeNull();
    if (row.status === "preparing" || isSent) expect(row.promised_date, row.number).not.toBeNull();
    const before = rows.find(({ id }) => id === row.repeats);
    expect(row.round, row.number).toBe(before ? before.round + 1 : 1);
    if (before) expect(row.company_id, row.number).toBe(before.company_id);
  }
}

/** Rounds follow one another: none is sent before the last was received and rejected in every option, and one approved option ends it. */
async function requireRoundsInTurn({ lapDips }: WalkedSwatches): Promise<number> {
  const { db } = portal;
  let most = 0;
  for (const id of lapDips) {
    const { status, number } = await db
      .selectFrom("lap_dips")
      .select(["status", "number"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const rounds = await db.selectFrom("lap_dip_rounds").selectAll().where("lap_dip_id", "=", id).orderBy("round").execute();
    const options = await db.selectFrom("lap_dip_options").selectAll().where("lap_dip_id", "=", id).execute();
    const history = await db
      .selectFrom("desk_history")
      .select(["action", "to_state"])
      .where("record_id", "=", id)
      .orderBy("seq")
      .execute();
    const times = (state: string) => history.filter(({ to_state }) => to_state === state).length;
    most = Math.max(most, rounds.length);

    expect(
      rounds.map(({ round }) => round),
      number,
    ).toEqual(rounds.map((_, i) => i + 1));
    expect(times("sent"), number).toBe(rounds.length);
    expect(times("received"), number).toBe(rounds.filter(({ received_at }) => received_at).length);
    expect(times("approved") + times("rejected"), number).toBe(rounds.filter(({ decided_at }) => decided_at).length);
    rounds.forEach((round, i) => {
      const own = options.filter((option) => option.round === round.round);
      const approved = own.filter(({ decision }) => decision !== null && decision !== "rejected");
      const isOver = round.decided_at !== null;
      if (round.received_at) expect(round.received_at.getTime()).toBeGreaterThanOrEqual(round.sent_at.getTime());
      if (isOver) expect(round.decided_at!.getTime()).toBeGreaterThanOrEqual(round.received_at!.getTime());
      else
        expect(
          own.filter(({ decision }) => decision !== null),
          `${number} round ${round.round}`,
        ).toEqual([]);
      const next = rounds[i + 1];
      if (next) {
        expect(isOver, `${number} round ${round.round}`).toBe(true);
        expect(next.sent_at.getTime()).toBeGreaterThanOrEqual(round.decided_at!.getTime());
      }
      expect(approved.length, `${number} round ${round.round}`).toBe(status === "approved" && !next ? 1 : 0);
      if (isOver && approved.length === 0) {
        expect(
          own.every((option) => option.decision === "rejected"),
          `${number} round ${round.round}`,
        ).toBe(true);
        expect(round.reason).not.toBe("");
      }
    });
    if (status === "approved" || status === "rejected") expect(rounds.at(-1)!.decided_at, number).not.toBeNull();
    if (status === "sent") expect(rounds.at(-1)!.received_at, number).toBeNull();
    if (status === "requested") expect(rounds, number).toEqual([]);
  }
  return most;
}

test("whatever customers and the mill do with samples and lap-dips: no round opens before the last is closed, one option is approved, nothing is received that was not sent, and every transition is in the history and told", {
  timeout: 600_000,
}, async () => {
  const sum = { done: 0, refused: 0, rounds: 0 };
  const before = new Set(everybody.ended.keys());
  await fc.assert(
    fc.asyncProperty(swatchDeeds, async (history: SwatchDeed[]) => {
      named += 1;
      const fabrics = [await sell(portal, 0), await sell(portal, 1)];
      const walked = await walkSwatches({ portal, people: signedIn, addresses, fabrics, name: `swatches ${named}` }, history);
      await requireSoundSamples(walked);
      sum.rounds = Math.max(sum.rounds, await requireRoundsInTurn(walked));
      expect(walked.doubled).toEqual([]);
      const made = { sample: [...walked.samples], lapDip: walked.lapDips };
      await requireWholeHistory(made);
      await requireEverybodyTold(made);
      sum.done += walked.done;
      sum.refused += walked.refused;
    }),
    { numRuns: SWATCH_HISTORIES, interruptAfterTimeLimit: 300_000 },
  );
  console.log(
    `${SWATCH_HISTORIES} histories of swatches: ${sum.done} deeds done, ${sum.refused} refused, up to ${sum.rounds} rounds; ended as ` +
      [...everybody.ended].flatMap(([state, count]) => (before.has(state) ? [] : `${state} ${count}`)).join(", "),
  );
  expect(sum.done).toBeGreaterThan(0);
  expect(sum.refused).toBeGreaterThan(0);
  expect(sum.rounds).toBeGreaterThan(0);
});
