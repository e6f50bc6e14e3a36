import fc from "fast-check";
import { expect, test } from "vitest";
import type { Point } from "../placement/stamp.ts";
import { law } from "../testing/law.ts";
import { cellsIn, shiftOf } from "./lattice.ts";
import { compose, cornersOf, multiply, rotation, scaling, translation } from "./matrix.ts";
import { boundsOf, touch } from "./polygon.ts";

const AREA = { minX: 0, minY: 0, maxX: 100, maxY: 80 };
const REACH = 24;

law(
  "the cells of a lattice in an area are exactly those whose copies touch it",
  fc.record({
    at: fc.tuple(fc.integer({ min: -60, max: 160 }), fc.integer({ min: -60, max: 160 })),
    size: fc.tuple(fc.integer({ min: 5, max: 40 }), fc.integer({ min: 5, max: 40 })),
    angle: fc.integer({ min: -180, max: 180 }),
    gap: fc.integer({ min: 5, max: 40 }),
    line: fc.boolean(),
  }),
  ({ at, size: [width, height], angle, gap, line }) => {
    const matrix = compose(translation(...at), rotation(angle), scaling(width, height));
    const [a, b, c, d] = multiply(rotation(angle), scaling(width + gap, height + gap));
    const lattice = { u: [a, b] as Point, v: line ? null : ([c, d] as Point) };
    const brute: string[] = [];
    for (let i = -REACH; i <= REACH; i++)
      for (let j = line ? 0 : -REACH; j <= (line ? 0 : REACH); j++) {
        const copy = multiply(translation(...shiftOf(lattice, [i, j])), matrix);
        if (touch(boundsOf(cornersOf(copy)), AREA)) brute.push(`${i},${j}`);
      }
    expect([...cellsIn(matrix, lattice, AREA)].map(String).sort()).toEqual(brute.sort());
  },
);

test("without a lattice there is one cell, or none when the picture is elsewhere", () => {
  expect([...cellsIn(scaling(10, 10), null, AREA)]).toEqual([[0, 0]]);
  expect([...cellsIn(translation(200, 0), null, AREA)]).toEqual([]);
});

test("the cells of a lattice too fine to draw can be left after the first few", () => {
  const cells = cellsIn(scaling(1e-4, 1e-4), { u: [1e-4, 0], v: [0, 1e-4] }, AREA);
  expect([cells.next().done, cells.next().done]).toEqual([false, false]);
});
