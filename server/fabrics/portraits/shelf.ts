import { type Cloth, sampleCloth, toByte } from "../cloths/pictures/tile.ts";
import { noise } from "./noise.ts";

export const SHELF_PX = { width: 1600, height: 1164 } as const;
/** Pixels a millimetre: twelve folded lengths fill the picture. */
export const SHELF_PER_MM = 4.6;

const FOLDS_A_LENGTH = 2;
const ACROSS = [0.25, 0.75];
/** How far up the light stands: 0 from the front, 1 from straight above. */
const LIGHT_UP = 0.62;
const AMBIENT = 0.26;

/** Folded lengths of cloth lying on each other, seen from the front: each fold is a half round of the cloth, lit from above. RGB. */
export function shelf(lengths: readonly Cloth[]): Uint8Array {
  const { width, height } = SHELF_PX;
  const pixels = new Uint8Array(width * height * 3);
  const edgeAt = foldEdges(lengths.length * FOLDS_A_LENGTH, height);
  const light = new Float32Array(3);
  for (let x = 0; x < width; x += 1) {
    const edges = edgeAt.map((edge) => edge(x));
    let fold = 0;
    for (let y = 0; y < height; y += 1) {
      const sum = [0, 0, 0];
      for (const dy of ACROSS) {
        while (fold + 2 < edges.length && y + dy >= edges[fold + 1]!) fold += 1;
        const top = edges[fold]!;
        const bottom = edges[fold + 1]!;
        const length = Math.floor(fold / FOLDS_A_LENGTH);
        const across = Math.max(-1, Math.min(1, (2 * (y + dy - top)) / (bottom - top) - 1));
        const turn = Math.asin(across * 0.985);
        const radius = (bottom - top) / 2 / SHELF_PER_MM;
        sampleCloth(lengths[length]!, x / SHELF_PER_MM + length * 37.3, fold * 211.7 + turn * radius, light);
        const shade = shadeOf(turn, across, fold % FOLDS_A_LENGTH === FOLDS_A_LENGTH - 1);
        for (let c = 0; c < 3; c += 1) sum[c]! += light[c]! * shade;
      }
      const offset = (y * width + x) * 3;
      for (let c = 0; c < 3; c += 1) pixels[offset + c] = toByte(sum[c]! / ACROSS.length);
    }
  }
  return pixels;
}

/** Where each fold ends, as heights along x: even on the whole, but no fold is quite like the next. */
function foldEdges(folds: number, height: number): ((x: number) => number)[] {
  const mean = height / folds;
  const uneven = noise(11);
  return Array.from({ length: folds + 1 }, (_, edge) => {
    const between = edge % FOLDS_A_LENGTH !== 0;
    const wander = noise(100 + edge);
    const base = edge * mean + (edge === 0 || edge === folds ? 0 : uneven(edge * 1.7) * mean * (between ? 0.1 : 0.05));
    const reach = edge === 0 || edge === folds ? 0 : mean * (between ? 0.05 : 0.03);
    return (x) => base + reach * (wander(x / 420) + 0.35 * wander(x / 90 + 50));
  });
}

/** Light on a half round: from above and a little from the front, and the dark where two folds touch. */
function shadeOf(turn: number, across: number, isLast: boolean): number {
  const up = -Math.sin(turn);
  const front = Math.cos(turn);
  const direct = Math.max(0, up * LIGHT_UP + front * Math.sqrt(1 - LIGHT_UP * LIGHT_UP));
  const touch = 1 - 0.72 * Math.max(0, Math.abs(across) - 0.72) ** 1.4 * 6;
  const under = across > 0 ? 1 - (isLast ? 0.5 : 0.32) * across ** 3 : 1;
  return Math.max(0.03, (AMBIENT + 0.72 * direct) * Math.max(0.06, touch) * under);
}
