import { expect, test } from "vitest";
import { foldSteps, holdsStep, type Step } from "./fold-steps.ts";

/** Steps that say these words, the first of them the newest. */
const saying = (...words: string[]): Step[] => words.map((text, index) => ({ index: words.length - 1 - index, text, at: null }));

test("three and more that say the same in a row are one fold, two are not", () => {
  const folds = foldSteps(saying("moved", "moved", "moved", "turned", "turned", "moved", "opened"));
  expect(folds.map((fold) => [fold[0].text, fold.map(({ index }) => index)])).toEqual([
    ["moved", [6, 5, 4]],
    ["turned", [3]],
    ["turned", [2]],
    ["moved", [1]],
    ["opened", [0]],
  ]);
});

test("every step is in one fold, in its order", () => {
  const steps = saying("a", "a", "a", "a", "b", "a", "a", "c");
  expect(foldSteps(steps).flat()).toEqual(steps);
  expect(foldSteps([])).toEqual([]);
});

test("one stands within a fold on any of its steps", () => {
  const [fold] = foldSteps(saying("moved", "moved", "moved", "opened"));
  expect([3, 2, 1, 0].map((index) => holdsStep(fold!, index))).toEqual([true, true, true, false]);
});
