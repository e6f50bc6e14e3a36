import { expect, test } from "vitest";
import { ambientOcclusion } from "./ambient-occlusion.ts";
import type { ShownGarment } from "./shown-mesh.ts";

/** A square of 300 mm at height y, facing up or down, in a grid of 20 mm. */
function sheet(y: number, faces: 1 | -1) {
  const side = 16;
  const places = Array.from(
    { length: side * side },
    (_, index) => [(index % side) * 20, y, Math.floor(index / side) * 20] as const,
  );
  const triangles: number[] = [];
  for (let row = 0; row < side - 1; row++)
    for (let column = 0; column < side - 1; column++) {
      const corner = row * side + column;
      triangles.push(corner, corner + 1, corner + side, corner + 1, corner + side + 1, corner + side);
    }
  return {
    positions: Float32Array.from(places.flat()),
    normals: Float32Array.from(places.flatMap(() => [0, faces, 0])),
    triangles: Uint32Array.from(triangles),
    occlusion: new Float32Array(places.length).fill(1),
    mm: new Float32Array(places.length * 2),
    edges: new Float32Array(places.length * 3),
  };
}
const garment = (gap: number): ShownGarment => ({
  pieces: [{ key: "front", ...sheet(gap, -1) }],
  form: sheet(0, 1),
  bounds: { min: [0, 0, 0], max: [300, gap, 300] },
});
const middle = 8 * 16 + 8;

test("cloth with nothing near it is fully open", () => {
  const [cloth] = ambientOcclusion(garment(500));
  expect(cloth?.[middle]).toBeCloseTo(1, 2);
});

test("the nearer two sheets face each other, the darker it is between them", () => {
  const near = ambientOcclusion(garment(12))[0]![middle]!;
  const far = ambientOcclusion(garment(60))[0]![middle]!;
  expect(near).toBeLessThan(0.45);
  expect(far).toBeGreaterThan(near + 0.2);
  expect(far).toBeLessThan(0.95);
});
