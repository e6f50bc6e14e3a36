import { expect, test } from "vitest";
import { sayableFrom } from "./step-moves.ts";

test("of a step the sheet offers what the state table allows, the likeliest first, and its own state while it is under way", () => {
  expect(sayableFrom("pending")).toEqual(["active", "skipped"]);
  expect(sayableFrom("active")).toEqual(["active", "done", "blocked"]);
  expect(sayableFrom("blocked")).toEqual(["blocked", "active"]);
  expect(sayableFrom("done")).toEqual([]);
  expect(sayableFrom("skipped")).toEqual([]);
});
