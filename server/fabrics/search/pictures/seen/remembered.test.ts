import { expect, test, vi } from "vitest";
import { KEPT_MS, MAX_KEPT, seenOnce } from "./remembered.ts";
import type { Seen } from "./views.ts";

const SEEN: Seen = { descriptors: new Int8Array(128), meanLab: [50, 0, 0], palette: [[50, 0, 0, 1]] };
const NOON = new Date("2026-03-02T12:00:00Z");
const later = (ms: number) => new Date(NOON.getTime() + ms);

test("a photograph is described once for those who ask at once and for some minutes after", async () => {
  const [owner, describe] = [{}, vi.fn(async () => SEEN)];
  expect(await Promise.all([seenOnce(owner, "a", NOON, describe), seenOnce(owner, "a", NOON, describe)])).toEqual([SEEN, SEEN]);
  await seenOnce(owner, "a", later(KEPT_MS - 1), describe);
  expect(describe).toHaveBeenCalledTimes(1);
  await seenOnce(owner, "a", later(2 * KEPT_MS), describe);
  expect(describe).toHaveBeenCalledTimes(2);
});

test("another picture, another region and another database are described on their own", async () => {
  const [owner, describe] = [{}, vi.fn(async () => SEEN)];
  for (const [whose, key] of [
    [owner, "a"],
    [owner, "a 0.5"],
    [{}, "a"],
  ] as const)
    await seenOnce(whose, key, NOON, describe);
  expect(describe).toHaveBeenCalledTimes(3);
});

test("the least recently asked for is forgotten first when there are too many", async () => {
  const [owner, describe] = [{}, vi.fn(async () => SEEN)];
  for (let i = 0; i < MAX_KEPT; i += 1) await seenOnce(owner, String(i), NOON, describe);
  await seenOnce(owner, "0", NOON, describe);
  await seenOnce(owner, "one more", NOON, describe);
  describe.mockClear();
  await seenOnce(owner, "0", NOON, describe);
  expect(describe).not.toHaveBeenCalled();
  await seenOnce(owner, "1", NOON, describe);
  expect(describe).toHaveBeenCalledTimes(1);
});

test("a picture that could not be read, or a description that failed, is tried again", async () => {
  const owner = {};
  expect(await seenOnce(owner, "a", NOON, async () => null)).toBeNull();
  await expect(seenOnce(owner, "a", NOON, () => Promise.reject(new Error("no worker")))).rejects.toThrow("no worker");
  expect(await seenOnce(owner, "a", NOON, async () => SEEN)).toBe(SEEN);
});
