import { cross3, dot3, minus3, type Vector3 } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import { sheet } from "./bent-sheet.test-data.ts";
import { buttonSolid } from "./button-solid.ts";
import { buttonColours, buttonMeshes, seatOn, sewnButtons } from "./buttons.ts";
import { pointOn } from "./surface.ts";

/** Where the sheet is flat, where it begins to bend, and where it is bent round 80 mm. */
const PLACES = [
  [100, 200],
  [300, 200],
  [340, 150],
] as const;

test.each(PLACES)(
  "a button at %i, %i of a sheet lies on it: not sunk, at most a millimetre off, its back square to the cloth",
  (x, y) => {
    const piece = sheet().pieces[0]!;
    const seat = seatOn(piece, x, y, 20)!;
    const middle = pointOn(piece, x, y)!;
    expect(dot3(minus3(seat.position, middle.position), seat.normal)).toBeGreaterThan(0);
    expect(dot3(minus3(seat.position, middle.position), seat.normal)).toBeLessThanOrEqual(1);
    expect(dot3(seat.normal, middle.normal)).toBeGreaterThan(0.97);
    expect(dot3(seat.normal, seat.up)).toBeCloseTo(0, 6);
    expect(seat.up[1]).toBeGreaterThan(0.99);
    for (let i = 0; i < 12; i++) {
      const [u, v] = [x + 9 * Math.sin(i), y + 9 * Math.cos(i)];
      expect(dot3(minus3(pointOn(piece, u, v)!.position, seat.position), seat.normal)).toBeLessThan(0.05);
    }
  },
);

test("there is no button where its piece has no cloth, nor on a piece that is not there", () => {
  const { pieces } = sheet();
  expect(seatOn(pieces[0]!, -30, 20, 11)).toBeNull();
  expect(sewnButtons(pieces, [{ pieceKey: "sleeve", x: 10, y: 10, diameter: 11 }])).toEqual([]);
});

test.each(["near", "far"] as const)(
  "a button seen from %s is a disc of its diameter that lies on its back and faces outwards",
  (detail) => {
    const { body, thread } = buttonSolid(detail);
    const across = [0, 2].map((k) => body.positions.filter((_, i) => i % 3 === k));
    for (const values of across) expect(Math.max(...values)).toBeCloseTo(0.5, 1);
    expect(Math.min(...body.positions.filter((_, i) => i % 3 === 1))).toBe(0);
    for (const { positions, normals, indices } of [body, thread])
      for (let t = 0; t < indices.length; t += 3) {
        const at = (values: Float32Array, k: number) =>
          [...values.slice(3 * indices[t + k]!, 3 * indices[t + k]! + 3)] as unknown as Vector3;
        const [a, b, c] = [0, 1, 2].map((k) => at(positions, k)) as [Vector3, Vector3, Vector3];
        expect(dot3(cross3(minus3(b, a), minus3(c, a)), at(normals, 0))).toBeGreaterThanOrEqual(-1e-9);
      }
  },
);

test("two buttons are two bodies and two rows of thread, each on its place", () => {
  const { pieces } = sheet();
  const marks = [50, 150].map((y) => ({ pieceKey: "front", x: 100, y, diameter: 15 }));
  const { body, thread } = buttonMeshes(sewnButtons(pieces, marks));
  const near = buttonSolid("near");
  expect([body.indices.length, thread.indices.length]).toEqual([2 * near.body.indices.length, 2 * near.thread.indices.length]);
  const heights = body.positions.filter((_, i) => i % 3 === 1);
  expect(Math.max(...heights)).toBeCloseTo(1000 - 50 + 7.5, 0);
  expect(Math.min(...heights)).toBeCloseTo(1000 - 150 - 7.5, 0);
});

test("buttons are seen on white, middling and black cloth", () => {
  const lightOf = ([red, green, blue]: Vector3) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  for (const grey of [0.01, 0.09, 0.11, 0.2, 0.29, 0.31, 0.5, 0.95]) {
    const { body, thread } = buttonColours([grey, grey, grey]);
    expect(Math.abs(lightOf(body) - grey), `on ${grey}`).toBeGreaterThan(0.04);
    expect(Math.abs(lightOf(thread) - lightOf(body)), `on ${grey}`).toBeGreaterThan(0.04);
  }
});
