import { describe, expect, test } from "vitest";
import { cutGarment } from "../pattern/draft.ts";
import { turning } from "../pattern/marks.ts";
import { RECIPES } from "../recipes/index.ts";
import { meshCut } from "./pattern-mesh.ts";
import { weld } from "./weld.ts";

describe.each(RECIPES.map((recipe) => [recipe.key, recipe.defaultSize] as const))("%s in size %s", (key, size) => {
  const cut = cutGarment(key, size);
  const mesh = meshCut(cut, () => 20);
  const { flat, triangles, pieces } = mesh;
  const areaOf = (t: number): number => {
    const [a, b, c] = [2 * triangles[3 * t]!, 2 * triangles[3 * t + 1]!, 2 * triangles[3 * t + 2]!];
    const [ux, uy] = [flat[b]! - flat[a]!, flat[b + 1]! - flat[a + 1]!];
    const [wx, wy] = [flat[c]! - flat[a]!, flat[c + 1]! - flat[a + 1]!];
    return (uy * wx - ux * wy) / 2;
  };

  test("the triangles cover each piece once, all with their right side out", () => {
    for (const { key: pieceKey, firstTriangle, lastTriangle } of pieces) {
      let area = 0;
      for (let t = firstTriangle; t < lastTriangle; t++) {
        expect(areaOf(t)).toBeGreaterThan(0);
        area += areaOf(t);
      }
      const whole = Math.abs(turning(cut.pieces[pieceKey]!.outline));
      expect(Math.abs(area / whole - 1)).toBeLessThan(0.012);
    }
  });

  test("no edge is shorter than a quarter of what was asked for", () => {
    for (let i = 0; i < triangles.length; i++) {
      const [v, w] = [triangles[i]!, triangles[i % 3 === 2 ? i - 2 : i + 1]!];
      expect(Math.hypot(flat[2 * v]! - flat[2 * w]!, flat[2 * v + 1]! - flat[2 * w + 1]!)).toBeGreaterThan(5);
    }
  });

  test("both sides of every seam have the same number of vertices, one sewn to one", () => {
    mesh.seams.forEach(({ start }, i) => {
      const pairs = mesh.pairs.slice(start, mesh.seams[i + 1]?.start);
      expect(pairs.length).toBeGreaterThan(0);
      expect(new Set(pairs.map(([v]) => v)).size).toBe(pairs.length);
    });
    const { count, particleOf } = weld(mesh.pieceOf.length, mesh.pairs);
    for (const [v, w] of mesh.pairs) expect(particleOf[v]).toBe(particleOf[w]);
    expect(Math.max(...particleOf)).toBe(count - 1);
  });

  test("the same garment always gives the same mesh", () => {
    expect(meshCut(cutGarment(key, size), () => 20)).toEqual(mesh);
  });
});
