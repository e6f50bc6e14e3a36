import { expect, test } from "vitest";
import { FABRICS } from "../../../demo/fabrics/index.ts";
import { type Crew, WorkEnded } from "./crew.ts";
import { politely } from "./polite.ts";

const ORDER = { cloth: FABRICS[0]!.cloth, longestPx: 64 };

/** A crew that notes what it begins and ends a job when it is told to. */
function held(name: string, begun: string[]) {
  const ends: (() => void)[] = [];
  let fail = () => {};
  const crew: Crew = {
    do: () =>
      new Promise<never>((done, failed) => {
        begun.push(name);
        ends.push(() => done(undefined as never));
        fail = () => failed(new WorkEnded());
      }),
    end: async () => fail(),
  };
  return { crew, next: () => ends.shift()!() };
}
const turn = () => new Promise((go) => setImmediate(go));

test("what is only prepared begins when nobody waits any more", async () => {
  const begun: string[] = [];
  const [asked, ahead] = [held("asked", begun), held("ahead", begun)];
  const crew = politely(asked.crew, ahead.crew);
  const work = [crew.do("gauge", ORDER), crew.do("gauge", ORDER), crew.do("gauge", ORDER, { ahead: true })];
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

test("what is asked for does not wait for what is prepared", async () => {
  const begun: string[] = [];
  const [asked, ahead] = [held("asked", begun), held("ahead", begun)];
  const crew = politely(asked.crew, ahead.crew);
  const work = [crew.do("gauge", ORDER, { ahead: true }), crew.do("gauge", ORDER)];
  await turn();
  expect(begun.toSorted()).toEqual(["ahead", "asked"]);
  asked.next();
  ahead.next();
  await Promise.all(work);
});

test("when it ends, what waits for its turn fails and is not begun", async () => {
  const begun: string[] = [];
  const [asked, ahead] = [held("asked", begun), held("ahead", begun)];
  const crew = politely(asked.crew, ahead.crew);
  const work = [crew.do("gauge", ORDER), crew.do("gauge", ORDER, { ahead: true })];
  await turn();
  await crew.end();
  for (const result of await Promise.allSettled(work))
    expect(result).toMatchObject({ status: "rejected", reason: expect.any(WorkEnded) });
  expect(begun).toEqual(["asked"]);
});
