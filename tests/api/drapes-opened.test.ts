import { createShare, getDrape, getStyle, type HandClass } from "@selvedge/contract";
import { SOLVER_VERSION } from "@selvedge/garment-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { DrapeInput } from "../../server/garments/styles/drapes/drape-job.ts";
import { type DrapesAhead, drapeOpened } from "../../server/garments/styles/drapes/drapes-opened.ts";
import { idOf, newId } from "../../server/platform/ids.ts";
import { preparedLast } from "../../server/platform/jobs/pool/prepared-last.ts";
import { WorkEnded, type WorkerPool } from "../../server/platform/jobs/pool/worker-pool.ts";
import { BUYER, type Client, type TestApp } from "./harness.ts";
import { aPicture, drapedToday, NO_ID, OWN_SIZE, ownRecipe, startMill, styleIdOf } from "./mill.ts";

type Drape = { input: DrapeInput; done: () => void; unsewable: (why: string) => void; failed: (error: Error) => void };

/** A pool that drapes when the test says so; when it is ended, what it was given fails, and what it is given then. */
function heldPool() {
  const given: Drape[] = [];
  let ended = false;
  const workers = {
    do: (_name: "drape", input: DrapeInput) =>
      new Promise((done, failed) => {
        if (ended) return failed(new WorkEnded());
        const bytes = Buffer.from(`SVDR${JSON.stringify(input)}`);
        given.push({
          input,
          done: () => done({ bytes, metrics: {} }),
          unsewable: (unsewable) => done({ unsewable }),
          failed,
        });
      }),
    end: async () => {
      ended = true;
      for (const { failed } of given) failed(new WorkEnded());
    },
  } as unknown as WorkerPool;
  return { given, workers };
}

let portal: TestApp;
let designer: Client;
let id: string;
let asked: ReturnType<typeof heldPool>;
let prepared: ReturnType<typeof heldPool>;
let faults: string[];
let pool: ReturnType<typeof preparedLast>;
let ahead: DrapesAhead;

/** What one process of the portal makes ahead. */
const aQueue = (workers: WorkerPool): DrapesAhead =>
  drapeOpened({
    db: portal.db,
    files: portal.files,
    clock: portal.clock,
    workers,
    nobodyWaits: pool.nobodyWaits,
    fault: (error, what) => faults.push(`${what}: ${error}`),
  });

beforeEach(async () => {
  [asked, prepared, faults] = [heldPool(), heldPool(), []];
  pool = preparedLast(asked.workers, heldPool().workers);
  portal = await startMill({ workers: pool, drapesAhead: { opened: (garment) => ahead.opened(garment) } });
  ahead = aQueue(prepared.workers);
  designer = await portal.signIn();
  id = await styleIdOf(portal);
});
afterEach(async () => {
  await Promise.all([pool.end(), ahead.stop()]);
  await portal.close();
});

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(isTrue, { interval: 5 }).toBe(true);
}
/** The drape a pool was given as its `count`th. */
async function nth({ given }: ReturnType<typeof heldPool>, count: number): Promise<Drape> {
  await until(() => given.length >= count);
  expect(given).toHaveLength(count);
  return given[count - 1]!;
}
const storedHands = async (styleId = id): Promise<HandClass[]> =>
  (await portal.db.selectFrom("style_drapes").select("hand").where("style_id", "=", styleId).orderBy("hand").execute()).map(
    ({ hand }) => hand,
  );
const works = () => portal.db.selectFrom("drape_work").select(["size", "hand", "failed"]).execute();
const handsOf = ({ given }: ReturnType<typeof heldPool>) => given.map(({ input }) => `${input.size} ${input.hand}`);

const ALL: HandClass[] = ["coating", "shirting", "suiting", "twill", "voile"];
/** A T-shirt is cut for a jersey that hangs like a shirting: the nearest classes first, its own last. */
const IN_TURN = ["M voile", "M suiting", "M twill", "M coating", "M shirting"];

test("a style that is opened is draped in all classes of cloth in that size, one at a time; opened again, nothing is made twice", async () => {
  await designer.call(getStyle, { id });
  await designer.call(getStyle, { id, size: "M" });
  for (const count of [1, 2, 3, 4, 5]) {
    const { done } = await nth(prepared, count);
    await designer.call(getStyle, { id });
    done();
  }
  await until(async () => (await storedHands()).length === 5 && (await works()).length === 0);
  expect(handsOf(prepared)).toEqual(IN_TURN);
  const style = await designer.call(getStyle, { id });
  expect(style.drapes.map(({ size, hand }) => [size, hand])).toEqual(ALL.map((hand) => ["M", hand]));
  expect(await designer.call(getDrape, { id, hand: "coating" })).toMatchObject({ state: "ready" });
  await designer.call(getStyle, { id, size: "L" });
  await nth(prepared, 6);
  expect(handsOf(prepared).at(-1)).toBe("L voile");
  expect([asked.given, faults]).toEqual([[], []]);
});

test("what was stored before is not made again; what another solver or another recipe made is", async () => {
  const file_hash = await portal.files.put(await aPicture());
  const row = { style_id: id, size: "M", ...drapedToday("tee", "M"), file_hash, metrics: "{}" };
  await portal.db
    .insertInto("style_drapes")
    .values([
      ...(["voile", "twill", "shirting"] as const).map((hand) => ({ ...row, hand })),
      { ...row, hand: "coating", solver: SOLVER_VERSION - 1 },
      { ...row, hand: "suiting", recipe_hash: "0".repeat(16) },
    ])
    .execute();
  await designer.call(getStyle, { id });
  (await nth(prepared, 1)).done();
  (await nth(prepared, 2)).done();
  await until(async () => (await storedHands()).length === 5 && (await works()).length === 0);
  expect(handsOf(prepared)).toEqual(["M suiting", "M coating"]);
});

test("what somebody asks for is made before what is only prepared, which begins when nobody waits", async () => {
  await designer.call(getDrape, { id, hand: "shirting" });
  const own = await nth(asked, 1);
  await designer.call(getStyle, { id });
  // It waits its turn, claimed by nobody: asked for, it begins at once.
  expect(await designer.call(getDrape, { id, hand: "voile" })).toMatchObject({ state: "making" });
  const voile = await nth(asked, 2);
  expect(voile.input).toMatchObject({ size: "M", hand: "voile" });
  own.done();
  await until(async () => (await storedHands()).length === 1);
  expect(prepared.given).toEqual([]);
  voile.done();
  for (const count of [1, 2, 3]) (await nth(prepared, count)).done();
  await until(async () => (await storedHands()).length === 5);
  expect(handsOf(prepared)).toEqual(["M suiting", "M twill", "M coating"]);
  expect(asked.given).toHaveLength(2);
});

test("what is being prepared is not begun anew by who asks for it", async () => {
  await designer.call(getStyle, { id });
  const { done } = await nth(prepared, 1);
  expect(await designer.call(getDrape, { id, hand: "voile" })).toMatchObject({ state: "making" });
  done();
  await until(async () => (await designer.call(getDrape, { id, hand: "voile" })).state === "ready");
  expect(asked.given).toEqual([]);
});

test("what was opened last comes first", async () => {
  await designer.call(getStyle, { id, size: "S" });
  const first = await nth(prepared, 1);
  await designer.call(getStyle, { id, size: "L" });
  await designer.call(getStyle, { id, size: "XL" });
  await designer.call(getStyle, { id, size: "L" });
  first.done();
  (await nth(prepared, 2)).done();
  await nth(prepared, 3);
  expect(handsOf(prepared)).toEqual(["S voile", "L voile", "L suiting"]);
});

test("two processes on one database share the classes between them", async () => {
  const elsewhere = heldPool();
  const other = aQueue(elsewhere.workers);
  await designer.call(getStyle, { id });
  await nth(prepared, 1);
  other.opened({ styleId: id, recipe: "tee", size: "M" });
  await nth(elsewhere, 1);
  for (const { given } of [prepared, elsewhere]) given[0]!.done();
  const left = () => [...prepared.given, ...elsewhere.given];
  await until(async () => {
    for (const { done } of left()) done();
    return (await storedHands()).length === 5;
  });
  expect([...handsOf(prepared), ...handsOf(elsewhere)].toSorted()).toEqual(IN_TURN.toSorted());
  await until(async () => (await works()).length === 0);
  await other.stop();
});

test("a company's own style is draped for that company alone; a stranger and a link prepare nothing", async () => {
  const style = await portal.db.selectFrom("styles").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const own = newId(portal.clock.now());
  const picture_hash = await portal.files.putUpload(await aPicture());
  const mine = {
    name: "Northlight shorts",
    company_id: idOf("company", "northlight"),
    sizes: [OWN_SIZE],
    default_size: OWN_SIZE,
  };
  await portal.db
    .insertInto("styles")
    .values({ ...style, ...mine, id: own, recipe: await ownRecipe(designer), picture_hash, options: "{}" })
    .execute();
  const buyer = await portal.signIn(BUYER.username);
  expect(await buyer.ask(getStyle, { id: own })).toMatchObject({ code: 40400 });
  const { shareToken } = await designer.call(createShare, { kind: "design", id });
  expect(await portal.anonymous().call(getStyle, { id, shareToken })).toMatchObject({ id });
  await designer.call(getStyle, { id: own });
  for (const count of [1, 2, 3, 4, 5]) (await nth(prepared, count)).done();
  await until(async () => (await storedHands(own)).length === 5);
  expect(handsOf(prepared)).toEqual(["suiting", "coating", "shirting", "voile", "twill"].map((hand) => `${OWN_SIZE} ${hand}`));
  const { url } = (await designer.call(getStyle, { id: own })).drapes[0]!;
  const fetched = async (client: Client) => (await client.send({ method: "GET", url })).statusCode;
  expect([await fetched(designer), await fetched(buyer), await fetched(portal.anonymous())]).toEqual([200, 404, 404]);
});

test("a queue that fails fails no call: what cannot be draped says so, the next is made", async () => {
  await designer.call(getStyle, { id });
  (await nth(prepared, 1)).unsewable("a seam stays open by 9.0 mm");
  (await nth(prepared, 2)).done();
  expect(await designer.call(getDrape, { id, hand: "voile" })).toEqual({ state: "failed" });
  expect(faults).toEqual([expect.stringContaining("could not be draped in voile: Error: a seam stays open")]);
  // A style that is gone by the time its turn comes.
  ahead.opened({ styleId: NO_ID, recipe: "tee", size: "M" });
  (await nth(prepared, 3)).done();
  await until(() => faults.length === 2);
  expect(faults[1]).toContain("an opened style could not be draped in other cloths");
  await designer.call(getStyle, { id });
  (await nth(prepared, 4)).done();
});

test("when the portal ends, the drape in hand is left for whoever asks, and nothing else is begun", async () => {
  await designer.call(getStyle, { id });
  await nth(prepared, 1);
  await ahead.stop();
  await designer.call(getStyle, { id });
  expect([await works(), handsOf(prepared), faults]).toEqual([[], ["M voile"], []]);
});
