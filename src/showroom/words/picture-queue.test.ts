import type { RoomPoint } from "@selvedge/contract";
import { expect, test } from "vitest";
import { PictureQueue } from "./picture-queue.ts";

/** Places along x, and what was asked for in its order; `come` lets one come. */
function hung(...along: number[]) {
  const asked: number[] = [];
  const waiting = new Map<number, () => void>();
  let arrivals = 0;
  const queue = new PictureQueue(
    along.map((x): RoomPoint => [x, 1_500, 0]),
    (index) => {
      asked.push(index);
      return new Promise((done) => waiting.set(index, done));
    },
    () => {
      arrivals += 1;
    },
  );
  const come = async (index: number) => {
    waiting.get(index)!();
    await Promise.resolve();
  };
  return { queue, asked, come, arrivals: () => arrivals };
}

const DOOR: RoomPoint = [0, 1_600, 0];
const FAR_END: RoomPoint = [10_000, 1_600, 0];

test("three pictures come at once, nearest first, and the next of them when one is here", async () => {
  const { queue, asked, come, arrivals } = hung(9_000, 1_000, 5_000, 3_000, 7_000);
  queue.lookFrom(DOOR);
  queue.lookFrom(DOOR);
  expect(asked).toEqual([1, 3, 2]);
  await come(3);
  expect([asked, arrivals()]).toEqual([[1, 3, 2, 4], 1]);
  for (const index of [1, 2, 4, 0]) {
    expect(queue.isComplete).toBe(false);
    await come(index);
  }
  expect([queue.isComplete, asked, arrivals()]).toEqual([true, [1, 3, 2, 4, 0], 5]);
});

test("who walks on sees what is nearest there first", async () => {
  const { queue, asked, come } = hung(1_000, 2_000, 3_000, 4_000, 9_000);
  queue.lookFrom(DOOR);
  queue.lookFrom(FAR_END);
  await come(0);
  expect(asked).toEqual([0, 1, 2, 4]);
});

test("of a room that was left nothing more is fetched or heard", async () => {
  const { queue, asked, come, arrivals } = hung(1_000, 2_000, 3_000, 4_000);
  queue.lookFrom(DOOR);
  queue.dispose();
  await come(0);
  expect([asked, arrivals()]).toEqual([[0, 1, 2], 0]);
});
