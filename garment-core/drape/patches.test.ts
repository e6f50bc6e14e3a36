import { expect, test } from "vitest";
import { drapeGarment } from "./drape-garment.ts";

test("a pocket lies on the front that it is stitched to, its own thickness outside it, and is sewn to nothing else", () => {
  const { mesh, weld, positions } = drapeGarment("hoodie", "M", { level: "coarse" });
  const positionOf = (v: number) => [0, 1, 2].map((k) => positions[3 * weld.particleOf[v]! + k]!) as [number, number, number];
  const [front, pocket] = ["front", "pocket"].map((key) => mesh.pieces.find((piece) => piece.key === key)!);
  const vertices = (range: typeof front) => Array.from({ length: range!.count }, (_, i) => range!.start + i);
  const ahead = vertices(pocket).map((v) => {
    const away = (w: number) => Math.hypot(mesh.flat[2 * w]! - mesh.flat[2 * v]!, mesh.flat[2 * w + 1]! - mesh.flat[2 * v + 1]!);
    const nearest = vertices(front).reduce((best, w) => (away(w) < away(best) ? w : best));
    return Math.hypot(...positionOf(v).map((value, k) => value - positionOf(nearest)[k]!)) - away(nearest);
  });
  expect(Math.max(...ahead)).toBeLessThan(6);
  const used = vertices(pocket).map((v) => weld.particleOf[v]!);
  expect(Math.min(...used)).toBe(weld.count - pocket!.count);
});
