import { expect, test } from "vitest";
import type { ShownForm } from "../mesh/shown-mesh.ts";
import { KeepOut } from "./keep-out.ts";

/** A tube of cloth of 150 mm radius about the y axis, 1000 to 1400 mm high, on nothing. */
const positions = Float32Array.from(
  Array.from({ length: 41 * 72 }, (_, index) => {
    const turn = ((index % 72) / 72) * 2 * Math.PI;
    return [150 * Math.sin(turn), 1000 + Math.floor(index / 72) * 10, 150 * Math.cos(turn)];
  }).flat(),
);
const form = { positions } as ShownForm;
const keepOut = new KeepOut({ pieces: [], form, bounds: { min: [-150, 1000, -150], max: [150, 1400, 150] } });

test("a camera inside the cloth is put outside, the way it was looking from", () => {
  const [x, y, z] = keepOut.outside([30, 1200, 40]);
  expect([x, y, z].map(Math.round)).toEqual([144, 1200, 192]);
});

test("a camera nine centimetres before the cloth stays, one nearer is put back", () => {
  expect(keepOut.outside([0, 1200, 245])).toEqual([0, 1200, 245]);
  expect(keepOut.outside([0, 1200, 200])[2]).toBeCloseTo(240, 3);
});

test("well above and below the garment a camera is free", () => {
  expect(keepOut.outside([0, 1600, 0])).toEqual([0, 1600, 0]);
  expect(keepOut.outside([0, 800, 0])).toEqual([0, 800, 0]);
});
