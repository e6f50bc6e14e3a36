import { expect, test } from "vitest";
import { snapped } from "./snap.ts";

const piece = { x: -268, y: 0, width: 536, height: 680 };
const crest = { x: 3, y: 226, width: 220, height: 220, angle: 0 };

test("an artwork three millimetres off the centre line is laid on it", () => {
  const { by, guides } = snapped(crest, piece, 5);
  expect(by).toEqual({ x: -3, y: 0 });
  expect(guides).toEqual([{ axis: "x", at: 0, what: "centre" }]);
});

test("beyond the reach nothing is caught", () => {
  expect(snapped({ ...crest, x: 6 }, piece, 5)).toEqual({ by: { x: 0, y: 0 }, guides: [] });
});

test("a side catches on the piece's edge, and both directions at once", () => {
  const { by, guides } = snapped({ ...crest, x: -160, y: 112 }, piece, 5);
  expect(by).toEqual({ x: 2, y: -2 });
  expect(guides.map((guide) => guide.what)).toEqual(["edge", "edge"]);
});
