import type { FabricIndex } from "../index/fabric-index.ts";
import { FIELD_NUMBER } from "../index/fields.ts";

/** A yarn count apart: its system (English, metric or denier), number and plies. */
type Count = { readonly system: "ne" | "nm" | "d"; readonly number: number; readonly plies: number };

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const PLIES = String.raw`(?:\s*/\s*(\d))?`;
/** What a count looks like in a text, the trade's ways: "Ne 50", "50s", "60s/2", "Nm 64/2", "75D", "40支". */
const WRITTEN = [
  { system: "ne", expression: new RegExp(String.raw`(?<![\p{L}\p{N}])ne\s*${NUMBER}${PLIES}`, "iu") },
  { system: "nm", expression: new RegExp(String.raw`(?<![\p{L}\p{N}])nm\s*${NUMBER}${PLIES}`, "iu") },
  {
    system: "d",
    expression: new RegExp(
      String.raw`(?<![\p{L}\p{N}.])${NUMBER}\s*(?:den(?:ier|iers|ari|ye)?|d|旦|デニール|데니어|денье|دنير)(?![\p{L}\p{N}])`,
      "iu",
    ),
  },
  {
    system: "ne",
    expression: new RegExp(
      String.raw`(?<![\p{L}\p{N}.])${NUMBER}\s*(?:'?s(?![\p{L}\p{N}])|支|番手|수(?!\p{L})|numara)${PLIES}`,
      "iu",
    ),
  },
] as const;
const PLIED = new RegExp(String.raw`(?<![\p{L}\p{N}.])${NUMBER}\s*/\s*([2-4])(?!\d)`, "u");

const countOf = (system: Count["system"], number: string, plies: string | undefined): Count => ({
  system,
  number: Number(number.replace(",", ".")),
  plies: plies ? Number(plies) : 1,
});

/** The count that a text is, as records write it; null when it is none. */
function parseCount(text: string): Count | null {
  for (const { system, expression } of WRITTEN) {
    const found = expression.exec(text);
    if (found) return countOf(system, found[1]!, found[2]);
  }
  return null;
}

/** Takes a yarn count that fabrics of the catalogue have out of a text, as the values that the filter takes. */
export function takeCounts(
  index: FabricIndex,
  keys: string,
): { readonly rest: string; readonly text: string; readonly values: readonly string[] } | null {
  const candidates = WRITTEN.map(({ system, expression }) => ({ found: expression.exec(keys), system }));
  for (const { found, system } of candidates) {
    if (!found) continue;
    const wanted = countOf(system, found[1]!, found[2]);
    const values = valuesLike(index, (count) => isSame(count, wanted));
    if (values.length > 0) return taken(keys, found, values);
  }
  const plied = PLIED.exec(keys);
  if (!plied) return null;
  const wanted = countOf("ne", plied[1]!, plied[2]);
  const values = valuesLike(index, (count) => count.number === wanted.number && count.plies === wanted.plies);
  return values.length > 0 ? taken(keys, plied, values) : null;
}

const isSame = (a: Count, b: Count): boolean => a.system === b.system && a.number === b.number && a.plies === b.plies;

function taken(keys: string, found: RegExpExecArray, values: readonly string[]) {
  const rest = `${keys.slice(0, found.index)} ${keys.slice(found.index + found[0].length)}`.trim();
  return { rest, text: found[0].trim(), values };
}

function valuesLike(index: FabricIndex, isLike: (count: Count) => boolean): string[] {
  const values = new Set<string>();
  for (const field of ["warpYarnCount", "weftYarnCount"] as const)
    for (const value of index.termOf[FIELD_NUMBER[field]]!.keys()) {
      const count = parseCount(value);
      if (count && isLike(count)) values.add(value);
    }
  return [...values];
}
