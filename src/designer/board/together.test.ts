import type { Piece } from "@selvedge/contract";
import type { Artwork } from "@selvedge/editor-core";
import { expect, test } from "vitest";
import { CREST_ID, openTestDesign } from "../testing/open-test-design.ts";
import {
  type ArtworkTransform,
  alignedTogether,
  boxAround,
  distributedTogether,
  flippedTogether,
  sizedTogether,
  turnedTogether,
} from "./together.ts";

const session = openTestDesign();
const crest = session.editor.document().artworks[CREST_ID]!;
const crestWith = (n: number, change: Partial<Artwork>): Artwork => ({ ...crest, id: String(n).repeat(32), ...change });
const pieces = session.byKey();
/** The back transformed turned by a quarter, so that board and piece are not the same. */
const turnedBack = new Map(
  [...pieces].map(([key, piece]): [string, Piece] => [key, { ...piece, layout: { x: 900, y: 0, angle: 90 } }]),
);

/** The artworks as the transforms leave them. */
const laid = (artworks: readonly Artwork[], transformed: readonly ArtworkTransform[]) =>
  artworks.map((artwork) => ({ ...artwork, ...transformed.find(({ id }) => id === artwork.id) }));

const three = [
  crestWith(1, { x: 0, y: 100, width: 40, height: 20 }),
  crestWith(2, { x: 30, y: 200, width: 80, height: 40 }),
  crestWith(3, { x: 100, y: 400, width: 20, height: 60, pieceKey: "front" }),
];

test("turned four times by a right angle, everything lies where it lay", () => {
  const box = boxAround(three, pieces)!;
  const about = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  let now = three;
  for (let quarter = 0; quarter < 4; quarter += 1) now = laid(now, turnedTogether(now, pieces, about, 90));
  for (const [index, artwork] of now.entries()) {
    expect(artwork.x).toBeCloseTo(three[index]!.x, 1);
    expect(artwork.y).toBeCloseTo(three[index]!.y, 1);
    expect(artwork.angle % 360).toBe(0);
  }
});

test("sized to twice about a corner, the box is twice as large and the corner stays", () => {
  const box = boxAround(three, pieces)!;
  expect(boxAround(laid(three, sizedTogether(three, pieces, box, 2)), pieces)).toEqual({
    x: box.x,
    y: box.y,
    width: box.width * 2,
    height: box.height * 2,
  });
});

test("flipped twice, everything lies as before, and once within the same box", () => {
  const once = laid(three, flippedTogether(three, pieces));
  expect(boxAround(once, pieces)).toEqual(boxAround(three, pieces));
  expect(once.map(({ flipped }) => flipped)).toEqual([true, true, true]);
  expect(laid(once, flippedTogether(once, pieces))).toEqual(three);
});

test("aligned to the left, all begin where the leftmost began, also on a piece that lies turned", () => {
  const two = [three[0]!, crestWith(4, { pieceKey: "back", x: 50, y: 300, width: 30, height: 10 })];
  const box = boxAround(two, turnedBack)!;
  const transformed = laid(two, alignedTogether(two, turnedBack, box, "left"));
  for (const artwork of transformed) expect(boxAround([artwork], turnedBack)!.x).toBeCloseTo(box.x, 6);
  // On the turned piece left on the board is along the piece's own y.
  expect(transformed[1]!.x).toBe(two[1]!.x);
});

test("distributed, the clear distances between neighbours are equal and the outermost stay", () => {
  const transformed = laid(three, distributedTogether(three, pieces, "y"));
  const [a, b, c] = transformed.map((artwork) => boxAround([artwork], pieces)!);
  expect(b!.y - (a!.y + a!.height)).toBeCloseTo(c!.y - (b!.y + b!.height), 6);
  expect([transformed[0], transformed[2]]).toEqual([three[0], three[2]]);
  expect(distributedTogether(three.slice(0, 2), pieces, "y")).toEqual([]);
});
