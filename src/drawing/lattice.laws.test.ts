import type { Matrix, Point } from "@selvedge/editor-core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { latticeCells, MAX_SINGLE_CELLS } from "./lattice.ts";
import { type Bounds, overlap, pictureBounds } from "./matrix.ts";

const BOX: Bounds = { minX: -40, minY: 10, maxX: 160, maxY: 190 };
const coordinate = fc.double({ min: -300, max: 300, noNaN: true });
const length = fc.double({ min: 8, max: 120, noNaN: true });
const angle = fc.integer({ min: 0, max: 359 }).map((degrees) => (degrees * Math.PI) / 180);

const placed = fc
  .record({ width: length, height: length, angle, x: coordinate, y: coordinate })
  .map(({ width, height, angle, x, y }): Matrix => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [width * cos, width * sin, -height * sin, height * cos, x, y];
  });
const vector = fc
  .record({ length, angle })
  .map(({ length, angle }): Point => [length * Math.cos(angle), length * Math.sin(angle)]);
/** Two repeat vectors that open at least 20°. */
const pair = fc
  .record({ first: length, second: length, angle, opening: fc.integer({ min: 20, max: 160 }) })
  .map(({ first, second, angle, opening }): readonly [Point, Point] => {
    const turned = angle + (opening * Math.PI) / 180;
    return [
      [first * Math.cos(angle), first * Math.sin(angle)],
      [second * Math.cos(turned), second * Math.sin(turned)],
    ];
  });

const rounded = (value: number) => (Math.round(value * 1e4) + 0) / 1e4;

function moved({ minX, minY, maxX, maxY }: Bounds, x: number, y: number): Bounds {
  return { minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y };
}

test("the copies of a plane lattice are exactly those that touch the piece", () => {
  fc.assert(
    fc.property(placed, pair, (matrix, [u, v]) => {
      const cells = latticeCells(matrix, { u, v }, BOX);
      const wanted: string[] = [];
      const picture = pictureBounds(matrix);
      for (let j = -150; j <= 150; j++)
        for (let i = -150; i <= 150; i++) {
          const [x, y] = [i * u[0] + j * v[0], i * u[1] + j * v[1]];
          if (overlap(moved(picture, x, y), BOX)) wanted.push(`${rounded(x)},${rounded(y)}`);
        }
      if (cells.kind === "many") expect(wanted.length).toBeGreaterThan(MAX_SINGLE_CELLS / 4);
      else expect(cells.shifts.map(([x, y]) => `${rounded(x)},${rounded(y)}`).sort()).toEqual(wanted.sort());
    }),
    { numRuns: 40 },
  );
});

test("shifting a lattice by one repeat vector shows the same copies", () => {
  fc.assert(
    fc.property(placed, vector, (matrix, u) => {
      const [a, b, c, d, e, f] = matrix;
      const places = (of: Matrix) => {
        const cells = latticeCells(of, { u, v: null }, BOX);
        if (cells.kind === "many") return [];
        return cells.shifts.map(([x, y]) => `${rounded(x + of[4])},${rounded(y + of[5])}`).sort();
      };
      expect(places([a, b, c, d, e + u[0], f + u[1]])).toEqual(places(matrix));
    }),
  );
});
