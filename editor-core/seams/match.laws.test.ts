import type { Point } from "@selvedge/geometry-core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { applyCommand } from "../commands/apply.ts";
import { emptyDocument } from "../document/empty.ts";
import { fabricKey } from "../document/fabric-key.ts";
import type { DesignDocument, FabricMapping } from "../document/schema.ts";
import type { StyleInput } from "../placement/stamp.ts";
import { idOf } from "../testing/any-document.ts";
import { law } from "../testing/law.ts";
import { matchSeams } from "./match.ts";
import { seamMisses } from "./misses.ts";
import type { Rhythms } from "./rhythm.ts";

const PLAID = { kind: "product", productId: idOf(0xa1) } as const;
const MIRRORED: Rhythms = new Map([[fabricKey(PLAID), { across: { repeat: 40, mirror: 7 }, along: { repeat: 56, mirror: 0 } }]]);
const ONE_WAY: Rhythms = new Map([
  [fabricKey(PLAID), { across: { repeat: 40, mirror: null }, along: { repeat: 56, mirror: null } }],
]);

const box = (left: number, right: number, top: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const line = (x1: number, y1: number, x2: number, y2: number): Point[] => [
  [x1, y1],
  [x2, y2],
];

/** A vest: two fronts that meet at the middle, a back, and a yoke above it; side seams slant outwards, as those of a body do. */
const VEST: StyleInput = {
  pieces: [
    { key: "frontR", outline: box(-250, 0, 0, 600), grain: 0 },
    { key: "frontL", outline: box(0, 250, 0, 600), grain: 0 },
    { key: "back", outline: box(-260, 260, 100, 600), grain: 0 },
    { key: "yoke", outline: box(-260, 260, 0, 100), grain: 0 },
  ],
  seams: [
    { a: { pieceKey: "frontR", points: line(0, 0, 0, 600) }, b: { pieceKey: "frontL", points: line(0, 0, 0, 600) } },
    { a: { pieceKey: "frontR", points: line(-250, 200, -220, 600) }, b: { pieceKey: "back", points: line(250, 200, 220, 600) } },
    { a: { pieceKey: "frontL", points: line(250, 200, 220, 600) }, b: { pieceKey: "back", points: line(-250, 200, -220, 600) } },
    { a: { pieceKey: "back", points: line(-260, 100, 260, 100) }, b: { pieceKey: "yoke", points: line(-260, 100, 260, 100) } },
  ],
};
const ALL = new Set(VEST.seams.keys());

const laid = (mappings: Record<string, Partial<FabricMapping>>): DesignDocument => {
  const empty = emptyDocument({ styleId: idOf(9), size: "M", pieceKeys: VEST.pieces.map(({ key }) => key) });
  const pieces = Object.entries(empty.pieces).map(([key, { mapping }]) => [
    key,
    { fabric: PLAID, mapping: { ...mapping, ...mappings[key] } },
  ]);
  return { ...empty, pieces: Object.fromEntries(pieces) };
};
const shifted = (document: DesignDocument, shifts: ReturnType<typeof matchSeams>): DesignDocument => {
  if (shifts.length === 0) return document;
  const applied = applyCommand(document, { type: "shiftFabrics", shifts });
  if ("refused" in applied) throw new Error(applied.refused.rule);
  return applied.document;
};
const worst = (document: DesignDocument, rhythms: Rhythms) =>
  Math.max(...seamMisses(document, VEST, rhythms).map(({ mm }) => mm ?? 0));

const anyOffset = fc.integer({ min: -1_000, max: 1_000 }).map((tenths) => tenths / 10);
const anyMappings = fc.dictionary(
  fc.constantFrom("frontR", "frontL", "back", "yoke"),
  fc.record({ offsetX: anyOffset, offsetY: anyOffset }),
);

law(
  "a plaid that mirrors is brought together at every seam of a vest, however it lay; a second match moves nothing",
  anyMappings,
  (mappings) => {
    const document = laid(mappings);
    const matched = shifted(document, matchSeams(document, VEST, MIRRORED, ALL));
    expect(worst(matched, MIRRORED)).toBeLessThan(0.05);
    for (const { offsetX, offsetY, pieceKey } of matchSeams(matched, VEST, MIRRORED, ALL)) {
      expect(Math.abs(offsetX - matched.pieces[pieceKey]!.mapping.offsetX)).toBeLessThan(0.03);
      expect(Math.abs(offsetY - matched.pieces[pieceKey]!.mapping.offsetY)).toBeLessThan(0.03);
    }
  },
  60,
);

law(
  "no piece is moved farther than half a repeat, none is turned or sized, and what is held stays",
  fc.record({ mappings: anyMappings, held: fc.constantFrom("frontR", "frontL", "back", "yoke") }),
  ({ mappings, held }) => {
    const document = laid(mappings);
    const shifts = matchSeams(document, VEST, MIRRORED, ALL, new Set([held]));
    expect(shifts.map(({ pieceKey }) => pieceKey)).not.toContain(held);
    for (const { pieceKey, offsetX, offsetY } of shifts) {
      const { mapping } = document.pieces[pieceKey]!;
      expect(Math.abs(offsetX - mapping.offsetX)).toBeLessThanOrEqual(20.01);
      expect(Math.abs(offsetY - mapping.offsetY)).toBeLessThanOrEqual(28.01);
    }
    const matched = shifted(document, shifts);
    for (const [key, { mapping }] of Object.entries(matched.pieces)) {
      expect(mapping.angle).toBe(document.pieces[key]!.mapping.angle);
      expect(mapping.scale).toBe(document.pieces[key]!.mapping.scale);
    }
  },
  60,
);

law(
  "the offsets found for a plaid are those of a search through every half millimetre",
  fc.record({ x: anyOffset, y: anyOffset }),
  ({ x, y }) => {
    const document = laid({ frontL: { offsetX: x, offsetY: y } });
    const [found] = matchSeams(document, VEST, ONE_WAY, new Set([0]), new Set(["frontR"]));
    const missAt = (mapping: Partial<FabricMapping>) => seamMisses(laid({ frontL: mapping }), VEST, ONE_WAY)[0]!.axes;
    const searched = (["offsetX", "offsetY"] as const).map((offset, index) => {
      const half = index === 0 ? 20 : 28;
      let best = { mm: Infinity, offset: 0 };
      for (let step = -half; step <= half; step += 0.5) {
        const candidate = { offsetX: x, offsetY: y, [offset]: (index === 0 ? x : y) + step };
        const { mm } = missAt(candidate)[index]!;
        if (mm < best.mm) best = { mm, offset: candidate[offset] };
      }
      return best.offset;
    });
    const apart = (a: number, b: number, repeat: number) => Math.abs(a - b - Math.round((a - b) / repeat) * repeat);
    expect(apart(found?.offsetX ?? x, searched[0]!, 40)).toBeLessThanOrEqual(0.5);
    expect(apart(found?.offsetY ?? y, searched[1]!, 56)).toBeLessThanOrEqual(0.5);
  },
  25,
);

test("a cloth that does not mirror meets at an angle where a side seam slants, and its bars are matched there all the same", () => {
  const document = laid({ back: { offsetX: 9, offsetY: 11 } });
  const before = seamMisses(document, VEST, ONE_WAY)[1]!;
  expect(before.axes.map(({ axis, way }) => [axis, way])).toEqual([["along", "runsOn"]]);
  expect(before.mm).toBeCloseTo(11, 6);
  const mirrored = seamMisses(document, VEST, MIRRORED)[1]!;
  expect(mirrored.axes.map(({ axis, way }) => [axis, way])).toEqual([
    ["across", "mirrors"],
    ["along", "runsOn"],
  ]);
});

test("a piece cut twice as large, from another cloth or a plain one has nothing to match", () => {
  const why = (document: DesignDocument, rhythms = MIRRORED) => seamMisses(document, VEST, rhythms)[0]!.why;
  expect(why(laid({ frontL: { scale: 2 } }))).toBe("otherCloth");
  expect(why(laid({}), new Map())).toBe("plain");
  expect(why(laid({ frontL: { angle: 45 } }), ONE_WAY)).toBe("angle");
});

test("on cloth laid at three quarters of its size a miss is measured on the garment", () => {
  const all = { frontR: { scale: 0.75 }, frontL: { scale: 0.75, offsetY: 6 } };
  expect(seamMisses(laid(all), VEST, ONE_WAY)[0]!.mm).toBeCloseTo(6, 6);
});
