import type { FabricAttrs, RangeField } from "@selvedge/contract";
import type { ColourShares } from "../../colours/shares.ts";
import { fibresOf } from "../measures/fibres.ts";
import { marksOf } from "../measures/marks.ts";

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
  /** What a word found here is worth, against one found in another field. */
  readonly worth: number;
  /** Whether its values are found by typed words; `named` ones are translated. */
  readonly words: "none" | "plain" | "named";
  readonly valuesOf: (fabric: IndexedFabric) => readonly string[];
};

const one = (value: string | null) => (value ? [value] : []);
/** A name is the quality, its shade, and what else is in it: "Bengal stripe, navy, white". */
const BETWEEN_PARTS = ", ";

/** Everything a fabric is filtered, counted and found by. A value of a field is a term, stored once for all fabrics that have it. */
export const FIELDS = [
  { key: "productType", worth: 8, words: "named", valuesOf: ({ attrs }) => one(attrs.productType) },
  { key: "fabricType", worth: 6, words: "named", valuesOf: ({ attrs }) => attrs.fabricType },
  {
    key: "composition",
    worth: 7,
    words: "named",
    valuesOf: ({ attrs }) => fibresOf(attrs.composition).map(({ fibre }) => fibre),
  },
  { key: "pattern", worth: 8, words: "named", valuesOf: ({ attrs }) => one(attrs.pattern) },
  { key: "color", worth: 8, words: "named", valuesOf: ({ attrs }) => one(attrs.color) },
  { key: "style", worth: 9, words: "named", valuesOf: ({ attrs }) => one(attrs.style) },
  { key: "technology", worth: 6, words: "named", valuesOf: ({ attrs }) => one(attrs.technology) },
  { key: "finish", worth: 6, words: "named", valuesOf: ({ attrs }) => attrs.finish },
  { key: "use", worth: 4, words: "named", valuesOf: ({ attrs }) => attrs.use },
  { key: "for", worth: 3, words: "named", valuesOf: ({ attrs }) => attrs.for },
  { key: "season", worth: 4, words: "named", valuesOf: ({ attrs }) => one(attrs.season) },
  { key: "stock", worth: 3, words: "named", valuesOf: ({ stock }) => [stock] },
  { key: "collection", worth: 6, words: "named", valuesOf: ({ tags }) => marksOf(tags).collections },
  { key: "certificate", worth: 6, words: "named", valuesOf: ({ tags }) => marksOf(tags).certificates },
  { key: "tag", worth: 5, words: "named", valuesOf: ({ tags }) => marksOf(tags).tags },
  { key: "warpYarnCount", worth: 3, words: "plain", valuesOf: ({ attrs }) => one(attrs.warpYarnCount) },
  { key: "weftYarnCount", worth: 3, words: "plain", valuesOf: ({ attrs }) => one(attrs.weftYarnCount) },
  // Only asked for where several colours are named: a white check is not what one word for white means.
  { key: "colours", worth: 7, words: "none", valuesOf: ({ colours }) => Object.keys(colours) },
  { key: "menu", worth: 0, words: "none", valuesOf: ({ menuIds }) => menuIds.map(String) },
  { key: "name", worth: 10, words: "named", valuesOf: ({ name }) => name.split(BETWEEN_PARTS).slice(0, 1) },
  { key: "shade", worth: 7, words: "named", valuesOf: ({ name }) => name.split(BETWEEN_PARTS).slice(1, 2) },
  { key: "secondShade", worth: 3, words: "named", valuesOf: ({ name }) => name.split(BETWEEN_PARTS).slice(2) },
  { key: "description", worth: 2, words: "plain", valuesOf: ({ description }) => one(description) },
] as const satisfies readonly Field[];

export type FieldKey = (typeof FIELDS)[number]["key"];
export const FIELD_NUMBER = Object.fromEntries(FIELDS.map(({ key }, number) => [key, number])) as Record<FieldKey, number>;
/** Fields that a list counts values of: those before the first that is not counted. */
export const COUNTED_FIELDS = FIELD_NUMBER.weftYarnCount + 1;

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
