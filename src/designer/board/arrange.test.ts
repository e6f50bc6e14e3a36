import fc from "fast-check";
import { expect, test } from "vitest";
import { arranged } from "./arrange.ts";
import { layoutIn, relayout } from "./board-layout.ts";
import { boardBox } from "./place.ts";
import { around, type Box, meets, type Size } from "./view.ts";
import { wholeBoard, wholeScale } from "./whole-board.ts";

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
/** A T-shirt in size M as it is drafted: front and back beside each other, sleeves and neckband below. */
const T_SHIRT = [
  box(60, 60, 590, 734),
  box(710, 60, 590, 734),
  box(60, 934, 431, 226),
  box(551, 934, 431, 226),
  box(1042, 934, 530, 18),
];
const PHONE: Size = { width: 368, height: 680 };
const DESK: Size = { width: 1_006, height: 790 };
const laid = (boxes: readonly Box[], area: Size): Box[] =>
  (arranged(boxes, area) ?? boxes).map(({ x, y }, index) => ({ ...boxes[index]!, x, y }));
const scaleIn = (boxes: readonly Box[], area: Size) => wholeScale(around(boxes)!, area);
const grown = ({ x, y, width, height }: Box, mm: number) => box(x - mm, y - mm, width + 2 * mm, height + 2 * mm);

test("on an upright phone a T-shirt is shown at least 1.4 times as large as in its wide arrangement", () => {
  expect(scaleIn(laid(T_SHIRT, PHONE), PHONE) / scaleIn(T_SHIRT, PHONE)).toBeGreaterThan(1.4);
});

test("on a wide board the pieces lie as the pattern has them", () => {
  expect(arranged(T_SHIRT, DESK)).toBeNull();
});

test("one piece alone, and no piece, stay where they are", () => {
  expect(arranged([box(0, 0, 900, 100)], PHONE)).toBeNull();
  expect(arranged([], PHONE)).toBeNull();
});

const someBoxes = fc
  .array(fc.record({ width: fc.integer({ min: 20, max: 1_300 }), height: fc.integer({ min: 15, max: 1_200 }) }), {
    minLength: 2,
    maxLength: 12,
  })
  // In one long row, as a pattern nobody arranged would come.
  .map((sizes) => sizes.map(({ width, height }, index) => box(index * 1_400, 0, width, height)));
const someArea = fc.record({ width: fc.integer({ min: 320, max: 2_400 }), height: fc.integer({ min: 240, max: 1_400 }) });

test("however pieces are arranged, none meets another, each has room for its name, and the whole is never shown smaller", () => {
  fc.assert(
    fc.property(someBoxes, someArea, (boxes, area) => {
      const pieces = laid(boxes, area);
      expect(scaleIn(pieces, area)).toBeGreaterThanOrEqual(scaleIn(boxes, area));
      if (pieces.every((piece, index) => piece.x === boxes[index]!.x)) return;
      const nameMm = 15 / scaleIn(pieces, area);
      for (const [index, piece] of pieces.entries())
        for (const other of pieces.slice(index + 1)) {
          expect(meets(grown(piece, 9.9), grown(other, 9.9))).toBe(false);
          const name = box(piece.x, piece.y - 10 - nameMm, piece.width, nameMm);
          expect(meets(name, grown(other, 9.9))).toBe(false);
        }
    }),
  );
});

test("arranged pieces keep their outlines and their turn, and the pattern itself is not changed", () => {
  const outline: [number, number][] = [
    [0, 0],
    [900, 0],
    [900, 300],
    [0, 300],
  ];
  const piece = (key: string, x: number, angle: number) => ({
    key,
    name: key,
    side: "front" as const,
    outline,
    grain: 0,
    layout: { x, y: 0, angle },
    internal: [],
  });
  const pattern = { pieces: [piece("a", 0, 0), piece("b", 2_000, 90)] };
  const before = structuredClone(pattern);
  const { pieces, byKey } = layoutIn(pattern, PHONE);
  expect(pattern).toEqual(before);
  expect(pieces.map(({ layout }) => layout.angle)).toEqual([0, 90]);
  expect(pieces.map((each) => each.outline)).toEqual([outline, outline]);
  expect(byKey.get("b")).toBe(pieces[1]);
  expect(meets(boardBox(pieces[0]!), boardBox(pieces[1]!))).toBe(false);
  expect(wholeBoard(pieces).width).toBeLessThan(wholeBoard(pattern.pieces).width);
});

test("pieces stay where they lie while another place would show them less than 1.15 times as large", () => {
  const outlineOf = ({ width, height }: Size): [number, number][] => [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const pattern = {
    pieces: T_SHIRT.map((size, index) => ({
      key: String(index),
      name: String(index),
      side: "front" as const,
      outline: outlineOf(size),
      grain: 0,
      layout: { x: size.x, y: size.y, angle: 0 },
      internal: [],
    })),
  };
  const upright = layoutIn(pattern, PHONE);
  expect(relayout(pattern, upright, { ...PHONE, height: PHONE.height - 40 })).toBe(upright);
  expect(relayout(pattern, upright, { width: 368, height: 285 })).not.toBe(upright);
  expect(relayout(pattern, layoutIn(pattern, null), DESK).pieces).toEqual(pattern.pieces);
});
