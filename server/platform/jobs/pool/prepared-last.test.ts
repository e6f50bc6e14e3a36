import { expect, test } from "vitest";
import { FABRICS } from "../../../../demo/fabrics/index.ts";
import { preparedLast } from "./prepared-last.ts";
import { WorkEnded, type WorkerPool } from "./worker-pool.ts";

const INPUT = { cloth: FABRICS[0]!.cloth, longestPx: 64 };

/** A pool that records what it starts and ends a job when the test says so. */
function held(name: string, begun: string[]) {
  const ends: (() => void)[] = [];
  let fail = () => {};
  const workers: WorkerPool = {
    do: () =>
      new Promise<never>((done, failed) => {
        begun.push(name);
        ends.push(() => done(undefined as never));
        fail = () => failed(new WorkEnded());
      }),
    end: async () => fail(),
  };
  return { workers, next: () => ends.shift()!() };
}
const turn = () => new Promise((go) => setImmediate(go));

test("what is only prepared begins when nobody waits any more", async () => {
  const begun: string[] = [];
  const [asked, ahead] = [held("asked", begun), held("ahead", begun)];
  const workers = preparedLast(asked.workers, ahead.workers);
  const work = [
    workers.do("clothMetrics", INPUT),
    workers.do("clothMetrics", INPUT),
    workers.do("clothMetrics", INPUT, { ahead: true }),
  ];
  await turn();
  expect(begun).toEqual(["asked", "asked"]);
  asked.next();
  await turn();
  expect(begun).toEqual(["asked", "asked"]);
  asked.next();
  await turn();
  expect(begun).toEqual(["asked", "asked", "ahead"]);
  ahead.next();
  await Promise.all(work);
});

test("who asks whether anybody waits is answered when nobody does", async () => {
  const begun: string[] = [];
  const asked = held("asked", begun);
  const workers = preparedLast(asked.workers, held("ahead", begun).workers);
  await workers.nobodyWaits();
  const work = workers.do("clothMetrics", INPUT);
  let isFree = false;
  const free = workers.nobodyWaits().then(() => {
    isFree = true;
  });
  await turn();
  expect(isFree).toBe(false);
  asked.next();
  await Promise.all([work, free]);
});

test("what is asked for does not wait for what is prepared", async () => {
  const begun: string[] = [];
  const [asked, ahead] = [held("asked", begun), held("ahead", begun)];
  const workers = preparedLast(asked.workers, ahead.workers);
  const work = [workers.do("clothMetrics", INPUT, { ahead: true }), workers.do("clothMetrics", INPUT)];
  await turn();
  expect(begun.toSorted()).toEqual(["ahead", "asked"]);
  asked.next();
  ahead.next();
  await Promise.all(work);
});

test("when it ends, what waits for its turn fails and is not begun", async () => {
  const begun: string[] = [];
  const [asked, ahead] = [held("asked", begun), held("ahead", begun)];
  const workers = preparedLast(asked.workers, ahead.workers);
  const work = [workers.do("clothMetrics", INPUT), workers.do("clothMetrics", INPUT, { ahead: true })];
  await turn();
  await workers.end();
  for (const result of await Promise.allSettled(work))
    expect(result).toMatchObject({ status: "rejected", reason: expect.any(WorkEnded) });
  expect(begun).toEqual(["asked"]);
});
