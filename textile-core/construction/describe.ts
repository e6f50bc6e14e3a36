import { type Cloth, type ColourOrder, threadsOf } from "../cloth.ts";
import { type Hex, hexOfLinear, type Lab, type LinearRgb, labOf, linearOf } from "../colour/convert.ts";
import { lookOf } from "../finish/table.ts";
import type { GramsPerSquareMetre, Mm } from "../units.ts";
import { weaveOf } from "../weave/table.ts";
import { geometryOf } from "./geometry.ts";
import { weigh } from "./weigh.ts";

export type Description = {
  readonly gsm: GramsPerSquareMetre;
  /** Under light pressure, with what a raised finish adds. */
  readonly thicknessMm: Mm;
  /** Share of the area that threads cover, 0 … 1: of the warp, of the weft, and of both together (Peirce). */
  readonly cover: { readonly warp: number; readonly weft: number; readonly cloth: number };
  readonly crimp: { readonly warp: number; readonly weft: number };
  /** Share of warp in what one sees of the face. */
  readonly warpOnFace: number;
  /** The colour from afar, without rendering: threads mixed by what shows of them. */
  readonly meanColour: { readonly hex: Hex; readonly lab: Lab };
};

/** A raised nap stands about this high at full strength. */
const NAP_MM = 0.6;

function meanOf(order: ColourOrder): LinearRgb {
  const threads = threadsOf(order);
  const channel = (at: 0 | 1 | 2): number => order.reduce((sum, [hex, count]) => sum + (linearOf(hex)[at] * count) / threads, 0);
  return [channel(0), channel(1), channel(2)];
}

/** What follows from a construction without drawing it. */
export function describe(cloth: Cloth): Description {
  const { warp, weft } = geometryOf(cloth);
  const lifts = weaveOf(cloth.weave).lifts.flat();
  const lifted = lifts.filter((up) => up === 1).length / lifts.length;
  const k1 = Math.min(1, warp.width / warp.pitch);
  const k2 = Math.min(1, weft.width / weft.pitch);
  const seenWarp = k1 * (lifted + (1 - lifted) * (1 - k2));
  const seenWeft = k2 * (1 - lifted + lifted * (1 - k1));
  const warpOnFace = seenWarp / (seenWarp + seenWeft);
  const [a, b] = [meanOf(cloth.warpOrder), meanOf(cloth.weftOrder)];
  const mixed = (at: 0 | 1 | 2): number => a[at] * warpOnFace + b[at] * (1 - warpOnFace);
  const hex = hexOfLinear([mixed(0), mixed(1), mixed(2)]);
  return {
    gsm: weigh(cloth).gsm,
    thicknessMm: Math.max(warp.wave + warp.thickness, weft.wave + weft.thickness) + NAP_MM * lookOf(cloth.finish).raised,
    cover: { warp: k1, weft: k2, cloth: k1 + k2 - k1 * k2 },
    crimp: { warp: warp.crimp, weft: weft.crimp },
    warpOnFace,
    meanColour: { hex, lab: labOf(hex) },
  };
}
