import { expect, test } from "vitest";
import { markedMm, widthFromMarks } from "./photo-scale.ts";

const picture = { width: 3_000, height: 2_000 };

test("marks 500 px apart on a 20 mm check make a 3,000 px photograph 120 mm wide", () => {
  const marks = { a: { x: 0.1, y: 0.5 }, b: { x: 0.1 + 500 / 3_000, y: 0.5 } };
  expect(widthFromMarks(marks, picture, 20)).toBeCloseTo(120, 9);
});

test("slanted marks are measured along the slant, in pixels that are square", () => {
  const marks = { a: { x: 0, y: 0 }, b: { x: 0.1, y: 0.2 } };
  expect(widthFromMarks(marks, picture, 50)).toBeCloseTo(300, 9);
  expect(markedMm(marks, picture, 300)).toBeCloseTo(50, 9);
});

test("marks on one spot say nothing", () => {
  expect(widthFromMarks({ a: { x: 0.5, y: 0.5 }, b: { x: 0.5, y: 0.5 } }, picture, 20)).toBeNull();
});
