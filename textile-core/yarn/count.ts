import type { Loose } from "@selvedge/geometry-core";
import type { Denier, Ne, Nm, Tex } from "../units.ts";

/** A yarn's fineness as the mill writes it. `ply` strands of that count are twisted together (Ne 80/2). */
export type YarnCount =
  | { readonly system: "Ne"; readonly value: Ne; readonly ply?: number }
  | { readonly system: "Nm"; readonly value: Nm; readonly ply?: number }
  | { readonly system: "tex"; readonly value: Tex; readonly ply?: number }
  | { readonly system: "denier"; readonly value: Denier; readonly ply?: number };

export type CountSystem = YarnCount["system"];
type CountIn<System extends CountSystem> = Extract<YarnCount, { readonly system: System }>;

/** 840 yd and 1 lb in metric: 590.541 tex are Ne 1 (ISO 2947). */
const TEX_OF_NE_1 = (453.59237 * 1000) / (840 * 0.9144);
const TEX_OF_NM_1 = 1000;
const DENIER_PER_TEX = 9;

/** Each system as a pair of functions; Ne and Nm are indirect (a higher count is finer), tex and denier direct. */
const SYSTEMS: Record<CountSystem, { toTex: (value: number) => number; fromTex: (tex: number) => number }> = {
  Ne: { toTex: (value) => TEX_OF_NE_1 / value, fromTex: (tex) => TEX_OF_NE_1 / tex },
  Nm: { toTex: (value) => TEX_OF_NM_1 / value, fromTex: (tex) => TEX_OF_NM_1 / tex },
  tex: { toTex: (value) => value, fromTex: (tex) => tex },
  denier: { toTex: (value) => value / DENIER_PER_TEX, fromTex: (tex) => tex * DENIER_PER_TEX },
};

/** Grams per kilometre of the whole yarn, all plies together. */
export const texOf = (count: YarnCount): Tex => (SYSTEMS[count.system].toTex(count.value) * (count.ply ?? 1)) as Tex;

/** The single-strand value of a yarn of `tex` grams per kilometre in another system. */
export const countFromTex = <System extends CountSystem>(tex: Tex, system: System): CountIn<System>["value"] =>
  SYSTEMS[system].fromTex(tex) as CountIn<System>["value"];

/** The count as the trade writes it: "Ne 50", "Ne 80/2", "150D", "tex 30x2". */
export function formatCount({ system, value, ply = 1 }: YarnCount): string {
  const figure = Number.isInteger(value) ? String(value) : String(Math.round(value * 10) / 10);
  if (system === "denier") return ply > 1 ? `${figure}D/${ply}` : `${figure}D`;
  if (system === "tex") return ply > 1 ? `tex ${figure}x${ply}` : `tex ${figure}`;
  return ply > 1 ? `${system} ${figure}/${ply}` : `${system} ${figure}`;
}

const counted =
  <System extends CountSystem>(system: System) =>
  (value: Loose<System>, ply = 1): CountIn<System> => {
    const count: Pick<YarnCount, "system" | "ply"> & { readonly value: number } =
      ply === 1 ? { system, value } : { system, value, ply };
    return count as CountIn<System>;
  };

/** A count as the mill writes it: English cotton count, for each ply. */
export const ne = counted("Ne");
/** Metric count, metres of a gram, for each ply. */
export const nm = counted("Nm");
/** Grams of a kilometre, for each ply. */
export const tex = counted("tex");
/** Grams of nine kilometres, for each ply. */
export const denier = counted("denier");
