import { DESCRIBE_RATE, searchPicture, uploadImage } from "@selvedge/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inlinePool } from "../../server/assembly/worker-pools.ts";
import { clothStore } from "../../server/fabrics/cloths/store.ts";
import { keepDescriptors } from "../../server/fabrics/search/pictures/seen/keep.ts";
import { KEPT_MS } from "../../server/fabrics/search/pictures/seen/remembered.ts";
import type { WorkerPool } from "../../server/platform/jobs/pool/worker-pool.ts";
import { BUYER, type Client, type TestApp } from "./harness.ts";
import { aPicture, startMill } from "./mill.ts";

const MAX_SIDE_PX = 400;

let portal: TestApp;
let designer: Client;
let imageId: string;
let described = 0;
/** Counts how often a photograph is described; one description serves for all of them. */
const known = new Map<string, Promise<unknown>>();
const counting: WorkerPool = {
  ...inlinePool,
  do: ((kind: string, input: never, how: never) => {
    if (kind !== "photograph" && kind !== "photographViews") return inlinePool.do(kind as never, input, how);
    if (kind === "photograph") described += 1;
    if (!known.has(kind)) known.set(kind, inlinePool.do(kind as never, input, how));
    return known.get(kind);
  }) as WorkerPool["do"],
};

beforeAll(async () => {
  portal = await startMill({ workers: counting });
  designer = await portal.signIn();
  const cloths = clothStore({ files: portal.files, workers: inlinePool, longestPx: MAX_SIDE_PX });
  await keepDescriptors({ db: portal.db, files: portal.files, cloths, workers: inlinePool });
  const file = { bytes: await aPicture(200, 200), name: "swatch.png" };
  ({ imageId } = await designer.call(uploadImage, { purpose: "search" }, { file }));
});
beforeEach(() => {
  portal.clock.move(KEPT_MS);
  described = 0;
});
afterAll(() => portal.close());

const region = (x: number) => ({ x, y: 0, width: 0.5, height: 0.5 });

test("a picture is described once however often it is weighed, narrowed and paged, and that counts as once", async () => {
  for (let ask = 0; ask <= DESCRIBE_RATE.max; ask += 1) {
    const weights = { colour: ask / 10, texture: 1, scale: 1 };
    await designer.call(searchPicture, { imageId, weights, facets: true, pn: ask % 2, rn: 1 });
  }
  expect(described).toBe(1);
});

test("more regions than may be described in a minute are refused, and what was described before is still answered", async () => {
  for (let ask = 0; ask < DESCRIBE_RATE.max; ask += 1) await designer.call(searchPicture, { imageId, region: region(ask / 100) });
  expect(await designer.ask(searchPicture, { imageId, region: region(0.4) })).toMatchObject({ status: 429, code: 42900 });
  expect(described).toBe(DESCRIBE_RATE.max);
  expect(await designer.ask(searchPicture, { imageId, region: region(0.1) })).toMatchObject({ status: 200 });
  portal.clock.move(DESCRIBE_RATE.windowMs);
  expect(await designer.ask(searchPicture, { imageId, region: region(0.4) })).toMatchObject({ status: 200 });
});

test("a description that is kept answers nobody of another company, and nobody without a session", async () => {
  await designer.call(searchPicture, { imageId });
  const stranger = await portal.signIn(BUYER.username, BUYER.password);
  expect(await stranger.ask(searchPicture, { imageId })).toMatchObject({ code: 40400 });
  expect(await portal.anonymous().ask(searchPicture, { imageId })).toMatchObject({ code: 40100 });
  expect(described).toBe(1);
});

test("after some minutes a picture is described anew", async () => {
  await designer.call(searchPicture, { imageId });
  portal.clock.move(KEPT_MS - 1);
  await designer.call(searchPicture, { imageId });
  expect(described).toBe(1);
  portal.clock.move(KEPT_MS);
  await designer.call(searchPicture, { imageId });
  expect(described).toBe(2);
});
