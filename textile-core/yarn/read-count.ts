import { denier, ne, nm, tex, texOf, type YarnCount } from "./count.ts";

const DTEX_PER_TEX = 10;
/** Yarns are spun between a fine silk and a rope. */
const MIN_TEX = 0.5;
const COARSEST_TEX = 2_000;

/** "50", "50s", "Ne 80/2", "80s/2", "2/80" with the ply first, "Ne40/1". The ply is 1 to 9, so the larger figure is the count. */
const INDIRECT =
  /^(?<before>ne|nec|nm|)\s*(?<a>\d+(?:\.\d+)?)\s*(?:s|'s)?(?:\s*[/x]\s*(?<b>\d+(?:\.\d+)?)\s*s?)?\s*(?<after>ne|nec|nm|)$/;
/** "20 tex", "tex 20x2", "dtex 167", "167 dtex f48". */
const TEX =
  /^(?:(?<before>d?tex)\s*)?(?<value>\d+(?:\.\d+)?)(?:\s*[x/]\s*(?<ply>[1-9]))?\s*(?<after>d?tex)?(?:\s*[/ ]?\s*\d*\s*f\s*\d*)?$/;
/** "150D", "150 den", "150D/48F", "denier 150". */
const DENIER = /^(?:denier|den)?\s*(?<value>\d+(?:\.\d+)?)\s*(?:d|den|denier)?(?:\s*\/\s*(?:\d+\s*f|(?<ply>[1-9])))?$/;

/** A yarn count as mills write it; a figure without a system is English cotton count. Null where it cannot be read. */
export function countIn(text: string): YarnCount | null {
  const small = text.trim().toLowerCase().replace(",", ".");
  const count = texIn(small) ?? denierIn(small) ?? indirectIn(small);
  if (!count) return null;
  const fineness = texOf(count);
  return fineness >= MIN_TEX && fineness <= COARSEST_TEX ? count : null;
}

function texIn(text: string): YarnCount | null {
  const { before, value, ply, after } = TEX.exec(text)?.groups ?? {};
  const system = before ?? after;
  if (!system || (before && after)) return null;
  return tex(system === "dtex" ? Number(value) / DTEX_PER_TEX : Number(value), Number(ply ?? 1));
}

function denierIn(text: string): YarnCount | null {
  const { value, ply } = /d/.test(text) ? (DENIER.exec(text)?.groups ?? {}) : {};
  return value ? denier(Number(value), Number(ply ?? 1)) : null;
}

function indirectIn(text: string): YarnCount | null {
  const { before, a, b, after } = INDIRECT.exec(text)?.groups ?? {};
  if (!a || (before && after)) return null;
  const [value, ply] = b === undefined ? [Number(a), 1] : [Math.max(Number(a), Number(b)), Math.min(Number(a), Number(b))];
  if (!Number.isInteger(ply) || ply < 1 || ply > 9 || value <= 0) return null;
  return (before || after) === "nm" ? nm(value, ply) : ne(value, ply);
}
