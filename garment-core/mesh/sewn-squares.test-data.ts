import type { StoredDrape } from "./stored-drape.ts";

const CELL_MM = 20;
const CELLS = 6;

/** Two squares of 120 mm sewn along one side: the left hangs flat, the right is turned away from the viewer by `turn` radians. */
export function sewnSquares(turn: number): StoredDrape {
  const side = CELLS + 1;
  const uv: number[] = [];
  const weld: number[] = [];
  const particles: number[] = [];
  const indices: number[] = [];
  const seam: number[] = [];
  for (const piece of [0, 1])
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++) {
        uv.push(column * CELL_MM, row * CELL_MM);
        if (piece === 1 && column === 0) {
          weld.push(seam[row] ?? 0);
          continue;
        }
        const away = piece === 1 ? column * CELL_MM : 0;
        const x = piece === 0 ? column * CELL_MM : CELLS * CELL_MM + away * Math.cos(turn);
        if (piece === 0 && column === CELLS) seam.push(particles.length / 3);
        weld.push(particles.length / 3);
        particles.push(x, -row * CELL_MM, -away * Math.sin(turn));
      }
  for (const start of [0, side * side])
    for (let row = 0; row < CELLS; row++)
      for (let column = 0; column < CELLS; column++) {
        const cell = start + row * side + column;
        indices.push(cell, cell + side, cell + 1, cell + 1, cell + side, cell + side + 1);
      }
  const count = side * side;
  const per = CELLS * CELLS * 6;
  return {
    pieces: [
      { key: "left", vertexStart: 0, vertexCount: count, indexStart: 0, indexCount: per },
      { key: "right", vertexStart: count, vertexCount: count, indexStart: per, indexCount: per },
    ],
    uv: Float32Array.from(uv),
    weld: Uint32Array.from(weld),
    particles: Float32Array.from(particles),
    indices: Uint32Array.from(indices),
    form: { positions: Float32Array.of(0, 0, -50, 100, 0, -50, 0, 100, -50), indices: Uint32Array.of(0, 1, 2) },
  };
}
