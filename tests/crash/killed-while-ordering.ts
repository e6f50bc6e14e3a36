import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomFrom } from "@selvedge/textile-core";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { beginSession } from "../../server/account/sessions.ts";
import { type Database, openDatabase } from "../../server/db/open.ts";
import { readDictionaries } from "../../server/http/language.ts";
import { newId } from "../../server/ids.ts";
import { queueDigests } from "../../server/mail/digest.ts";
import { sendDue } from "../../server/mail/send.ts";
import { postOutside } from "../../server/webhooks/post.ts";
import { sendDueWebhooks } from "../../server/webhooks/send.ts";
import { type Receiver, startReceiver } from "../api/receiver.ts";
import { type Portal, startPortal } from "../run/portal.ts";
import { SEED } from "../run/seed.ts";
import { Buyer } from "./buyer.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { ownDatabase } from "./own-database.ts";
import { pause, reached } from "./reached.ts";

/** Sessions; each may place 60 orders a minute. */
const BUYERS = 24;
const LONGEST_WAIT_MS = 300;

const chance = randomFrom(SEED);
const dataFolder = mkdtempSync(join(tmpdir(), "selvedge-crash-orders-"));
const server = process.env.DATABASE_URL;
const database = ownDatabase();
let receiver: Receiver;
let mails: MailServer;

beforeAll(async () => {
  [receiver, mails] = await Promise.all([startReceiver(), startMailServer()]);
});
afterAll(async () => {
  await Promise.all([receiver.close(), mails.close()]);
  rmSync(dataFolder, { recursive: true, force: true });
});

const start = (): Promise<Portal> =>
  startPortal({
    dataFolder,
    timeoutMs: 240_000,
    env: {
      SELVEDGE_SEED: "light",
      SELVEDGE_PAGES: "off",
      DATABASE_URL: database.url(),
      WEBHOOKS_INSIDE: "on",
      SMTP_URL: mails.url,
    },
  });
const openHere = (): Promise<Database> => openDatabase(server ? { url: database.url() } : { folder: dataFolder });

/**
 * The real server is killed with -9 while `orders` orders are placed, started again, and asked for every one it had answered.
 * With DATABASE_URL on a database of its own on that PostgreSQL, else on the embedded one.
 */
export function testKilledWhileOrdering({ orders, kills }: { readonly orders: number; readonly kills: number }): void {
  const mostOfOne = Math.ceil((orders / BUYERS) * 1.2);
  /** Runs out before the last order, which is made instead. */
  const stockMetres = Math.floor(orders * 0.7);

  test(`${server ? "PostgreSQL" : "the embedded database"}: killed ${kills} times while ${orders} orders are placed, none that was answered is lost, doubled or half, and letters and webhooks go once or are marked`, async () => {
    let portal = await start();
    await portal.stop();
    const before = await openHere();
    const { buyers, stocked, made } = await setUp(before).finally(() => before.close());

    const answered = () => buyers.reduce((sum, buyer) => sum + buyer.answered.size, 0);
    const began = performance.now();
    for (let round = 0; round <= kills; round++) {
      portal = await start();
      for (const { caller } of buyers) caller.url = portal.url;
      const isLast = round === kills;
      const share = Math.ceil((orders * (round + 1)) / (kills + 1));
      const working = Promise.all(
        buyers.map((buyer) => buyer.work([stocked, made], (placed) => placed >= mostOfOne || (isLast && answered() >= orders))),
      );
      if (isLast) await working;
      else {
        await reached(portal, working, () => answered() >= share);
        await pause(chance() * LONGEST_WAIT_MS);
        await portal.stop("SIGKILL");
        await working;
      }
    }
    const seconds = (performance.now() - began) / 1_000;
    await portal.stop();

    const here = await openHere();
    try {
      await requireWhole(here, buyers);
      await finishSending(here);
      await requireSentOnce(here);
    } finally {
      await here.close();
    }
    const cutOff = buyers.reduce((sum, buyer) => sum + buyer.cutOff, 0);
    console.log(
      `${kills} kills, ${answered()} orders answered in ${seconds.toFixed(0)} s, ${cutOff} cut off and sent again, ` +
        `${receiver.received.length} webhooks and ${mails.received.length} letters arrived`,
    );
    expect(cutOff).toBeGreaterThanOrEqual(kills);

    /** People with sessions and addresses, two fabrics, everybody told of everything by mail, and an endpoint that hears of orders. */
    async function setUp({ db }: Database) {
      const now = new Date();
      const people = await db
        .selectFrom("users")
        .select("id")
        .where("role", "in", ["buyer", "buyerAdmin"])
        .orderBy("username")
        .execute();
      const buyers: Buyer[] = [];
      for (let i = 0; i < BUYERS; i++) {
        const userId = people[i % people.length]!.id;
        const { secret } = await beginSession(db, { userId, persistent: false, address: "127.0.0.1", userAgent: "crash" }, now);
        const id = newId(now);
        const place = { country: "GB", city: "London", street_name: "Calvert Avenue 12", tel: "+44 20 7946 0000" };
        await db
          .insertInto("addresses")
          .values({ id, user_id: userId, user_name: "Ada Fell", ...place, is_default: false, created_at: now })
          .execute();
        buyers.push(new Buyer(secret, id));
      }
      const [stocked, made] = (await db.selectFrom("products").select("id").orderBy("code").execute()).map(({ id }) => id) as [
        string,
        string,
      ];
      const sold = {
        moq_value: 1,
        moq_unit: "m" as const,
        order_multiple: 1,
        price_amount: 485,
        price_currency: "USD",
        lead_days: 20,
      };
      await db
        .updateTable("products")
        .set({ ...sold, stock: "ready", stock_metres: stockMetres })
        .where("id", "=", stocked)
        .execute();
      await db
        .updateTable("products")
        .set({ ...sold, stock: "order", stock_metres: null })
        .where("id", "=", made)
        .execute();
      await sql`INSERT INTO notice_settings (user_id, mail) SELECT id, 'each' FROM users ON CONFLICT (user_id) DO UPDATE SET mail = 'each'`.execute(
        db,
      );
      await db
        .insertInto("webhook_endpoints")
        .values({
          id: newId(now),
          company_id: null,
          url: `${receiver.url}/in`,
          secret: "crash",
          types: ["order.*"],
          created_at: now,
          updated_at: now,
        })
        .execute();
      return { buyers, stocked, made };
    }

    async function requireWhole({ db }: Database, all: readonly Buyer[]): Promise<void> {
      expect(all.flatMap(({ doubled }) => doubled)).toEqual([]);
      expect(all.flatMap(({ unanswered }) => unanswered)).toEqual([]);
      const { rows } = await sql<{
        id: string;
        key: string;
        status: string;
        total: number;
        sum: number;
        lines: number;
        steps: number;
        happened: number;
        events: number;
        deliveries: number;
        told: number;
        threads: number;
      }>`
      SELECT o.id, k.key, o.status, o.total_amount::int AS total,
        (SELECT sum(price_amount * quantity)::int FROM order_lines WHERE order_id = o.id) AS sum,
        (SELECT count(*)::int FROM order_lines WHERE order_id = o.id) AS lines,
        (SELECT count(*)::int FROM production_steps s JOIN order_lines l ON l.id = s.line_id WHERE l.order_id = o.id) AS steps,
        (SELECT count(*)::int FROM desk_history WHERE record_id = o.id) AS happened,
        coalesce(e.events, 0) AS events, coalesce(e.deliveries, 0) AS deliveries,
        (SELECT count(*)::int FROM threads WHERE id = o.thread_id) AS threads,
        coalesce(n.told, 0) AS told
      FROM orders o JOIN once_keys k ON k.made = 'orders' AND k.record_id = o.id
      LEFT JOIN (SELECT v.data ->> 'id' AS id, count(DISTINCT v.id)::int AS events, count(DISTINCT (d.event_id, d.endpoint_id))::int AS deliveries
        FROM webhook_events v LEFT JOIN webhook_deliveries d ON d.event_id = v.id GROUP BY 1) e ON e.id = o.id
      LEFT JOIN (SELECT subject_id, count(*)::int AS told FROM notices GROUP BY 1) n ON n.subject_id = o.id`.execute(db);
      const stored = new Map(rows.map((row) => [row.key, row]));
      const lost = all.flatMap((buyer) => [...buyer.answered].filter(([key, id]) => stored.get(key)?.id !== id));
      expect(lost).toEqual([]);
      expect(rows).toHaveLength(answered());
      const mill = Number(
        (await sql<{ n: number }>`SELECT count(*)::int AS n FROM users WHERE role IN ('sales', 'mill', 'admin')`.execute(db))
          .rows[0]!.n,
      );
      const half = rows.filter(
        (row) =>
          row.status !== "submitted" ||
          row.total !== row.sum ||
          row.lines !== 2 ||
          row.steps !== 14 ||
          row.happened !== 1 ||
          row.events !== 1 ||
          row.deliveries !== 1 ||
          row.threads !== 1 ||
          row.told !== mill,
      );
      expect(half).toEqual([]);
      const { rows: numbers } = await sql<{ numbers: number }>`SELECT count(DISTINCT number)::int AS numbers FROM orders`.execute(
        db,
      );
      expect(numbers[0]!.numbers).toBe(rows.length);
      const { rows: held } = await sql<{ held: number; left: number }>`
      SELECT coalesce(sum(l.quantity), 0)::int AS held, (SELECT stock_metres::int FROM products WHERE id = ${stocked}) AS left
      FROM order_lines l WHERE l.product_id = ${stocked} AND l.supply = 'stock'`.execute(db);
      expect(held[0]!.left).toBeGreaterThanOrEqual(0);
      expect(held[0]!.held + held[0]!.left).toBe(stockMetres);
    }

    /** Sends what still waits, some minutes later, when what the dead processes left is known to be left. */
    async function finishSending({ db }: Database): Promise<void> {
      const clock = { now: () => new Date(Date.now() + 10 * 60_000) };
      const post = postOutside({ insideToo: true });
      await queueDigests(db, { dictionaries: readDictionaries(), origin: null }, clock.now());
      while ((await sendDueWebhooks({ db, post, clock })) > 0);
      while ((await sendDue(db, mails.transport, clock.now())) > 0);
    }

    async function requireSentOnce({ db }: Database): Promise<void> {
      const ids = receiver.received.map(({ headers }) => headers["x-wes-delivery"]!);
      expect(ids.length - new Set(ids).size, "deliveries that came twice").toBe(0);
      const deliveries = await db.selectFrom("webhook_deliveries").select(["id", "event_id", "state"]).execute();
      const heard = new Set(ids);
      expect(deliveries.filter(({ state }) => !["delivered", "unsure", "failed"].includes(state))).toEqual([]);
      expect(deliveries.filter(({ id, state }) => state === "delivered" && !heard.has(id))).toEqual([]);
      const known = new Map(deliveries.map(({ id, state }) => [id, state]));
      expect(ids.filter((id) => !["delivered", "unsure"].includes(known.get(id) ?? "unknown"))).toEqual([]);
      const arrived = new Set(deliveries.filter(({ state }) => state === "delivered").map(({ event_id }) => event_id));
      expect(new Set(deliveries.map(({ event_id }) => event_id)).size).toBe(arrived.size);

      const letters = await db.selectFrom("mail_outbox").select(["id", "state"]).execute();
      expect(letters.length).toBeGreaterThan(0);
      expect(letters.filter(({ state }) => state !== "sent" && state !== "unsure")).toEqual([]);
      expect(mails.received.length - new Set(mails.received).size, "letters that came twice").toBe(0);
      const came = new Set(mails.received);
      expect(letters.filter(({ id, state }) => state === "sent" && !came.has(id))).toEqual([]);
    }
  });
}
