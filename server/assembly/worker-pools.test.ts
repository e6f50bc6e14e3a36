import { readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { FABRICS } from "../../demo/fabrics/index.ts";
import { withIdleTimeout } from "../platform/jobs/pool/idle-timeout.ts";
import { BEHIND_ALL, startThreadPool, WorkEnded } from "../platform/jobs/pool/worker-pool.ts";
import { threadPool } from "./worker-pools.ts";

/** Measuring a cloth takes some milliseconds. */
const LONG_ENOUGH_MS = 1_500;

test("jobs are shared out among threads, and a fault fails its own job alone", async () => {
  const workers = threadPool(2);
  const cloth = FABRICS[0]!.cloth;
  const [good, bad, more] = await Promise.allSettled([
    workers.do("cloth", { cloth, longestPx: 64 }),
    workers.do("drape", { recipe: "tee", size: "no such size", hand: "voile" }),
    workers.do("cloth", { cloth, longestPx: 64 }),
  ]);
  expect([good.status, bad.status, more.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(bad.status === "rejected" && String(bad.reason)).toContain("no such size");
  if (good.status !== "fulfilled" || more.status !== "fulfilled") throw new Error("the cloth was not rendered");
  expect(Buffer.from(good.value.albedo).equals(Buffer.from(more.value.albedo))).toBe(true);
  await workers.end();
});

test("what was asked for last is done first", async () => {
  const workers = threadPool(1);
  const cloth = FABRICS[0]!.cloth;
  const ended: string[] = [];
  const metrics = (name: string) => workers.do("clothMetrics", { cloth, longestPx: 64 }).then(() => ended.push(name));
  await Promise.all([metrics("running"), metrics("first"), metrics("then"), metrics("last")]);
  expect(ended).toEqual(["running", "last", "then", "first"]);
  await workers.end();
});

test("what is short goes before what is long, and long jobs leave one of two threads to short ones", async () => {
  const workers = threadPool(2);
  const ended: string[] = [];
  const note = (name: string) => () => void ended.push(name);
  const drape = (size: string) => workers.do("drape", { recipe: "tee", size, hand: "voile" }).then(note("drape"));
  const long = Promise.allSettled([drape("M"), drape("L")]);
  await workers.do("clothMetrics", { cloth: FABRICS[0]!.cloth, longestPx: 64 }).then(note("clothMetrics"));
  expect(ended).toEqual(["clothMetrics"]);
  await workers.end();
  expect((await long).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test.runIf(process.platform === "linux")("its threads stand behind the one that answers calls", async () => {
  const threads = () => new Map(readdirSync("/proc/self/task").map((thread) => [thread, getPriority(Number(thread))]));
  const before = threads();
  const workers = threadPool(1, BEHIND_ALL);
  await workers.do("clothMetrics", { cloth: FABRICS[0]!.cloth, longestPx: 64 });
  const begun = [...threads()].filter(([thread]) => !before.has(thread)).map(([, priority]) => priority);
  expect(begun).toContain(BEHIND_ALL);
  expect(getPriority()).toBe(before.get(String(process.pid)));
  await workers.end();
});

test("jobs that wait for a thread that cannot start fail with its error", async () => {
  const workers = startThreadPool({ worker: new URL("./no-such-worker.ts", import.meta.url), isLong: () => false, size: 1 });
  const input = { cloth: FABRICS[0]!.cloth, longestPx: 64 };
  const work = [workers.do("clothMetrics", input), workers.do("clothMetrics", input)];
  for (const result of await Promise.allSettled(work))
    expect(result).toMatchObject({ status: "rejected", reason: { message: expect.stringContaining("no-such-worker") } });
  await workers.end();
});

test("a pool that was ended starts no thread again", async () => {
  const workers = withIdleTimeout(() => threadPool(1));
  const input = { cloth: FABRICS[0]!.cloth, longestPx: 64 };
  const running = workers.do("clothMetrics", input);
  const failed = expect(running).rejects.toThrow(WorkEnded);
  await workers.end();
  await failed;
  await expect(workers.do("clothMetrics", input)).rejects.toThrow(WorkEnded);
});

test("what a thread reports while its pool is ended is ignored", async () => {
  const workers = threadPool(1);
  const input = { cloth: FABRICS[0]!.cloth, longestPx: 64 };
  await workers.do("clothMetrics", input);
  const running = workers.do("clothMetrics", input);
  const failed = expect(running).rejects.toThrow(WorkEnded);
  // Until its answer lies in the mailbox of this thread, which is too busy to read it.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LONG_ENOUGH_MS);
  await workers.end();
  await failed;
});
