import {
  COUNT_FIELDS,
  FACET_FIELDS,
  type FabricFilters,
  type FilterField,
  RANGE_FIELDS,
  type RangeField,
} from "@selvedge/contract";
import { type Bits, hasBit, noBits, setBit } from "../index/bits.ts";
import { addTermTo, type FabricIndex, findTerm, type Term } from "../index/fabric-index.ts";
import { fibreFilter } from "../measures/fibres.ts";

/** What one field of the filters leaves of the catalogue. */
export type Narrowing = { readonly field: FilterField | RangeField; readonly bits: Bits };

/** Each field of the filters on its own, so that a facet can be counted as if it were not filtered. */
export function narrowings(index: FabricIndex, filters: FabricFilters): Narrowing[] {
  const found: Narrowing[] = [];
  for (const field of [...FACET_FIELDS, ...COUNT_FIELDS]) {
    const values = filters[field];
    if (values && values.length > 0) found.push({ field, bits: withValues(index, field, values) });
  }
  for (const field of RANGE_FIELDS) {
    const range = rangeOf(filters, field);
    if (range) found.push({ field, bits: withinRange(index, field, range) });
  }
  return found;
}

/** The range a field is narrowed to, `moqMax` and `leadDaysMax` counted in. */
export function rangeOf(filters: FabricFilters, field: RangeField): readonly [number, number] | null {
  const most = field === "moq" ? filters.moqMax : field === "leadDays" ? filters.leadDaysMax : undefined;
  const [from, to] = filters[field] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (most === undefined) return filters[field] ?? null;
  return [from, Math.min(to, most)];
}

/** Fabrics that have one of the values. */
export function withValues(index: FabricIndex, field: FilterField, values: readonly string[]): Bits {
  const bits = noBits(index.docIdCount);
  for (const value of values) {
    if (field === "composition") addFibre(bits, index, value);
    else
      for (const searched of field === "yarnCount" ? (["warpYarnCount", "weftYarnCount"] as const) : [field]) {
        const term = findTerm(index, searched, value);
        if (term) addTermTo(bits, index, term);
      }
  }
  return bits;
}

function addFibre(bits: Bits, index: FabricIndex, value: string): void {
  const whole = findTerm(index, "composition", value);
  if (whole) {
    addTermTo(bits, index, whole);
    return;
  }
  const { fibre, from, to } = fibreFilter(value);
  const term: Term | undefined = findTerm(index, "composition", fibre);
  if (!term) return;
  const { docIds, shares } = term;
  for (let i = 0; i < docIds.length; i += 1) {
    const share = shares!.values[i]!;
    if (share >= from && share <= to && hasBit(index.alive, docIds.values[i]!)) setBit(bits, docIds.values[i]!);
  }
}

/** Fabrics whose measure lies in the range, its ends included. */
export function withinRange(index: FabricIndex, field: RangeField, [from, to]: readonly [number, number]): Bits {
  const bits = noBits(index.docIdCount);
  const { values } = index.ranges[field];
  for (let docId = 0; docId < index.docIdCount; docId += 1) {
    const value = values[docId]!;
    // A fabric without the measure is in no range: NaN compares false.
    if (value >= from && value <= to) bits[docId >>> 5]! |= 1 << (docId & 31);
  }
  return bits;
}
