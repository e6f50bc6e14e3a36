import { apply, cellsIn, invert, multiply, type Point, scaling, shiftOf, translation } from "@selvedge/geometry-core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { applyCommand } from "../commands/apply.ts";
import { emptyDocument } from "../document/empty.ts";
import { type Artwork, type DesignDocument, REPEATS } from "../document/schema.ts";
import { artworkMatrix } from "../geometry/artwork-matrix.ts";
import { openEditor } from "../history/editor.ts";
import { actsOver, perform } from "../testing/acts.ts";
import { anyExtent, anyFabric, anyMapping, anyMm, anyScale, anyTurn, documentOver, idOf } from "../testing/any-document.ts";
import { artworkLike } from "../testing/artwork-like.ts";
import { drawnOf, fitted } from "../testing/commands.ts";
import { law } from "../testing/law.ts";
import { SEWN, TILES } from "../testing/two-pieces.ts";
import { equalStamps } from "./equal.ts";
import { placement, placer } from "./placement.ts";
import type { Stamp, StyleInput } from "./stamp.ts";

const KEYS = SEWN.pieces.map(({ key }) => key);
const anyDesign = documentOver(KEYS);
const change = (document: DesignDocument, command: Parameters<typeof applyCommand>[1]): DesignDocument => {
  const applied = applyCommand(document, command);
  if ("refused" in applied) throw new Error(applied.refused.rule);
  return applied.document;
};

law("a placer remembers, and says what one without a memory says", actsOver(anyDesign, 10), ({ document, acts }) => {
  const editor = openEditor({ document, now: () => 0 });
  const place = placer();
  for (const act of acts) {
    perform(editor, act);
    const [remembered, fresh] = [place(editor.shown(), SEWN, TILES), placement(editor.shown(), SEWN, TILES)];
    expect(Object.keys(remembered)).toEqual(Object.keys(fresh));
    for (const [key, stamps] of Object.entries(fresh)) {
      expect(remembered[key]).toHaveLength(stamps.length);
      for (const [index, stamp] of stamps.entries()) expect(equalStamps(remembered[key]![index]!, stamp)).toBe(true);
    }
    expect(place(editor.shown(), SEWN, TILES)).toBe(remembered);
  }
});

law("no two stamps of a piece have the same key", anyDesign, (document) => {
  for (const stamps of Object.values(placement(document, SEWN, TILES)))
    expect(new Set(stamps.map(({ key }) => key)).size).toBe(stamps.length);
});

/** Artworks that end at their piece: neither across a seam nor part of the cloth. */
const confined = (document: DesignDocument): DesignDocument => ({
  ...document,
  artworks: Object.fromEntries(
    Object.entries(document.artworks).map(([id, artwork]) => [id, { ...artwork, restricted: true, onFabric: false }]),
  ),
});

/** The pieces whose content changed, judged by their own designs and artworks alone. */
const piecesTouched = (before: DesignDocument, after: DesignDocument): Set<string> => {
  const own = (document: DesignDocument, key: string) =>
    document.order.map((id) => document.artworks[id]!).filter(({ pieceKey }) => pieceKey === key);
  return new Set(
    KEYS.filter((key) => {
      const [a, b] = [own(before, key), own(after, key)];
      return (
        before.pieces[key] !== after.pieces[key] || a.length !== b.length || a.some((artwork, index) => artwork !== b[index])
      );
    }),
  );
};

law(
  "a command on one piece leaves the stamps of every other piece as they are, where no artwork crosses a seam or lies on the cloth",
  fc.record({
    document: anyDesign.map(confined),
    drawn: fc
      .constantFrom(
        "layFabric",
        "mapFabric",
        "moveArtworks",
        "sizeArtwork",
        "turnArtwork",
        "deleteArtworks",
        "bringToTop",
        "annotate",
      )
      .chain((type) => drawnOf(type as "layFabric")),
  }),
  ({ document: drawnDocument, drawn }) => {
    const editor = openEditor({ document: drawnDocument, now: () => 0 });
    const document = editor.document();
    const place = placer();
    const before = place(document, SEWN, TILES);
    if (editor.give(fitted(drawn, document)) !== "done") return;
    const after = place(editor.document(), SEWN, TILES);
    const touched = piecesTouched(document, editor.document());
    for (const key of Object.keys(before)) if (!touched.has(key)) expect(after[key]).toBe(before[key]);
  },
  400,
);

law(
  "mapping the fabric of one piece leaves the stamps of every other as they are, whatever lies on the cloth or crosses a seam",
  fc.record({
    document: anyDesign,
    pick: fc.nat(),
    change: fc.record({ scale: anyScale, angle: anyTurn, offsetX: fc.integer({ min: -300, max: 300 }) }),
  }),
  ({ document: drawnDocument, pick, change }) => {
    const editor = openEditor({ document: drawnDocument, now: () => 0 });
    const pieceKeys = Object.keys(drawnDocument.pieces);
    const key = pieceKeys[pick % pieceKeys.length]!;
    const place = placer();
    const before = place(editor.document(), SEWN, TILES);
    if (editor.give({ type: "mapFabric", pieceKeys: [key], ...change }) !== "done") return;
    const after = place(editor.document(), SEWN, TILES);
    for (const other of pieceKeys) if (other !== key) expect(after[other]).toBe(before[other]);
  },
);

/** Where on its tile a point of the piece falls, as shares of the tile. */
const onTile = (stamp: Stamp, point: Point): Point => {
  const [x, y] = apply(invert(stamp.matrix), point);
  return [x - Math.floor(x), y - Math.floor(y)];
};
/** Shares just under and just over a whole tile are neighbours. */
const apart = (a: number, b: number) => Math.min(Math.abs(a - b), 1 - Math.abs(a - b));

const anyPoint: fc.Arbitrary<Point> = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 600 }));
const anyTiled = fc.record({
  fabric: anyFabric.filter(({ kind }) => kind !== "colour"),
  mapping: anyMapping.filter(({ offsetX, offsetY }) => Math.hypot(offsetX, offsetY) < 10_000),
  grain: fc.constantFrom(0, 45, 90, -12.5),
});
const clothOf = (document: DesignDocument, grain = 0) => {
  const style: StyleInput = { ...SEWN, pieces: SEWN.pieces.map((piece) => ({ ...piece, grain })) };
  return placement(document, style, TILES).front![0]!;
};

law(
  "a cloth shifted by one of its repeat vectors lies as before",
  fc.record({ tiled: anyTiled, which: fc.constantFrom("u" as const, "v" as const), point: anyPoint }),
  ({ tiled: { fabric, mapping, grain }, which, point }) => {
    const empty = emptyDocument({ styleId: idOf(9), size: "M", pieceKeys: KEYS });
    const document = { ...empty, pieces: { ...empty.pieces, front: { fabric, mapping } } };
    const cloth = clothOf(document, grain);
    const [x, y] = cloth.lattice![which]!;
    const shifted = clothOf(
      change(document, { type: "mapFabric", pieceKeys: ["front"], offsetX: mapping.offsetX + x, offsetY: mapping.offsetY + y }),
      grain,
    );
    const [a, b] = [onTile(cloth, point), onTile(shifted, point)];
    expect(apart(a[0], b[0])).toBeLessThan(1e-6);
    expect(apart(a[1], b[1])).toBeLessThan(1e-6);
  },
);

test("a 20 mm check at true scale has its lines 20 mm apart, and 10 mm apart at half size", () => {
  const empty = emptyDocument({ styleId: idOf(9), size: "M", pieceKeys: KEYS });
  const laid = change(empty, { type: "layFabric", pieceKeys: ["front"], fabric: { kind: "product", productId: idOf(0xa2) } });
  expect(clothOf(laid)).toMatchObject({ matrix: [20, 0, 0, 20, 0, 0], lattice: { u: [20, 0], v: [0, 20] } });
  const half = change(laid, { type: "mapFabric", pieceKeys: ["front"], scale: 0.5, angle: 90, offsetX: 7 });
  expect(clothOf(half)).toMatchObject({ matrix: [0, 10, -10, 0, 7, 0], lattice: { u: [0, 10], v: [-10, 0] } });
});

test("a piece drafted across the grain is cut across the grain", () => {
  const empty = emptyDocument({ styleId: idOf(9), size: "M", pieceKeys: KEYS });
  const laid = change(empty, { type: "layFabric", pieceKeys: ["front"], fabric: { kind: "product", productId: idOf(0xa1) } });
  expect(clothOf(laid, 90).lattice).toEqual({ u: [0, 64], v: [-48, 0] });
});

/** The centres of the copies of an artwork that reach into the front. */
const copies = (stamp: Stamp): string[] =>
  [...cellsIn(stamp.matrix, stamp.lattice, { minX: 0, minY: 0, maxX: 400, maxY: 600 })].map((cell) => {
    const [x, y] = apply(multiply(translation(...shiftOf(stamp.lattice!, cell)), stamp.matrix), [0.5, 0.5]);
    return `${x.toFixed(4)} ${y.toFixed(4)}`.replaceAll("-0.0000", "0.0000");
  });

law(
  "a repeated artwork moved by one of its repeat vectors shows the same copies",
  fc.record({
    repeat: fc.constantFrom(...REPEATS.filter((repeat) => repeat !== "none")),
    x: fc.integer({ min: 0, max: 400 }),
    y: fc.integer({ min: 0, max: 600 }),
    width: fc.integer({ min: 20, max: 200 }),
    height: fc.integer({ min: 20, max: 200 }),
    gap: fc.integer({ min: 0, max: 50 }),
    angle: fc.integer({ min: -180, max: 180 }),
    second: fc.boolean(),
  }),
  ({ second, ...drawn }) => {
    const stampOf = (artwork: Artwork) => {
      const empty = emptyDocument({ styleId: idOf(9), size: "M", pieceKeys: KEYS });
      return placement({ ...empty, artworks: { [artwork.id]: artwork }, order: [artwork.id] }, SEWN, TILES).front![0]!;
    };
    const artwork = artworkLike(1, "front", drawn);
    const stamp = stampOf(artwork);
    const { u, v } = stamp.lattice!;
    const step = second && v ? v : u;
    const moved = stampOf({ ...artwork, x: artwork.x + step[0], y: artwork.y + step[1] });
    // A copy that touches the edge of the area by rounding alone may come or go; its centre lies outside.
    const inside = (centres: string[]) =>
      new Set(
        centres.filter((centre) => {
          const [x, y] = centre.split(" ").map(Number);
          return x! > 0.01 && x! < 399.99 && y! > 0.01 && y! < 599.99;
        }),
      );
    const [before, after] = [inside(copies(stamp)), inside(copies(moved))];
    expect(after.size).toBe(before.size);
    for (const centre of before) {
      const [x, y] = centre.split(" ").map(Number);
      const near = [...after].some((other) => {
        const [otherX, otherY] = other.split(" ").map(Number);
        return Math.hypot(otherX! - x!, otherY! - y!) < 1e-3;
      });
      expect(near).toBe(true);
    }
  },
);

law(
  "flipped twice an artwork lies as before, and flipped once every point of it is where its mirror image was",
  fc.record({
    x: anyMm,
    y: anyMm,
    width: anyExtent,
    height: anyExtent,
    angle: anyTurn,
    at: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
  }),
  ({ at: [across, down], ...seat }) => {
    const artwork = artworkLike(1, "front", seat);
    const empty = emptyDocument({ styleId: idOf(9), size: "M", pieceKeys: KEYS });
    const document = { ...empty, artworks: { [artwork.id]: artwork }, order: [artwork.id] };
    const once = change(document, { type: "flipArtwork", id: artwork.id, flipped: true });
    const twice = change(once, { type: "flipArtwork", id: artwork.id, flipped: false });
    expect(placement(twice, SEWN, TILES)).toEqual(placement(document, SEWN, TILES));
    const [plain, flipped] = [artworkMatrix(artwork), artworkMatrix(once.artworks[artwork.id]!)];
    const [a, b] = [apply(flipped, [across, down]), apply(plain, [1 - across, down])];
    expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeLessThan(1e-7 * (1 + seat.width + Math.abs(seat.x) + Math.abs(seat.y)));
  },
);

test("turning the fabric turns the cloth, not the piece nor what is printed on it", () => {
  const crest = artworkLike(1, "front", { x: 100, y: 100 });
  const empty = emptyDocument({ styleId: idOf(9), size: "M", pieceKeys: KEYS });
  const laid = change(
    { ...empty, artworks: { [crest.id]: crest }, order: [crest.id] },
    { type: "layFabric", pieceKeys: ["front"], fabric: { kind: "product", productId: idOf(0xa2) } },
  );
  const place = placer();
  const before = place(laid, SEWN, TILES);
  const after = place(change(laid, { type: "mapFabric", pieceKeys: ["front"], angle: 30 }), SEWN, TILES);
  expect(after.front![0]!.matrix[1]).toBeCloseTo(10, 12);
  expect(after.front![1]).toBe(before.front![1]);
  expect(after.back).toBe(before.back);
});

test("another style is placed anew, also one that shares no piece with the document", () => {
  const laid = change(emptyDocument({ styleId: idOf(9), size: "M", pieceKeys: KEYS }), {
    type: "layFabric",
    pieceKeys: ["front"],
    fabric: { kind: "colour", hex: "#14263f" },
  });
  const place = placer();
  expect(Object.keys(place(laid, SEWN, TILES))).toEqual(KEYS);
  expect(place(laid, { pieces: [], seams: [] }, TILES)).toEqual({});
  expect(place(laid, SEWN, TILES).front).toHaveLength(1);
});

test("what does not lie on a piece changes no stamp", () => {
  const empty = emptyDocument({ styleId: idOf(9), size: "M", pieceKeys: KEYS });
  const place = placer();
  const before = place(empty, SEWN, TILES);
  expect(place(change(empty, { type: "chooseSize", size: "L" }), SEWN, TILES)).toBe(before);
});

test("a fabric appears once the size of its tile is known", () => {
  const fabric = { kind: "product" as const, productId: idOf(0xa1) };
  const laid = change(emptyDocument({ styleId: idOf(9), size: "M", pieceKeys: KEYS }), {
    type: "layFabric",
    pieceKeys: ["back"],
    fabric,
  });
  const place = placer();
  const before = place(laid, SEWN, new Map());
  expect(before.back).toEqual([]);
  const after = place(laid, SEWN, TILES);
  expect(after.back![0]!.matrix).toEqual(scaling(64, 48));
  expect(after.front).toBe(before.front);
});
