import { apply, byteOfLight, IDENTITY, LIGHT_OF_BYTE, type Matrix, multiply, type Point } from "@selvedge/geometry-core";
import { type Hex, linearOf } from "../colour/convert.ts";
import type { Mm } from "../units.ts";
import { drawMotif } from "./hand/hand.ts";
import { HANDS, type HandKey } from "./hand/table.ts";
import { type CellGrid, cellOf, gridOf, type Lattice, placeOn, symmetryOf, unrolled } from "./lattice/lattice.ts";
import type { Motif } from "./motif/motif.ts";
import { resampledPlanes } from "./sheet/resample.ts";
import { type PrintTile, type Separations, separationsOf } from "./sheet/separations.ts";
import { newSheet } from "./sheet/sheet.ts";

/** A picture to be repeated: sRGB with straight alpha, and its size on the cloth. */
export type ImageMotif = {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray | Uint8Array;
  readonly mmWidth: Mm;
  readonly mmHeight: Mm;
};

/** Pixels of the image for each of the grid, so that turning it costs no sharpness. */
const OVERSAMPLING = 1.5;

/** The image at about the grid's scale: linear light times alpha, and alpha. A clear rim keeps its sides apart. */
function premultiplied({ width, height, rgba, mmWidth, mmHeight }: ImageMotif, grid: CellGrid) {
  const [rimWide, rimTall] = [width + 2, height + 2];
  const planes = [0, 1, 2, 3].map(() => new Float32Array(rimWide * rimTall));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const to = (y + 1) * rimWide + x + 1;
      const alpha = rgba[from + 3]! / 255;
      for (let channel = 0; channel < 3; channel++) planes[channel]![to] = LIGHT_OF_BYTE[rgba[from + channel]!]! * alpha;
      planes[3]![to] = alpha;
    }
  }
  const scale = Math.min(
    1,
    Math.max((OVERSAMPLING * grid.perMmAcross * mmWidth) / width, (OVERSAMPLING * grid.perMmDown * mmHeight) / height),
  );
  const [outWidth, outHeight] = [Math.max(3, Math.round(rimWide * scale)), Math.max(3, Math.round(rimTall * scale))];
  const sized = resampledPlanes(planes, { width: rimWide, height: rimTall }, { outWidth, outHeight, across: 1, down: 1 });
  return {
    planes: sized,
    width: outWidth,
    height: outHeight,
    mmWidth: (mmWidth * rimWide) / width,
    mmHeight: (mmHeight * rimTall) / height,
  };
}

/** Four planes between their places; clear outside. */
function sampleAt(
  { planes, width, height }: { planes: readonly Float32Array[]; width: number; height: number },
  u: number,
  v: number,
  into: Float32Array,
): void {
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const [fu, fv] = [u - i, v - j];
  into.fill(0);
  for (let dy = 0; dy < 2; dy++) {
    for (let dx = 0; dx < 2; dx++) {
      const [x, y] = [i + dx, j + dy];
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const weight = (dx === 0 ? 1 - fu : fu) * (dy === 0 ? 1 - fv : fv);
      for (let channel = 0; channel < 4; channel++) into[channel]! += weight * planes[channel]![y * width + x]!;
    }
  }
}

/**
 * An image repeated on a lattice over a ground colour, its middle at `frame`'s origin, under every map of the group.
 * Copies that meet lie over one another in the order of the group. Coverage is the image's own alpha.
 */
export function imageTile(
  lattice: Lattice,
  image: ImageMotif,
  ground: Hex,
  { pixels, frame = IDENTITY }: { readonly pixels: number; readonly frame?: Matrix },
): PrintTile {
  const grid = gridOf(cellOf(lattice), pixels);
  const source = premultiplied(image, grid);
  const out = [0, 1, 2, 3].map(() => new Float32Array(grid.width * grid.height));
  const sample = new Float32Array(4);
  for (const operation of symmetryOf(lattice)) {
    const placing = multiply(operation, frame);
    const [a, b, c, d] = placing;
    const det = a * d - b * c;
    const [halfWide, halfTall] = [source.mmWidth / 2, source.mmHeight / 2];
    const corners = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([x, y]): Point => apply(placing, [x! * halfWide, y! * halfTall]));
    const xs = corners.map(([x]) => x * grid.perMmAcross);
    const ys = corners.map(([, y]) => y * grid.perMmDown);
    for (let y = Math.floor(Math.min(...ys)); y <= Math.max(...ys); y++) {
      for (let x = Math.floor(Math.min(...xs)); x <= Math.max(...xs); x++) {
        const dx = (x + 0.5) / grid.perMmAcross - placing[4];
        const dy = (y + 0.5) / grid.perMmDown - placing[5];
        const u = ((d * dx - c * dy) / det / source.mmWidth + 0.5) * source.width - 0.5;
        const v = ((a * dy - b * dx) / det / source.mmHeight + 0.5) * source.height - 0.5;
        sampleAt(source, u, v, sample);
        const alpha = sample[3]!;
        if (alpha <= 0) continue;
        const place = placeOn(grid, x, y);
        for (let channel = 0; channel < 4; channel++)
          out[channel]![place] = sample[channel]! + out[channel]![place]! * (1 - alpha);
      }
    }
  }
  const width = grid.width * grid.cell.columns;
  const planes = out.map((plane) => unrolled(grid, plane, new Float32Array(width * grid.height)));
  const bare = linearOf(ground);
  const rgba = new Uint8ClampedArray(width * grid.height * 4);
  for (let i = 0; i < width * grid.height; i++) {
    for (let channel = 0; channel < 3; channel++)
      rgba[i * 4 + channel] = byteOfLight(planes[channel]![i]! + (1 - planes[3]![i]!) * bare[channel]!);
    rgba[i * 4 + 3] = 255;
  }
  const coverage = Uint8Array.from(planes[3]!, (alpha) => Math.round(255 * Math.min(1, alpha)));
  return {
    width,
    height: grid.height,
    mmWidth: grid.cell.mmWidth * grid.cell.columns,
    mmHeight: grid.cell.mmHeight,
    rgba,
    coverage,
    ground,
  };
}

/** A vector motif repeated on a lattice in a hand; `frame` says where its origin lies in the cell. */
export function motifSeparations(
  lattice: Lattice,
  motif: Motif,
  {
    hand,
    pixels,
    seed,
    frame = IDENTITY,
  }: { readonly hand: HandKey; readonly pixels: number; readonly seed: number; readonly frame?: Matrix },
): Separations {
  const sheet = newSheet(gridOf(cellOf(lattice), pixels), seed, symmetryOf(lattice));
  drawMotif(sheet, HANDS[hand], motif, frame, seed);
  return separationsOf(sheet);
}
