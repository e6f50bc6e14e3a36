import type { ProductionStep } from "@selvedge/contract";
import { expect, test } from "vitest";
import { isReported, sayableFrom, withoutCount } from "./step-moves.ts";

test("of a step the sheet offers what the state table allows, the likeliest first, and its own state while it is under way", () => {
  expect(sayableFrom("pending")).toEqual(["active", "skipped"]);
  expect(sayableFrom("active")).toEqual(["active", "done", "blocked"]);
  expect(sayableFrom("blocked")).toEqual(["blocked", "active"]);
  expect(sayableFrom("done")).toEqual([]);
  expect(sayableFrom("skipped")).toEqual([]);
});

test("a report has come through when the step stands as it says, words and photographs included", () => {
  const now = {
    version: 4,
    state: "blocked",
    quantityDone: 100,
    remark: "No yarn",
    photos: [{ imageId: "a" }],
  } as unknown as ProductionStep;
  const said = { noticeDetailId: "n", step: "dyeing", state: "blocked", version: 3, remark: "No yarn" } as const;
  expect(isReported(said, now)).toBe(true);
  expect(isReported({ ...said, imageIds: ["a"] }, now)).toBe(true);
  expect(isReported({ ...said, imageIds: ["b"] }, now)).toBe(false);
  expect(isReported({ ...said, remark: "The vat leaks" }, now)).toBe(false);
  expect(isReported({ ...said, quantityDone: 120 }, now)).toBe(false);
  expect(isReported({ ...said, version: 4 }, now)).toBe(false);
});

test("garments that leave over another report are counted anew, metres are not", () => {
  const report = { noticeDetailId: "n", step: "shipped", state: "active", version: 3, quantityDone: 90 } as const;
  const cells = [{ size: "M", colour: "Ink", quantity: 40 }];
  expect(withoutCount({ ...report, shipment: { cells } })).not.toHaveProperty("quantityDone");
  expect(withoutCount({ ...report, shipment: { rolls: 3 } })).toHaveProperty("quantityDone", 90);
});
