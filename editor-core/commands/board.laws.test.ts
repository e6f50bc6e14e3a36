import { apply, compose, degrees, invert, rotation, translation } from "@selvedge/geometry-core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { canonical } from "../document/canonical.ts";
import { emptyDocument } from "../document/empty.ts";
import { readDocument } from "../document/migrations.ts";
import type { DesignDocument, FabricRef } from "../document/schema.ts";
import { clothOnPiece } from "../placement/cloth.ts";
import { placement } from "../placement/placement.ts";
import { anyMapping, idOf } from "../testing/any-document.ts";
import { artworkLike } from "../testing/artwork-like.ts";
import { law } from "../testing/law.ts";
import { applyCommand } from "./apply.ts";
import type { Command } from "./table.ts";

const CLOTH: FabricRef = { kind: "photo", imageId: idOf(0xb1), mmWidth: 60, mmHeight: 40 };
const OTHER: FabricRef = { kind: "photo", imageId: idOf(0xb2), mmWidth: 60, mmHeight: 40 };
const outline = [
  [0, 0],
  [500, 0],
  [500, 700],
  [0, 700],
] as const;
const STYLE = { pieces: [{ key: "front", outline, grain: 12 }], seams: [] };

const after = (document: DesignDocument, ...commands: readonly Command[]) =>
  commands.reduce((now, command) => {
    const applied = applyCommand(now, command);
    if ("refused" in applied) throw new Error(`${applied.refused.rule} ${applied.refused.path}`);
    return applied.document;
  }, document);
const stampsOf = (document: DesignDocument) => placement(document, STYLE, new Map()).front!;
const garment = (mapping: DesignDocument["pieces"][string]["mapping"], fabric = CLOTH): DesignDocument => {
  const empty = emptyDocument({ styleId: idOf(9), size: "M", pieceKeys: ["front", "back"] });
  return { ...empty, pieces: { front: { fabric, mapping }, back: { fabric, mapping } } };
};

type Move = { pieceKey: string; x: number; y: number; alongX: number; alongY: number };

/** A piece turned by `angle` on the board goes from one place to another; in its own mm that is `along`. */
const anyMove = fc
  .record({
    mapping: anyMapping,
    angle: fc.constantFrom(0, 90, -37),
    from: fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) }),
    to: fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) }),
  })
  .filter(({ mapping }) => Math.max(Math.abs(mapping.offsetX), Math.abs(mapping.offsetY)) < 15_000)
  .map(({ mapping, angle, from, to }) => {
    const [alongX, alongY] = apply(rotation(degrees(-angle)), [to.x - from.x, to.y - from.y]);
    return {
      mapping,
      angle,
      from,
      command: { type: "movePieces" as const, moves: [{ pieceKey: "front", ...to, alongX, alongY }] as [Move] },
    };
  });

law(
  "a cloth that stays lies where it lay on the board, wherever its piece is moved",
  anyMove,
  ({ mapping, angle, from, command }) => {
    const held = after(garment(mapping), { type: "holdCloth", fabric: CLOTH, stays: true });
    const now = after(held, command);
    const on = (point: { x: number; y: number }) => compose(translation(point.x, point.y), rotation(degrees(angle)));
    const clothBefore = compose(on(from), clothOnPiece(held.pieces.front!.mapping, degrees(12)));
    const clothAfter = compose(on(now.board!.places.front!), clothOnPiece(now.pieces.front!.mapping, degrees(12)));
    for (const [index, figure] of clothAfter.entries()) expect(Math.abs(figure - clothBefore[index]!)).toBeLessThan(1e-6);
    expect(invert(clothAfter)).toBeDefined();
    expect(now.pieces.back).toBe(held.pieces.back);
  },
);

law("a print that travels is on its piece what it was, wherever the piece is moved", anyMove, ({ mapping, command }) => {
  const still = after(garment(mapping), { type: "holdCloth", fabric: OTHER, stays: true });
  const now = after(still, command);
  expect(stampsOf(now)).toEqual(stampsOf(still));
  expect(now.pieces).toBe(still.pieces);
});

law(
  "moved there and back over its cloth, a piece is cut from the place it was cut from",
  anyMove,
  ({ mapping, from, command }) => {
    const held = after(garment(mapping), { type: "holdCloth", fabric: CLOTH, stays: true });
    const [{ alongX, alongY }] = command.moves;
    const back = after(held, command, {
      type: "movePieces",
      moves: [{ pieceKey: "front", ...from, alongX: -alongX, alongY: -alongY }],
    });
    for (const axis of ["offsetX", "offsetY"] as const)
      expect(Math.abs(back.pieces.front!.mapping[axis] - held.pieces.front!.mapping[axis])).toBeLessThan(1e-6);
  },
);

const TRUE = { scale: 1, angle: 0, offsetX: 0, offsetY: 0 };

test("an artwork that is part of a cloth that stays goes with the cloth, one that lies on the piece goes with the piece", () => {
  const leaf = artworkLike(1, "front", { onFabric: true, x: 100, y: 50 });
  const crest = artworkLike(2, "front", { x: 100, y: 50 });
  const document = { ...garment(TRUE), artworks: { [leaf.id]: leaf, [crest.id]: crest }, order: [leaf.id, crest.id] };
  const now = after(
    document,
    { type: "holdCloth", fabric: CLOTH, stays: true },
    { type: "movePieces", moves: [{ pieceKey: "front", x: 30, y: 0, alongX: 30, alongY: 0 }] },
  );
  expect(now.pieces.front!.mapping.offsetX).toBe(-30);
  expect(now.artworks[leaf.id]).toMatchObject({ x: 70, y: 50 });
  expect(now.artworks[crest.id]).toBe(crest);
});

test("what is not said is not in the document: switched on and off and tidied up, it has the text it had", () => {
  const document = garment(TRUE);
  expect(document).not.toHaveProperty("board");
  const laid = after(
    document,
    { type: "holdCloth", fabric: CLOTH, stays: true },
    { type: "holdCloth", fabric: CLOTH, stays: false },
    { type: "movePieces", moves: [{ pieceKey: "back", x: 7, y: 8, alongX: 7, alongY: 8 }] },
  );
  expect(laid.board).toEqual({ places: { back: { x: 7, y: 8 } }, staying: [] });
  expect(readDocument(JSON.parse(JSON.stringify(laid)))).toEqual(laid);
  const tidied = after(laid, { type: "tidyPieces" });
  expect(canonical(tidied)).toBe(canonical(document));
  expect(tidied).not.toHaveProperty("board");
});

test("a piece is not moved so far that its cloth would lie beyond what a document holds", () => {
  const held = after(garment({ ...TRUE, offsetX: -19_990 }), { type: "holdCloth", fabric: CLOTH, stays: true });
  const move = { type: "movePieces", moves: [{ pieceKey: "front", x: 30, y: 0, alongX: 30, alongY: 0 }] } as const;
  expect(applyCommand(held, { ...move, moves: [...move.moves] })).toEqual({ refused: { rule: "outOfRange", path: "moves" } });
});

test("a document that lays a piece it does not have is not read", () => {
  const board = { places: { collar: { x: 0, y: 0 } }, staying: [] };
  expect(() => readDocument({ ...garment(TRUE), board })).toThrow("board.places.collar: the piece exists");
});
