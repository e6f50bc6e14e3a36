import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { DEMO_LOGINS } from "../../demo/people/demo-people.ts";
import { startPortal } from "../run/portal.ts";
import { ownDatabase } from "./own-database.ts";
import { reached } from "./reached.ts";
import { Witness } from "./witness.ts";

const DROPS = 5;
/** Writes that are answered before the next drop. */
const WRITES_A_ROUND = 20;

const database = ownDatabase();
const dataFolder = mkdtempSync(join(tmpdir(), "selvedge-crash-"));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

test.runIf(process.env.DATABASE_URL)(
  `PostgreSQL: it drops all connections ${DROPS} times under writes, the portal lives on and has all it answered`,
  async () => {
    const portal = await startPortal({
      dataFolder,
      env: { SELVEDGE_SEED: "light", SELVEDGE_PAGES: "off", DATABASE_URL: database.url() },
    });
    const witnesses = DEMO_LOGINS.slice(0, 3).map((_, i) => new Witness(`W${i}`, portal.url));
    for (const [i, witness] of witnesses.entries()) await witness.caller.signIn(DEMO_LOGINS[i]!);
    const answered = () => witnesses.reduce((sum, { counts }) => sum + counts.saved + counts.uploaded, 0);
    const isAlive = () => portal.process.exitCode === null && portal.process.signalCode === null;

    let isOver = false;
    // A caller that is asked to come again does.
    const work = async (witness: Witness) => {
      while (!isOver && isAlive()) await witness.work(() => isOver);
    };
    const working = Promise.all(witnesses.map(work));
    for (let drop = 0; drop < DROPS; drop++) {
      const share = answered() + WRITES_A_ROUND;
      await reached(portal, working, () => answered() >= share);
      await database.dropConnections();
    }
    const afterwards = answered() + WRITES_A_ROUND;
    await reached(portal, working, () => answered() >= afterwards);
    isOver = true;
    await working;

    expect(isAlive(), portal.output()).toBe(true);
    expect((await Promise.all(witnesses.map((witness) => witness.missing()))).flat()).toEqual([]);
    const cutOff = witnesses.reduce((sum, { counts }) => sum + counts.unanswered, 0);
    console.log(`${DROPS} drops, ${answered()} writes answered, ${cutOff} told to come again`);
    expect(cutOff).toBeGreaterThan(0);
    await portal.stop();
    expect(portal.process.exitCode, portal.output()).toBe(0);
  },
);
