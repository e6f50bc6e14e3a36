import { createOwnStyle, createShare, getDrape, getStyle, type OwnPattern } from "@selvedge/contract";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { buildApp } from "../../server/app.ts";
import type { DrapeInput } from "../../server/garments/styles/drapes/drape-job.ts";
import { ownHandOf } from "../../server/garments/styles/drapes/drapes.ts";
import { drapeAtRest } from "../../server/garments/styles/drapes/drapes-at-rest.ts";
import { listenToTraffic } from "../../server/platform/http/traffic.ts";
import { type How, WorkEnded, type WorkerPool } from "../../server/platform/jobs/pool/worker-pool.ts";
import type { Client, TestApp } from "./harness.ts";
import { NO_ID, ownRecipe, savedDesign, startMill, styleIdOf } from "./mill.ts";

/** A pool that drapes when the test says so, and what it was given. */
const given: {
  input: DrapeInput;
  ahead: boolean;
  tell: (share: number) => void;
  done: () => void;
  unsewable: (why: string) => void;
  failed: (error: Error) => void;
}[] = [];
const workers = {
  do: (_name: "drape", input: DrapeInput, how?: How) =>
    new Promise((done, failed) => {
      const bytes = Buffer.from(`SVDR${JSON.stringify(input)}`);
      given.push({
        input,
        ahead: how?.ahead ?? false,
        tell: how?.onShare ?? (() => {}),
        done: () => done({ bytes, metrics: { speed: 0.4 } }),
        unsewable: (unsewable) => done({ unsewable }),
        failed,
      });
    }),
  end: async () => {},
} as unknown as WorkerPool;

const TROUSERS_MENU = 127;
let portal: TestApp;
let designer: Client;
let id: string;
beforeAll(async () => {
  portal = await startMill({ workers });
  designer = await portal.signIn();
  id = await styleIdOf(portal);
});
afterAll(() => portal.close());
beforeEach(() => {
  given.length = 0;
});

/** Asks until the drape is no longer being made. */
async function settled(client: Client, asked: { hand: "voile" | "suiting" | "twill" | "coating"; size?: string }) {
  const ask = () => client.call(getDrape, { id, ...asked });
  await expect.poll(async () => (await ask()).state, { interval: 10 }).not.toBe("making");
  return ask();
}

test("a drape that is not there is made once for everybody who asks, also by another process, and then it is there", async () => {
  const other = await buildApp({
    db: portal.db,
    files: portal.files,
    clock: portal.clock,
    workers,
    logStream: { write: () => {} },
  });
  const asked = { id, hand: "coating", size: "L" } as const;
  const elsewhere = () =>
    other.inject({
      method: "POST",
      url: "/picSearch/wes/design/getDrape",
      headers: {
        cookie: [...designer.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "sec-fetch-site": "same-origin",
      },
      payload: asked,
    });
  const [here, there] = await Promise.all([designer.call(getDrape, asked), elsewhere()]);
  expect([here.state, there.json().data.state]).toEqual(["making", "making"]);
  expect(given.map(({ input, ahead }) => ({ ...input, ahead }))).toEqual([
    { recipe: "tee", size: "L", hand: "coating", ahead: false },
  ]);
  expect(await designer.call(getDrape, asked)).toMatchObject({ state: "making", share: null });
  given[0]!.tell(0.42);
  expect(await designer.call(getDrape, asked)).toMatchObject({ state: "making", share: 0.42 });
  given[0]!.done();
  const ready = await settled(designer, { hand: "coating", size: "L" });
  if (ready.state !== "ready") throw new Error(ready.state);
  expect(ready.drape).toMatchObject({ size: "L", hand: "coating" });
  expect((await elsewhere()).json().data).toEqual(ready);
  expect(given).toHaveLength(1);
  const file = await designer.send({ method: "GET", url: ready.drape.url });
  expect(file.rawPayload.toString()).toContain("coating");
  const style = await designer.call(getStyle, { id });
  expect([style.hand, style.drapes]).toEqual(["shirting", [ready.drape]]);
  await other.close();
});

test("what cannot be sewn in a cloth says so, and is tried again after an hour", async () => {
  await designer.call(getDrape, { id, hand: "voile" });
  given[0]!.unsewable("a seam stays open by 9.0 mm");
  expect(await settled(designer, { hand: "voile" })).toEqual({ state: "failed" });
  expect(given).toHaveLength(1);
  portal.clock.move(3_700_000);
  expect((await designer.call(getDrape, { id, hand: "voile" })).state).toBe("making");
  expect(given).toHaveLength(2);
  given[1]!.done();
  expect((await settled(designer, { hand: "voile" })).state).toBe("ready");
});

test("a fault that is not the garment's says nothing of it: the drape is tried again, each time after a longer pause", async () => {
  const asked = { id, hand: "voile", size: "S" } as const;
  const look = () => designer.call(getDrape, asked);
  const after = async (count: number, error: Error) => {
    expect(given).toHaveLength(count);
    given[count - 1]!.failed(error);
    await expect.poll(async () => (await look()).state).toBe("delayed");
    return look();
  };
  await look();
  expect(await after(1, new RangeError("Array buffer allocation failed"))).toEqual({ state: "delayed", retryAfterMs: 5_000 });
  portal.clock.move(4_000);
  expect(await look()).toEqual({ state: "delayed", retryAfterMs: 1_000 });
  portal.clock.move(1_000);
  expect((await look()).state).toBe("making");
  expect(await after(2, new Error("A working thread ended with 1."))).toEqual({ state: "delayed", retryAfterMs: 20_000 });
  portal.clock.move(19_000);
  expect((await look()).state).toBe("delayed");
  portal.clock.move(1_000);
  expect((await look()).state).toBe("making");
  // The third pause is longer than a caller waits before asking again: another process may make it meanwhile.
  expect(await after(3, new Error("A working thread ended with 1."))).toEqual({ state: "delayed", retryAfterMs: 30_000 });
  portal.clock.move(80_000);
  await look();
  given[3]!.done();
  expect((await settled(designer, { hand: "voile", size: "S" })).state).toBe("ready");
  expect(await portal.db.selectFrom("drape_work").selectAll().execute()).toEqual([]);
});

test("a drape that is made but cannot be stored is tried again too", async () => {
  const { put } = portal.files;
  Object.assign(portal.files, { put: () => Promise.reject(new Error("no space is left")) });
  const asked = { id, hand: "suiting", size: "S" } as const;
  await designer.call(getDrape, asked);
  given[0]!.done();
  await expect.poll(async () => (await designer.call(getDrape, asked)).state).toBe("delayed");
  Object.assign(portal.files, { put });
  portal.clock.move(5_000);
  await designer.call(getDrape, asked);
  given[1]!.done();
  expect((await settled(designer, { hand: "suiting", size: "S" })).state).toBe("ready");
});

test("a pattern that is brought in is refused for a seam that stays open, not for what goes wrong here", async () => {
  const recipe = await ownRecipe(designer);
  const pattern = JSON.parse(recipe.slice(recipe.indexOf("{"))) as OwnPattern;
  const saved = async (end: (drape: (typeof given)[number]) => void) => {
    const answer = designer.ask(createOwnStyle, { pattern, menuId: TROUSERS_MENU });
    await expect.poll(() => given.length).toBe(1);
    end(given.pop()!);
    return answer;
  };
  const refused = await saved(({ unsewable }) => unsewable("a seam stays open by 9.0 mm: frontR:a>b ~ frontL:a>b"));
  expect(refused).toMatchObject({ code: 40001, data: { fields: [{ path: "pattern", rule: "open" }] } });
  expect(await saved(({ failed }) => failed(new Error("A working thread ended with 1.")))).toMatchObject({ code: 50000 });
});

test("a drape whose maker was ended is made by whoever asks next", async () => {
  await designer.call(getDrape, { id, hand: "suiting" });
  given[0]!.failed(new WorkEnded());
  const givenOnceAsked = async () => {
    await designer.call(getDrape, { id, hand: "suiting" });
    return given.length;
  };
  await expect.poll(givenOnceAsked, { interval: 10 }).toBe(2);
  await designer.call(getDrape, { id, hand: "twill" });
  expect(given).toHaveLength(3);
  // The process that made the last one is gone without a word.
  portal.clock.move(31_000);
  expect((await designer.call(getDrape, { id, hand: "twill" })).state).toBe("making");
  expect(given).toHaveLength(4);
});

test("a drape is for who may see the style: wrong bodies, strangers and unknown styles and sizes are refused", async () => {
  expect(await designer.ask(getDrape, { id, hand: "felt" })).toMatchObject({ code: 40001 });
  expect(await designer.ask(getDrape, { id })).toMatchObject({ code: 40001 });
  expect(await designer.ask(getDrape, { id, hand: "voile", size: "XXXXL" })).toMatchObject({ code: 40400 });
  expect(await designer.ask(getDrape, { id: NO_ID, hand: "voile" })).toMatchObject({ code: 40400 });
  expect(await portal.anonymous().ask(getDrape, { id, hand: "voile" })).toMatchObject({ code: 40100 });
  const { card } = await savedDesign(portal, designer);
  const { shareToken } = await designer.call(createShare, { kind: "proposal", id: card.proposalId });
  const visitor = portal.anonymous();
  expect((await visitor.call(getDrape, { id, hand: "coating", size: "L", shareToken })).state).toBe("ready");
  expect(await visitor.ask(getDrape, { id: NO_ID, hand: "coating", shareToken })).toMatchObject({ code: 40400 });
  expect(given).toHaveLength(0);
});

test("at rest the style's sizes, then other classes are draped one by one; a call ends the one in hand, which is begun anew", async () => {
  let now = 0;
  let looks = 0;
  const traffic = listenToTraffic(() => {
    looks += 1;
    return now;
  });
  await portal.db.deleteFrom("style_drapes").execute();
  await portal.db.deleteFrom("drape_work").execute();
  const startPool = () => ({ ...workers, end: async () => given.at(-1)?.failed(new WorkEnded()) });
  const fault = (error: unknown) => {
    throw error;
  };
  const { db, files, clock } = portal;
  /** How many drapes had been begun when what shows them was drawn anew. */
  const drawnAfter: number[] = [];
  const drawAnew = async () => void drawnAfter.push(given.length);
  const atRest = drapeAtRest({ db, files, clock, traffic, fault, startPool, drawAnew, lookEveryMs: 5 });
  onTestFinished(() => atRest.stop());
  const until = async (count: number) => {
    await expect.poll(() => given.length, { interval: 5 }).toBeGreaterThanOrEqual(count);
    return given.at(-1)!;
  };
  now = 300_000;
  for (const [index, size] of ["S", "M", "L", "XL"].entries()) {
    const { input, done } = await until(index + 1);
    expect(input).toEqual({ recipe: "tee", size, hand: ownHandOf("tee") });
    done();
  }
  const first = await until(5);
  expect({ ...first.input, ahead: first.ahead }).toEqual({ recipe: "tee", size: "M", hand: "voile", ahead: true });
  traffic.heard();
  const before = looks;
  await expect.poll(() => looks, { interval: 5 }).toBeGreaterThan(before + 5);
  expect(given).toHaveLength(5);
  now = 600_000;
  const again = await until(6);
  expect(again.input.hand).toBe("voile");
  again.done();
  (await until(7)).done();
  expect((await until(8)).input.hand).toBe("twill");
  await atRest.stop();
  // The fifth was ended by a call, the last by the stop.
  expect(drawnAfter).toEqual([1, 2, 3, 4, 6, 7]);
  const stored = await db.selectFrom("style_drapes").select("hand").where("size", "=", "M").orderBy("hand").execute();
  expect(stored.map(({ hand }) => hand)).toEqual([ownHandOf("tee"), "suiting", "voile"].sort());
  expect(await db.selectFrom("drape_work").selectAll().execute()).toEqual([]);
});
