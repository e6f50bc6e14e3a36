import { apply, compose, degrees, invert, type Matrix, type Point, rotation, translation } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import { emptyDocument } from "../document/empty.ts";
import type { Artwork } from "../document/schema.ts";
import { idOf } from "../testing/any-document.ts";
import { artworkLike } from "../testing/artwork-like.ts";
import { SEWN } from "../testing/two-pieces.ts";
import { placement } from "./placement.ts";
import type { StyleInput } from "./stamp.ts";

const withArtwork = (artwork: Artwork, style: StyleInput = SEWN) => {
  const empty = emptyDocument({ styleId: idOf(9), size: "M", pieceKeys: style.pieces.map(({ key }) => key) });
  return placement({ ...empty, artworks: { [artwork.id]: artwork }, order: [artwork.id] }, style, new Map());
};
const crest = (change: Partial<Artwork>) =>
  artworkLike(1, "front", { x: 390, y: 300, width: 120, height: 80, restricted: false, ...change });

/** Where on the picture a point of the piece is, in mm of the picture. */
const onPicture = (matrix: Matrix, point: Point): Point => {
  const [u, v] = apply(invert(matrix), point);
  return [u * 120, v * 80];
};
const widestStep = (here: Matrix, other: Matrix, pairs: readonly (readonly [Point, Point])[]) =>
  Math.max(
    ...pairs.map(([a, b]) => {
      const [p, q] = [onPicture(here, a), onPicture(other, b)];
      return Math.hypot(p[0] - q[0], p[1] - q[1]);
    }),
  );

test("a crest across a straight side seam goes on without a step", () => {
  const placed = withArtwork(crest({ angle: 25 }));
  const [here, other] = [placed.front![0]!, placed.back![0]!];
  const pairs = Array.from({ length: 61 }, (_, index) => [[400, 270 + index] as const, [0, 270 + index] as const] as const);
  expect(widestStep(here.matrix, other.matrix, pairs)).toBeLessThan(1e-9);
  expect(other.key).toBe(`artwork:${idOf(1)}:0ab`);
});

test("it goes on without a step when the other piece lies turned on the board and its seam is drafted in many points", () => {
  const motion = compose(translation(70, -40), rotation(degrees(37)));
  const side = Array.from({ length: 25 }, (_, index): Point => apply(motion, [0, index * 25]));
  const [front, back] = SEWN.pieces;
  const style: StyleInput = {
    pieces: [front!, { ...back!, outline: back!.outline.map((point) => apply(motion, point)) }],
    seams: [{ a: SEWN.seams[0]!.a, b: { pieceKey: "back", points: side } }],
  };
  const placed = withArtwork(crest({}), style);
  const pairs = Array.from({ length: 61 }, (_, index) => [[400, 270 + index] as const, apply(motion, [0, 270 + index])] as const);
  expect(widestStep(placed.front![0]!.matrix, placed.back![0]!.matrix, pairs)).toBeLessThan(1e-9);
});

/** Two side seams that bow out by 12 mm over 600 mm, as a shaped waist does. */
const bowed = (x: number, bow: number): Point[] =>
  Array.from({ length: 61 }, (_, index): Point => [x + bow * Math.sin((Math.PI * index) / 60), index * 10]);

test("across a shaped side seam the step stays under half a millimetre", () => {
  const [right, left] = [bowed(400, -12), bowed(0, 12)];
  const style: StyleInput = {
    pieces: [
      { key: "front", outline: [[0, 0], ...right, [0, 600]], grain: 0 },
      { key: "back", outline: [[400, 0], [400, 600], ...[...left].reverse()], grain: 0 },
    ],
    seams: [{ a: { pieceKey: "front", points: right }, b: { pieceKey: "back", points: left } }],
  };
  const placed = withArtwork(crest({ y: 200 }), style);
  const pairs = right.flatMap((point, index) => (point[1] >= 160 && point[1] <= 240 ? [[point, left[index]!] as const] : []));
  expect(pairs).toHaveLength(9);
  const step = widestStep(placed.front![0]!.matrix, placed.back![0]!.matrix, pairs);
  expect(step).toBeGreaterThan(0.1);
  expect(step).toBeLessThan(0.5);
});

test("where one side is eased into the other, the middle of the crossing meets", () => {
  const style: StyleInput = {
    ...SEWN,
    seams: [
      {
        a: SEWN.seams[0]!.a,
        b: {
          pieceKey: "back",
          points: [
            [0, 0],
            [0, 588],
          ],
        },
      },
    ],
  };
  const placed = withArtwork(crest({}), style);
  expect(
    widestStep(placed.front![0]!.matrix, placed.back![0]!.matrix, [
      [
        [400, 300],
        [0, 294],
      ],
    ]),
  ).toBeLessThan(1e-9);
});

test("what is restricted, or does not reach the seam, stays on its piece", () => {
  expect(withArtwork(crest({ restricted: true })).back).toEqual([]);
  expect(withArtwork(crest({ x: 330 })).back).toEqual([]);
  expect(withArtwork(crest({ x: 341 })).back).toHaveLength(1);
});

test("it goes over from either side of the seam", () => {
  const placed = withArtwork(crest({ pieceKey: "back", x: 10 }));
  expect(placed.front![0]!.matrix.map(Math.round)).toEqual([120, 0, 0, 80, 350, 260]);
});

test("a row of repeats goes on with those that cross the seam, one by one", () => {
  const placed = withArtwork(crest({ x: 100, y: 40, width: 20, height: 20, repeat: "all", gap: 5, angle: 0 }));
  // Columns every 25 mm from 90: one spans 390 to 410. Rows every 25 mm from 5 (30 − 25) to 580: 24. The one before them ends where the
  // seam begins, and nothing of it is on either piece.
  expect(placed.back).toHaveLength(24);
  for (const stamp of placed.back!) {
    expect(stamp.lattice).toBeNull();
    expect(stamp.matrix[4]).toBeCloseTo(-10, 9);
  }
  expect(new Set(placed.back!.map(({ key }) => key)).size).toBe(24);
});

test("a motif so small that a thousand lie along the seam ends there", () => {
  expect(withArtwork(crest({ width: 0.5, height: 0.5, repeat: "all" })).back).toEqual([]);
});

test("along a slanting seam only the repeats at the seam are asked, however many lie beside it", () => {
  const slanting: Point[] = [
    [400, 0],
    [0, 600],
  ];
  const style: StyleInput = {
    pieces: [
      { key: "front", outline: [[0, 0], ...slanting], grain: 0 },
      { key: "back", outline: [slanting[0]!, [400, 600], slanting[1]!], grain: 0 },
    ],
    seams: [{ a: { pieceKey: "front", points: slanting }, b: { pieceKey: "back", points: slanting } }],
  };
  const tiles = (size: number) =>
    withArtwork(crest({ x: 0, y: 0, width: size, height: size, repeat: "all" }), style).back!.length;
  // A slanting line crosses 400/20 + 600/20 squares of 20 mm, and touches one more at each whole corner it passes.
  expect(tiles(20)).toBeGreaterThanOrEqual(40);
  expect(tiles(20)).toBeLessThanOrEqual(80);
  expect(tiles(0.01)).toBe(0);
});

test("pieces that lie on the same hand of a seam, one wrong side up, share nothing", () => {
  const style: StyleInput = {
    ...SEWN,
    seams: [
      {
        a: SEWN.seams[0]!.a,
        b: {
          pieceKey: "back",
          points: [
            [400, 0],
            [400, 600],
          ],
        },
      },
    ],
  };
  expect(withArtwork(crest({}), style).back).toEqual([]);
});

test("a sleeve sewn to itself carries an artwork round the underarm", () => {
  const style: StyleInput = {
    pieces: [SEWN.pieces[0]!],
    seams: [
      {
        a: SEWN.seams[0]!.a,
        b: {
          pieceKey: "front",
          points: [
            [0, 0],
            [0, 600],
          ],
        },
      },
    ],
  };
  const { front } = withArtwork(crest({}), style);
  expect(front!.map(({ matrix }) => matrix[4])).toEqual([330, -70]);
});

test("over a dart the artwork is cut, not laid on itself", () => {
  const dart: Point[] = [
    [190, 0],
    [200, 120],
    [210, 0],
  ];
  const style: StyleInput = {
    pieces: [{ key: "front", outline: [[0, 0], ...dart, [400, 0], [400, 600], [0, 600]], grain: 0 }],
    seams: [
      {
        a: { pieceKey: "front", points: [dart[0]!, dart[1]!] },
        b: { pieceKey: "front", points: [dart[2]!, dart[1]!] },
      },
    ],
  };
  expect(withArtwork(crest({ x: 180, y: 60 }), style).front).toHaveLength(1);
});
