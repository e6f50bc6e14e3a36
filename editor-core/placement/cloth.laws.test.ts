import { apply, applyToVector, degrees, invert, type Matrix, multiply } from "@selvedge/geometry-core";
import fc from "fast-check";
import { expect } from "vitest";
import { applyCommand } from "../commands/apply.ts";
import { emptyDocument } from "../document/empty.ts";
import type { DesignDocument } from "../document/schema.ts";
import { anyFabric, anyGap, anyMapping, anyTurn, idOf } from "../testing/any-document.ts";
import { artworkLike } from "../testing/artwork-like.ts";
import { law } from "../testing/law.ts";
import { SEWN, TILES } from "../testing/two-pieces.ts";
import { clothOnPiece } from "./cloth.ts";
import { placement } from "./placement.ts";
import type { Placement, StyleInput } from "./stamp.ts";

const KEYS = SEWN.pieces.map(({ key }) => key);

/** Front and back cut from one cloth, differently laid, with an artwork of the front that belongs to the cloth. */
const anyCloth = fc.record({
  fabric: anyFabric,
  front: anyMapping,
  back: anyMapping,
  artwork: fc.record({
    x: fc.integer({ min: 0, max: 400 }),
    y: fc.integer({ min: 0, max: 600 }),
    width: fc.integer({ min: 5, max: 300 }),
    height: fc.integer({ min: 5, max: 300 }),
    angle: anyTurn,
    gap: anyGap,
  }),
});
const onCloth = ({ fabric, front, back, artwork }: typeof anyCloth extends fc.Arbitrary<infer Drawn> ? Drawn : never) => {
  const empty = emptyDocument({ styleId: idOf(9), size: "M", pieceKeys: KEYS });
  const crest = artworkLike(1, "front", { ...artwork, onFabric: true });
  return {
    ...empty,
    pieces: { ...empty.pieces, front: { fabric, mapping: front }, back: { fabric, mapping: back } },
    artworks: { [crest.id]: crest },
    order: [crest.id],
  };
};
const GRAINED: StyleInput = { ...SEWN, pieces: SEWN.pieces.map((piece, index) => ({ ...piece, grain: index * 30 })) };
const crestOn = (placed: Placement, key: string) => placed[key]!.find(({ source }) => source.kind === "artwork")!;
const near = (a: Matrix, b: Matrix) => {
  const reach = 1 + Math.max(...a.map(Math.abs));
  for (const [index, value] of a.entries()) expect(Math.abs(value - b[index]!)).toBeLessThan(1e-7 * reach);
};

law("an artwork applied to the fabric lies at the same place of the cloth on every piece cut from it", anyCloth, (drawn) => {
  const document = onCloth(drawn);
  const placed = placement(document, GRAINED, TILES);
  const place = (key: "front" | "back", grain: number) =>
    multiply(invert(clothOnPiece(document.pieces[key].mapping, degrees(grain))), crestOn(placed, key).matrix);
  near(place("front", 0), place("back", 30));
  expect(placed.sleeveL).toEqual([]);
});

law("it repeats by whole tiles, the fewest that hold it", anyCloth, (drawn) => {
  const document = onCloth(drawn);
  const { lattice, matrix } = crestOn(placement(document, GRAINED, TILES), "front");
  const back = invert(clothOnPiece(document.pieces.front.mapping, degrees(0)));
  const corners = (
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const
  ).map((corner) => apply(back, apply(matrix, corner)));
  for (const axis of [0, 1] as const) {
    const size = Math.max(...corners.map((corner) => corner[axis])) - Math.min(...corners.map((corner) => corner[axis]));
    const vector = applyToVector(back, axis === 0 ? lattice!.u : lattice!.v!);
    const step = vector[axis];
    expect(Math.abs(vector[1 - axis]!)).toBeLessThan(1e-6 * (1 + step));
    expect(step).toBeGreaterThan(size * (1 - 1e-6) - 1e-4);
    if (drawn.fabric.kind === "colour") continue;
    const tile = drawn.fabric.kind === "photo" ? [140, 90][axis]! : drawn.fabric.productId === idOf(0xa1) ? [64, 48][axis]! : 20;
    expect(Math.abs(step / tile - Math.round(step / tile))).toBeLessThan(1e-6);
    expect(step - tile).toBeLessThan(Math.max(size, 1e-9) + 1e-4);
  }
});

law(
  "turning, sizing and shifting the fabric takes its artwork along",
  fc.record({ drawn: anyCloth, to: anyMapping }),
  ({ drawn, to }) => {
    const document = onCloth(drawn);
    const applied = applyCommand(document, { type: "mapFabric", pieceKeys: ["front"], ...to });
    if ("refused" in applied) {
      expect(applied.refused).toEqual({ rule: "outOfRange", path: "artworks" });
      return;
    }
    const onTheCloth = (design: DesignDocument) =>
      multiply(
        invert(clothOnPiece(design.pieces.front!.mapping, degrees(0))),
        crestOn(placement(design, GRAINED, TILES), "front").matrix,
      );
    const [before, after] = [onTheCloth(document), onTheCloth(applied.document)];
    const reach = (1 + Math.max(...before.map(Math.abs))) * 1e-6;
    for (const [index, value] of before.entries()) expect(Math.abs(value - after[index]!)).toBeLessThan(reach);
  },
);
