import { expect, test } from "vitest";
import { fitMap, topOf } from "./fit-map.ts";

const STEP_MM = 10;

/** A piece of 200 × 200 mm, hung where `hang` says, with one vertex of its rim. */
function cloth(hang: (x: number, y: number) => readonly [number, number, number], grain = 0) {
  const side = 21;
  const grid = Array.from({ length: side * side }, (_, v) => [(v % side) * STEP_MM, Math.floor(v / side) * STEP_MM] as const);
  const triangles: number[] = [];
  for (let row = 0; row < side - 1; row++)
    for (let x = 0; x < side - 1; x++) {
      const v = row * side + x;
      triangles.push(v, v + side, v + 1, v + 1, v + side, v + side + 1);
    }
  const rim = grid.concat([[0, 0]]);
  return {
    key: "front",
    grain,
    mm: Float32Array.from(rim.flat()),
    positions: Float32Array.from(rim.flatMap(([x, y]) => hang(x, y))),
    triangles: Uint32Array.from([...triangles, 0, 1, rim.length - 1]),
  };
}
/** A wall at z = 0. */
const form = {
  positions: Float32Array.from([-500, -500, 0, 900, -500, 0, 900, 900, 0, -500, 900, 0]),
  triangles: Uint32Array.from([0, 1, 2, 0, 2, 3]),
};
const measured = (fit: "warp" | "weft" | "bias" | "gap", piece: ReturnType<typeof cloth>) =>
  fitMap({ fit, pieces: [piece], form });
const middle = 10 * 21 + 10;

test("cloth 3 % longer than its pattern is stretched by 3 % along the warp, and not along the weft", () => {
  const longer = cloth((x, y) => [x, -1.03 * y, 40]);
  expect(measured("warp", longer).values[0]![middle]).toBeCloseTo(3, 3);
  expect(measured("weft", longer).values[0]![middle]).toBeCloseTo(0, 3);
});

test("a piece cut across is stretched along its weft by what lengthens it", () => {
  expect(
    measured(
      "weft",
      cloth((x, y) => [x, -1.03 * y, 40], 90),
    ).values[0]![middle],
  ).toBeCloseTo(3, 3);
});

test("sheared cloth is stretched on one bias only: by 4.9 % where its sides lean by 0.1", () => {
  const leaning = measured(
    "bias",
    cloth((x, y) => [x + 0.1 * y, -y, 40]),
  );
  expect(leaning.values[0]![middle]).toBeCloseTo(100 * (Math.sqrt((1.1 ** 2 + 1) / 2) - 1), 3);
});

test("the rim of a hem has what the cloth beside it has", () => {
  const values = measured(
    "warp",
    cloth((x, y) => [x, -1.03 * y, 40]),
  ).values[0]!;
  expect(values.at(-1)).toBeCloseTo(3, 3);
});

test("the gap is the way to the nearest place of the form, and the largest is given with its piece", () => {
  const leaning = measured(
    "gap",
    cloth((x, y) => [x, -y, 10 + y / 5]),
  );
  expect(leaning.values[0]![middle]).toBeCloseTo(30, 2);
  expect(leaning.most).toEqual({ value: 50, pieceKey: "front" });
  expect(
    measured(
      "gap",
      cloth((x, y) => [x, -y, 400]),
    ).most.value,
  ).toBe(120);
});

test("a scale ends where it covers all but a fiftieth of the cloth", () => {
  expect(topOf([Float32Array.from({ length: 100 }, (_, index) => (index < 99 ? 3.5 : 60))])).toBe(4);
  expect(topOf([Float32Array.from([-2, -1, 0])])).toBe(2);
});
