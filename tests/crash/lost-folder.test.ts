import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { DEMO_LOGINS } from "../../demo/people/demo-people.ts";
import { startPortal } from "../run/portal.ts";
import { freeze } from "./freeze.ts";
import { reached } from "./reached.ts";
import { Witness } from "./witness.ts";

const WRITES_OF_EACH = 20;

const dataFolder = mkdtempSync(join(tmpdir(), "selvedge-crash-"));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

const start = () => startPortal({ dataFolder, env: { SELVEDGE_SEED: "light", SELVEDGE_PAGES: "off" } });

test.skipIf(process.env.DATABASE_URL)(
  "the embedded database: a portal that stood still under writes while another took its folder over ends by itself, and nothing that either answered is lost",
  async () => {
    const first = await start();
    const witnesses = DEMO_LOGINS.slice(0, 3).map((_, i) => new Witness(`W${i}`, first.url));
    for (const [i, witness] of witnesses.entries()) await witness.caller.signIn(DEMO_LOGINS[i]!);
    const answered = (reports: readonly Witness[]) =>
      reports.reduce((sum, { counts }) => sum + counts.saved + counts.uploaded, 0);
    const working = Promise.all(witnesses.map((witness) => witness.work()));
    await reached(first, working, () => answered(witnesses) >= WRITES_OF_EACH);

    await freeze(first);
    // As somebody does by hand, or a portal of another machine after its wait.
    renameSync(join(dataFolder, "portal.lock"), join(dataFolder, "portal.lock.before"));
    const second = await start();
    const others = [new Witness("other", second.url)];
    await others[0]!.caller.signIn(DEMO_LOGINS[0]!);
    let isOver = false;
    const goingOn = Promise.all(others.map((other) => other.work(() => isOver)));
    await reached(second, goingOn, () => answered(others) >= WRITES_OF_EACH);
    const beforeItWoke = answered(witnesses);

    await first.stop("SIGCONT");
    expect(first.process.exitCode, first.output()).toBe(1);
    expect(first.output()).toContain(`The folder ${dataFolder} was taken over by another portal (process ${second.process.pid}`);
    await working;
    // What was on its way when it stood still may have been flushed by then, and only its answer not read.
    expect(answered(witnesses) - beforeItWoke).toBeLessThanOrEqual(witnesses.length);

    const afterwards = answered(others) + WRITES_OF_EACH;
    await reached(second, goingOn, () => answered(others) >= afterwards);
    isOver = true;
    await goingOn;
    await second.stop("SIGKILL");

    const third = await start();
    for (const { caller } of [...witnesses, ...others]) caller.url = third.url;
    expect((await Promise.all([...witnesses, ...others].map((witness) => witness.missing()))).flat()).toEqual([]);
    await third.stop();
    expect(third.process.exitCode, third.output()).toBe(0);
  },
);
