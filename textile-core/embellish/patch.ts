import { paletteOf } from "../colour/palette.ts";
import type { Picture } from "../colour/pixels.ts";
import { distanceFrom } from "./distance.ts";
import type { Planes } from "./planes.ts";
import { resample } from "./resample.ts";
import { sectionsOf } from "./sections.ts";
import { layThreads, rgbOf } from "./threads.ts";

/** The ground of a patch stands out by so much around what is drawn on it, and its merrowed edge is so wide. */
const MARGIN_MM = 3;
export const MERROW_MM = 2.4;
/** Inward corners are rounded, so that the edge can be sewn around them. */
const ROUNDED_MM = 5;
const PITCH_MM = 0.5;
const SLANT_MM = 0.7;
const TWILL_MM = 0.9;
const OPAQUE = 128;
const LIGHT_GROUND = [238, 234, 224] as const;
const DARK_GROUND = [38, 41, 48] as const;
/** Drawings darker than this lie on a light ground (CIELAB L). */
const DARK_FROM = 62;
const SIDES = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

/** What is cut out: everything near the drawing, without holes. Worked out on a larger sheet, so that the picture's own edge is no border. */
function shapeOf({ rgba }: Picture, { width, height, pixelMm }: Planes): Uint8Array {
  const pad = Math.ceil((MARGIN_MM + ROUNDED_MM) / pixelMm) + 1;
  const [wide, high] = [width + 2 * pad, height + 2 * pad];
  const isDrawn = (pixel: number): boolean => {
    const [x, y] = [(pixel % wide) - pad, Math.floor(pixel / wide) - pad];
    return x >= 0 && y >= 0 && x < width && y < height && rgba[4 * (y * width + x) + 3]! >= OPAQUE;
  };
  const away = distanceFrom(wide, high, isDrawn, false);
  const beyond = distanceFrom(wide, high, (pixel) => away[pixel]! * pixelMm > MARGIN_MM + ROUNDED_MM, false);
  const outside = Uint8Array.from(beyond, (d) => (d * pixelMm > ROUNDED_MM ? 0 : 1));
  const { sectionAt } = sectionsOf(outside, wide, high);
  // The corner of the larger sheet is outside; what is not joined to it is a hole.
  const shape = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      shape[y * width + x] = sectionAt[(y + pad) * wide + x + pad] === sectionAt[0] && sectionAt[0] !== 0 ? 0 : 1;
  return shape;
}

/** The outermost cells of a shape, one after another (Moore's neighbours, clockwise). */
function rimFrom(
  start: number,
  isIn: (x: number, y: number) => boolean,
  width: number,
  most: number,
): (readonly [number, number])[] {
  const rim: [number, number][] = [];
  let [x, y] = [start % width, Math.floor(start / width)];
  const [firstX, firstY] = [x, y];
  let from = 6;
  for (let step = 0; step < most; step++) {
    rim.push([x, y]);
    let turn = 0;
    while (turn < 8) {
      const [dx, dy] = SIDES[(from + turn) % 8]!;
      if (isIn(x + dx, y + dy)) break;
      turn++;
    }
    if (turn === 8) break;
    const side = (from + turn) % 8;
    x += SIDES[side]![0];
    y += SIDES[side]![1];
    from = (side + 6) % 8;
    if (x === firstX && y === firstY) break;
  }
  return rim;
}

/** Stitches over the edge of a shape: from just outside it inwards, each a little ahead of the one before. */
function merrow(shape: Uint8Array, planes: Planes): Float32Array {
  const { width, height, pixelMm } = planes;
  const isIn = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && shape[y * width + x] === 1;
  const { sectionAt, count } = sectionsOf(shape, width, height);
  const ends: number[] = [];
  for (let section = 1; section <= count; section++) {
    const rim = rimFrom(sectionAt.indexOf(section), isIn, width, 4 * (width + height) * 4);
    const reach = Math.max(2, Math.round(1.2 / pixelMm));
    const rimAt = (i: number) => rim[((i % rim.length) + rim.length) % rim.length]!;
    let walked = PITCH_MM;
    for (let i = 0; i < rim.length; i++) {
      const [x, y] = rimAt(i);
      walked += Math.hypot(rimAt(i + 1)[0] - x, rimAt(i + 1)[1] - y) * pixelMm;
      if (walked < PITCH_MM) continue;
      walked -= PITCH_MM;
      const [tx, ty] = [rimAt(i + reach)[0] - rimAt(i - reach)[0], rimAt(i + reach)[1] - rimAt(i - reach)[1]];
      const length = Math.hypot(tx, ty) || 1;
      const [ux, uy] = [tx / length, ty / length];
      // Walked clockwise with y down, the shape lies on the right.
      const [px, py] = [(x + 0.5) * pixelMm + uy * -0.1, (y + 0.5) * pixelMm + ux * 0.1];
      ends.push(px, py, px - uy * MERROW_MM + ux * SLANT_MM, py + ux * MERROW_MM + uy * SLANT_MM);
    }
  }
  return Float32Array.from(ends);
}

/** Lays the picture on a twill ground, cuts it out and sews its edge. */
export function patch(picture: Picture, planes: Planes, reliefMm: number): void {
  const { width, height, pixelMm, appearance, colour, alpha, top } = planes;
  const { rgba } = picture;
  const palette = paletteOf(resample(picture, Math.min(width, 200), Math.min(height, 200)), 6);
  const mean = palette.reduce((sum, { lab, share }) => sum + lab[0] * share, 0);
  const ground = mean < DARK_FROM ? LIGHT_GROUND : DARK_GROUND;
  const darkest = palette.reduce<(typeof palette)[number] | null>(
    (best, slot) => (best && best.lab[0] <= slot.lab[0] ? best : slot),
    null,
  );
  const shape = shapeOf(picture, planes);
  for (let i = 0; i < shape.length; i++) {
    if (!shape[i]) continue;
    const [x, y] = [(i % width) * pixelMm, Math.floor(i / width) * pixelMm];
    const wale = 0.5 + 0.5 * Math.sin((2 * Math.PI * (x + y)) / TWILL_MM);
    const over = rgba[4 * i + 3]! / 255;
    for (let c = 0; c < 3; c++) {
      const own = ground[c]! * (0.9 + 0.1 * wale) * (1 - over) + rgba[4 * i + c]! * (0.95 + 0.05 * wale) * over;
      appearance[3 * i + c] = own;
      colour[3 * i + c] = own;
    }
    alpha[i] = 1;
    top[i] = reliefMm * 0.6 + 0.04 * wale;
  }
  const stitches = merrow(shape, planes);
  const colours = [darkest ? rgbOf(darkest.hex) : DARK_GROUND];
  layThreads(planes, { stitches, threadOf: new Uint8Array(stitches.length / 4), colours }, PITCH_MM * 0.62, reliefMm);
}
