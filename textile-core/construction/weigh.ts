import type { Cloth } from "../cloth.ts";
import type { GramsPerSquareMetre } from "../units.ts";
import { texOf } from "../yarn/count.ts";
import { geometryOf } from "./geometry.ts";

export type Weight = {
  readonly gsm: GramsPerSquareMetre;
  readonly warpGsm: GramsPerSquareMetre;
  readonly weftGsm: GramsPerSquareMetre;
  /** Extra length of both systems, as a mean by mass. */
  readonly crimp: number;
};

/** Mass of the cloth: threads/cm · tex · 0.1 · (1 + crimp) for each system, g/m²; the crimp follows from the geometry. */
export function weigh(cloth: Cloth): Weight {
  const { warp, weft } = geometryOf(cloth);
  const straightWarp = cloth.endsPerCm * texOf(cloth.warp.count) * 0.1;
  const straightWeft = cloth.picksPerCm * texOf(cloth.weft.count) * 0.1;
  const warpGsm = straightWarp * (1 + warp.crimp);
  const weftGsm = straightWeft * (1 + weft.crimp);
  const gsm = warpGsm + weftGsm;
  return { gsm, warpGsm, weftGsm, crimp: gsm / (straightWarp + straightWeft) - 1 };
}
