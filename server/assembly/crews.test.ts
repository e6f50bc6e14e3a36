import { readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { FABRICS } from "../demo/fabrics/index.ts";
import { BEHIND_ALL, WorkEnded } from "../platform/jobs/crew/crew.ts";
import { restingCrew } from "../platform/jobs/crew/resting.ts";
import { crewOfThreads } from "./crews.ts";

/** A gauge takes some milliseconds. */
const LONG_ENOUGH_MS = 1_500;

test("jobs are shared out among threads, and a fault fails its own job alone", async () => {
  const crew = crewOfThreads(2);
  const cloth = FABRICS[0]!.cloth;
  const [good, bad, more] = await Promise.allSettled([
    crew.do("cloth", { cloth, longestPx: 64 }),
    crew.do("drape", { recipe: "tee", size: "no such size", hand: "voile" }),
    crew.do("cloth", { cloth, longestPx: 64 }),
  ]);
  expect([good.status, bad.status, more.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(bad.status === "rejected" && String(bad.reason)).toContain("no such size");
  if (good.status !== "fulfilled" || more.status !== "fulfilled") throw new Error("the cloth was not rendered");
  expect(Buffer.from(good.value.albedo).equals(Buffer.from(more.value.albedo))).toBe(true);
  await crew.end();
});

test("what was asked for last is done first", async () => {
  const crew = crewOfThreads(1);
  const cloth = FABRICS[0]!.cloth;
  const ended: string[] = [];
  const gauge = (name: string) => crew.do("gauge", { cloth, longestPx: 64 }).then(() => ended.push(name));
  await Promise.all([gauge("running"), gauge("first"), gauge("then"), gauge("last")]);
  expect(ended).toEqual(["running", "last", "then", "first"]);
  await crew.end();
});

test("what is short goes before what is long, and long jobs leave one of two threads to short ones", async () => {
  const crew = crewOfThreads(2);
  const ended: string[] = [];
  const note = (name: string) => () => void ended.push(name);
  const drape = (size: string) => crew.do("drape", { recipe: "tee", size, hand: "voile" }).then(note("drape"));
  const long = Promise.allSettled([drape("M"), drape("L")]);
  await crew.do("gauge", { cloth: FABRICS[0]!.cloth, longestPx: 64 }).then(note("gauge"));
  expect(ended).toEqual(["gauge"]);
  await crew.end();
  expect((await long).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test.runIf(process.platform === "linux")("its threads stand behind the one that answers calls", async () => {
  const threads = () => new Map(readdirSync("/proc/self/task").map((thread) => [thread, getPriority(Number(thread))]));
  const before = threads();
  const crew = crewOfThreads(1, BEHIND_ALL);
  await crew.do("gauge", { cloth: FABRICS[0]!.cloth, longestPx: 64 });
  const begun = [...threads()].filter(([thread]) => !before.has(thread)).map(([, priority]) => priority);
  expect(begun).toContain(BEHIND_ALL);
  expect(getPriority()).toBe(before.get(String(process.pid)));
  await crew.end();
});

test("a crew that was sent home for good is not called together again", async () => {
  const crew = restingCrew(() => crewOfThreads(1));
  const order = { cloth: FABRICS[0]!.cloth, longestPx: 64 };
  const running = crew.do("gauge", order);
  const failed = expect(running).rejects.toThrow(WorkEnded);
  await crew.end();
  await failed;
  await expect(crew.do("gauge", order)).rejects.toThrow(WorkEnded);
});

test("what a thread says while the crew is sent home is heard by nobody", async () => {
  const crew = crewOfThreads(1);
  const order = { cloth: FABRICS[0]!.cloth, longestPx: 64 };
  await crew.do("gauge", order);
  const running = crew.do("gauge", order);
  const failed = expect(running).rejects.toThrow(WorkEnded);
  // Until its answer lies in the mailbox of this thread, which is too busy to read it.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LONG_ENOUGH_MS);
  await crew.end();
  await failed;
});
