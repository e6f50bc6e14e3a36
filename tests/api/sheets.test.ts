import { exportExcelWithPic, exportOrders, getJobFile, myOrder, PREFIX } from "@selvedge/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inlinePool } from "../../server/assembly/worker-pools.ts";
import { idOf } from "../../server/platform/ids.ts";
import { forgetOldWork, startWork } from "../../server/platform/jobs/long-work.ts";
import type { WorkerPool } from "../../server/platform/jobs/pool/worker-pool.ts";
import { BUYER, type Client, type TestApp } from "./harness.ts";
import { productIdsOf, startMill } from "./mill.ts";

const DAY_MS = 86_400_000;
let portal: TestApp;
let designer: Client;
let buyer: Client;
/** Spreadsheets that the pool was given and has not written yet, in the order they came. */
const given: (() => void)[] = [];
const held: WorkerPool = {
  ...inlinePool,
  async do(name, input, how) {
    if (name === "book") await new Promise<void>((write) => given.push(write));
    // As it comes to a thread.
    return inlinePool.do(name, structuredClone(input), how);
  },
};
beforeAll(async () => {
  portal = await startMill({ workers: held, limits: { rates: false } });
  [designer, buyer] = await Promise.all([portal.signIn(), portal.signIn(BUYER.username)]);
});
afterAll(() => portal.close());

const sent = (client: Client, path: string, body: unknown) =>
  client.send({
    method: "POST",
    url: PREFIX + path,
    headers: { "content-type": "application/json", "x-requested-with": "1" },
    payload: JSON.stringify(body),
  });
const waiting = (count: number) => expect.poll(() => given.length).toBe(count);

test("sheets are written by the worker pool, a person's one after the other, two people's beside each other", async () => {
  const productIds = (await productIdsOf(portal)).slice(0, 2);
  const all = Promise.all([
    sent(designer, exportExcelWithPic.path, { productIds }),
    sent(designer, exportOrders.path, {}),
    sent(buyer, exportExcelWithPic.path, { productIds }),
  ]);
  await waiting(2);
  await Promise.all([designer.call(myOrder, {}), buyer.call(myOrder, {})]);
  expect(given).toHaveLength(2);
  for (const write of given.splice(0)) write();
  await waiting(1);
  for (const write of given.splice(0)) write();
  for (const answer of await all) expect(answer.headers["content-type"]).toContain("spreadsheetml.sheet");
});

test("what a work made is there for a day, and gone with it afterwards", async () => {
  const { db, files, clock } = portal;
  const file = { bytes: new Uint8Array([1, 2, 3]), mime: "text/plain", fileName: "a.txt" };
  const parts = { db, files, clock, fault: () => {} };
  const jobId = await startWork(parts, idOf("user", BUYER.username), async () => file);
  const fetched = () => buyer.send({ method: "GET", url: `${PREFIX}${getJobFile.path}?jobId=${jobId}` });
  await expect.poll(async () => (await fetched()).statusCode).toBe(200);
  const later = (ms: number, than: Date) => ({ now: () => new Date(than.getTime() + ms) });
  await forgetOldWork({ db, files, clock: later(DAY_MS - 60_000, clock.now()) });
  expect((await fetched()).rawPayload).toEqual(Buffer.from(file.bytes));
  await forgetOldWork({ db, files, clock: later(DAY_MS + 60_000, clock.now()) });
  expect((await fetched()).json()).toMatchObject({ code: 40400 });
  // The file's own time is the machine's.
  await forgetOldWork({ db, files, clock: later(DAY_MS - 60_000, new Date()) });
  expect(await files.passing.get(jobId)).toEqual(Buffer.from(file.bytes));
  await forgetOldWork({ db, files, clock: later(DAY_MS + 60_000, new Date()) });
  expect(await files.passing.get(jobId)).toBeNull();
});

test("more than 5,000 fabrics are refused, in the reader's words", async () => {
  const [id] = await productIdsOf(portal);
  await sql`INSERT INTO products SELECT (jsonb_populate_record(p, jsonb_build_object('id', md5(n::text), 'code', 'ZZ-' || n))).*
    FROM products p, generate_series(1, 5000) n WHERE p.id = ${id}`.execute(portal.db);
  const answer = await sent(designer, exportExcelWithPic.path, { query: {}, lang: "fr" });
  expect(answer.json()).toMatchObject({
    code: 40001,
    data: { fields: [{ path: "query", rule: "max", message: expect.stringContaining("5 000 tissus") }] },
  });
});
