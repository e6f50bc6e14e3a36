import { degrees, invert, type Matrix, multiply, shiftOf, translation } from "@selvedge/geometry-core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { applyCommand } from "../commands/apply.ts";
import { canonical } from "../document/canonical.ts";
import { emptyDocument } from "../document/empty.ts";
import { readDocument } from "../document/migrations.ts";
import type { Artwork, ArtworkLattice } from "../document/schema.ts";
import { clothOnPiece } from "../placement/cloth.ts";
import { copiesOf } from "../placement/copies.ts";
import { placement } from "../placement/placement.ts";
import { anyLattice, anyTurn, idOf } from "../testing/any-document.ts";
import { artworkLike } from "../testing/artwork-like.ts";
import { law } from "../testing/law.ts";
import { SEWN, TILES } from "../testing/two-pieces.ts";
import { alongWarp, fitInto, fractionOf, fullRepeat, stepsOf, stepsOfFullRepeat, withFullRepeat } from "./repeat.ts";

const HALF_DROP: ArtworkLattice = { across: 120, down: 80, by: "column", drop: 0.5, symmetry: "none" };
const repeated = (lattice: ArtworkLattice, change: Partial<Artwork> = {}) =>
  artworkLike(1, "front", { repeat: "all", lattice, ...change });

/** Every copy that lies within so many steps of the artwork. */
const REACH = 5;
function copiesAround(artwork: Artwork, reach = REACH): Matrix[] {
  const cells = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  return copiesOf(artwork).flatMap(({ matrix, lattice }) =>
    cells.flatMap((i) => cells.map((j) => multiply(translation(...shiftOf(lattice!, [i, j])), matrix))),
  );
}
const isSame = (a: Matrix, b: Matrix) => a.every((value, index) => Math.abs(value - b[index]!) < 1e-6 * (1 + Math.abs(value)));
/** Two copies are the same when position and orientation are, which the frame they are drawn in shows. */
const isAmong = (copies: readonly Matrix[], copy: Matrix) => copies.some((other) => isSame(copy, other));

test("a half-drop taken twice is a full drop: the column after the next stands straight again", () => {
  const copies = copiesAround(repeated(HALF_DROP));
  const [own] = copiesOf(repeated(HALF_DROP)).map(({ matrix }) => matrix) as [Matrix];
  expect(isAmong(copies, multiply(translation(120, 40), own))).toBe(true);
  expect(isAmong(copies, multiply(translation(240, 0), own))).toBe(true);
  expect(isAmong(copies, multiply(translation(120, 0), own))).toBe(false);
});

law(
  "with a lawful drop every symmetry closes: what takes one copy to another takes every copy to one",
  fc.record({ lattice: anyLattice, angle: anyTurn }),
  ({ lattice, angle }) => {
    const artwork = repeated(lattice, { angle });
    const all = copiesAround(artwork, 12);
    const near = copiesAround(artwork, 1);
    const back = invert(near[0]!);
    for (const onto of near) for (const copy of near) expect(isAmong(all, multiply(multiply(onto, back), copy))).toBe(true);
  },
  40,
);

test("mirrored columns do not close with a third of a drop, and no command makes such a repeat", () => {
  const lattice: ArtworkLattice = { ...HALF_DROP, drop: 1 / 3, symmetry: "mirror" };
  const near = copiesAround(repeated(lattice), 1);
  const all = copiesAround(repeated(lattice), 12);
  const back = invert(near[0]!);
  expect(near.every((onto) => near.every((copy) => isAmong(all, multiply(multiply(onto, back), copy))))).toBe(false);
  const crest = artworkLike(1, "front");
  const document = {
    ...emptyDocument({ styleId: idOf(9), size: "M", pieceKeys: ["front"] }),
    artworks: { [crest.id]: crest },
    order: [crest.id],
  };
  const applied = applyCommand(document, { type: "setLattice", id: crest.id, lattice });
  expect(applied).toEqual({ refused: { rule: "outOfRange", path: "lattice.drop" } });
});

law(
  "after a full repeat everything comes again, and not before",
  anyLattice.filter(({ drop }) => drop !== 0.617),
  (lattice) => {
    const steps = stepsOfFullRepeat(lattice)!;
    const copies = copiesAround(repeated(lattice), 13);
    const own = copiesOf(repeated(lattice))[0]!.matrix;
    for (let columns = 1; columns <= steps.columns; columns++)
      expect(isAmong(copies, multiply(translation(columns * lattice.across, 0), own))).toBe(columns === steps.columns);
    for (let rows = 1; rows <= steps.rows; rows++)
      expect(isAmong(copies, multiply(translation(0, rows * lattice.down), own))).toBe(rows === steps.rows);
  },
  40,
);

test("a full repeat by hand: half-drop two columns, mirrored brick of a half four rows by two columns; a drop of 0.617 has none", () => {
  expect(fullRepeat(HALF_DROP)).toEqual({ across: 240, down: 80 });
  expect(fullRepeat({ ...HALF_DROP, drop: 0 })).toEqual({ across: 120, down: 80 });
  expect(fullRepeat({ ...HALF_DROP, symmetry: "rotation", by: "row" })).toEqual({ across: 240, down: 320 });
  expect(fullRepeat({ ...HALF_DROP, drop: 0, symmetry: "glide" })).toEqual({ across: 120, down: 160 });
  expect(fullRepeat({ ...HALF_DROP, drop: 0.617 })).toBeNull();
});

test("a rotary screen of 640 mm takes five repeats of 128 mm and not of 120; the nearest of 120 is 128", () => {
  expect(fitInto(128, 640)).toMatchObject({ isWhole: true, whole: 5 });
  expect(fitInto(120, 640)).toEqual({ times: 640 / 120, isWhole: false, whole: 5, nearest: 128 });
  expect(fitInto(700, 640)).toMatchObject({ isWhole: false, whole: 1, nearest: 640 });
});

law(
  "a repeat brought to the nearest size fits the machine",
  fc.record({ lattice: anyLattice, machine: fc.constantFrom(640, 725, 819, 914, 1018), way: fc.constantFrom("across", "down") }),
  ({ lattice, machine, way }) => {
    const full = fullRepeat(lattice);
    if (!full) return;
    const fitted = withFullRepeat(lattice, way, fitInto(full[way], machine).nearest);
    expect(fitInto(fullRepeat(fitted)![way], machine).isWhole).toBe(true);
    expect({ ...fitted, [way]: 0 }).toEqual({ ...lattice, [way]: 0 });
  },
);

test("a share is written as a fraction where it is one", () => {
  expect([0.5, 1 / 3, 0.75, 0.37, 0].map(fractionOf)).toEqual([[1, 2], [1, 3], [3, 4], null, null]);
});

test("which way of an artwork runs along the warp, with the cloth turned under it", () => {
  expect(
    [
      [0, 0],
      [90, 0],
      [-90, 90],
      [30, 30],
      [30, 0],
    ].map(([artwork, cloth]) => alongWarp(artwork!, cloth!)),
  ).toEqual(["down", "across", "down", "down", null]);
});

test("a straight lattice of size and gap is the plain repeat", () => {
  const plain = artworkLike(1, "front", { repeat: "all", gap: 7, angle: 30 });
  const lattice: ArtworkLattice = { across: 47, down: 27, by: "column", drop: 0, symmetry: "none" };
  const [of, other] = [copiesOf(plain), copiesOf({ ...plain, lattice })];
  expect(other).toEqual(of);
  expect(stepsOf(lattice)).toEqual([
    [47, 0],
    [0, 27],
  ]);
});

law(
  "a lattice applied to the fabric lies on the cloth alike on every piece cut from it, and grows with it",
  fc.record({ lattice: anyLattice, angle: anyTurn, scale: fc.constantFrom(0.5, 1, 3) }),
  ({ lattice, angle, scale }) => {
    const crest = repeated(lattice, { onFabric: true, angle });
    const empty = emptyDocument({ styleId: idOf(9), size: "M", pieceKeys: SEWN.pieces.map(({ key }) => key) });
    const fabric = { kind: "product", productId: idOf(0xa1) } as const;
    const laid = (turn: number, offsetX: number) => ({ fabric, mapping: { scale: 1, angle: turn, offsetX, offsetY: 3 } });
    const document = {
      ...empty,
      pieces: { ...empty.pieces, front: laid(0, 0), back: laid(180, 40) },
      artworks: { [crest.id]: crest },
      order: [crest.id],
    };
    const onCloth = (design: typeof document, key: "front" | "back") => {
      const piece = SEWN.pieces.find((each) => each.key === key)!;
      const back = invert(clothOnPiece(design.pieces[key].mapping, degrees(piece.grain)));
      return placement(design, SEWN, TILES)
        [key]!.filter(({ source }) => source.kind === "artwork")
        .map(({ matrix, lattice: repeat }) => [
          multiply(back, matrix),
          multiply(back, [...repeat!.u, ...repeat!.v!, 0, 0] as unknown as Matrix).slice(0, 4),
        ]);
    };
    const near = (a: unknown, b: unknown) => {
      const [one, other] = [a, b].map((value) => (value as number[][][]).flat(2)) as [number[], number[]];
      expect(one).toHaveLength(other.length);
      for (const [index, value] of one.entries())
        expect(Math.abs(value - other[index]!)).toBeLessThan(1e-6 * (1 + Math.abs(value)));
    };
    near(onCloth(document, "front"), onCloth(document, "back"));
    const applied = applyCommand(document, { type: "mapFabric", pieceKeys: ["front"], scale });
    if ("refused" in applied) throw new Error(applied.refused.path);
    near(onCloth(document, "front"), onCloth(applied.document as typeof document, "front"));
  },
  40,
);

test("a document without a lattice is written as it always was, and a plain repeat takes a lattice away", () => {
  const crest = artworkLike(1, "front", { repeat: "all", gap: 7 });
  const document = {
    ...emptyDocument({ styleId: idOf(9), size: "M", pieceKeys: ["front"] }),
    artworks: { [crest.id]: crest },
    order: [crest.id],
  };
  expect(canonical(readDocument(document))).toBe(canonical(document));
  expect(canonical(document)).not.toContain("lattice");
  const set = applyCommand(document, { type: "setLattice", id: crest.id, lattice: HALF_DROP });
  if ("refused" in set) throw new Error(set.refused.path);
  expect(set.document.artworks[crest.id]).toMatchObject({ repeat: "all", lattice: HALF_DROP });
  const plain = applyCommand(set.document, { type: "repeatArtwork", id: crest.id, repeat: "all", gap: 7 });
  if ("refused" in plain) throw new Error(plain.refused.path);
  expect(canonical(plain.document)).toBe(canonical(document));
});
