import type { DataOf, getDrape, StoredDrape } from "@selvedge/contract";
import { expect, test } from "vitest";
import { ApiError } from "../api/index.ts";
import { type Making, untilDraped } from "./until-draped.ts";

type Answer = DataOf<typeof getDrape>;
const drape: StoredDrape = { size: "M", hand: "voile", url: "/files/a", hash: "a" };

/** Asks a server that answers, or fails, one after the other. */
async function heard(...answers: readonly (Answer | ApiError)[]) {
  const makings: Making[] = [];
  const waited: number[] = [];
  const left = answers.values();
  const found = await untilDraped({
    ask: async () => {
      const answer = left.next().value!;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    signal: new AbortController().signal,
    onMaking: (making) => makings.push(making),
    wait: async (ms) => waited.push(ms),
  });
  return { found, makings, waited };
}
const away = new ApiError({ code: -1, message: "away" });
const broken = new ApiError({ code: 50000, status: 500, message: "broken" });

test("a drape is asked for until it is there, with how far it is", async () => {
  const making = { state: "making", retryAfterMs: 700, share: 0.4 } as const;
  expect(await heard(making, { state: "ready", drape })).toEqual({
    found: drape,
    makings: [{ share: 0.4, isDelayed: false }],
    waited: [700],
  });
  expect((await heard({ state: "failed" })).found).toBeNull();
});

test("what went wrong and is tried again is said to be delayed, not impossible", async () => {
  const { found, makings, waited } = await heard({ state: "delayed", retryAfterMs: 5_000 }, { state: "ready", drape });
  expect([found, makings, waited]).toEqual([drape, [{ share: null, isDelayed: true }], [5_000]]);
});

test("a server that is away is asked again, each time after a longer pause", async () => {
  const { found, makings, waited } = await heard(away, broken, away, away, away, away, { state: "ready", drape });
  expect([found, waited]).toEqual([drape, [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]]);
  expect(makings.every(({ isDelayed }) => isDelayed)).toBe(true);
});

test("a refusal is final", async () => {
  await expect(heard(new ApiError({ code: 40400, status: 404, message: "gone" }))).rejects.toThrow("gone");
});
