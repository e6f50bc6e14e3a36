import type { FabricFilters, Lang } from "@selvedge/contract";
import { type Bits, intersect, noBits, setBit, slotsIn, subtract } from "../index/bits.ts";
import { addTermTo, type FabricIndex, findTerm } from "../index/fabric-index.ts";
import { codesIn, type Reading, readWords } from "../words/words.ts";
import { type Advanced, readAdvanced } from "./advanced.ts";
import { type Narrowing, narrowings, withValues } from "./narrow.ts";
import { comparison, pageInOrder, type SortKey } from "./order.ts";
import { score } from "./score.ts";

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
  readonly slots: Uint32Array;
  readonly total: number;
  readonly filters: FabricFilters;
  /** What each filtered field leaves, and for each the fabrics that only this field keeps out. */
  readonly missed: readonly (Narrowing & { readonly only: Uint32Array })[];
  readonly worth: Float32Array | null;
  readonly given: ReadonlyMap<number, number> | null;
  /** The fabric whose code was typed. */
  readonly exact: string | null;
  /** How the words were read; null without words, or when they are a code. */
  readonly reading: Reading | null;
  readonly advanced: readonly Advanced[];
};

export function ask(index: FabricIndex, question: Question): Found {
  const { filters = {} } = question;
  const base = index.alive.slice(0, (index.slots + 31) >>> 5);
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
  const slots = slotsIn(all);
  return {
    index,
    slots,
    total: slots.length,
    filters,
    missed: fields.map((field) => ({ ...field, only: slotsIn(keptOutBy(field, fields, base)) })),
    worth: words?.worth ?? null,
    given,
    exact: words?.exact ?? null,
    reading: words?.reading ?? null,
    advanced,
  };
}

/** Fabrics of a part of the list in order. */
export function idsInOrder({ index, slots, worth, given }: Found, sort: SortKey, offset: number, size: number): string[] {
  return pageInOrder(slots, comparison(index, sort, { worth, given }), offset, size).map((slot) => index.ids[slot]!);
}

/** How many fabrics a question has, without ordering or counting them. */
export const countOf = (index: FabricIndex, question: Question): number => ask(index, question).total;

type Worded = {
  readonly bits: Bits;
  readonly worth: Float32Array | null;
  readonly exact: string | null;
  readonly reading: Reading | null;
};

/** Fabrics that the words ask for; null when there are none, every fabric then. A text of signs only asks for what is not there. */
function findWords(index: FabricIndex, { keys = "", lang, exact }: Question): Worded | null {
  if (keys.trim() === "") return null;
  const codes = codesIn(index, keys);
  if (codes)
    return { bits: codes.bits, worth: null, exact: codes.exact === null ? null : index.ids[codes.exact]!, reading: null };
  const reading = readWords(index, keys, lang, exact);
  if (reading.isBlank) return { bits: noBits(index.slots), worth: null, exact: null, reading };
  const { bits, worth } = score(index, reading.units, reading.boosts);
  for (const narrowing of narrowings(index, reading.filters)) intersect(bits, narrowing.bits);
  for (const { field, value } of reading.understood)
    if (field === "composition") intersect(bits, withValues(index, field, [value!]));
  return { bits, worth: reading.units.length > 0 ? worth : null, exact: null, reading };
}

function menuBits(index: FabricIndex, menuId: number): Bits {
  const bits = noBits(index.slots);
  const term = findTerm(index, "menu", String(menuId));
  if (term) addTermTo(bits, index, term);
  return bits;
}

/** Slots of named fabrics with their places; a fabric that is not there is left out. */
function placesOf({ slotOf }: FabricIndex, ids: readonly string[]): Map<number, number> {
  const places = new Map<number, number>();
  for (const id of ids) {
    const slot = slotOf.get(id);
    if (slot !== undefined && !places.has(slot)) places.set(slot, places.size);
  }
  return places;
}

function bitsOf(index: FabricIndex, slots: Iterable<number>): Bits {
  const bits = noBits(index.slots);
  for (const slot of slots) setBit(bits, slot);
  return bits;
}

function keptOutBy(field: Narrowing, fields: readonly Narrowing[], base: Bits): Bits {
  const bits = base.slice();
  for (const other of fields) if (other !== field) intersect(bits, other.bits);
  return subtract(bits, field.bits);
}
