import { COUNT_FIELDS, FACET_FIELDS, type FabricFilters, RANGE_FIELDS, type Relax } from "@selvedge/contract";
import { countOf, type Found, type Question } from "./asked/ask.ts";
import type { FabricIndex } from "./index/fabric-index.ts";
import { fieldLabel, valueLabel } from "./language/labels.ts";
import { asWritten, nearWords } from "./words/correct.ts";

type Translate = (english: string) => string;
type Drop = Relax["drops"][number];

const MAX_TERMS = 6;
const MAX_DROPS = 12;
const FIELDS = [...FACET_FIELDS, ...COUNT_FIELDS, ...RANGE_FIELDS];

/** What to do about an empty list: words near those that nothing is called, and what gives most fabrics when it is left out. */
export function relax(index: FabricIndex, question: Question, { reading }: Found, translate: Translate): Relax {
  const { lang } = question;
  const unmet = reading?.units.filter(({ matches }) => matches.length === 0) ?? [];
  const terms = unmet
    .flatMap(({ text }) => text.split(" ").flatMap((word) => nearWords(index, word, lang)))
    .map((word) => ({ text: asWritten(index, word, lang), total: countOf(index, { keys: word, lang }) }))
    .filter(({ total }) => total > 0);
  const drops = [
    ...withoutWord(index, question, reading),
    ...withoutFilter(index, question, translate),
    ...withoutMenu(index, question),
  ];
  return {
    terms: terms.slice(0, MAX_TERMS),
    drops: drops
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total)
      .slice(0, MAX_DROPS),
  };
}

function withoutWord(index: FabricIndex, question: Question, reading: Found["reading"]): Drop[] {
  if (!reading) return [];
  const parts = [...reading.units.map(({ text }) => text), ...reading.understood.map(({ text }) => text)];
  return parts.map((text, dropped) => {
    const keys = parts.filter((_, part) => part !== dropped).join(" ");
    const total = parts.length === 1 && hasOnlyWords(question) ? 0 : countOf(index, { ...question, keys });
    return { kind: "word", field: null, label: text, text, keys, total };
  });
}

/** Whether a question has nothing but its words: without them it would ask for everything. */
const hasOnlyWords = ({ filters = {}, menuId, advanced = [], products }: Question): boolean =>
  Object.keys(filters).length === 0 && menuId === undefined && advanced.length === 0 && products === undefined;

function withoutFilter(index: FabricIndex, question: Question, translate: Translate): Drop[] {
  const { filters = {} } = question;
  const set = FIELDS.filter((field) => filters[field] !== undefined);
  return set.map((field) => {
    const left: FabricFilters = { ...filters, [field]: undefined };
    const values = filters[field] as readonly (string | number)[];
    const text = values
      .map((value) => (typeof value === "string" ? valueLabel(field, value, translate) : value))
      .join(typeof values[0] === "number" ? "–" : ", ");
    const total = countOf(index, { ...question, filters: left });
    return { kind: "filter", field, label: fieldLabel(field, translate), text, keys: null, total };
  });
}

function withoutMenu(index: FabricIndex, question: Question): Drop[] {
  if (question.menuId === undefined) return [];
  const total = countOf(index, { ...question, menuId: undefined });
  return [{ kind: "menu", field: null, label: "", text: String(question.menuId), keys: null, total }];
}
