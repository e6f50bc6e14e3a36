import { expect, test } from "vitest";
import { IDLE_MS, openAttention } from "./attention.ts";

const CHECKS = { groupId: "checks", part: 0 };
const STAND = { groupId: "plain", part: 2 };

test("the first batch says that a room was opened, and the next waits for something to say", () => {
  const attention = openAttention(0);
  expect(attention.takeBatch(0)).toEqual({ number: 0, seconds: 0, groups: [], fabrics: [] });
  expect(attention.takeBatch(0)).toBeNull();
  attention.turnTo({ group: CHECKS, productId: null }, 0);
  expect(attention.takeBatch(5_000)).toEqual({
    number: 1,
    seconds: 5,
    groups: [{ ...CHECKS, seconds: 5 }],
    fabrics: [],
  });
});

test("time goes to what is looked at: a stand, and the fabric in hand there", () => {
  const attention = openAttention(0);
  attention.turnTo({ group: CHECKS, productId: null }, 0);
  attention.turnTo({ group: STAND, productId: null }, 4_000);
  attention.look("twill");
  attention.turnTo({ group: STAND, productId: "twill" }, 6_000);
  attention.look("twill");
  expect(attention.takeBatch(9_000)).toEqual({
    number: 0,
    seconds: 9,
    groups: [
      { ...CHECKS, seconds: 4 },
      { ...STAND, seconds: 5 },
    ],
    fabrics: [{ productId: "twill", seconds: 3, looks: 2 }],
  });
});

test("a minute after the last touch nobody is looking, until something is touched again", () => {
  const attention = openAttention(0);
  attention.turnTo({ group: CHECKS, productId: null }, 0);
  attention.touch(10_000);
  attention.touch(10_000 + IDLE_MS + 30_000);
  expect(attention.takeBatch(10_000 + IDLE_MS + 32_000)?.seconds).toBe(10 + IDLE_MS / 1_000 + 2);
});

test("a page out of sight is not looked at", () => {
  const attention = openAttention(0);
  attention.turnTo({ group: CHECKS, productId: null }, 0);
  attention.show(false, 3_000);
  attention.touch(20_000);
  attention.show(true, 100_000);
  expect(attention.takeBatch(104_000)?.groups).toEqual([{ ...CHECKS, seconds: 7 }]);
});

test("nothing is in two batches", () => {
  const attention = openAttention(0);
  attention.turnTo({ group: CHECKS, productId: "twill" }, 0);
  attention.look("twill");
  expect(attention.takeBatch(2_000)?.fabrics).toEqual([{ productId: "twill", seconds: 2, looks: 1 }]);
  expect(attention.takeBatch(2_000)).toBeNull();
  expect(attention.takeBatch(3_000)).toMatchObject({ number: 1, seconds: 1, fabrics: [{ seconds: 1, looks: 0 }] });
});
