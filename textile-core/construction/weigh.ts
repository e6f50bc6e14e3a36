import type { AnyCloth, KnittedCloth, Pucker, WovenCloth } from "../cloth.ts";
import { decorationGsm } from "../finish/decoration.ts";
import { describeLace } from "../knit/lace.ts";
import { describeKnit } from "../knit/weigh.ts";
import type { GramsPerSquareMetre } from "../units.ts";
import { texOf } from "../yarn/count.ts";
import { celluloseOf } from "../yarn/fibres.ts";
import { geometryOf } from "./geometry.ts";

export type Weight = { readonly gsm: GramsPerSquareMetre };

export type WovenWeight = Weight & {
  /** Of the face cloth alone. */
  readonly warpGsm: GramsPerSquareMetre;
  readonly weftGsm: GramsPerSquareMetre;
  /** A cloth joined on behind, with what joins it. */
  readonly backGsm: GramsPerSquareMetre;
  /** What a decoration adds, below 0 where it takes. */
  readonly decorationGsm: GramsPerSquareMetre;
  /** Extra length of both systems, as a mean by mass. */
  readonly crimp: number;
};

/** Slack ends of a seersucker are let in longer by about this share. */
const SLACK_TAKE_UP = 0.14;

const slackShareOf = (pucker: Pucker): number => {
  const all = pucker.reduce((sum, [, ends]) => sum + ends, 0);
  return pucker.reduce((sum, [tension, ends]) => sum + (tension === "slack" ? ends : 0), 0) / all;
};

function weighWoven(cloth: WovenCloth): WovenWeight {
  const { warp, weft } = geometryOf(cloth);
  const slack = cloth.pucker ? SLACK_TAKE_UP * slackShareOf(cloth.pucker) : 0;
  const straightWarp = cloth.endsPerCm * texOf(cloth.warp.count) * 0.1;
  const straightWeft = cloth.picksPerCm * texOf(cloth.weft.count) * 0.1;
  const warpGsm = straightWarp * (1 + warp.crimp + slack);
  const weftGsm = straightWeft * (1 + weft.crimp);
  const backGsm = cloth.back ? weigh(cloth.back.cloth).gsm + (cloth.back.betweenGsm ?? 0) : 0;
  const cellulose = (warpGsm * celluloseOf(cloth.warp.fibre) + weftGsm * celluloseOf(cloth.weft.fibre)) / (warpGsm + weftGsm);
  const added = cloth.decoration ? decorationGsm(cloth.decoration, warpGsm + weftGsm, cellulose) : 0;
  return {
    gsm: warpGsm + weftGsm + backGsm + added,
    decorationGsm: added,
    warpGsm,
    weftGsm,
    backGsm,
    crimp: (warpGsm + weftGsm) / (straightWarp + straightWeft) - 1,
  };
}

function weighKnit(cloth: KnittedCloth): GramsPerSquareMetre {
  const { gsm } = describeKnit(cloth);
  return gsm + (cloth.decoration ? decorationGsm(cloth.decoration, gsm, celluloseOf(cloth.yarn.fibre)) : 0);
}

/** Mass of a cloth in g/m². Woven: threads/cm · tex · 0.1 · (1 + crimp) for each system; the crimp follows from the geometry. */
export function weigh(cloth: WovenCloth): WovenWeight;
export function weigh(cloth: AnyCloth): Weight;
export function weigh(cloth: AnyCloth): Weight {
  switch (cloth.kind) {
    case "woven":
      return weighWoven(cloth);
    case "knitted":
      return { gsm: weighKnit(cloth) };
    case "lace":
      return { gsm: describeLace(cloth).gsm };
  }
}
