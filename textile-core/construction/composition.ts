import type { AnyCloth } from "../cloth.ts";
import { describeLace } from "../knit/lace.ts";
import { describeKnit } from "../knit/weigh.ts";
import { FIBRES, type FibreKey } from "../yarn/fibres.ts";
import type { Yarn } from "../yarn/yarn.ts";
import { weigh } from "./weigh.ts";

export type Component = { readonly fibre: FibreKey; readonly name: string; readonly percent: number };

/** The yarns of a cloth with their mass in g/m². */
function yarnsOf(cloth: AnyCloth): readonly (readonly [yarn: Yarn, gsm: number])[] {
  switch (cloth.kind) {
    case "woven": {
      const { warpGsm, weftGsm } = weigh(cloth);
      return [[cloth.warp, warpGsm], [cloth.weft, weftGsm], ...(cloth.back ? yarnsOf(cloth.back.cloth) : [])];
    }
    case "knitted": {
      const { groundGsm, inlayGsm } = describeKnit(cloth);
      return [[cloth.yarn, groundGsm], ...(cloth.inlay && inlayGsm > 0 ? [[cloth.inlay.yarn, inlayGsm] as const] : [])];
    }
    case "lace": {
      const { netGsm, clothworkGsm, outlineGsm } = describeLace(cloth);
      return [
        [cloth.net.yarn, netGsm],
        [cloth.clothwork.yarn, clothworkGsm],
        ...(cloth.outline ? [[cloth.outline.yarn, outlineGsm] as const] : []),
      ];
    }
  }
}

/** Fibres of the whole cloth by mass in whole per cents that sum to 100, the largest first. Film and glue do not count. */
export function compositionOf(cloth: AnyCloth): readonly Component[] {
  const yarns = yarnsOf(cloth);
  const gsm = yarns.reduce((sum, [, mass]) => sum + mass, 0);
  const shares = new Map<FibreKey, number>();
  for (const [yarn, mass] of yarns)
    for (const [fibre, share] of yarn.fibre) shares.set(fibre, (shares.get(fibre) ?? 0) + (share * mass * 100) / gsm);
  const exact = [...shares].sort((a, b) => b[1] - a[1]);
  const missing = 100 - exact.reduce((sum, [, percent]) => sum + Math.floor(percent), 0);
  const byRemainder = [...exact].sort((a, b) => (b[1] % 1) - (a[1] % 1)).map(([fibre]) => fibre);
  const raised = new Set(byRemainder.slice(0, missing));
  return exact.map(([fibre, percent]) => ({
    fibre,
    name: FIBRES[fibre].name,
    percent: Math.floor(percent) + (raised.has(fibre) ? 1 : 0),
  }));
}

/** "98 % Cotton 2 % Elastane". */
export const formatComposition = (components: readonly Component[]): string =>
  components.map(({ percent, name }) => `${percent} % ${name}`).join(" ");
