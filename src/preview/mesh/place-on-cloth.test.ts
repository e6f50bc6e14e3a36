import { expect, test } from "vitest";
import { flattest, frameAt, placeOnCloth } from "./place-on-cloth.ts";
import type { ShownPiece } from "./shown-mesh.ts";

const STEP_MM = 8;

/** A piece of cloth of 400 × 400 mm, hung where `hang` says: mm on the piece to mm in the room. */
function cloth(hang: (x: number, y: number) => readonly [number, number, number]): ShownPiece {
  const places: (readonly [number, number])[] = [];
  for (let y = 0; y <= 400; y += STEP_MM) for (let x = 0; x <= 400; x += STEP_MM) places.push([x, y]);
  return {
    key: "front",
    positions: Float32Array.from(places.flatMap(([x, y]) => hang(x, y))),
    normals: new Float32Array(places.length * 3),
    mm: Float32Array.from(places.flat()),
    edges: Float32Array.from(places.flatMap(([x, y]) => [80, Math.min(x, y, 400 - x, 400 - y), 80])),
    occlusion: new Float32Array(places.length).fill(1),
    triangles: new Uint32Array(),
  };
}

test("cloth that hangs straight down faces the reader, its own axes unstretched", () => {
  const frame = frameAt(
    cloth((x, y) => [x - 200, 1400 - y, 90]),
    200,
    100,
    30,
  );
  expect(frame?.position.map((value) => Math.round(value))).toEqual([0, 1300, 90]);
  expect(frame?.normal.map((value) => Math.round(value) + 0)).toEqual([0, 0, 1]);
  expect(Math.hypot(...(frame?.across ?? []))).toBeCloseTo(1, 4);
  expect(Math.hypot(...(frame?.down ?? []))).toBeCloseTo(1, 4);
  expect(frame?.bulge).toBeLessThan(1e-3);
});

test("cloth stretched by 3 % across says so", () => {
  const frame = frameAt(
    cloth((x, y) => [x * 1.03, 1400 - y, 0]),
    200,
    200,
    40,
  );
  expect(Math.hypot(...(frame?.across ?? []))).toBeCloseTo(1.03, 4);
});

test("the flattest place is found on the flat part of a cloth that is wavy elsewhere", () => {
  const wavy = cloth((x, y) => [x, 1400 - y, y < 200 ? 12 * Math.sin(x / 12) : 0]);
  const found = flattest([wavy], 30, [0, 0, 1]);
  expect(found?.y).toBeGreaterThan(225);
  expect(found?.frame.bulge).toBeLessThan(0.5);
});

test("nothing is found on cloth that faces away", () => {
  expect(flattest([cloth((x, y) => [x, 1400 - y, 0])], 30, [0, 0, -1])).toBeNull();
});

test("a place off the piece is nowhere", () => {
  expect(
    placeOnCloth(
      cloth((x, y) => [x, -y, 0]),
      900,
      900,
    ),
  ).toBeNull();
});
