import { type FilterField, RANGE_FIELDS, type RangeField, type Understood } from "@selvedge/contract";
import type { Found } from "./asked/ask.ts";
import { fieldLabel, rangeUnit, valueLabel } from "./language/labels.ts";

type Translate = (english: string) => string;
type Field = FilterField | RangeField;

/** A range in words: "114–126 g/m²", "≤ 120 g/m²", "≥ 200 g/m²". Prices are shown in whole units. */
function rangeText(field: RangeField, [from, to]: readonly [number, number]): string {
  const shown = (value: number) => (field === "price" ? (value / 100).toFixed(2) : String(Math.round(value)));
  const unit = rangeUnit(field);
  if (!Number.isFinite(to)) return `≥ ${shown(from)} ${unit}`;
  return from <= 0 ? `≤ ${shown(to)} ${unit}` : `${shown(from)}–${shown(to)} ${unit}`;
}

const isMeasure = (field: Field): field is RangeField => (RANGE_FIELDS as readonly string[]).includes(field);
/** An open end is null: it has no number that could be sent. */
const sent = ([from, to]: readonly [number, number]): [number | null, number | null] => [
  Number.isFinite(from) ? from : null,
  Number.isFinite(to) ? to : null,
];

/** What was read out of the words and of the advanced search, as the list says it. */
export function understoodBy({ reading, advanced }: Found, translate: Translate): Understood[] {
  const entries = [
    ...(reading?.understood ?? []).map((one) => ({ ...one, field: one.field as Field, part: null })),
    ...advanced.map(({ text, field, range, part }) => ({ text, field: field as Field, value: text, range, part })),
  ];
  return entries.map(({ text, field, value, range, part }) => ({
    text,
    field,
    label: fieldLabel(field, translate),
    value: range && isMeasure(field) ? rangeText(field, range) : valueLabel(field, value ?? text, translate),
    range: range ? sent(range) : null,
    part,
  }));
}
