import { expect, test } from "vitest";
import type { GarmentMesh, PieceMesh } from "../mesh/garment-mesh.ts";
import { frame } from "./camera.ts";
import { renderGarment } from "./render-garment.ts";

/** A flat square of cloth, 400 mm wide, facing the wearer's front. */
function square(key: string, z: number): PieceMesh {
  return {
    key,
    positions: Float32Array.of(-200, 200, z, 200, 200, z, 200, -200, z, -200, -200, z),
    normals: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1),
    uv: Float32Array.of(0, 0, 400, 0, 400, 400, 0, 400),
    edgeDistance: Float32Array.of(40, 40, 40, 40),
    indices: Uint32Array.of(0, 2, 1, 0, 3, 2),
    openEdges: new Uint32Array(),
  };
}
const nothing = { positions: new Float32Array(), normals: new Float32Array(), indices: new Uint32Array() };
const hung = (...pieces: PieceMesh[]): GarmentMesh => ({
  pieces,
  form: nothing,
  bounds: { min: [-200, -200, -100], max: [200, 200, 100] },
});
const picture = { width: 80, height: 100, view: { yaw: 0, pitch: 0 }, background: [232, 230, 226] as const };
const pixel = (pixels: Uint8ClampedArray, x: number, y: number) => [...pixels.slice(4 * (y * 80 + x), 4 * (y * 80 + x) + 3)];

test("the backdrop keeps exactly the colour asked for", () => {
  const pixels = renderGarment(hung(square("front", 0)), { ...picture, cloth: () => [200, 40, 40] });
  expect(pixel(pixels, 1, 1)).toEqual([232, 230, 226]);
});

test("the nearer piece hides the one behind it, and from behind it is the other way round", () => {
  const mesh = hung(square("front", 60), square("back", -60));
  const cloth = (key: string) => (key === "front" ? ([220, 30, 30] as const) : ([30, 30, 220] as const));
  const [red, , blue] = pixel(renderGarment(mesh, { ...picture, cloth }), 40, 50);
  expect(red).toBeGreaterThan(2 * (blue ?? 0));
  const behind = pixel(renderGarment(mesh, { ...picture, view: { yaw: 180, pitch: 0 }, cloth }), 40, 50);
  expect(behind[2]).toBeGreaterThan(2 * (behind[0] ?? 0));
});

test("the cloth is asked for its colour in millimetres of the piece", () => {
  const seen = { left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY };
  renderGarment(hung(square("front", 0)), {
    ...picture,
    cloth: (_, x) => {
      seen.left = Math.min(seen.left, x);
      seen.right = Math.max(seen.right, x);
      return [128, 128, 128];
    },
  });
  expect(seen.left).toBeGreaterThanOrEqual(0);
  expect(seen.left).toBeLessThan(8);
  expect(seen.right).toBeGreaterThan(392);
  expect(seen.right).toBeLessThanOrEqual(400);
});

test("the same garment gives the same bytes", () => {
  const draw = () =>
    renderGarment(hung(square("front", 30), square("back", -30)), {
      ...picture,
      view: { yaw: 35 },
      cloth: (_, x, y) => [x / 2, y / 2, 90],
    });
  expect(draw()).toEqual(draw());
});

test("what stands on a floor is seen whole, and the floor is shaded at its foot and nowhere far from it", () => {
  const post = {
    positions: Float32Array.of(-30, -600, 0, 30, -600, 0, 30, 0, 0, -30, 0, 0),
    normals: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1),
    indices: Uint32Array.of(0, 1, 2, 0, 2, 3),
  };
  const asked = { ...picture, view: { yaw: 0, pitch: 20 }, stands: true, cloth: () => [200, 40, 40] as const };
  const pixels = renderGarment({ ...hung(square("front", 0)), form: post }, asked);
  const column = Array.from({ length: 100 }, (_, y) => pixel(pixels, 40, y).join(" "));
  const foot = column.lastIndexOf(column[60]!);
  expect(foot).toBeGreaterThan(70);
  expect(foot).toBeLessThan(98);
  expect(pixel(pixels, 40, foot + 2)[0]!).toBeLessThan(232);
  expect(pixel(pixels, 1, 1)).toEqual([232, 230, 226]);
});

test("a button is seen where it is sewn on, from its side only, and takes the colour that was chosen for it", () => {
  const large = { ...picture, width: 200, height: 250 };
  const mesh = hung(square("front", 0));
  const cloth = () => [120, 30, 30] as const;
  const at = (pixels: Uint8ClampedArray, xMm: number, yMm: number) => {
    const camera = frame({ ...large, subjects: [mesh.pieces[0]!.positions], margin: 0.07 });
    const out = new Float64Array(3);
    camera.project(xMm - 200, 200 - yMm, 0, out);
    const place = 4 * (Math.round(out[1]!) * large.width + Math.round(out[0]!));
    return [...pixels.slice(place, place + 3)] as [number, number, number];
  };
  const mark = { pieceKey: "front", x: 120, y: 90, diameter: 28 };
  const bare = renderGarment(mesh, { ...large, cloth });
  const buttoned = renderGarment(mesh, { ...large, cloth, buttons: [mark] });
  const apart = (one: readonly number[], other: readonly number[]) => Math.hypot(...one.map((value, k) => value - other[k]!));
  // Beside the thread in its middle, and beside the button.
  expect(apart(at(buttoned, 120, 99), at(bare, 120, 99))).toBeGreaterThan(40);
  expect(apart(at(buttoned, 150, 150), at(bare, 150, 150))).toBeLessThan(6);
  const [red, green, blue] = at(renderGarment(mesh, { ...large, cloth, buttons: [{ ...mark, hex: "#2040e0" }] }), 120, 99);
  expect(blue).toBeGreaterThan(2 * Math.max(red, green));
  const behind = { ...large, cloth, view: { yaw: 180, pitch: 0 } };
  expect(renderGarment(mesh, { ...behind, buttons: [mark] })).toEqual(renderGarment(mesh, behind));
});
