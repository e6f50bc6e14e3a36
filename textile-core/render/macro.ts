import { MM_PER_CM } from "@selvedge/geometry-core";
import type { KnittedCloth, WovenCloth } from "../cloth.ts";
import { floatRelief, type Relief } from "../construction/relief.ts";
import { knitOf, stitchesOf } from "../knit/structure.ts";
import { endsPerWale, type Tile } from "../repeat/repeat.ts";
import type { Mm } from "../units.ts";
import { weaveOf } from "../weave/table.ts";
import { diameterOf } from "../yarn/yarn.ts";
import { blur } from "./nap.ts";
import { mixSeed, torusNoise } from "./noise.ts";
import type { Planes } from "./planes.ts";

/** Heights of the cloth's own form in mm over the pixels of the tile: cells, cords, wales, puckers. A torus. */
export type Field = Float32Array;

/** Share of a wale under pile; the rest is the race between two wales. */
const WALE_SHARE = 0.84;
/** How high a slack stripe stands up, over its width, and how far apart its folds are. */
const PUCKER_RISE = 0.2;
const PUCKER_FOLD_MM: Mm = 3.6;
/** Between two stitches of a double cloth its faces part a little. */
const STITCH_EVERY_MM: Mm = 5;
const STITCH_MM: Mm = 0.12;
/** Light lost in a hollow: by depth over the width that is looked at. */
const HOLLOW_RADIUS_MM: Mm = 0.9;
const HOLLOW_SHADE = 0.85;
const STEEPEST = 1.7;

/** Share of pile over a column of a wale: 1 on the ridge, 0 in the race. `t` runs 0 … 1 over the wale. */
export const waleProfile = (t: number): number => {
  const off = Math.abs(2 * t - 1) / WALE_SHARE;
  return off >= 1 ? 0 : (1 - off ** 3) ** 0.6;
};

/** Where in its wale each column of pixels lies, 0 … 1; null for a cloth without wales. */
export function waleAt(cloth: WovenCloth, tile: Tile, width: number): ((x: number) => number) | null {
  if (!cloth.pile?.walesPerInch) return null;
  const wales = tile.ends / endsPerWale(cloth.endsPerCm, cloth.pile.walesPerInch);
  return (x) => (((x + 0.5) / width) * wales) % 1;
}

/** Spreads heights known at every crossing over the pixels between them. */
function addGrid(into: Field, { ends, picks, mm }: Relief, tile: Tile, width: number, height: number): void {
  for (let y = 0; y < height; y++) {
    const v = (1 - (y + 0.5) / height) * tile.picks - 0.5;
    const lower = Math.floor(v);
    const t = v - lower;
    const row = ((lower + picks) % picks) * ends;
    const next = ((lower + 1) % picks) * ends;
    for (let x = 0; x < width; x++) {
      const u = ((x + 0.5) / width) * tile.ends - 0.5;
      const left = Math.floor(u);
      const s = u - left;
      const a = (left + ends) % ends;
      const b = (left + 1) % ends;
      into[y * width + x]! +=
        (mm[row + a]! * (1 - s) + mm[row + b]! * s) * (1 - t) + (mm[next + a]! * (1 - s) + mm[next + b]! * s) * t;
    }
  }
}

function addColumns(into: Field, width: number, height: number, mmOf: (x: number) => Mm): void {
  const columns = Float32Array.from({ length: width }, (_, x) => mmOf(x));
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) into[y * width + x]! += columns[x]!;
}

function addPuckers(into: Field, cloth: WovenCloth, tile: Tile, width: number, height: number): void {
  const stripes = cloth.pucker!;
  const repeat = stripes.reduce((sum, [, ends]) => sum + ends, 0);
  const pitch = MM_PER_CM / cloth.endsPerCm;
  const folds = Math.max(2, Math.round(tile.mmHeight / PUCKER_FOLD_MM));
  const wide = torusNoise(width, height, Math.max(2, Math.round(tile.mmWidth / 6)), folds, mixSeed(cloth.seed, 61));
  const close = torusNoise(width, height, Math.max(2, Math.round(tile.mmWidth / 3.2)), 2 * folds, mixSeed(cloth.seed, 67));
  for (let x = 0; x < width; x++) {
    let end = (((x + 0.5) / width) * tile.ends) % repeat;
    for (const [tension, ends] of stripes) {
      if (end < ends) {
        if (tension === "slack") {
          const rise = PUCKER_RISE * ends * pitch * Math.sin((Math.PI * end) / ends) ** 0.8;
          for (let i = x; i < into.length; i += width) into[i]! += rise * (wide[i]! + 0.4 * close[i]!);
        }
        break;
      }
      end -= ends;
    }
  }
}

function addStitches(into: Field, tile: Tile, width: number, height: number): void {
  const across = Math.max(1, Math.round(tile.mmWidth / STITCH_EVERY_MM));
  const up = 2 * Math.max(1, Math.round(tile.mmHeight / STITCH_EVERY_MM / 2));
  for (let y = 0; y < height; y++) {
    const v = ((y + 0.5) / height) * up;
    for (let x = 0; x < width; x++) {
      const u = ((x + 0.5) / width) * across + (Math.floor(v) % 2) / 2;
      const away = Math.hypot((u % 1) - 0.5, (v % 1) - 0.5) / 0.22;
      if (away < 1) into[y * width + x]! -= STITCH_MM * (1 - away * away) ** 2;
    }
  }
}

/** A tuck draws its place in by this many diameters of the yarn; its neighbours bulge. */
const TUCK_DEPTH = 2.4;

/** The form of a knit with tucks: cells, as on a polo piqué. Null for a knit without. */
export function knitFormOf(cloth: KnittedCloth, tile: Tile, width: number, height: number): Field | null {
  const stitches = stitchesOf(knitOf(cloth.structure), cloth.shows ?? "face");
  const [courses, wales] = [stitches.length, stitches[0]!.length];
  const depth = TUCK_DEPTH * diameterOf(cloth.yarn);
  const mm = Float32Array.from(stitches.flat(), (stitch) => (stitch === "t" || stitch === "T" ? -depth : 0));
  if (mm.every((value) => value === 0)) return null;
  const field = new Float32Array(width * height);
  addGrid(field, { ends: wales, picks: courses, mm }, tile, width, height);
  return field;
}

/** The form of a woven cloth over the pixels of its tile, null where it lies flat. */
export function formOf(cloth: WovenCloth, tile: Tile, width: number, height: number): Field | null {
  const field = new Float32Array(width * height);
  const floats = floatRelief(weaveOf(cloth.weave).lifts, MM_PER_CM / cloth.endsPerCm, MM_PER_CM / cloth.picksPerCm);
  if (floats) addGrid(field, floats, tile, width, height);
  const { cords } = weaveOf(cloth.weave);
  if (cords) {
    const { ends, heightMm } = cords;
    addColumns(field, width, height, (x) => {
      const u = ((x + 0.5) / width) * tile.ends - 0.5;
      const left = Math.floor(u);
      const endAt = (end: number) => ends[((end % ends.length) + ends.length) % ends.length]!;
      return heightMm * (endAt(left) + (endAt(left + 1) - endAt(left)) * (u - left));
    });
  }
  const wale = waleAt(cloth, tile, width);
  if (wale) addColumns(field, width, height, (x) => cloth.pile!.heightMm * waleProfile(wale(x)));
  if (cloth.pucker) addPuckers(field, cloth, tile, width, height);
  if (cloth.back?.joined === "woven") addStitches(field, tile, width, height);
  return field.some((mm) => mm !== 0) ? field : null;
}

const steep = (slope: number): number => Math.min(STEEPEST, Math.max(-STEEPEST, slope));

/** Lays the planes over a form: relief, slopes, and the light that hollows lose. */
export function applyForm(planes: Planes, field: Field, pixelMm: Mm): void {
  const { width, height, red, green, blue, relief, normalX, normalY, normalZ } = planes;
  const around = field.slice();
  blur(around, new Float32Array(field.length), width, height, Math.max(1, Math.round(HOLLOW_RADIUS_MM / pixelMm)));
  const perMm = 0.5 / pixelMm;
  for (let y = 0; y < height; y++) {
    const up = (y === 0 ? height - 1 : y - 1) * width;
    const down = (y === height - 1 ? 0 : y + 1) * width;
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const cell = row + x;
      const slopeX = steep((field[row + (x === width - 1 ? 0 : x + 1)]! - field[row + (x === 0 ? width - 1 : x - 1)]!) * perMm);
      const slopeY = steep((field[up + x]! - field[down + x]!) * perMm);
      const [nx, ny, nz] = [normalX[cell]!, normalY[cell]!, normalZ[cell]!];
      const [tx, ty] = [nx - slopeX * nz, ny - slopeY * nz];
      // The length of the mean normal shows how much is lost inside a pixel; leaning does not change it.
      const keep = Math.sqrt((nx * nx + ny * ny + nz * nz) / (tx * tx + ty * ty + nz * nz));
      normalX[cell] = tx * keep;
      normalY[cell] = ty * keep;
      normalZ[cell] = nz * keep;
      const depth = (around[cell]! - field[cell]!) / HOLLOW_RADIUS_MM;
      const light = 1 - HOLLOW_SHADE * Math.min(0.7, Math.max(-0.12, depth));
      red[cell]! *= light;
      green[cell]! *= light;
      blue[cell]! *= light;
      relief[cell]! += field[cell]!;
    }
  }
}
