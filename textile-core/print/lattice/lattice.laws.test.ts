import { apply, type Matrix } from "@selvedge/geometry-core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cellOf, gridOf, type Lattice, placeOn, repeatSizeOf, symmetryOf } from "./lattice.ts";
import { PLANE_GROUPS, type PlaneGroup } from "./plane-groups.ts";
import { dropped, latticeOf, REPEATS } from "./presets.ts";

const size = fc.integer({ min: 50, max: 4_000 }).map((tenths) => tenths / 10);
const anyDrop = fc
  .tuple(size, size, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 7 }))
  .map(([width, height, parts, part]) => dropped(width, height, part % parts, parts));
const anyLattice: fc.Arbitrary<Lattice> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...REPEATS.filter((repeat) => repeat !== "hexagonal")), size, size)
    .map(([repeat, w, h]) => latticeOf(repeat, w, h)),
  anyDrop,
);

test("the upright tile is made of whole lattice vectors both ways", () => {
  fc.assert(
    fc.property(anyLattice, (lattice) => {
      const { mmWidth, mmHeight } = repeatSizeOf(lattice);
      const [[ax, ay], [bx, by]] = [lattice.a, lattice.b];
      const det = ax * by - bx * ay;
      for (const [x, y] of [
        [mmWidth, 0],
        [0, mmHeight],
      ] as const) {
        const m = (by * x - bx * y) / det;
        const n = (ax * y - ay * x) / det;
        expect(Math.abs(m - Math.round(m))).toBeLessThan(1e-6);
        expect(Math.abs(n - Math.round(n))).toBeLessThan(1e-6);
      }
    }),
  );
});

test("a tile holds as many cells as its area says", () => {
  fc.assert(
    fc.property(anyLattice, (lattice) => {
      const cell = cellOf(lattice);
      const det = Math.abs(lattice.a[0] * lattice.b[1] - lattice.b[0] * lattice.a[1]);
      expect(cell.mmWidth * cell.mmHeight).toBeCloseTo(det, 3);
    }),
  );
});

test("a pixel and the same pixel one lattice vector further are one place of the cell", () => {
  const steps = fc.integer({ min: -5, max: 5 });
  fc.assert(
    fc.property(
      anyLattice,
      fc.integer({ min: -900, max: 900 }),
      fc.integer({ min: -900, max: 900 }),
      steps,
      steps,
      (lattice, x, y, m, n) => {
        const grid = gridOf(cellOf(lattice), 240);
        const moveX = (m * lattice.a[0] + n * lattice.b[0]) * grid.perMmAcross;
        const moveY = (m * lattice.a[1] + n * lattice.b[1]) * grid.perMmDown;
        expect(Math.abs(moveX - Math.round(moveX))).toBeLessThan(1e-3);
        expect(Math.abs(moveY - Math.round(moveY))).toBeLessThan(1e-3);
        expect(placeOn(grid, x + Math.round(moveX), y + Math.round(moveY))).toBe(placeOn(grid, x, y));
      },
    ),
  );
});

test("presets are the vectors a print studio means by them", () => {
  expect(latticeOf("full-drop", 640, 320)).toEqual({ a: [640, 0], b: [0, 320], group: "p1" });
  expect(latticeOf("half-drop", 640, 320)).toEqual({ a: [640, 160], b: [0, 320], group: "p1" });
  expect(latticeOf("third-drop", 640, 330)).toEqual({ a: [640, 110], b: [0, 330], group: "p1" });
  expect(latticeOf("brick", 640, 320)).toEqual({ a: [640, 0], b: [320, 320], group: "p1" });
  expect(latticeOf("mirror", 100, 80)).toEqual({ a: [200, 0], b: [0, 160], group: "pmm" });
});

test("the repeat of each preset is what the engraver cuts", () => {
  expect(repeatSizeOf(latticeOf("full-drop", 640, 320))).toEqual({ mmWidth: 640, mmHeight: 320 });
  expect(repeatSizeOf(latticeOf("half-drop", 640, 320))).toEqual({ mmWidth: 1280, mmHeight: 320 });
  expect(repeatSizeOf(latticeOf("quarter-drop", 100, 320))).toEqual({ mmWidth: 400, mmHeight: 320 });
  expect(repeatSizeOf(latticeOf("brick", 640, 320))).toEqual({ mmWidth: 640, mmHeight: 640 });
  expect(repeatSizeOf(latticeOf("mirror", 100, 80))).toEqual({ mmWidth: 200, mmHeight: 160 });
  expect(repeatSizeOf({ a: [30, 40], b: [-40, 30], group: "p4" })).toEqual({ mmWidth: 250, mmHeight: 250 });
});

test("parallel vectors and a repeat that never closes are refused", () => {
  expect(() => cellOf({ a: [10, 10], b: [20, 20], group: "p1" })).toThrow(/parallel/);
  expect(() => cellOf({ a: [10, 3.337], b: [0, 100], group: "p1" })).toThrow(/columns/);
});

const FITTING: Record<PlaneGroup, Lattice["a"][]> = Object.fromEntries(
  Object.keys(PLANE_GROUPS).map((group) => {
    if (/^p[36]/.test(group)) {
      return [
        group,
        [
          [40, 0],
          [-20, 20 * Math.sqrt(3)],
        ],
      ];
    }
    if (group === "cm" || group === "cmm")
      return [
        group,
        [
          [30, 20],
          [30, -20],
        ],
      ];
    return [
      group,
      group.startsWith("p4")
        ? [
            [40, 0],
            [0, 40],
          ]
        : [
            [50, 0],
            [0, 30],
          ],
    ];
  }),
) as unknown as Record<PlaneGroup, Lattice["a"][]>;

test.each(Object.keys(PLANE_GROUPS) as PlaneGroup[])(
  "%s is a group: any two of its maps make a third, but for a lattice vector",
  (group) => {
    const [a, b] = FITTING[group] as [Lattice["a"], Lattice["a"]];
    const maps = symmetryOf({ a, b, group });
    const det = a[0] * b[1] - b[0] * a[1];
    const apart = (from: Matrix, to: Matrix): number => {
      const [x, y] = [from[4] - to[4], from[5] - to[5]];
      const m = (b[1] * x - b[0] * y) / det;
      const n = (a[0] * y - a[1] * x) / det;
      const linear = [0, 1, 2, 3].reduce((sum, index) => sum + Math.abs(from[index]! - to[index]!), 0);
      return linear + Math.abs(m - Math.round(m)) + Math.abs(n - Math.round(n));
    };
    for (const first of maps) {
      for (const second of maps) {
        const origin = apply(first, apply(second, [0, 0]));
        const right = apply(first, apply(second, [1, 0]));
        const down = apply(first, apply(second, [0, 1]));
        const both: Matrix = [right[0] - origin[0], right[1] - origin[1], down[0] - origin[0], down[1] - origin[1], ...origin];
        expect(Math.min(...maps.map((map) => apart(map, both)))).toBeLessThan(1e-6);
      }
    }
    expect(new Set(maps.map((map) => map.map((value) => value.toFixed(4)).join())).size).toBe(maps.length);
  },
);

test("a plane group on vectors it does not fit is refused by name", () => {
  expect(() => symmetryOf({ a: [50, 0], b: [0, 30], group: "p4" })).toThrow(/p4/);
  expect(() => symmetryOf({ a: [50, 10], b: [0, 30], group: "pm" })).toThrow(/pm/);
});
