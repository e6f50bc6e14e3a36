import { ADVANCED_FIELDS, ADVANCED_SEPARATOR, type AdvancedField, type Lang, type RangeField } from "@selvedge/contract";
import { type Bits, noBits } from "../index/bits.ts";
import { addTermTo, type FabricIndex } from "../index/fabric-index.ts";
import { FIELD_NUMBER } from "../index/fields.ts";
import { readRange } from "../measures/numbers.ts";
import { termsMatching } from "./matches.ts";
import { withinRange, withValues } from "./narrow.ts";

/** The thirteen values of an advanced search, trimmed; those that are missing at its end are blank. */
export function advancedValues(advcid: string): string[] {
  const parts = advcid.split(ADVANCED_SEPARATOR.trim());
  return ADVANCED_FIELDS.map((_, part) => (parts[part] ?? "").trim());
}

/** One of the thirteen values, and the fabrics that have it. */
export type Advanced = {
  readonly part: number;
  readonly field: AdvancedField;
  readonly text: string;
  readonly range: readonly [number, number] | null;
  readonly bits: Bits;
};

const MEASURES: ReadonlySet<string> = new Set<RangeField>(["weight", "warpDensity", "weftDensity"]);
const isMeasure = (field: AdvancedField): field is AdvancedField & RangeField => MEASURES.has(field);
/** Values that widen each other stand in one field with a comma between. */
const BETWEEN = /[,;，、；،]/;

/** Each value that is not blank. A text is any term of its field with such a name in the caller's language or English; a number is a range. */
export function readAdvanced(index: FabricIndex, values: readonly string[], lang: Lang): Advanced[] {
  return ADVANCED_FIELDS.flatMap((field, part): Advanced[] => {
    const text = values[part] ?? "";
    if (text === "") return [];
    if (isMeasure(field)) {
      const range = readRange(text);
      return [{ part, field, text, range, bits: range ? withinRange(index, field, range) : noBits(index.docIdCount) }];
    }
    return [{ part, field, text, range: null, bits: withText(index, field, text, lang) }];
  });
}

function withText(index: FabricIndex, field: Exclude<AdvancedField, RangeField>, text: string, lang: Lang): Bits {
  const bits = field === "composition" ? withValues(index, field, [text]) : noBits(index.docIdCount);
  for (const one of text.split(BETWEEN))
    for (const number of termsMatching(index, one, lang)) {
      const term = index.terms[number]!;
      if (term.field === FIELD_NUMBER[field]) addTermTo(bits, index, term);
    }
  return bits;
}
