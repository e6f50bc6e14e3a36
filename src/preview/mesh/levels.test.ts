import { expect, test } from "vitest";
import { detailLevels } from "./detail-levels.ts";
import { levelFor } from "./level-for.ts";
import { coarser } from "./levels.ts";

/** A cloth of `side` × `side` squares of 10 mm, from x0 on, in waves of 20 mm. */
function cloth(side: number, x0: number) {
  const count = side + 1;
  const places = Array.from(
    { length: count * count },
    (_, index) => [x0 + (index % count) * 10, Math.floor(index / count) * 10] as const,
  );
  const triangles: number[] = [];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const v = y * count + x;
      triangles.push(v, v + 1, v + count, v + 1, v + count + 1, v + count);
    }
  const slope = (x: number) => (20 / 60) * Math.cos(x / 60);
  return {
    positions: Float32Array.from(places.flatMap(([x, y]) => [x, y, 20 * Math.sin(x / 60)])),
    normals: Float32Array.from(places.flatMap(([x]) => [-slope(x), 0, 1].map((part) => part / Math.hypot(slope(x), 1)))),
    triangles: Uint32Array.from(triangles),
    edges: new Float32Array(3 * places.length).fill(80),
  };
}
type Cloth = ReturnType<typeof cloth>;

const vertexAt = ({ positions }: Cloth, v: number) => `${positions[3 * v]} ${positions[3 * v + 1]} ${positions[3 * v + 2]}`;
/** The places along an outline at this x. */
const seam = (cloth: Cloth, triangles: Uint32Array, x: number) =>
  [...new Set([...triangles].filter((v) => cloth.positions[3 * v] === x).map((v) => vertexAt(cloth, v)))].sort();
/** Area seen from the front. */
function area({ positions }: Cloth, triangles: Uint32Array): number {
  let sum = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [3 * triangles[t]!, 3 * triangles[t + 1]!, 3 * triangles[t + 2]!];
    const cross =
      (positions[b]! - positions[a]!) * (positions[c + 1]! - positions[a + 1]!) -
      (positions[b + 1]! - positions[a + 1]!) * (positions[c]! - positions[a]!);
    sum += Math.abs(cross) / 2;
  }
  return sum;
}

test("two pieces sewn together keep their seam closed and their area, with a twelfth of their triangles", async () => {
  const [left, right] = [cloth(40, 0), cloth(40, 400)];
  const [[a, b]] = (await coarser([left, right], [500])) as [[Uint32Array, Uint32Array]];
  expect((a.length + b.length) / 3).toBeLessThanOrEqual(500);
  expect(seam(left, a, 400)).toEqual(seam(right, b, 400));
  for (const seen of [area(left, a), area(right, b)]) expect(Math.abs(seen - 160_000)).toBeLessThan(400);
});

test("a mesh within its budget stays as it is", async () => {
  const piece = cloth(6, 0);
  expect((await coarser([piece], [100]))[0]![0]).toEqual(piece.triangles);
});

test("a garment of 24,200 triangles on a form of 3,200 is shown whole, in 15,000 and in 4,000", async () => {
  const levels = await detailLevels({ pieces: [cloth(110, 0)], form: cloth(40, 5000) });
  const counts = levels.map((level) => level.reduce((sum, triangles) => sum + triangles.length / 3, 0));
  expect(counts[0]).toBe(27_400);
  for (const [level, budget] of [
    [1, 15_000],
    [2, 4_000],
  ] as const) {
    expect(counts[level]).toBeLessThanOrEqual(budget);
    expect(counts[level]).toBeGreaterThan(0.9 * budget);
  }
});

test("a card of 160 px shows the least level, a pane of 300 px the middle one, and nothing flickers between two", () => {
  expect([levelFor(160, 0), levelFor(300, 0), levelFor(900, 2)]).toEqual([2, 1, 0]);
  expect([levelFor(400, 0), levelFor(400, 1)]).toEqual([0, 1]);
  expect([levelFor(160, 0, true), levelFor(700, 0, true), levelFor(700, 2, true), levelFor(1_200, 1, true)]).toEqual([
    2, 1, 1, 0,
  ]);
});
