import type { FabricFilters, RangeField } from "@selvedge/contract";
import { CM_PER_INCH } from "@selvedge/geometry-core";
import { about, type Range } from "./numbers.ts";

/** A number with its unit, read out of the typed words. */
export type Quantity = { readonly text: string; readonly field: RangeField; readonly range: Range };

/** Grams a square metre of an ounce a square yard. Source: ASTM D3776. */
const GSM_OF_OUNCE = 33.906;
const MINOR_UNITS = 100;
/** Cuttable widths differ by this much in cm from roll to roll. */
const WIDTH_TOLERANCE_CM = 3;
/** Widths that looms and stenters are set to, as the trade names them in inches: a cloth of 57/58″ is 147 ± 3 cm. */
const WIDTH_CLASSES_INCHES: readonly Range[] = [
  [35, 36],
  [43, 44],
  [44, 45],
  [47, 48],
  [53, 54],
  [55, 56],
  [57, 58],
  [58, 60],
  [59, 60],
  [60, 62],
  [62, 63],
  [63, 64],
  [66, 68],
  [68, 70],
  [70, 72],
  [108, 110],
  [118, 120],
];

type Unit = {
  readonly field: RangeField;
  readonly words: string;
  readonly factor: number;
  /** Numbers outside are not of this measure: "20 cm" is no width of a cloth. */
  readonly sane: Range;
  readonly alone: (value: number) => Range;
};

const aboutWidth = (cm: number): Range => [cm - WIDTH_TOLERANCE_CM, cm + WIDTH_TOLERANCE_CM];

/** A class of widths is named by its wider end; a cloth that just has the narrower one is of it too. */
const widthClass = ([narrow, wide]: Range): Range => {
  const [from, to] = aboutWidth(wide * CM_PER_INCH);
  return [Math.min(from, narrow * CM_PER_INCH), to];
};

/** The class that a single number names, "57 inch" being 57/58″. */
const classNamed = (inches: number): Range | undefined =>
  WIDTH_CLASSES_INCHES.find(([narrow, wide]) => inches === narrow || inches === wide);

const isClass = (narrow: number, wide: number): boolean =>
  WIDTH_CLASSES_INCHES.some((one) => one[0] === narrow && one[1] === wide);

const INCH = String.raw`"|”|''|′′|inch(?:es)?(?:\s+wide)?|in\.|英寸|吋|インチ|인치|дюйм\p{L}*|بوصة|pouces?|pulgadas?|pollici|inç`;

const UNITS: readonly Unit[] = [
  {
    field: "weight",
    words: String.raw`g\s*/\s*m[²2]|gr?\s*/\s*mq|gsm|g\.?s\.?m\.?|grs?|grams?|grammes?|gramos?|grammi|gram|克重?|グラム|그램|г\s*/\s*м[²2]|грамм\p{L}*|гр|г|غرام\p{L}*|جرام\p{L}*|جم|غ|g`,
    factor: 1,
    sane: [20, 1_500],
    alone: about,
  },
  {
    field: "weight",
    words: String.raw`oz\.?|ounces?|onces?|onzas?|once|盎司|安士|オンス|온스|унц\p{L}*|ons|أونص\p{L}*|أوقية`,
    factor: GSM_OF_OUNCE,
    sane: [2, 40],
    alone: about,
  },
  {
    field: "width",
    words: String.raw`cms?(?:\s+wide)?|厘米|公分|センチ|센티|см|سم`,
    factor: 1,
    sane: [80, 400],
    alone: aboutWidth,
  },
  {
    field: "width",
    words: INCH,
    factor: CM_PER_INCH,
    sane: [30, 130],
    alone: (cm) => {
      const named = classNamed(cm / CM_PER_INCH);
      return named ? widthClass(named) : aboutWidth(cm);
    },
  },
  {
    field: "price",
    words: String.raw`usd|us\$|\$|dollars?|dólares|dollari|美元|美金|ドル|달러|доллар\p{L}*|dolar|دولار\p{L}*`,
    factor: MINOR_UNITS,
    sane: [0.1, 1_000],
    alone: about,
  },
  {
    field: "leadDays",
    words: String.raw`days?|jours?|días?|giorni|gün|天|日|일|дн\p{L}*|يوم\p{L}*|أيام`,
    factor: 1,
    sane: [1, 365],
    alone: (value) => [0, value],
  },
];

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
/** A number stands by itself, or beside a script that is written without spaces. */
const NOT_IN_A_WORD = String.raw`(?<![A-Za-zÀ-ɏЀ-ӿ\u0600-\u06ff\p{N}.,])`;
const BELOW = String.raw`<=?|≤|under|below|less than|lighter than|no more than|max(?:imum)?|up to|within|sous|moins de|menos de|hasta|bajo|meno di|sotto|fino a|менее|меньше|до|легче|не более|أقل من|تحت|حتى|不超过|小于|低于|少于`;
const ABOVE = String.raw`>=?|≥|over|above|more than|heavier than|at least|min(?:imum)?|plus de|más de|mas de|desde|più di|oltre|almeno|более|больше|от|свыше|тяжелее|أكثر من|فوق|大于|超过|高于|不少于`;
const BELOW_AFTER = String.raw`以下|以内|之内|内|未満|이하|미만|이내|altı(?:nda)?|dan az|den az`;
const ABOVE_AFTER = String.raw`以上|超|초과|이상|üstü(?:nde)?|üzeri(?:nde)?`;
const BETWEEN = String.raw`\s*(?:-|–|—|~|～|to|and|à|et|a|y|e|ile|至|到|から|에서|до|и|إلى|و)\s*`;

const expressions = UNITS.map((unit) => ({
  unit,
  expression: new RegExp(
    String.raw`${NOT_IN_A_WORD}(?:(?<below>${BELOW})\s*|(?<above>${ABOVE})\s*|between\s+|entre\s+|tra\s+|от\s+|من\s+)?(?<money>\$)?(?<first>${NUMBER})(?:${BETWEEN}(?<second>${NUMBER}))?\s*(?:${unit.words})(?![A-Za-zÀ-ɏЀ-ӿ\p{N}])(?:\s*(?<belowAfter>${BELOW_AFTER})|\s*(?<aboveAfter>${ABOVE_AFTER}))?`,
    "iu",
  ),
}));
const PRICE_BEFORE = new RegExp(
  String.raw`(?:(?<below>${BELOW})\s*|(?<above>${ABOVE})\s*)?(?:us)?\$\s*(?<first>${NUMBER})`,
  "iu",
);
/** "57/58 inch", "57-58″", and a class without its unit: "57/58 cotton twill". */
const WIDTH_CLASS = new RegExp(
  String.raw`${NOT_IN_A_WORD}(?<![/-])(?<first>\d{2,3})\s*(?:${INCH})?\s*(?:/|-|–|~)\s*(?<second>\d{2,3})(?:\s*(?<unit>${INCH})|(?!\s*[%％]))(?![A-Za-zÀ-ɏЀ-ӿ\p{N}/])`,
  "iu",
);
/** Inches between the ends of a class at most; what lies further apart is a range somebody made up. */
const MAX_CLASS_INCHES = 2;
const MINIMUM_ORDER = new RegExp(
  String.raw`(?<![\p{L}])moq\s*(?:${BELOW})?\s*(?<first>${NUMBER})\s*(?:m|metres?|meters?|米|м)?(?![\p{L}\p{N}])`,
  "iu",
);

const asNumber = (text: string): number => Number(text.replace(",", "."));

/** Takes numbers with a unit out of a text; what is left is looked for as words. */
export function takeQuantities(keys: string): { readonly rest: string; readonly quantities: readonly Quantity[] } {
  let rest = keys.normalize("NFKC");
  const quantities: Quantity[] = [];
  const take = (expression: RegExp, field: RangeField, rangeOf: (groups: Record<string, string | undefined>) => Range | null) => {
    const found = expression.exec(rest);
    const range = found && rangeOf(found.groups!);
    if (!found || !range || quantities.some((one) => one.field === field)) return;
    quantities.push({ text: found[0].trim(), field, range });
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  };
  take(MINIMUM_ORDER, "moq", ({ first }) => [0, asNumber(first!)]);
  take(WIDTH_CLASS, "width", classIn);
  for (const { unit, expression } of expressions) take(expression, unit.field, (groups) => rangeIn(groups, unit));
  const price = UNITS.find(({ field }) => field === "price")!;
  take(PRICE_BEFORE, "price", (groups) => rangeIn(groups, price));
  return { rest: rest.trim(), quantities };
}

function classIn({ first, second, unit }: Record<string, string | undefined>): Range | null {
  const [narrow, wide] = [Number(first), Number(second)];
  const isNarrow = wide > narrow && wide - narrow <= MAX_CLASS_INCHES;
  return (unit ? isNarrow : isClass(narrow, wide)) ? widthClass([narrow, wide]) : null;
}

function rangeIn(groups: Record<string, string | undefined>, { factor, sane, alone }: Unit): Range | null {
  const { first, second, below, above, belowAfter, aboveAfter } = groups;
  const typed = [first!, ...(second ? [second] : [])].map(asNumber);
  if (typed.some((value) => value < sane[0] || value > sane[1])) return null;
  const [one, other] = typed.map((value) => value * factor);
  if (other !== undefined) return [Math.min(one!, other), Math.max(one!, other)];
  if (below || belowAfter) return [0, one!];
  if (above || aboveAfter) return [one!, Number.POSITIVE_INFINITY];
  return alone(one!);
}

/** The quantities as filters. */
export const quantityFilters = (quantities: readonly Quantity[]): FabricFilters =>
  Object.fromEntries(quantities.map(({ field, range }) => [field, [...range]]));
