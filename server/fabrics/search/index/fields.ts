import type { FACET_FIELDS, FabricAttrs, FilterField, RangeField } from "@selvedge/contract";
import type { ColourShares } from "../../colours/shares.ts";
import { classifyTags } from "../measures/classify-tags.ts";
import { fibresOf } from "../measures/fibres.ts";

/** A fabric as the index takes it in; what a card shows is read from the database. */
export type IndexedFabric = {
  readonly id: string;
  readonly code: string;
  /** Fabrics of one quality are its colours; null for a fabric that stands alone. */
  readonly quality: string | null;
  readonly name: string;
  readonly description: string;
  readonly attrs: FabricAttrs;
  readonly tags: readonly string[];
  readonly stock: "ready" | "order" | "out";
  /** Minor units for one metre. */
  readonly price: number | null;
  readonly moq: number | null;
  readonly leadDays: number | null;
  /** Its menus and all above them. */
  readonly menuIds: readonly number[];
  readonly createdMs: number;
  readonly textured: boolean;
  /** Its colours by their words, in per cent of what is seen; empty where nobody knows. */
  readonly colours: ColourShares;
};

type Field = {
  readonly key: string;
  /** Score of a word found here; only its ratio to the other fields' counts. */
  readonly score: number;
  /** Whether its values are found by typed words; `named` ones are translated. */
  readonly words: "none" | "plain" | "named";
  readonly valuesOf: (fabric: IndexedFabric) => readonly string[];
};

const one = (value: string | null) => (value ? [value] : []);
/** A name is the quality, its shade, and what else is in it: "Bengal stripe, navy, white". */
const BETWEEN_PARTS = ", ";

/** Fields whose values a list counts. Every facet of the contract is among them. */
const COUNTED = [
  { key: "productType", score: 8, words: "named", valuesOf: ({ attrs }) => one(attrs.productType) },
  { key: "fabricType", score: 6, words: "named", valuesOf: ({ attrs }) => attrs.fabricType },
  {
    key: "composition",
    score: 7,
    words: "named",
    valuesOf: ({ attrs }) => fibresOf(attrs.composition).map(({ fibre }) => fibre),
  },
  { key: "pattern", score: 8, words: "named", valuesOf: ({ attrs }) => one(attrs.pattern) },
  { key: "color", score: 8, words: "named", valuesOf: ({ attrs }) => one(attrs.color) },
  { key: "style", score: 9, words: "named", valuesOf: ({ attrs }) => one(attrs.style) },
  { key: "technology", score: 6, words: "named", valuesOf: ({ attrs }) => one(attrs.technology) },
  { key: "finish", score: 6, words: "named", valuesOf: ({ attrs }) => attrs.finish },
  { key: "use", score: 4, words: "named", valuesOf: ({ attrs }) => attrs.use },
  { key: "for", score: 3, words: "named", valuesOf: ({ attrs }) => attrs.for },
  { key: "season", score: 4, words: "named", valuesOf: ({ attrs }) => one(attrs.season) },
  { key: "stock", score: 3, words: "named", valuesOf: ({ stock }) => [stock] },
  { key: "collection", score: 6, words: "named", valuesOf: ({ tags }) => classifyTags(tags).collections },
  { key: "certificate", score: 6, words: "named", valuesOf: ({ tags }) => classifyTags(tags).certificates },
  { key: "tag", score: 5, words: "named", valuesOf: ({ tags }) => classifyTags(tags).tags },
  { key: "warpYarnCount", score: 3, words: "plain", valuesOf: ({ attrs }) => one(attrs.warpYarnCount) },
  { key: "weftYarnCount", score: 3, words: "plain", valuesOf: ({ attrs }) => one(attrs.weftYarnCount) },
] as const satisfies readonly Field[];
type CountedKey = (typeof COUNTED)[number]["key"];

/** Everything a fabric is filtered, counted and found by. A value of a field is a term, stored once for all fabrics that have it. */
export const FIELDS = [
  ...COUNTED,
  // Only asked for where several colours are named: a white check is not what one word for white means.
  { key: "colours", score: 7, words: "none", valuesOf: ({ colours }) => Object.keys(colours) },
  { key: "menu", score: 0, words: "none", valuesOf: ({ menuIds }) => menuIds.map(String) },
  { key: "name", score: 10, words: "named", valuesOf: ({ name }) => name.split(BETWEEN_PARTS).slice(0, 1) },
  { key: "shade", score: 7, words: "named", valuesOf: ({ name }) => name.split(BETWEEN_PARTS).slice(1, 2) },
  { key: "secondShade", score: 3, words: "named", valuesOf: ({ name }) => name.split(BETWEEN_PARTS).slice(2) },
  { key: "description", score: 2, words: "plain", valuesOf: ({ description }) => one(description) },
] as const satisfies readonly Field[];

export type FieldKey = (typeof FIELDS)[number]["key"];
export const FIELD_NUMBER = Object.fromEntries(FIELDS.map(({ key }, number) => [key, number])) as Record<FieldKey, number>;
/** Fields before this number are counted for a list. */
export const COUNTED_FIELDS = COUNTED.length;
/** The field a list is narrowed by: none for a measure, and none for `yarnCount`, which stands for both counts. */
export const filteredField = (filter: FilterField | RangeField): number | undefined => FILTERED[filter];
/** A facet that no counted field has the key of is a fault of types. */
type Filtered = Record<(typeof FACET_FIELDS)[number], number> & Partial<Record<FilterField | RangeField, number>>;
const FILTERED: Readonly<Filtered> = FIELD_NUMBER as Record<CountedKey, number>;

/** The measures a fabric is narrowed and sorted by; NaN where it has none. */
export const RANGES = {
  weight: ({ attrs }) => attrs.weight ?? Number.NaN,
  price: ({ price }) => price ?? Number.NaN,
  moq: ({ moq }) => moq ?? Number.NaN,
  leadDays: ({ leadDays }) => leadDays ?? Number.NaN,
  width: ({ attrs }) => attrs.width ?? Number.NaN,
  warpDensity: ({ attrs }) => attrs.warpDensity ?? Number.NaN,
  weftDensity: ({ attrs }) => attrs.weftDensity ?? Number.NaN,
} as const satisfies Record<RangeField, (fabric: IndexedFabric) => number>;
