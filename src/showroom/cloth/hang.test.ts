import { HandClass } from "@selvedge/contract";
import { expect, test } from "vitest";
import { type ClothShape, COARSE, FINE, foldedCloth, HUNG, hangingCloth } from "./hang.ts";

/** How far the length of an edge in the room is from its length on the cloth, along the rows. */
function stretch({ positions, mm }: ClothShape, columns: number, rows: number): number {
  let most = 0;
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column < columns; column++) {
      const a = row * (columns + 1) + column;
      const length = Math.hypot(...[0, 1, 2].map((k) => positions[3 * (a + 1) + k]! - positions[3 * a + k]!));
      most = Math.max(most, Math.abs(length / (mm[2 * (a + 1)]! - mm[2 * a]!) - 1));
    }
  return most;
}

test.each(HandClass.options)("%s hangs in folds without being stretched, so that a check stays as large as it is", (hand) => {
  for (const grid of [FINE, COARSE]) {
    const shape = hangingCloth(hand, grid);
    expect(stretch(shape, grid.columns, grid.rows)).toBeLessThan(0.001);
    const last = 2 * grid.columns;
    expect(shape.mm[last]).toBeCloseTo(HUNG.width, 0);
  }
});

test("a stiff cloth hangs in fewer folds than a soft one", () => {
  const turns = (hand: HandClass) => {
    const { positions } = hangingCloth(hand, FINE);
    const foot = Array.from(
      { length: FINE.columns + 1 },
      (_, column) => positions[3 * (FINE.rows * (FINE.columns + 1) + column) + 2]!,
    );
    return foot.filter((depth, column) => column > 1 && (depth - foot[column - 1]!) * (foot[column - 1]! - foot[column - 2]!) < 0)
      .length;
  };
  expect(turns("voile")).toBeGreaterThan(turns("twill"));
  expect(turns("twill")).toBeGreaterThan(turns("coating"));
});

test("a folded cloth lies on its underside, with unit normals and no corner that is not there", () => {
  const { positions, normals, mm, occlusion, triangles } = foldedCloth();
  const heights = Array.from({ length: positions.length / 3 }, (_, vertex) => positions[3 * vertex + 1]!);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(-1e-3);
  expect([mm.length / 2, occlusion.length, normals.length / 3]).toEqual(Array(3).fill(positions.length / 3));
  expect(Math.max(...triangles)).toBeLessThan(positions.length / 3);
  // A large room has a hundred of them in one view.
  expect(triangles.length / 3).toBeLessThan(150);
});
