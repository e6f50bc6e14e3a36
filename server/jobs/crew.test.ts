import { expect, test } from "vitest";
import { FABRICS } from "../seed/fabrics/index.ts";
import { crewOfThreads, WorkEnded } from "./crew.ts";
import { restingCrew } from "./resting.ts";

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

test("what is urgent goes before everything that waits", async () => {
  const crew = crewOfThreads(1);
  const cloth = FABRICS[0]!.cloth;
  const ended: string[] = [];
  const gauge = (name: string, urgent: boolean) =>
    crew.do("gauge", { cloth, longestPx: 64 }, { urgent }).then(() => ended.push(name));
  await Promise.all([gauge("running", false), gauge("a", false), gauge("b", false), gauge("urgent", true), gauge("next", true)]);
  expect(ended).toEqual(["running", "urgent", "next", "a", "b"]);
  await crew.end();
});

test("a crew that was sent home for good is not called together again", async () => {
  const crew = restingCrew(1);
  const order = { cloth: FABRICS[0]!.cloth, longestPx: 64 };
  const running = crew.do("gauge", order);
  const failed = expect(running).rejects.toThrow(WorkEnded);
  await crew.end();
  await failed;
  await expect(crew.do("gauge", order)).rejects.toThrow(WorkEnded);
});
