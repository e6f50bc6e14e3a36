import { expect, test } from "vitest";
import { tickSteps, ticks } from "./ruler-ticks.ts";

test("at two thirds of a pixel to the millimetre the ruler counts 10, 50 and 100 mm", () => {
  expect(tickSteps(0.62)).toEqual({ minor: 10, middle: 50, major: 100 });
});

test("looked at closely it counts single millimetres, from far away decimetres", () => {
  expect(tickSteps(4).minor).toBe(1);
  expect(tickSteps(0.05).minor).toBe(100);
});

test("between 0 and 200 mm stand twenty-one strokes, three of them numbered", () => {
  const found = ticks(0, 200, 0.62);
  expect(found).toHaveLength(21);
  expect(found.filter((tick) => tick.rank === "major").map((tick) => tick.at)).toEqual([0, 100, 200]);
  expect(found.filter((tick) => tick.rank === "middle").map((tick) => tick.at)).toEqual([50, 150]);
});

test("strokes left of the origin are counted too", () => {
  expect(ticks(-100, -80, 0.62).map((tick) => tick.at)).toEqual([-100, -90, -80]);
});

test("in inches the rule is halved: quarters at the usual zoom, sixteenths near, tens of inches far", () => {
  expect(tickSteps(0.5, true).major).toBeCloseTo(25.4, 10);
  expect(tickSteps(4, true).minor).toBeCloseTo(25.4 / 16, 10);
  expect(tickSteps(0.05, true).minor).toBeCloseTo(254, 10);
  const whole = ticks(0, 51, 0.5, true).filter(({ rank }) => rank === "major");
  expect(whole.map(({ at }) => at / 25.4)).toEqual([0, 1, 2]);
});
