import { expect, test } from "vitest";
import { limitConcurrency, oneAtATimePerKey } from "./limit-concurrency.ts";

test("no more than the places are taken at once, and a failure gives its place back", async () => {
  const limited = limitConcurrency(2);
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
  const results = await Promise.allSettled(Array.from({ length: 9 }, (_, i) => limited(work(i % 3 === 0))));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
  expect([running, most]).toEqual([0, 2]);
});

test("each key has a line of its own, in which one waits for the other and a failure stops nobody", async () => {
  const limited = oneAtATimePerKey();
  const heard: string[] = [];
  const first = Promise.withResolvers<void>();
  const work =
    (name: string, until: Promise<void> = Promise.resolve()) =>
    async () => {
      heard.push(`${name} begins`);
      await until;
      heard.push(`${name} ends`);
      if (name === "a1") throw new Error("broken");
      return name;
    };
  const all = Promise.allSettled([
    limited("a", work("a1", first.promise)),
    limited("a", work("a2")),
    limited("b", work("b1")).then(() => first.resolve()),
  ]);
  expect((await all).map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(heard).toEqual(["a1 begins", "b1 begins", "b1 ends", "a1 ends", "a2 begins", "a2 ends"]);
});
