import { expect, test } from "vitest";
import { displayMesh } from "./display-mesh.ts";
import { sewnSquares } from "./sewn-squares.test-data.ts";

test("a flat sewn cloth stays flat and keeps every place on its piece through subdivision", () => {
  const mesh = displayMesh(sewnSquares(0), 2);
  for (const piece of mesh.pieces)
    for (let i = 0; i < piece.uv.length / 2; i++) {
      const x = (piece.uv[2 * i] ?? 0) + (piece.key === "right" ? 120 : 0);
      expect(piece.positions[3 * i]).toBeCloseTo(x, 3);
      expect(piece.positions[3 * i + 1]).toBeCloseTo(-(piece.uv[2 * i + 1] ?? 0), 3);
      expect(piece.normals[3 * i + 2]).toBeCloseTo(1, 5);
    }
  expect(mesh.bounds.max[0] - mesh.bounds.min[0]).toBeCloseTo(240, 3);
});

test("each step makes four triangles of one", () => {
  const count = (levels: number) =>
    displayMesh(sewnSquares(0.5), levels).pieces.reduce((sum, piece) => sum + piece.indices.length / 3, 0);
  expect([count(0), count(1), count(2)]).toEqual([144, 576, 2304]);
});

test("both sides of a folded seam keep the same points and the same normals", () => {
  const [left, right] = displayMesh(sewnSquares(1.2), 1).pieces;
  const rim = (piece: typeof left, x: number) => {
    const found: string[] = [];
    for (let i = 0; i < (piece?.uv.length ?? 0) / 2; i++)
      if (Math.abs((piece?.uv[2 * i] ?? 0) - x) < 1e-6)
        found.push(
          [...(piece?.positions.slice(3 * i, 3 * i + 3) ?? []), ...(piece?.normals.slice(3 * i, 3 * i + 3) ?? [])]
            .map((value) => value.toFixed(3))
            .join(" "),
        );
    return found.sort();
  };
  expect(rim(left, 120)).toEqual(rim(right, 0));
  expect(rim(left, 120)).toHaveLength(13);
});

test("hems are open edges, the seam is not", () => {
  const [left] = displayMesh(sewnSquares(0.4), 0).pieces;
  const xs = Array.from(left?.openEdges ?? [], (vertex) => left?.uv[2 * vertex] ?? 0);
  expect((left?.openEdges.length ?? 0) / 2).toBe(18);
  for (let i = 0; i < xs.length; i += 2) expect(xs[i] === 120 && xs[i + 1] === 120).toBe(false);
});

test("the distance to the outline is measured on the piece in millimetres", () => {
  const [left] = displayMesh(sewnSquares(0.4), 0).pieces;
  for (let i = 0; i < (left?.uv.length ?? 0) / 2; i++) {
    const [x, y] = [left?.uv[2 * i] ?? 0, left?.uv[2 * i + 1] ?? 0];
    expect(left?.edgeDistance[i]).toBeCloseTo(Math.min(40, x, y, 120 - x, 120 - y), 3);
  }
});
