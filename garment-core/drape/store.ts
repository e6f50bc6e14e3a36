import type { StoredDrape } from "../mesh/stored-drape.ts";
import type { Drape } from "./drape.ts";

/** What is kept of a drape: the pieces, which vertices are sewn together, where the particles hang, and the form. */
export function storedDrape({ mesh, weld, positions, form }: Drape): StoredDrape {
  return {
    pieces: mesh.pieces.map((piece) => ({
      key: piece.key,
      vertexStart: piece.start,
      vertexCount: piece.count,
      indexStart: 3 * piece.firstTriangle,
      indexCount: 3 * (piece.lastTriangle - piece.firstTriangle),
    })),
    uv: Float32Array.from(mesh.flat),
    weld: Uint32Array.from(weld.particleOf),
    particles: Float32Array.from(positions),
    indices: mesh.triangles,
    form: { positions: form.positions, indices: form.indices },
  };
}
