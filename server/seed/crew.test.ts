import { expect, test } from "vitest";
import { crewOfThreads } from "./crew.ts";
import { FABRICS } from "./fabrics/index.ts";

test("jobs are shared out among threads, and a fault fails its own job alone", async () => {
  const crew = crewOfThreads(2);
  const cloth = FABRICS[0]!.cloth;
  const [good, bad, more] = await Promise.allSettled([
    crew.do("cloth", { cloth, pixels: 64 }),
    crew.do("drape", { recipe: "tee", size: "no such size" }),
    crew.do("cloth", { cloth, pixels: 64 }),
  ]);
  expect([good.status, bad.status, more.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(bad.status === "rejected" && String(bad.reason)).toContain("no such size");
  if (good.status !== "fulfilled" || more.status !== "fulfilled") throw new Error("the cloth was not rendered");
  expect(Buffer.from(good.value.albedo).equals(Buffer.from(more.value.albedo))).toBe(true);
  await crew.end();
});
