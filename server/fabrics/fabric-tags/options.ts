import { ADVANCED_FIELDS, type AdvancedField, type FabricTag, RANGE_FIELDS } from "@selvedge/contract";
import { idOf } from "../../platform/ids.ts";
import type { FabricIndex } from "../search/index/fabric-index.ts";
import { FIELD_NUMBER } from "../search/index/fields.ts";
import { valueLabel } from "../search/language/labels.ts";
import { fold } from "../search/words/fold.ts";

/** An option by what it says: the same for every company and on every server. */
export const tagId = (field: string, name: string): string => idOf("fabric-tag", field, fold(name));

export type Option = Pick<FabricTag, "id" | "field" | "name" | "count">;

const isMeasure = (field: AdvancedField): field is AdvancedField & (typeof RANGE_FIELDS)[number] =>
  (RANGE_FIELDS as readonly string[]).includes(field);

/** What the catalogue offers for a field, with the fabrics that have it, the most frequent first. */
export function catalogueOptions(index: FabricIndex, field: AdvancedField): Option[] {
  const counted = isMeasure(field) ? measured(index, field) : termed(index, field);
  return counted
    .filter(([, count]) => count > 0)
    .map(([name, count]) => ({ id: tagId(field, name), field, name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

function termed(
  index: FabricIndex,
  field: Exclude<AdvancedField, (typeof RANGE_FIELDS)[number]>,
): [name: string, count: number][] {
  return [...index.termOf[FIELD_NUMBER[field]]!].map(([value, term]) => [value, index.terms[term]!.count]);
}

/** Weights and densities are offered in steps of ten: no two cloths weigh the same. */
const STEP = 10;
function measured(index: FabricIndex, field: (typeof RANGE_FIELDS)[number]): [name: string, count: number][] {
  const counts = new Map<number, number>();
  const { values } = index.ranges[field];
  for (const docId of index.docIdOf.values()) {
    const from = Math.floor(values[docId]! / STEP) * STEP;
    if (!Number.isNaN(from)) counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  return [...counts].map(([from, count]) => [`${from}-${from + STEP - 1}`, count]);
}

/** Every option of the catalogue by its id. */
export const allOptions = (index: FabricIndex): ReadonlyMap<string, Option> =>
  new Map(ADVANCED_FIELDS.flatMap((field) => catalogueOptions(index, field)).map((option) => [option.id, option]));

/** An option as the dialog shows it. */
export const asTag = (
  option: Option,
  own: { readonly used: number; readonly mine: boolean } | undefined,
  translate: (english: string) => string,
): FabricTag => ({
  ...option,
  label: valueLabel(option.field, option.name, translate),
  used: own?.used ?? 0,
  mine: own?.mine ?? false,
});
