import { expect, test } from "vitest";
import { createFormat } from "../session/format.ts";
import { openTestDesign } from "../testing/open-test-design.ts";
import { areaText } from "./gestures/area-text.ts";
import { caughtTurn } from "./gestures/turn.ts";
import { caughtByGrain, grainLine, ontoSlant } from "./grain-snap.ts";

test("what is turned near the grain comes to lie along it, near the weft square to it, and in between it is free", () => {
  expect(caughtByGrain(28, 30)).toBe(30);
  expect(caughtByGrain(121.9, 30)).toBe(120);
  expect(caughtByGrain(-62, 30)).toBe(-60);
  expect(caughtByGrain(179, 0)).toBe(-180);
  expect(caughtByGrain(34, 30)).toBeNull();
});

test("a place near a bias grain line is moved square onto it, one farther off is left", () => {
  const line = grainLine({
    outline: [
      [0, 0],
      [200, 0],
      [200, 200],
      [0, 200],
    ],
    grain: 45,
  });
  const onto = ontoSlant({ x: 53, y: 151 }, line, 4)!;
  expect(onto.x).toBeCloseTo(51, 9);
  expect(onto.y).toBeCloseTo(149, 9);
  expect(ontoSlant({ x: 60, y: 160 }, line, 4)).toBeNull();
});

test("turned near the grain the guide is shown through what is turned; Alt and Shift leave it free, and nothing is shown", () => {
  const session = openTestDesign();
  const to = { screen: { x: 0, y: 0 }, board: { x: 0, y: 0 }, shift: false, alt: false, ctrl: false };
  const on = { pieceKey: "front", grain: 0, middle: { x: 5, y: 300 } };
  expect(caughtTurn(session, 91.5, to, on)).toBe(90);
  expect(session.live.getState().guides).toEqual({
    pieceKey: "front",
    lines: [{ axis: "slant", through: { x: 5, y: 300 }, angle: 90, what: "grain" }],
  });
  expect(caughtTurn(session, 91.5, { ...to, alt: true }, on)).toBe(91.5);
  expect(session.live.getState().guides).toBeNull();
});

test("readouts are in the unit the designer chose, without a minus before nothing", () => {
  const session = openTestDesign();
  expect(areaText(session, 25.4, -0.01)).toBe("25.4 × 0.0 mm");
  session.selection.setState({ isInches: true });
  expect(areaText(session, 25.4, -50.8)).toBe("1.00 × −2.00 in");
});

test("readouts have the reader's decimals and units", () => {
  const session = { ...openTestDesign(), format: createFormat("ru") };
  expect(areaText(session, 25.4, -0.01)).toBe("25,4 × 0,0 мм");
});
