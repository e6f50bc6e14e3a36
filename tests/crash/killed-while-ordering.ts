import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomFrom } from "@selvedge/textile-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../../server/platform/db/open.ts";
import { readDictionaries } from "../../server/platform/http/language/language.ts";
import { queueDigests } from "../../server/platform/mail/digest.ts";
import { sendDue } from "../../server/platform/mail/send.ts";
import { postOutside } from "../../server/platform/webhooks/sending/post.ts";
import { sendDueWebhooks } from "../../server/platform/webhooks/sending/send.ts";
import { type Receiver, startReceiver } from "../api/receiver.ts";
import { type Portal, startPortal } from "../run/portal.ts";
import { SEED } from "../run/seed.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { requireWholeOrders, setUpBuyers } from "./order-book.ts";
import { ownDatabase } from "./own-database.ts";
import { pause, reached } from "./reached.ts";

/** Sessions; each may place 60 orders a minute. */
const BUYERS = 24;
const MAX_WAIT_MS = 300;

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
    const book = await setUpBuyers(before, { count: BUYERS, stockMetres, hooksUrl: `${receiver.url}/in` }).finally(() =>
      before.close(),
    );
    const { buyers, stocked, made } = book;

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
        await pause(chance() * MAX_WAIT_MS);
        await portal.stop("SIGKILL");
        await working;
      }
    }
    const seconds = (performance.now() - began) / 1_000;
    await portal.stop();

    const here = await openHere();
    try {
      await requireWholeOrders(here, book);
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
