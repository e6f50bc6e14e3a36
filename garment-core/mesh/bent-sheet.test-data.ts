import type { GarmentMesh } from "./garment-mesh.ts";

const CELL_MM = 10;
const COLUMNS = 60;
const ROWS = 40;

/** A sheet hung before the wearer: flat on its left half, bent round a cylinder of 80 mm on its right half. */
export function sheet(): GarmentMesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const uv: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= ROWS; row++)
    for (let column = 0; column <= COLUMNS; column++) {
      const x = column * CELL_MM;
      const bend = Math.max(0, x - 300) / 80;
      const flat = Math.min(x, 300);
      positions.push(flat + 80 * Math.sin(bend), 1000 - row * CELL_MM, 80 * Math.cos(bend) - 80);
      normals.push(Math.sin(bend), 0, Math.cos(bend));
      uv.push(x, row * CELL_MM);
    }
  const vertexAt = (column: number, row: number) => row * (COLUMNS + 1) + column;
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++)
      indices.push(
        vertexAt(column, row),
        vertexAt(column, row + 1),
        vertexAt(column + 1, row),
        vertexAt(column + 1, row),
        vertexAt(column, row + 1),
        vertexAt(column + 1, row + 1),
      );
  const piece = {
    key: "front",
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uv: Float32Array.from(uv),
    edgeDistance: new Float32Array(uv.length / 2),
    indices: Uint32Array.from(indices),
    openEdges: new Uint32Array(),
  };
  const form = { positions: new Float32Array(), normals: new Float32Array(), indices: new Uint32Array() };
  return { pieces: [piece], form, bounds: { min: [0, 0, 0], max: [1, 1, 1] } };
}
