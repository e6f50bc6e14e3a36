import type { Mm } from "../units.ts";

/** One leaf-shaped part of a motif, in shares of the repeat: where its middle lies, half its length and width, its direction. */
export type Petal = {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  /** Radians from +x, counter-clockwise on the cloth. */
  readonly angle: number;
  /** Which of the colours of the decoration. */
  readonly tone: number;
};

const ring = (x: number, y: number, count: number, radius: number, length: number, width: number, tone: number, turn = 0) =>
  Array.from({ length: count }, (_, index): Petal => {
    const angle = turn + (2 * Math.PI * index) / count;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle), length, width, angle, tone };
  });
const dot = (x: number, y: number, radius: number, tone: number): Petal => ({
  x,
  y,
  length: radius,
  width: radius,
  angle: 0,
  tone,
});

/** A stem with leaves to both sides, along an arc. */
function sprig(x: number, y: number, angle: number, bend: number, leaves: number, step: number, leaf: number): readonly Petal[] {
  const parts: Petal[] = [];
  let [px, py, heading] = [x, y, angle];
  for (let i = 0; i < leaves; i++) {
    const [nx, ny] = [px + step * Math.cos(heading), py + step * Math.sin(heading)];
    parts.push({ x: (px + nx) / 2, y: (py + ny) / 2, length: step * 0.62, width: leaf * 0.16, angle: heading, tone: 1 });
    const size = leaf * (1 - (0.5 * i) / leaves);
    for (const side of [-1, 1]) {
      const out = heading + side * 0.85;
      parts.push({
        x: nx + size * 0.9 * Math.cos(out),
        y: ny + size * 0.9 * Math.sin(out),
        length: size,
        width: size * 0.4,
        angle: out,
        tone: 1,
      });
    }
    [px, py] = [nx, ny];
    heading += bend;
  }
  return parts;
}

const blossom = (x: number, y: number, size: number, turn: number): readonly Petal[] => [
  ...ring(x, y, 6, size * 0.58, size * 0.42, size * 0.25, 0, turn),
  dot(x, y, size * 0.17, 2),
];

/** A paisley drop: rounds that grow smaller along a curl, a row of dots outside, a bud within. */
function boteh(x: number, y: number, size: number): readonly Petal[] {
  const rounds = 12;
  const parts: Petal[] = [];
  for (let i = 0; i < rounds; i++) {
    const t = i / (rounds - 1);
    const heading = 1.15 - 2.1 * t * t;
    const [px, py] = [x + size * 1.15 * t * Math.cos(1.15 - 0.9 * t), y + size * 1.25 * t * Math.sin(1.15 - 0.55 * t)];
    const radius = size * 0.56 * (1 - t) ** 0.75 + 0.008;
    if (i % 2 === 0) parts.push({ x: px, y: py, length: radius * 1.05, width: radius, angle: heading, tone: 0 });
  }
  const dots = 13;
  for (let i = 0; i < dots; i++) {
    const angle = 1.9 + (4.1 * i) / (dots - 1);
    parts.push(dot(x + size * 0.78 * Math.cos(angle), y + size * 0.78 * Math.sin(angle), size * 0.07, 1));
  }
  return parts;
}

const MOTIF_TABLE = {
  dots: [dot(0.25, 0.25, 0.1, 0), dot(0.75, 0.75, 0.1, 0)],
  blossom: [
    ...blossom(0.27, 0.3, 0.2, 0.2),
    ...blossom(0.77, 0.8, 0.2, 0.7),
    ...sprig(0.42, 0.4, 0.5, 0.3, 3, 0.07, 0.055),
    ...sprig(0.92, 0.9, 0.4, 0.35, 3, 0.07, 0.055),
  ],
  sprig: [...sprig(0.2, 0.08, 1.2, 0.12, 5, 0.08, 0.075), ...sprig(0.72, 0.58, 1.9, -0.12, 5, 0.08, 0.075)],
  diamond: [
    ...ring(0.5, 0.5, 4, 0.2, 0.16, 0.05, 0),
    ...ring(0, 0, 4, 0.2, 0.16, 0.05, 1, 0),
    dot(0.5, 0.5, 0.05, 2),
    dot(0, 0, 0.05, 2),
  ],
  paisley: [...boteh(0.28, 0.34, 0.2), ...boteh(0.78, 0.84, 0.2)],
} as const satisfies Record<string, readonly Petal[]>;

export type MotifKey = keyof typeof MOTIF_TABLE;

/** A drawn figure and the size of its square repeat, which the cloth rounds to its own whole repeats. */
export type Motif = { readonly figure: MotifKey | readonly Petal[]; readonly repeatMm: Mm };

export const MOTIFS: Readonly<Record<MotifKey, readonly Petal[]>> = MOTIF_TABLE;

/** The parts of a motif. */
export const petalsOf = ({ figure }: Motif): readonly Petal[] => (typeof figure === "string" ? MOTIFS[figure] : figure);

/** A motif laid over a piece of cloth; each plane is `width` × `height`, the first row is the top. */
export type LaidMotif = {
  /** Mm to the nearest edge: negative inside, positive outside (cut off where it no longer matters). */
  readonly distance: Float32Array;
  /** 1 + the part that lies here or nearest, 0 where none is near. */
  readonly part: Uint32Array;
  /** Where in its part the pixel lies, in mm along and across the part's axis. */
  readonly along: Float32Array;
  readonly athwart: Float32Array;
  readonly parts: readonly Petal[];
};

/** Beyond this distance from a part nothing is written. */
const NEAR_MM: Mm = 0.8;

/**
 * Lays the parts of a motif on a torus of `mmWidth` × `mmHeight`, `across` × `up` times. A pixel belongs to the part it
 * lies deepest in. Distances are those of an ellipse to first order (value over gradient).
 */
export function layMotif(
  motif: Motif,
  size: { readonly width: number; readonly height: number; readonly mmWidth: Mm; readonly mmHeight: Mm },
  across: number,
  up: number,
): LaidMotif {
  const { width, height, mmWidth, mmHeight } = size;
  const petals = petalsOf(motif);
  const [mmX, mmY] = [mmWidth / width, mmHeight / height];
  const [cellX, cellY] = [mmWidth / across, mmHeight / up];
  const scale = (cellX + cellY) / 2;
  const distance = new Float32Array(width * height).fill(NEAR_MM);
  const part = new Uint32Array(width * height);
  const along = new Float32Array(width * height);
  const athwart = new Float32Array(width * height);
  const parts: Petal[] = [];
  for (let j = 0; j < up; j++)
    for (let i = 0; i < across; i++)
      for (const petal of petals) {
        parts.push(petal);
        const [cx, cy] = [(i + petal.x) * cellX, mmHeight - (j + petal.y) * cellY];
        const [a, b] = [petal.length * scale, petal.width * scale];
        const reach = Math.max(a, b) + NEAR_MM;
        const [cos, sin] = [Math.cos(petal.angle), Math.sin(petal.angle)];
        for (let y = Math.floor((cy - reach) / mmY); y <= (cy + reach) / mmY; y++) {
          const row = (((y % height) + height) % height) * width;
          for (let x = Math.floor((cx - reach) / mmX); x <= (cx + reach) / mmX; x++) {
            const [dx, dy] = [(x + 0.5) * mmX - cx, cy - (y + 0.5) * mmY];
            const u = (dx * cos + dy * sin) / a;
            const v = (dy * cos - dx * sin) / b;
            const away = Math.sqrt(u * u + v * v);
            const gradient = away < 1e-6 ? 1 / Math.min(a, b) : Math.sqrt((u * u) / (a * a) + (v * v) / (b * b)) / away;
            const mm = (away - 1) / gradient;
            const cell = row + (((x % width) + width) % width);
            if (mm >= distance[cell]!) continue;
            distance[cell] = mm;
            part[cell] = parts.length;
            along[cell] = u * a;
            athwart[cell] = v * b;
          }
        }
      }
  return { distance, part, along, athwart, parts };
}

const MEASURING_GRID = 192;

/** Shares of a motif's repeat that lie inside its parts and under a line of `outlineMm` along their edges, measured on a grid. */
export function motifSharesOf(motif: Motif, outlineMm: Mm): { readonly inside: number; readonly outline: number } {
  const mm = motif.repeatMm;
  const { distance } = layMotif(motif, { width: MEASURING_GRID, height: MEASURING_GRID, mmWidth: mm, mmHeight: mm }, 1, 1);
  let [inside, line] = [0, 0];
  for (const away of distance)
    if (Math.abs(away) < outlineMm / 2) line++;
    else if (away < 0) inside++;
  return { inside: inside / distance.length, outline: line / distance.length };
}

/** Share of a motif's repeat that its parts cover. */
export const motifShareOf = (motif: Motif): number => motifSharesOf(motif, 0).inside;
