import { FACET_FIELDS, type Facet, type FilterField, RANGE_FIELDS, type RangeFacet } from "@selvedge/contract";
import type { Found } from "./asked/ask.ts";
import { rangeOf } from "./asked/narrow.ts";
import { filteredField } from "./index/fields.ts";
import { fieldLabel, rangeUnit, valueLabel } from "./language/labels.ts";

type Translate = (english: string) => string;

/** Bars of a range's histogram. */
const STEPS = 12;

/** Fabrics of the list by term, over all fields at once. */
function countTerms({ index, docIds }: Found): Uint32Array {
  const counts = new Uint32Array(index.terms.length);
  if (docIds.length === index.count) {
    for (let term = 0; term < counts.length; term += 1) counts[term] = index.terms[term]!.count;
    return counts;
  }
  const { values } = index.counted;
  const { values: begins } = index.begins;
  for (let i = 0; i < docIds.length; i += 1) {
    const docId = docIds[i]!;
    for (let k = begins[docId]!; k < begins[docId + 1]!; k += 1) counts[values[k]!]! += 1;
  }
  return counts;
}

/** Adds the fabrics that only the field itself keeps out of the list. */
function addMissed(counts: Uint32Array, { index, missed }: Found): void {
  const { values } = index.counted;
  const { values: begins } = index.begins;
  for (const { field, only } of missed) {
    const number = filteredField(field);
    if (number === undefined) continue;
    for (const docId of only)
      for (let i = begins[docId]!; i < begins[docId + 1]!; i += 1)
        if (index.terms[values[i]!]!.field === number) counts[values[i]!]! += 1;
  }
}

/** Values of the fields with their counts, the most frequent first. */
export function countFacets(found: Found, translate: Translate, fields: readonly FilterField[] = FACET_FIELDS): Facet[] {
  const counts = countTerms(found);
  addMissed(counts, found);
  return fields.map((field) => {
    const selected = new Set(found.filters[field] ?? []);
    const selectedCounts = new Map([...selected].map((value) => [value, 0]));
    const number = filteredField(field);
    const terms = number === undefined ? new Map<string, number>() : found.index.termOf[number]!;
    for (const [value, term] of terms) if (counts[term]! > 0) selectedCounts.set(value, counts[term]!);
    const values = [...selectedCounts].map(([value, count]) => ({
      value,
      label: valueLabel(field, value, translate),
      count,
      selected: selected.has(value),
    }));
    values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    return { field, label: fieldLabel(field, translate), values };
  });
}

/** The measures of the list, each as if it were not narrowed by itself. A measure that no fabric has is left out. */
export function measureRanges(found: Found, translate: Translate): RangeFacet[] {
  return RANGE_FIELDS.flatMap((field) => {
    const { values } = found.index.ranges[field];
    const only = found.missed.find((one) => one.field === field)?.only ?? new Uint32Array();
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    for (const docIds of [found.docIds, only])
      for (let i = 0; i < docIds.length; i += 1) {
        const value = values[docIds[i]!]!;
        if (value < min) min = value;
        if (value > max) max = value;
      }
    if (max < min) return [];
    const steps = new Uint32Array(STEPS);
    const perStep = max > min ? STEPS / (max - min) : 0;
    for (const docIds of [found.docIds, only])
      for (let i = 0; i < docIds.length; i += 1) {
        const value = values[docIds[i]!]!;
        if (!Number.isNaN(value)) steps[Math.min(STEPS - 1, Math.floor((value - min) * perStep))]! += 1;
      }
    const range = rangeOf(found.filters, field);
    const label = fieldLabel(field, translate);
    return [
      { field, label, unit: rangeUnit(field), min, max, steps: [...steps], selected: range ? finite(range, min, max) : null },
    ];
  });
}

/** A range that is open at one end is closed by the list's own. */
const finite = ([from, to]: readonly [number, number], min: number, max: number): [number, number] => [
  Number.isFinite(from) ? from : min,
  Number.isFinite(to) ? to : max,
];
