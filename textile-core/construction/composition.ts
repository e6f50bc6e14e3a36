import type { Cloth } from "../cloth.ts";
import { FIBRES, type FibreKey } from "../yarn/fibres.ts";
import { weigh } from "./weigh.ts";

export type Component = { readonly fibre: FibreKey; readonly name: string; readonly percent: number };

/** Fibres of the whole cloth by mass in whole per cents that sum to 100, the largest first. */
export function compositionOf(cloth: Cloth): readonly Component[] {
  const { gsm, warpGsm, weftGsm } = weigh(cloth);
  const shares = new Map<FibreKey, number>();
  for (const [yarn, mass] of [
    [cloth.warp, warpGsm],
    [cloth.weft, weftGsm],
  ] as const)
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
