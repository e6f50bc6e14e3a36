import { randomFrom } from "@selvedge/textile-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../../server/platform/db/open.ts";
import { SEED } from "../../run/seed.ts";
import { type OrderBook, requireWholeOrders, setUpBuyers } from "../order-book.ts";
import { pause } from "../reached.ts";
import { Answers } from "./answers.ts";
import type { Cause } from "./causes.ts";
import { type Cluster, ownCluster } from "./cluster.ts";
import { type Disk, smallDisk } from "./disk.ts";
import { Load } from "./load.ts";
import { oddLines } from "./odd-lines.ts";
import { longestOf, type Outcome, report } from "./report.ts";
import { Supervised } from "./supervised.ts";

/** Nobody waits longer for an answer, whatever happens. */
const MAX_ANSWER_MS = 20_000;
/** All goes again within so long and so many looks around: on a machine with other work all takes longer, and so does a look. */
const GOOD_WITHIN_MS = 5_000;
const GOOD_WITHIN_LOOKS = 10;
const GIVEN_UP_MS = 90_000;
const CALM_MS = 2_000;
const LOOK_EVERY_MS = 50;

const DISK_MB = 700;
const RESERVE_MB = 64;
const BUYERS = 4;
/** Runs out in the midst of it. */
const STOCK_METRES = 300;

/** A seeded order: each cause once. */
function shuffled<T>(all: readonly T[], chance: () => number): T[] {
  return all
    .map((one) => ({ one, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** The run on one database; with `programs` on a PostgreSQL of its own. */
export function testChaos(database: string, causes: readonly Cause[], programs: string | null): void {
  describe(database, () => {
    const chance = randomFrom(SEED);
    const answers = new Answers();
    const outcomes: Outcome[] = [];
    let disk: Disk;
    let clusterDisk: Disk | null = null;
    let cluster: Cluster | null = null;
    let supervised: Supervised;
    let load: Load;
    let book: OrderBook;
    /** When all was well again last. */
    let calmFrom = 0;

    const openHere = () => openDatabase(cluster ? { url: cluster.url } : { folder: disk.folder });

    beforeAll(async () => {
      disk = smallDisk(DISK_MB);
      if (programs) {
        clusterDisk = smallDisk(DISK_MB);
        cluster = await ownCluster(programs, clusterDisk.folder);
      }
      const env: Record<string, string> = {
        SELVEDGE_SEED: "light",
        SELVEDGE_PAGES: "off",
        SELVEDGE_RESERVE_MB: String(RESERVE_MB),
        ...(cluster && { DATABASE_URL: cluster.url }),
      };
      supervised = new Supervised({ dataFolder: disk.folder, env, onUp: (url) => load?.moveTo(url) });
      await supervised.start();
      await supervised.end("SIGTERM");
      const before = await openHere();
      // Nobody listens there: deliveries about an order wait.
      const setting = { count: BUYERS, stockMetres: STOCK_METRES, hooksUrl: "http://127.0.0.1:9/" };
      book = await setUpBuyers(before, setting, answers.fetch).finally(() => before.close());
      await supervised.start();
      load = new Load(answers, supervised.portal.url, book, chance);
      await load.begin();
      await goodAgain(performance.now());
      await pause(CALM_MS);
    });
    afterAll(async () => {
      await load?.stop();
      await supervised?.end("SIGKILL");
      await cluster?.remove();
      clusterDisk?.remove();
      disk?.remove();
      report(database, outcomes, `SEED=${SEED}: ${load?.counts()}`);
    });

    /** Looks around until all goes; answers when that was. */
    async function goodAgain(since: number): Promise<number> {
      for (let why = ""; ; ) {
        try {
          await load.lookAround();
          return performance.now();
        } catch (error) {
          why = String(error);
        }
        const waited = performance.now() - since;
        if (waited > GIVEN_UP_MS)
          throw new Error(`Not well again after ${Math.round(waited)} ms: ${why}\n${supervised.output()}`);
        await pause(LOOK_EVERY_MS);
      }
    }

    for (const cause of shuffled(causes, chance))
      test(`${cause.name}: nobody waits long, nobody is told nonsense, and all goes again at once`, async (context) => {
        if (cause.needsDisk && disk.refused) context.skip(disk.refused);
        const from = performance.now();
        const endsBefore = supervised.ends.length;
        await cause.strike({ disk, clusterDisk, supervised, cluster, load });
        const overAt = performance.now();
        let goodAt = await goodAgain(overAt);
        await supervised.up();
        if (supervised.upAt > goodAt) goodAt = await goodAgain(supervised.upAt);
        const lookMs = (await goodAgain(goodAt)) - goodAt;
        await pause(CALM_MS);
        const goodAfterMs = goodAt - Math.max(overAt, supervised.upAt);
        const ends = supervised.ends.slice(endsBefore);
        const heard = answers.between(from, goodAt);
        outcomes.push({ cause: cause.name, seconds: (goodAt - from) / 1_000, answers: heard, goodAfterMs, ends: ends.length });
        calmFrom = goodAt;

        expect(heard.flatMap(({ wrong }) => wrong ?? [])).toEqual([]);
        const slow = heard.filter(({ ms }) => ms > MAX_ANSWER_MS).map(({ what, ms }) => `${what}: ${Math.round(ms)} ms`);
        expect(slow).toEqual([]);
        if (!cause.isGone) expect(heard.filter(({ status }) => status === null)).toEqual([]);
        for (const { code, said } of ends) {
          expect(said).toMatch(cause.mayEndWith ?? /^$/);
          expect(code).toBe(1);
        }
        expect(goodAfterMs).toBeLessThan(GOOD_WITHIN_MS + GOOD_WITHIN_LOOKS * lookMs);
        const inCalm = answers.all.filter(({ beganAt }) => beganAt >= calmFrom);
        expect(inCalm.filter(({ status }) => status !== 200)).toEqual([]);
        expect(load.faults).toEqual([]);
      });

    test("after all of it everything that was answered is there, once and as it was sent, and a fresh start serves it", async () => {
      await load.end();
      expect(load.faults).toEqual([]);
      expect(answers.all.flatMap(({ wrong }) => wrong ?? [])).toEqual([]);
      expect(longestOf(answers.all)).toBeLessThan(MAX_ANSWER_MS);
      expect(await load.missing()).toEqual([]);
      expect(await supervised.end("SIGTERM"), supervised.output()).toBe(0);
      const here = await openHere();
      await requireWholeOrders(here, book).finally(() => here.close());
      await supervised.start();
      await load.lookAround();
      expect(await load.missing()).toEqual([]);
      expect(await supervised.end("SIGTERM"), supervised.output()).toBe(0);
      expect(oddLines(supervised.output())).toEqual([]);
    });
  });
}
