import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomFrom } from "@selvedge/textile-core";
import { afterAll, expect, test } from "vitest";
import { DEMO_LOGINS } from "../../demo/people/demo-people.ts";
import { type Portal, startPortal } from "../run/portal.ts";
import { SEED } from "../run/seed.ts";
import { ownDatabase } from "./own-database.ts";
import { pause, reached } from "./reached.ts";
import { Witness } from "./witness.ts";

const KILLS_WHILE_STARTING = 3;
const MAX_WAIT_MS = 400;

const chance = randomFrom(SEED);
const dataFolder = mkdtempSync(join(tmpdir(), "selvedge-crash-"));
const server = process.env.DATABASE_URL;
const database = ownDatabase();
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

const start = (timeoutMs = 120_000): Promise<Portal> =>
  startPortal({ dataFolder, timeoutMs, env: { SELVEDGE_SEED: "light", SELVEDGE_PAGES: "off", DATABASE_URL: database.url() } });

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * The real server is killed with -9 under writes, started again, and asked for everything it had answered with success.
 * With DATABASE_URL on a database of its own on that PostgreSQL, else on the embedded one.
 */
export function testKilledUnderWrites({ kills, fewestWrites }: { readonly kills: number; readonly fewestWrites: number }): void {
  // A round ends no sooner than its share of the writes has been answered, then at a random moment.
  const writesARound = Math.ceil(fewestWrites / kills);
  test(`${server ? "PostgreSQL" : "the embedded database"}: killed ${kills} times under writes, it has all it answered and nothing torn`, async () => {
    let portal = await start();
    // Two of one person and two of others, all at once.
    const people = [0, 0, 1, 2].map((i) => DEMO_LOGINS[i]!);
    const witnesses = people.map((_, i) => new Witness(`W${i}`, portal.url));
    // A session survives the server too: nobody signs in again.
    for (const [i, witness] of witnesses.entries()) await witness.caller.signIn(people[i]!);

    const answered = () => witnesses.reduce((sum, { counts }) => sum + counts.saved + counts.uploaded, 0);
    let startSeconds = 0;
    for (let kill = 1; kill <= kills; kill++) {
      const working = Promise.all(witnesses.map((witness) => witness.work()));
      const share = answered() + writesARound;
      await reached(portal, working, () => answered() >= share);
      await pause(chance() * MAX_WAIT_MS);
      await portal.stop("SIGKILL");
      await working;
      if (kill % Math.ceil(kills / KILLS_WHILE_STARTING) === 0)
        await start(chance() * 2_500).then(
          (early) => early.stop("SIGKILL"),
          () => {},
        );
      portal = await start();
      startSeconds += portal.startSeconds;
      for (const { caller } of witnesses) caller.url = portal.url;
    }

    const wrong = (await Promise.all(witnesses.map((witness) => witness.missing()))).flat();
    const total = (key: "saved" | "uploaded" | "unanswered") => witnesses.reduce((sum, { counts }) => sum + counts[key], 0);
    console.log(
      `${kills} kills, ${total("saved")} saves and ${total("uploaded")} uploads answered, ${total("unanswered")} cut off, ` +
        `started again in ${(startSeconds / kills).toFixed(1)} s on average`,
    );
    expect(wrong).toEqual([]);
    expect(answered()).toBeGreaterThanOrEqual(fewestWrites);
    expect(total("unanswered")).toBeGreaterThanOrEqual(kills);

    if (!server) await expect(start()).rejects.toThrow("already used by a running portal");
    await portal.stop();
    expect(portal.process.exitCode, portal.output()).toBe(0);
    expect(existsSync(join(dataFolder, "portal.lock"))).toBe(false);
    for (const path of filesBelow(join(dataFolder, "files/stored"))) {
      const hash = createHash("sha256").update(readFileSync(path)).digest("hex");
      expect(path.endsWith(`/${hash}`), path).toBe(true);
    }
  });
}
