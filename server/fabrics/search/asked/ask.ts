import type { FabricFilters, Lang } from "@selvedge/contract";
import { type Bits, docIdsIn, intersect, noBits, setBit, subtract } from "../index/bits.ts";
import { addTermTo, type FabricIndex, findTerm } from "../index/fabric-index.ts";
import { codesIn, type Reading, readWords } from "../words/words.ts";
import { type Advanced, readAdvanced } from "./advanced.ts";
import { type Narrowing, narrowings, withValues } from "./narrow.ts";
import { comparison, pageInOrder, type SortKey } from "./order.ts";
import { scoreUnits } from "./score.ts";

/** What a list is asked for; each part narrows the others. */
export type Question = {
  readonly keys?: string | undefined;
  readonly products?: readonly string[] | undefined;
  readonly menuId?: number | undefined;
  readonly filters?: FabricFilters | undefined;
  /** The thirteen values of the advanced search; a blank one is any. */
  readonly advanced?: readonly string[];
  /** Takes the words as they are spelled. */
  readonly exact?: boolean;
  /** Only fabrics that can be laid on a piece. */
  readonly textured?: boolean;
  readonly lang: Lang;
};

/** The fabrics that answer a question, before they are ordered, with what facets need. */
export type Found = {
  readonly index: FabricIndex;
  readonly docIds: Uint32Array;
  readonly total: number;
  readonly filters: FabricFilters;
  /** What each filtered field leaves, and for each the fabrics that only this field keeps out. */
  readonly missed: readonly (Narrowing & { readonly only: Uint32Array })[];
  readonly scores: Float32Array | null;
  readonly given: ReadonlyMap<number, number> | null;
  /** The fabric whose code was typed. */
  readonly exact: string | null;
  /** How the words were read; null without words, or when they are a code. */
  readonly reading: Reading | null;
  readonly advanced: readonly Advanced[];
};

export function ask(index: FabricIndex, question: Question): Found {
  const { filters = {} } = question;
  const base = index.alive.slice(0, (index.docIdCount + 31) >>> 5);
  if (question.textured) intersect(base, index.textured);
  if (question.menuId !== undefined) intersect(base, menuBits(index, question.menuId));
  const given = question.products ? placesOf(index, question.products) : null;
  if (given) intersect(base, bitsOf(index, given.keys()));
  const words = findWords(index, question);
  if (words) intersect(base, words.bits);
  const advanced = readAdvanced(index, question.advanced ?? [], question.lang);
  for (const { bits } of advanced) intersect(base, bits);
  const fields = narrowings(index, filters);
  const all = base.slice();
  for (const { bits } of fields) intersect(all, bits);
  const docIds = docIdsIn(all);
  return {
    index,
    docIds,
    total: docIds.length,
    filters,
    missed: fields.map((field) => ({ ...field, only: docIdsIn(keptOutBy(field, fields, base)) })),
    scores: words?.scores ?? null,
    given,
    exact: words?.exact ?? null,
    reading: words?.reading ?? null,
    advanced,
  };
}

/** Fabrics of a part of the list in order. */
export function idsInOrder({ index, docIds, scores, given }: Found, sort: SortKey, offset: number, size: number): string[] {
  return pageInOrder(docIds, comparison(index, sort, { scores, given }), offset, size).map((docId) => index.ids[docId]!);
}

/** How many fabrics a question has, without ordering or counting them. */
export const countOf = (index: FabricIndex, question: Question): number => ask(index, question).total;

type Worded = {
  readonly bits: Bits;
  readonly scores: Float32Array | null;
  readonly exact: string | null;
  readonly reading: Reading | null;
};

/** Fabrics that the words ask for; null when no words were typed, and every fabric is meant. A text of punctuation only finds nothing. */
function findWords(index: FabricIndex, { keys = "", lang, exact }: Question): Worded | null {
  if (keys.trim() === "") return null;
  const codes = codesIn(index, keys);
  if (codes)
    return { bits: codes.bits, scores: null, exact: codes.exact === null ? null : index.ids[codes.exact]!, reading: null };
  const reading = readWords(index, keys, lang, exact);
  if (reading.isBlank) return { bits: noBits(index.docIdCount), scores: null, exact: null, reading };
  const { bits, scores } = scoreUnits(index, reading.units, reading.boosts);
  for (const narrowing of narrowings(index, reading.filters)) intersect(bits, narrowing.bits);
  for (const { field, value } of reading.understood)
    if (field === "composition") intersect(bits, withValues(index, field, [value!]));
  return { bits, scores: reading.units.length > 0 ? scores : null, exact: null, reading };
}

function menuBits(index: FabricIndex, menuId: number): Bits {
  const bits = noBits(index.docIdCount);
  const term = findTerm(index, "menu", String(menuId));
  if (term) addTermTo(bits, index, term);
  return bits;
}

/** Document ids of named fabrics with their places; a fabric that is not there is left out. */
function placesOf({ docIdOf }: FabricIndex, ids: readonly string[]): Map<number, number> {
  const places = new Map<number, number>();
  for (const id of ids) {
    const docId = docIdOf.get(id);
    if (docId !== undefined && !places.has(docId)) places.set(docId, places.size);
  }
  return places;
}

function bitsOf(index: FabricIndex, docIds: Iterable<number>): Bits {
  const bits = noBits(index.docIdCount);
  for (const docId of docIds) setBit(bits, docId);
  return bits;
}

function keptOutBy(field: Narrowing, fields: readonly Narrowing[], base: Bits): Bits {
  const bits = base.slice();
  for (const other of fields) if (other !== field) intersect(bits, other.bits);
  return subtract(bits, field.bits);
}
