import fc from "fast-check";
import { expect, test } from "vitest";
import { type Bounds, intersection, movedBounds } from "./bounds.ts";
import { cellsIn, countOfCells, type Lattice, shiftOf } from "./lattice.ts";
import { compose, multiply, pictureBounds, rotation, scaling, translation } from "./matrix.ts";
import { degrees } from "./units.ts";

const AREA = { minX: 0, minY: 0, maxX: 100, maxY: 80 };
const REACH = 60;

/** A picture, turned, and how it repeats along its own axes. */
const drawn = fc.record({
  at: fc.tuple(fc.integer({ min: -60, max: 160 }), fc.integer({ min: -60, max: 160 })),
  size: fc.tuple(fc.integer({ min: 5, max: 40 }), fc.integer({ min: 5, max: 40 })),
  angle: fc.oneof(fc.integer({ min: -180, max: 180 }), fc.constantFrom(0, 90, 180, -90)),
  gap: fc.integer({ min: 0, max: 40 }),
  line: fc.boolean(),
});

function laid({ at, size: [width, height], angle, gap, line }: typeof drawn extends fc.Arbitrary<infer Drawn> ? Drawn : never) {
  const matrix = compose(translation(...at), rotation(degrees(angle)), scaling(width, height));
  const [a, b, c, d] = multiply(rotation(degrees(angle)), scaling(width + gap, height + gap));
  const lattice: Lattice = { u: [a, b], v: line ? null : [c, d] };
  return { matrix, lattice };
}

/** What rounding adds at an edge is no part of a copy. */
const DEEP_MM = 1e-9;
function sharesMoreThanAnEdge(copy: Bounds, area: Bounds): boolean {
  const shared = intersection(copy, area);
  return shared !== null && shared.maxX - shared.minX > DEEP_MM && shared.maxY - shared.minY > DEEP_MM;
}

test("the cells of a lattice in an area are exactly those whose copies share more than an edge with it", () => {
  fc.assert(
    fc.property(drawn, (drawn) => {
      const { matrix, lattice } = laid(drawn);
      const brute: string[] = [];
      for (let i = -REACH; i <= REACH; i++)
        for (let j = drawn.line ? 0 : -REACH; j <= (drawn.line ? 0 : REACH); j++)
          if (sharesMoreThanAnEdge(movedBounds(pictureBounds(matrix), shiftOf(lattice, [i, j])), AREA)) brute.push(`${i},${j}`);
      expect([...cellsIn(matrix, lattice, AREA)].map(String).sort()).toEqual(brute.sort());
    }),
  );
});

/** An area cut into neighbouring windows. */
const windows = fc.record({
  columns: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 5 }),
  rows: fc.uniqueArray(fc.integer({ min: 1, max: 79 }), { maxLength: 5 }),
});
const between = (cuts: readonly number[], end: number) => {
  const ends = [0, ...[...cuts].sort((a, b) => a - b), end];
  return ends.slice(1).map((to, index) => [ends[index]!, to] as const);
};
const cut = ({ columns, rows }: { readonly columns: readonly number[]; readonly rows: readonly number[] }): Bounds[] =>
  between(columns, AREA.maxX).flatMap(([minX, maxX]) =>
    between(rows, AREA.maxY).map(([minY, maxY]) => ({ minX, minY, maxX, maxY })),
  );

test("neighbouring windows show together what the whole area shows, and of each copy all of it that lies there, once", () => {
  fc.assert(
    fc.property(drawn, windows, (drawn, cuts) => {
      const { matrix, lattice } = laid(drawn);
      const shown = new Map<string, number>();
      for (const window of cut(cuts))
        for (const cell of cellsIn(matrix, lattice, window)) {
          const part = intersection(movedBounds(pictureBounds(matrix), shiftOf(lattice, cell)), window)!;
          shown.set(String(cell), (shown.get(String(cell)) ?? 0) + (part.maxX - part.minX) * (part.maxY - part.minY));
        }
      const whole = [...cellsIn(matrix, lattice, AREA)];
      expect([...shown.keys()].sort()).toEqual(whole.map(String).sort());
      for (const cell of whole) {
        const part = intersection(movedBounds(pictureBounds(matrix), shiftOf(lattice, cell)), AREA)!;
        expect(shown.get(String(cell))).toBeCloseTo((part.maxX - part.minX) * (part.maxY - part.minY), 5);
      }
    }),
  );
});

test("of a plane cut along the edges of its cells every cell is counted exactly once", () => {
  fc.assert(
    fc.property(
      fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 })),
      fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })),
      fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 })),
      ([tenthsWide, tenthsHigh], [columns, rows], [firstColumn, firstRow]) => {
        // Tenths of a mm, so that edges that are equal in theory differ by rounding.
        const [width, height] = [tenthsWide * 0.1, tenthsHigh * 0.1];
        const lattice: Lattice = { u: [width, 0], v: [0, height] };
        const counted = new Map<string, number>();
        for (let column = 0; column < 3; column++)
          for (let row = 0; row < 3; row++) {
            const [x, y] = [firstColumn + column * columns, firstRow + row * rows];
            const window = { minX: x * width, minY: y * height, maxX: (x + columns) * width, maxY: (y + rows) * height };
            for (const cell of cellsIn(scaling(width, height), lattice, window))
              counted.set(String(cell), (counted.get(String(cell)) ?? 0) + 1);
          }
        expect(counted.size).toBe(9 * columns * rows);
        expect([...counted.values()].every((count) => count === 1)).toBe(true);
      },
    ),
  );
});

test("shifting a picture by one repeat vector shows the same copies", () => {
  const places = (matrix: ReturnType<typeof scaling>, lattice: Lattice) =>
    [...cellsIn(matrix, lattice, AREA)]
      .map((cell) => shiftOf(lattice, cell))
      .map(([x, y]) => [x + matrix[4], y + matrix[5]].map((mm) => (Math.round(mm * 1e4) + 0) / 1e4).join())
      .sort();
  fc.assert(
    fc.property(drawn, (drawn) => {
      const { matrix, lattice } = laid(drawn);
      expect(places(multiply(translation(...lattice.u), matrix), lattice)).toEqual(places(matrix, lattice));
    }),
  );
});

test("a copy that ends where the piece begins is not on it, whichever edge it is", () => {
  const lattice: Lattice = { u: [50, 0], v: [0, 40] };
  expect([...cellsIn(scaling(50, 40), lattice, AREA)].map(String)).toEqual(["0,0", "1,0", "0,1", "1,1"]);
  expect([...cellsIn(translation(100, 0), null, AREA)]).toEqual([]);
  expect([...cellsIn(translation(99, 0), null, AREA)]).toEqual([[0, 0]]);
});

test("a line of no width, as an upright seam is, meets the copies that lie on both sides of it", () => {
  const seam = { minX: 50, minY: 0, maxX: 50, maxY: 80 };
  const lattice: Lattice = { u: [30, 0], v: null };
  expect([...cellsIn(compose(translation(0, 10), scaling(30, 20)), lattice, seam)]).toEqual([[1, 0]]);
  expect([...cellsIn(compose(translation(20, 10), scaling(30, 20)), lattice, seam)]).toEqual([]);
});

test("vectors side by side make a line of copies, one of no length the picture alone", () => {
  const picture = compose(translation(10, 10), scaling(20, 20));
  expect([...cellsIn(picture, { u: [40, 0], v: [80, 0] }, AREA)]).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
  expect([...cellsIn(picture, { u: [0, 0], v: null }, AREA)]).toEqual([[0, 0]]);
  expect([...cellsIn(picture, { u: [0, 0], v: [0, 0] }, AREA)]).toEqual([[0, 0]]);
});

test("the cells of a lattice too fine to draw can be left after the first few, and are known to be too many", () => {
  const fine: Lattice = { u: [1e-4, 0], v: [0, 1e-4] };
  const cells = cellsIn(scaling(1e-4, 1e-4), fine, AREA);
  expect([cells.next().done, cells.next().done]).toEqual([false, false]);
  expect(countOfCells(scaling(1e-4, 1e-4), fine, AREA)).toBeGreaterThan(7e11);
  expect(countOfCells(scaling(10, 10), { u: [10, 0], v: [0, 10] }, AREA)).toBeCloseTo(99, 6);
  expect(countOfCells(scaling(10, 10), { u: [10, 0], v: null }, AREA)).toBe(0);
});
