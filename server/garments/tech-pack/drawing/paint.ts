import type { Stamp } from "@selvedge/editor-core";
import {
  apply,
  boundsOf,
  cellsIn,
  invert,
  type Matrix,
  multiply,
  type Point,
  shiftOf,
  translation,
} from "@selvedge/geometry-core";
import sharp from "sharp";
import type { StoredTile } from "../../../fabrics/cloths/pictures/tile.ts";
import { type Cloth, clothAt, LINEAR, sampleCloth, type Tile, toBytes } from "../../../fabrics/cloths/pictures/tile.ts";

/** What lies on a piece as pixels: pixel (0, 0) begins at `x`, `y` mm of the piece. */
export type Painted = Tile & { readonly x: number; readonly y: number };

/** Pictures that stamps are painted with. */
export type Paints = {
  readonly tile: (key: string) => Promise<Tile | null>;
  readonly image: (imageId: string, width: number, height: number) => Promise<Artwork | null>;
};

/** An artwork in linear light, multiplied by its alpha: four values a pixel. */
type Artwork = { readonly width: number; readonly height: number; readonly light: Float32Array };

type Order = {
  readonly outline: readonly Point[];
  readonly stamps: readonly Stamp[];
  readonly perMm: number;
  /** How much of the paper is seen through the cloth, 0 to 1; artworks keep their strength. */
  readonly veil?: number;
};

/** `--color-sheet`: what an uncovered piece is. */
const SHEET = [0xfd, 0xfc, 0xfa] as const;
/** More copies than these are a tone, not artwork. */
const MAX_COPIES = 4_000;
const MAX_ARTWORK_PX = 2_400;

/** Opens stored cloths and pictures once for everything that is painted of a garment. */
export function openPaints(tiles: Readonly<Record<string, StoredTile>>, images: Readonly<Record<string, Uint8Array>>): Paints {
  const opened = new Map<string, Promise<Tile | null>>();
  const sized = new Map<string, Promise<Artwork | null>>();
  const once = <Made>(known: Map<string, Promise<Made>>, key: string, make: () => Promise<Made>): Promise<Made> => {
    const made = known.get(key) ?? make();
    known.set(key, made);
    return made;
  };
  return {
    tile: (key) =>
      once(opened, key, async () => {
        const stored = tiles[key];
        if (!stored) return null;
        const { data, info } = await sharp(stored.picture)
          .flatten({ background: "#fdfcfa" })
          .removeAlpha()
          .toColourspace("srgb")
          .raw()
          .toBuffer({ resolveWithObject: true });
        return {
          width: info.width,
          height: info.height,
          mmWidth: stored.mmWidth,
          mmHeight: stored.mmHeight,
          channels: 3,
          pixels: data,
        };
      }),
    image: (imageId, width, height) =>
      once(sized, `${imageId} ${width} ${height}`, async () => {
        const bytes = images[imageId];
        if (!bytes) return null;
        const { data } = await sharp(bytes)
          .resize(width, height, { fit: "fill" })
          .toColourspace("srgb")
          .ensureAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        const light = new Float32Array(width * height * 4);
        for (let i = 0; i < light.length; i += 4) {
          const alpha = data[i + 3]! / 255;
          for (let c = 0; c < 3; c += 1) light[i + c] = LINEAR[data[i + c]!]! * alpha;
          light[i + 3] = alpha;
        }
        return { width, height, light };
      }),
  };
}

type Canvas = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly perMm: number;
  readonly light: Float32Array;
};

function layCloth(canvas: Canvas, cloth: Cloth, toCloth: Matrix): void {
  const out = new Float32Array(3);
  let offset = 0;
  for (let row = 0; row < canvas.height; row += 1)
    for (let column = 0; column < canvas.width; column += 1) {
      const [u, v] = apply(toCloth, [canvas.x + (column + 0.5) / canvas.perMm, canvas.y + (row + 0.5) / canvas.perMm]);
      sampleCloth(cloth, u, v, out);
      canvas.light.set(out, offset);
      offset += 3;
    }
}

function layColour({ light }: Canvas, hex: string): void {
  const [r, g, b] = [1, 3, 5].map((start) => LINEAR[Number.parseInt(hex.slice(start, start + 2), 16)]!) as [
    number,
    number,
    number,
  ];
  for (let i = 0; i < light.length; i += 3) light.set([r, g, b], i);
}

/** Lays one copy of an artwork over what is there; between its pixels it runs evenly. */
function layArtwork(canvas: Canvas, artwork: Artwork, matrix: Matrix, opacity: number): void {
  const back = invert(matrix);
  const { minX, minY, maxX, maxY } = boundsOf([
    apply(matrix, [0, 0]),
    apply(matrix, [1, 0]),
    apply(matrix, [1, 1]),
    apply(matrix, [0, 1]),
  ]);
  const { perMm, light } = canvas;
  const column = (mm: number) => Math.floor((mm - canvas.x) * perMm);
  const row = (mm: number) => Math.floor((mm - canvas.y) * perMm);
  const [left, right] = [Math.max(0, column(minX)), Math.min(canvas.width - 1, column(maxX))];
  const [top, bottom] = [Math.max(0, row(minY)), Math.min(canvas.height - 1, row(maxY))];
  const { width, height } = artwork;
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const [u, v] = apply(back, [canvas.x + (x + 0.5) / perMm, canvas.y + (y + 0.5) / perMm]);
      if (u < 0 || v < 0 || u >= 1 || v >= 1) continue;
      const [px, py] = [Math.max(0, u * width - 0.5), Math.max(0, v * height - 0.5)];
      const [fx, fy] = [Math.floor(px), Math.floor(py)];
      const [sx, sy] = [px - fx, py - fy];
      const [nx, ny] = [Math.min(width - 1, fx + 1), Math.min(height - 1, fy + 1)];
      const mix = (c: number): number => {
        const value = (i: number, j: number) => artwork.light[(j * width + i) * 4 + c]!;
        return (value(fx, fy) * (1 - sx) + value(nx, fy) * sx) * (1 - sy) + (value(fx, ny) * (1 - sx) + value(nx, ny) * sx) * sy;
      };
      const clear = 1 - mix(3) * opacity;
      const offset = (y * canvas.width + x) * 3;
      for (let c = 0; c < 3; c += 1) light[offset + c] = light[offset + c]! * clear + mix(c) * opacity;
    }
}

/** Pulls what is there towards the paper. */
function veil({ light }: Canvas, share: number): void {
  for (let i = 0; i < light.length; i += 1) light[i] = light[i]! * (1 - share) + LINEAR[SHEET[i % 3]!]! * share;
}

/** What lies on a piece, painted from back to front at so many pixels a mm. Around its outline the cloth goes on. */
export async function paintPiece({ outline, stamps, perMm, veil: share = 0 }: Order, paints: Paints): Promise<Painted> {
  const box = boundsOf(outline);
  const width = Math.max(1, Math.ceil((box.maxX - box.minX) * perMm));
  const height = Math.max(1, Math.ceil((box.maxY - box.minY) * perMm));
  const canvas: Canvas = { x: box.minX, y: box.minY, width, height, perMm, light: new Float32Array(width * height * 3) };
  for (let i = 0; i < canvas.light.length; i += 1) canvas.light[i] = LINEAR[SHEET[i % 3]!]!;
  let isVeiled = share === 0;
  for (const { source, matrix, lattice, opacity, key } of stamps) {
    if (source.kind === "artwork") {
      if (!isVeiled) veil(canvas, share);
      isVeiled = true;
      const px = (x: number, y: number) => Math.min(MAX_ARTWORK_PX, Math.max(1, Math.round(Math.hypot(x, y) * perMm)));
      const artwork = await paints.image(source.imageId, px(matrix[0], matrix[1]), px(matrix[2], matrix[3]));
      if (!artwork) continue;
      let copies = 0;
      for (const cell of cellsIn(matrix, lattice, box)) {
        if (copies > MAX_COPIES) break;
        copies += 1;
        const copy = lattice ? multiply(translation(...shiftOf(lattice, cell)), matrix) : matrix;
        layArtwork(canvas, artwork, copy, opacity);
      }
    } else if (source.kind === "colour") layColour(canvas, source.hex);
    else {
      const tile = await paints.tile(key);
      if (!tile) continue;
      // The unit square of the picture is one tile: back from the piece, then to mm of the cloth.
      const toCloth = multiply([tile.mmWidth, 0, 0, tile.mmHeight, 0, 0], invert(matrix));
      const scale = Math.hypot(matrix[0], matrix[1]) / tile.mmWidth;
      layCloth(canvas, clothAt(tile, perMm * scale), toCloth);
    }
  }
  if (!isVeiled) veil(canvas, share);
  return {
    x: box.minX,
    y: box.minY,
    width,
    height,
    mmWidth: width / perMm,
    mmHeight: height / perMm,
    channels: 3,
    pixels: toBytes(canvas.light),
  };
}

const JPEG_QUALITY = 86;

/** A painted piece for a page. */
export const jpegOf = ({ width, height, pixels }: Painted): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: "4:4:4" })
    .toBuffer();
