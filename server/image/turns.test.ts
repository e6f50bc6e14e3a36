import { expect, test } from "vitest";
import { turns } from "./turns.ts";

test("no more than the places are taken at once, and a failure gives its place back", async () => {
  const inTurn = turns(2);
  let [running, most] = [0, 0];
  const work = (fails: boolean) => () => {
    running += 1;
    most = Math.max(most, running);
    return new Promise<number>((done, failed) =>
      setTimeout(() => {
        running -= 1;
        if (fails) failed(new Error("broken"));
        else done(1);
      }, 2),
    );
  };
  const results = await Promise.allSettled(Array.from({ length: 9 }, (_, i) => inTurn(work(i % 3 === 0))));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
  expect([running, most]).toEqual([0, 2]);
});
