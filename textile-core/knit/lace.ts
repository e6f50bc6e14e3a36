import { MM_PER_CM } from "@selvedge/geometry-core";
import type { LaceCloth } from "../cloth.ts";
import { type Shades, shadesOf } from "../construction/shades.ts";
import { motifSharesOf } from "../finish/motif.ts";
import type { GramsPerSquareMetre, Mm } from "../units.ts";
import { texOf } from "../yarn/count.ts";
import { diameterOf } from "../yarn/yarn.ts";

/** A hexagonal net as rectangular cells of two meshes: `meshMm` wide, √3 · `meshMm` high. */
export const netCellOf = (meshMm: Mm): { readonly mmWidth: Mm; readonly mmHeight: Mm } => ({
  mmWidth: meshMm,
  mmHeight: meshMm * Math.sqrt(3),
});

/** Yarns side by side in a side of a mesh, and how flat they lie. */
const YARNS_IN_SIDE = 2;
const SIDE_WIDTH = 1.5;
const FLAT_THREAD = 1.2;
const OUTLINE_WIDTH = 1.4;
/** Loops wrap the yarn about itself: a side or thread holds this much of its own length in yarn. */
const YARN_TAKE_UP = 1.6;

/** Widths of the strands of a lace in mm. */
export const strandsOf = ({
  net,
  clothwork,
  outline,
}: LaceCloth): { readonly side: Mm; readonly thread: Mm; readonly outline: Mm } => ({
  side: SIDE_WIDTH * diameterOf(net.yarn),
  thread: Math.min(clothwork.pitchMm, FLAT_THREAD * diameterOf(clothwork.yarn)),
  outline: outline ? OUTLINE_WIDTH * diameterOf(outline.yarn) : 0,
});

export type LaceCover = {
  /** Shares of the area: inside the motif, under its outline, and the rest, which is net. They sum to 1. */
  readonly motif: number;
  readonly outline: number;
  readonly net: number;
  /** Covered share of net and of clothwork by themselves. */
  readonly netCover: number;
  readonly clothworkCover: number;
  /** Covered share of the whole; 1 less this is open. */
  readonly cloth: number;
};

/** Covered share of a hexagonal net: three sides of m/√3 a mesh, less what they share at its two knots (0.433 w² each). */
export function netCoverOf(meshMm: Mm, side: Mm): number {
  const mesh = (Math.sqrt(3) / 2) * meshMm ** 2;
  return Math.min(1, (Math.sqrt(3) * meshMm * side - 2 * (Math.sqrt(3) / 4) * side ** 2) / mesh);
}

/** How much of a lace is thread. */
export function laceCoverOf(lace: LaceCloth): LaceCover {
  const strands = strandsOf(lace);
  const { inside: motif, outline } = motifSharesOf(lace.motif, strands.outline);
  const net = 1 - motif - outline;
  const netCover = netCoverOf(lace.net.meshMm, strands.side);
  const threads = strands.thread / lace.clothwork.pitchMm;
  const clothworkCover = 2 * threads - threads * threads;
  return { motif, outline, net, netCover, clothworkCover, cloth: net * netCover + motif * clothworkCover + outline };
}

export type LaceDescription = {
  readonly gsm: GramsPerSquareMetre;
  readonly netGsm: GramsPerSquareMetre;
  readonly clothworkGsm: GramsPerSquareMetre;
  readonly outlineGsm: GramsPerSquareMetre;
  readonly thicknessMm: Mm;
  readonly cover: LaceCover;
  readonly palette: Shades;
};

/** Mass, thickness, cover and colour of a lace: length of yarn to the area by its count. */
export function describeLace(lace: LaceCloth): LaceDescription {
  const cover = laceCoverOf(lace);
  const { net, clothwork, outline } = lace;
  const strands = strandsOf(lace);
  // Metres of strand on a square metre are mm of it on a mm², times 1,000; tex are grams on 1,000 m.
  const netLength = (Math.sqrt(3) * net.meshMm) / ((Math.sqrt(3) / 2) * net.meshMm ** 2);
  const netGsm = cover.net * netLength * YARNS_IN_SIDE * texOf(net.yarn.count) * YARN_TAKE_UP;
  const clothworkGsm = cover.motif * (2 / clothwork.pitchMm) * texOf(clothwork.yarn.count) * YARN_TAKE_UP;
  const outlineGsm = outline ? (cover.outline / strands.outline) * texOf(outline.yarn.count) : 0;
  const palette = shadesOf([
    [net.colour, cover.net * cover.netCover],
    [clothwork.colour, cover.motif * cover.clothworkCover],
    [outline?.colour ?? clothwork.colour, cover.outline],
  ]);
  return {
    gsm: netGsm + clothworkGsm + outlineGsm,
    netGsm,
    clothworkGsm,
    outlineGsm,
    thicknessMm: Math.max(2 * diameterOf(net.yarn), 2 * diameterOf(clothwork.yarn), outline ? 1.5 * diameterOf(outline.yarn) : 0),
    cover,
    palette,
  };
}

/** Meshes to the cm, as lace is sold by its fineness. */
export const meshesPerCm = ({ net }: LaceCloth): number => MM_PER_CM / net.meshMm;
