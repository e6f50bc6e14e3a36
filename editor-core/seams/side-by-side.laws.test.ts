import { apply, boundsOf, compose, degrees, invert, type Point, rotation, touch, translation } from "@selvedge/geometry-core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { applyCommand } from "../commands/apply.ts";
import { clothStays } from "../commands/board-of.ts";
import { emptyDocument } from "../document/empty.ts";
import type { FabricMapping } from "../document/schema.ts";
import { clothOnPiece } from "../placement/cloth.ts";
import { anyMapping, idOf } from "../testing/any-document.ts";
import { artworkLike } from "../testing/artwork-like.ts";
import { law } from "../testing/law.ts";
import { type PieceOnBoard, type SideBySide, sideBySide } from "./side-by-side.ts";

const box = (minX: number, width: number): Point[] => [
  [minX, 0],
  [minX + width, 0],
  [minX + width, 700],
  [minX, 700],
];
const APART_MM = 20;
type Layout = { readonly x: number; readonly y: number; readonly angle: number };
const SQUARE: Layout = { x: 0, y: 0, angle: 0 };
const onBoardAt = (grains: readonly number[], layouts: readonly Layout[] = [SQUARE, SQUARE, SQUARE]): readonly PieceOnBoard[] => [
  { key: "frontR", outline: box(-300, 300), grain: grains[0]!, layout: layouts[0]! },
  { key: "frontL", outline: box(0, 320), grain: grains[1]!, layout: layouts[1]! },
  { key: "back", outline: box(-250, 500), grain: grains[2]!, layout: layouts[2]! },
];
const KEYS = ["frontR", "frontL", "back"];
const laid = (mapping: FabricMapping) => {
  const empty = emptyDocument({ styleId: idOf(9), size: "M", pieceKeys: KEYS });
  const fabric = { kind: "product", productId: idOf(0xa1) } as const;
  return { ...empty, pieces: Object.fromEntries(KEYS.map((key) => [key, { fabric, mapping }])) };
};

const anyLayout = fc.record({
  x: fc.integer({ min: -2_000, max: 2_000 }),
  y: fc.integer({ min: -2_000, max: 2_000 }),
  angle: fc.constantFrom(0, 0, 90, -37),
});
/** Every piece as the board shows it afterwards. */
const shown = (onBoard: readonly PieceOnBoard[], { places }: SideBySide) =>
  onBoard.map((piece) => {
    const { x, y } = places.find(({ pieceKey }) => pieceKey === piece.key)!;
    const onBoard = compose(translation(x, y), rotation(degrees(piece.layout.angle)));
    return { ...piece, onBoard, around: boundsOf(piece.outline.map((point) => apply(onBoard, point))) };
  });

law(
  "laid side by side, a place of the board lies on one place of the cloth under every piece, and the first keeps its print",
  fc.record({
    mapping: anyMapping,
    grains: fc.tuple(fc.constantFrom(0, 0, 30), fc.constantFrom(0, 90), fc.constantFrom(0, -15)),
    layouts: fc.tuple(anyLayout, anyLayout, anyLayout),
    keys: fc.constantFrom(KEYS, ["back", "frontR"], ["frontL", "back"]),
  }),
  ({ mapping, grains, layouts, keys }) => {
    const onBoard = onBoardAt(grains, layouts);
    const laidOut = sideBySide(laid(mapping), onBoard, keys, APART_MM)!;
    const pieces = shown(onBoard, laidOut);
    const mappings = new Map(laidOut.cuttings.map((cutting) => [cutting.pieceKey, cutting.mapping]));
    const clothAt = (key: string, point: Point) => {
      const { onBoard, grain } = pieces.find((piece) => piece.key === key)!;
      return apply(invert(compose(onBoard, clothOnPiece(mappings.get(key)!, degrees(grain)))), point);
    };
    const [first] = keys as [string];
    for (const point of [
      [0, 0],
      [1_000, -700],
    ] as const)
      for (const key of keys)
        for (const axis of [0, 1] as const) {
          const [one, other] = [clothAt(first, point)[axis], clothAt(key, point)[axis]];
          expect(Math.abs(one - other)).toBeLessThan(1e-4 * (1 + 1 / mapping.scale));
        }
    expect(mappings.get(first)).toEqual(mapping);
  },
);

law(
  "laid side by side, pieces stand in their order with their distance between them, over no other piece, and laid once more nothing changes",
  fc.record({
    mapping: anyMapping,
    layouts: fc.tuple(anyLayout, anyLayout, anyLayout),
    keys: fc.constantFrom(KEYS, ["back", "frontR"]),
  }),
  ({ mapping, layouts, keys }) => {
    const document = laid({ ...mapping, offsetX: 0, offsetY: 0 });
    const onBoard = onBoardAt([0, 0, 0], layouts);
    const laidOut = sideBySide(document, onBoard, keys, APART_MM)!;
    const pieces = shown(onBoard, laidOut);
    const row = keys.map((key) => pieces.find((piece) => piece.key === key)!);
    for (const [index, { around }] of row.entries())
      if (index > 0) expect(Math.abs(around.minX - row[index - 1]!.around.maxX - APART_MM)).toBeLessThan(0.03);
    for (const { key, around } of pieces.filter((piece) => !keys.includes(piece.key)))
      for (const other of row) expect(touch(around, other.around), `${key} and ${other.key}`).toBe(false);
    const applied = applyCommand(document, {
      type: "cutSideBySide",
      cuttings: [...laidOut.cuttings],
      places: [...laidOut.places],
    });
    if ("refused" in applied) throw new Error(applied.refused.path);
    const again = onBoard.map((piece) => ({
      ...piece,
      layout: { ...piece.layout, ...applied.document.board!.places[piece.key]! },
    }));
    expect(sideBySide(applied.document, again, keys, APART_MM)).toEqual(laidOut);
  },
);

test("one piece by itself, and one that the style does not have, are not laid", () => {
  const document = laid({ scale: 1, angle: 0, offsetX: 0, offsetY: 0 });
  expect(sideBySide(document, onBoardAt([0, 0, 0]), ["back"], APART_MM)).toBeNull();
  expect(sideBySide(document, onBoardAt([0, 0, 0]), ["back", "collar"], APART_MM)).toBeNull();
});

test("artwork that is part of the cloth goes with it, the cloth stays from then on, and the whole is one command", () => {
  const crest = artworkLike(1, "frontL", { onFabric: true, x: 10, y: 20 });
  const document = {
    ...laid({ scale: 1, angle: 0, offsetX: 5, offsetY: 0 }),
    artworks: { [crest.id]: crest },
    order: [crest.id],
  };
  const layouts = [SQUARE, SQUARE, { x: 900, y: 0, angle: 0 }];
  const { cuttings, places } = sideBySide(document, onBoardAt([0, 0, 0], layouts), ["frontR", "frontL"], APART_MM)!;
  expect(cuttings[1]).toEqual({ pieceKey: "frontL", mapping: { scale: 1, angle: 0, offsetX: -15, offsetY: 0 } });
  expect(places).toEqual([
    { pieceKey: "frontR", x: 0, y: 0 },
    { pieceKey: "frontL", x: 20, y: 0 },
    { pieceKey: "back", x: 900, y: 0 },
  ]);
  const applied = applyCommand(document, { type: "cutSideBySide", cuttings: [...cuttings], places: [...places] });
  if ("refused" in applied) throw new Error(applied.refused.path);
  expect(applied.document.pieces.frontL?.mapping.offsetX).toBe(-15);
  expect(applied.document.artworks[crest.id]).toMatchObject({ x: -10, y: 20 });
  expect(clothStays(applied.document, applied.document.pieces.back!.fabric)).toBe(true);
  expect(applied.document.board!.places.frontL).toEqual({ x: 20, y: 0 });
});
