import type { Piece } from "@selvedge/contract";
import { expect, test } from "vitest";
import { CREST_ID, openTestDesign } from "../testing/open-test-design.ts";
import { snapped } from "./snap.ts";
import { snapLines } from "./snap-lines.ts";

const piece: Pick<Piece, "key" | "outline" | "internal"> = {
  key: "front",
  outline: [
    [-268, 0],
    [268, 0],
    [268, 680],
    [-268, 680],
  ],
  internal: [
    {
      kind: "notch",
      points: [
        [-268, 300],
        [-262, 300],
      ],
    },
    {
      kind: "fold",
      points: [
        [40, 0],
        [40, 680],
      ],
    },
    {
      kind: "topstitch",
      points: [
        [120, 0],
        [120, 680],
      ],
    },
  ],
};
const lines = snapLines(piece, []);
const crest = { x: 3, y: 226, width: 220, height: 220, angle: 0 };

test("an artwork three millimetres off the centre line is laid on it", () => {
  const { by, guides } = snapped(crest, lines, 5);
  expect(by).toEqual({ x: -3, y: 0 });
  expect(guides).toEqual([{ axis: "x", at: 0, what: "centre" }]);
});

test("beyond the reach nothing is caught", () => {
  expect(snapped({ ...crest, x: 6 }, lines, 5)).toEqual({ by: { x: 0, y: 0 }, guides: [] });
});

test("a side catches on the piece's edge, and both directions at once", () => {
  const { by, guides } = snapped({ ...crest, x: -160, y: 112 }, lines, 5);
  expect(by).toEqual({ x: 2, y: -2 });
  expect(guides.map((guide) => guide.what)).toEqual(["edge", "edge"]);
});

test("a side catches on a fold such as a centre front, the middle on a notch, and neither on a stitched line", () => {
  const { by, guides } = snapped({ ...crest, x: 153, y: 298 }, lines, 5);
  expect(by).toEqual({ x: -3, y: 2 });
  expect(guides).toEqual([
    { axis: "x", at: 40, what: "fold" },
    { axis: "y", at: 300, what: "notch" },
  ]);
  expect(snapped({ ...crest, width: 20, x: 109, y: 500 }, lines, 3).guides).toEqual([]);
});

test("middles of two artworks come level, their sides flush; one that is hidden or on another piece is not seen", () => {
  const other = { ...openTestDesign().editor.document().artworks[CREST_ID]!, x: 60, y: 400 };
  const small = { ...crest, width: 30, height: 30, x: -27, y: 398 };
  const { by, guides } = snapped(small, snapLines({ ...piece, internal: [] }, [other]), 5);
  // Its left side lies at −40, and the other's at 60 − 100.
  expect(by).toEqual({ x: 2, y: 2 });
  expect(guides.map(({ what }) => what)).toEqual(["artwork", "artwork"]);
  for (const absent of [
    { ...other, hidden: true },
    { ...other, pieceKey: "back" },
  ])
    expect(snapped(small, snapLines({ ...piece, internal: [] }, [absent]), 5).guides).toEqual([]);
});
