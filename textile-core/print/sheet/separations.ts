import { byteOfLight } from "@selvedge/geometry-core";
import { type Hex, linearOf } from "../../colour/convert.ts";
import type { Mm } from "../../units.ts";
import type { Ink, Palette } from "../colour/slots.ts";
import { unrolled } from "../lattice/lattice.ts";
import type { Sheet } from "./sheet.ts";

/** One upright seamless repeat as a printer keeps it: a grey picture for each ink, 0 … 255 for 0 … 1, row 0 at the top. */
export type Separations = {
  readonly width: number;
  readonly height: number;
  readonly mmWidth: Mm;
  readonly mmHeight: Mm;
  readonly inks: readonly { readonly ink: Ink; readonly cover: Uint8Array<ArrayBuffer> }[];
};

/** A print in its colours: one seamless repeat at true scale. */
export type PrintTile = {
  readonly width: number;
  readonly height: number;
  readonly mmWidth: Mm;
  readonly mmHeight: Mm;
  /** sRGB with opaque alpha, the ground's colour included; row 0 is the top. */
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
  /** Share of each pixel that is ink, 0 … 255; the rest is bare ground. */
  readonly coverage: Uint8Array<ArrayBuffer>;
  /** What `rgba` shows where there is no ink. */
  readonly ground: Hex;
};

/** The finished separations of a sheet, laid out as the upright repeat. Rounded so that all inks of a pixel stay within 255. */
export function separationsOf({ grid, inks }: Sheet): Separations {
  const width = grid.width * grid.cell.columns;
  return {
    width,
    height: grid.height,
    mmWidth: grid.cell.mmWidth * grid.cell.columns,
    mmHeight: grid.cell.mmHeight,
    inks: [...inks].map(([ink, plane]) => {
      const bytes = Uint8Array.from(plane, (share) => Math.floor(255 * Math.min(1, share) + 1e-3));
      return { ink, cover: unrolled(grid, bytes, new Uint8Array(width * grid.height)) };
    }),
  };
}

/**
 * The separations in a colourway; inks mix as light does. Another palette on the same separations is the same print
 * recoloured. A new array each time.
 */
export function colourSeparations({ inks, ...size }: Separations, palette: Palette): PrintTile {
  const pixels = size.width * size.height;
  const ground = linearOf(palette.ground);
  const rgba = new Uint8ClampedArray(pixels * 4);
  const coverage = new Uint8Array(pixels);
  const colours = inks.map(({ ink }) => linearOf(palette[ink]).map((channel, index) => (channel - ground[index]!) / 255));
  for (let i = 0; i < pixels; i++) {
    let [r, g, b] = ground;
    let covered = 0;
    for (let index = 0; index < inks.length; index++) {
      const share = inks[index]!.cover[i]!;
      if (share === 0) continue;
      const colour = colours[index]!;
      covered += share;
      r += share * colour[0]!;
      g += share * colour[1]!;
      b += share * colour[2]!;
    }
    const out = i * 4;
    rgba[out] = byteOfLight(r);
    rgba[out + 1] = byteOfLight(g);
    rgba[out + 2] = byteOfLight(b);
    rgba[out + 3] = 255;
    coverage[i] = Math.min(255, covered);
  }
  return { ...size, rgba, coverage, ground: palette.ground };
}
