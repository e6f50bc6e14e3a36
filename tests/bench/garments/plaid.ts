import type { Rgb } from "@selvedge/garment-core";

const SETT_MM = 60;
const within = (mm: number, width: number): boolean => ((mm % SETT_MM) + SETT_MM) % SETT_MM < width;
const [NAVY, SLATE, ECRU, OCHRE]: readonly Rgb[] = [
  [24, 34, 66],
  [90, 98, 124],
  [222, 216, 204],
  [196, 148, 58],
];

/** A plaid of 60 mm, in which every slant and every jump at a seam is seen. */
export function plaid(_piece: string, x: number, y: number): Rgb {
  if (within(x + 34, 3) || within(y + 34, 3)) return OCHRE!;
  const [warp, weft] = [within(x, 18), within(y, 18)];
  return warp && weft ? NAVY! : warp || weft ? SLATE! : ECRU!;
}
