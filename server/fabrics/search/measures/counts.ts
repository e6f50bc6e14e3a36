import { countIn, countsIn, type FoundCount, type YarnCount } from "@selvedge/textile-core";
import type { FabricIndex } from "../index/fabric-index.ts";
import { FIELD_NUMBER } from "../index/fields.ts";

/** Takes a yarn count that fabrics of the catalogue have out of a text, as the values that the filter takes. */
export function takeCounts(
  index: FabricIndex,
  keys: string,
): { readonly rest: string; readonly text: string; readonly values: readonly string[] } | null {
  for (const found of countsIn(keys)) {
    const values = valuesLike(index, (count) => (found.namesSystem ? isSame : isAlike)(count, found.count));
    if (values.length > 0) return taken(keys, found, values);
  }
  return null;
}

const isAlike = (a: YarnCount, b: YarnCount): boolean => a.value === b.value && (a.ply ?? 1) === (b.ply ?? 1);
const isSame = (a: YarnCount, b: YarnCount): boolean => a.system === b.system && isAlike(a, b);

function taken(keys: string, found: FoundCount, values: readonly string[]) {
  const rest = `${keys.slice(0, found.index)} ${keys.slice(found.index + found.text.length)}`.trim();
  return { rest, text: found.text.trim(), values };
}

function valuesLike(index: FabricIndex, isLike: (count: YarnCount) => boolean): string[] {
  const values = new Set<string>();
  for (const field of ["warpYarnCount", "weftYarnCount"] as const)
    for (const value of index.termOf[FIELD_NUMBER[field]]!.keys()) {
      const count = countIn(value) ?? countsIn(value)[0]?.count;
      if (count && isLike(count)) values.add(value);
    }
  return [...values];
}
