import type { RangeField } from "@selvedge/contract";
import { englishName } from "../language/labels.ts";
import { translatorTo } from "../language/translations.ts";
import { fibresOf } from "../measures/fibres.ts";
import { foldCode } from "../words/fold.ts";
import { addText, emptyLexicon, type Lexicon, nameTerm } from "../words/lexicon.ts";
import { type Bits, clearBit, hasBit, noBits, setBit } from "./bits.ts";
import { COUNTED_FIELDS, FIELD_NUMBER, FIELDS, type IndexedFabric, RANGES } from "./fields.ts";
import { type Growing, growing, push } from "./growing.ts";

/** One value of one field and the slots that have it, ascending; slots of fabrics that are gone stay until the index is built anew. */
export type Term = {
  readonly field: number;
  readonly value: string;
  readonly slots: Growing<Uint32Array<ArrayBuffer>>;
  /** Of a fibre or a colour: its per cents, in the order of `slots`; 255 where the label names none. */
  readonly shares: Growing<Uint8Array<ArrayBuffer>> | null;
  /** Fabrics that are there and have it. */
  count: number;
};

/**
 * A replica of the catalogue for searching: each fabric has a slot, each value of a field a list of slots. A changed fabric gets
 * a new slot and its old one is no longer alive, so that lists stay ascending.
 */
export type FabricIndex = {
  slots: number;
  alive: Bits;
  textured: Bits;
  count: number;
  readonly ids: string[];
  readonly slotOf: Map<string, number>;
  /** Folded codes. */
  readonly codes: string[];
  readonly codesAsWritten: string[];
  /** The number of each slot's quality; a fabric that stands alone has one to itself. */
  readonly qualities: Growing<Uint32Array<ArrayBuffer>>;
  readonly qualityNumbers: Map<string, number>;
  readonly createdMs: Growing<Float64Array<ArrayBuffer>>;
  readonly ranges: Readonly<Record<RangeField, Growing<Float64Array<ArrayBuffer>>>>;
  readonly terms: Term[];
  readonly termOf: readonly Map<string, number>[];
  /** The counted terms of each slot, one slot after the other; slot n has those from `begins[n]` to `begins[n + 1]`. */
  readonly counted: Growing<Uint32Array<ArrayBuffer>>;
  readonly begins: Growing<Uint32Array<ArrayBuffer>>;
  /** Terms that no list counts (names, descriptions, menus), likewise. */
  readonly others: Growing<Uint32Array<ArrayBuffer>>;
  readonly othersBegin: Growing<Uint32Array<ArrayBuffer>>;
  readonly lexicon: Lexicon;
  /** Slots in the order of their codes, and the place of each; null until it is asked for. */
  byCode: { readonly order: Uint32Array; readonly rank: Uint32Array } | null;
};

export function emptyIndex(): FabricIndex {
  const index: FabricIndex = {
    slots: 0,
    alive: noBits(1_024),
    textured: noBits(1_024),
    count: 0,
    ids: [],
    slotOf: new Map(),
    codes: [],
    codesAsWritten: [],
    qualities: growing(Uint32Array),
    qualityNumbers: new Map(),
    createdMs: growing(Float64Array),
    ranges: Object.fromEntries(Object.keys(RANGES).map((field) => [field, growing(Float64Array)])) as FabricIndex["ranges"],
    terms: [],
    termOf: FIELDS.map(() => new Map()),
    counted: growing(Uint32Array),
    begins: growing(Uint32Array),
    others: growing(Uint32Array),
    othersBegin: growing(Uint32Array),
    lexicon: emptyLexicon(),
    byCode: null,
  };
  push(index.begins, 0);
  push(index.othersBegin, 0);
  return index;
}

/** Takes a fabric in; one that was there already is replaced. */
export function putFabric(index: FabricIndex, fabric: IndexedFabric): void {
  removeFabric(index, fabric.id);
  const slot = index.slots;
  index.slots += 1;
  index.count += 1;
  if (slot >= index.alive.length * 32) {
    index.alive = widened(index.alive);
    index.textured = widened(index.textured);
  }
  setBit(index.alive, slot);
  if (fabric.textured) setBit(index.textured, slot);
  index.ids.push(fabric.id);
  index.slotOf.set(fabric.id, slot);
  index.codes.push(foldCode(fabric.code));
  index.codesAsWritten.push(fabric.code);
  push(index.qualities, qualityNumber(index, fabric));
  push(index.createdMs, fabric.createdMs);
  for (const field of Object.keys(RANGES) as RangeField[]) push(index.ranges[field], RANGES[field](fabric));
  for (const [field, { valuesOf }] of FIELDS.entries()) {
    for (const value of new Set(valuesOf(fabric))) {
      const term = termNumber(index, field, value);
      const of = index.terms[term]!;
      push(of.slots, slot);
      of.count += 1;
      if (of.shares) push(of.shares, field === FIELD_NUMBER.colours ? fabric.colours[value]! : shareOf(fabric, value));
      push(field < COUNTED_FIELDS ? index.counted : index.others, term);
    }
  }
  push(index.begins, index.counted.length);
  push(index.othersBegin, index.others.length);
  if (index.byCode) index.byCode = withSlot(index, index.byCode.order, slot);
}

/** Takes a fabric out; nothing happens when it is not there. */
export function removeFabric(index: FabricIndex, id: string): void {
  const slot = index.slotOf.get(id);
  if (slot === undefined) return;
  index.slotOf.delete(id);
  clearBit(index.alive, slot);
  index.count -= 1;
  for (const term of termsOf(index, slot)) index.terms[term]!.count -= 1;
}

/** Whether so many slots are dead that building anew is cheaper than walking round them. */
export const isWorn = ({ slots, count }: FabricIndex): boolean => slots > 2_000 && slots > count * 1.5;

/** Every term of a slot. */
export function* termsOf(index: FabricIndex, slot: number): Generator<number> {
  const { counted, begins, others, othersBegin } = index;
  for (let at = begins.values[slot]!; at < begins.values[slot + 1]!; at += 1) yield counted.values[at]!;
  for (let at = othersBegin.values[slot]!; at < othersBegin.values[slot + 1]!; at += 1) yield others.values[at]!;
}

export const findTerm = (index: FabricIndex, field: keyof typeof FIELD_NUMBER, value: string): Term | undefined =>
  index.terms[index.termOf[FIELD_NUMBER[field]]!.get(value) ?? -1];

/** Codes without their signs, then as they are written: "SV-1101-01" stands beside "sv 1101 02". */
const compareCodes = ({ codes, codesAsWritten }: FabricIndex, a: number, b: number): number =>
  order(codes[a]!, codes[b]!) || order(codesAsWritten[a]!, codesAsWritten[b]!) || a - b;
const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The order of codes. Sorted when it is first asked for; a fabric that comes later is put in its place. */
export function codeOrder(index: FabricIndex): { readonly order: Uint32Array; readonly rank: Uint32Array } {
  index.byCode ??= ranked(Uint32Array.from({ length: index.slots }, (_, slot) => slot).sort((a, b) => compareCodes(index, a, b)));
  return index.byCode;
}

/** The slots whose folded code begins so, by code; those that are gone among them. */
export function codeRun(index: FabricIndex, beginning: string): Uint32Array {
  const { order: slots } = codeOrder(index);
  const from = placeOf(slots, (slot) => index.codes[slot]! < beginning);
  let to = from;
  while (to < slots.length && index.codes[slots[to]!]!.startsWith(beginning)) to += 1;
  return slots.subarray(from, to);
}

/** The first place whose slot does not come before. */
function placeOf(slots: Uint32Array, comesBefore: (slot: number) => boolean): number {
  let low = 0;
  let high = slots.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (comesBefore(slots[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function withSlot(index: FabricIndex, slots: Uint32Array, slot: number) {
  const place = placeOf(slots, (other) => compareCodes(index, other, slot) < 0);
  const wider = new Uint32Array(slots.length + 1);
  wider.set(slots.subarray(0, place));
  wider[place] = slot;
  wider.set(slots.subarray(place), place + 1);
  return ranked(wider);
}

function ranked(slots: Uint32Array) {
  const rank = new Uint32Array(slots.length);
  for (let place = 0; place < slots.length; place += 1) rank[slots[place]!] = place;
  return { order: slots, rank };
}

/** Sets the slots of a term that are alive. */
export function addTermTo(bits: Bits, index: FabricIndex, term: Term): void {
  const { values, length } = term.slots;
  for (let at = 0; at < length; at += 1) if (hasBit(index.alive, values[at]!)) setBit(bits, values[at]!);
}

/** Fields of whose values a fabric has several, each with its per cent. */
const WITH_SHARES: readonly number[] = [FIELD_NUMBER.composition, FIELD_NUMBER.colours];

function termNumber(index: FabricIndex, field: number, value: string): number {
  const known = index.termOf[field]!.get(value);
  if (known !== undefined) return known;
  const number = index.terms.length;
  const shares = WITH_SHARES.includes(field) ? growing(Uint8Array) : null;
  index.terms.push({ field, value, slots: growing(Uint32Array, 4), shares, count: 0 });
  index.termOf[field]!.set(value, number);
  const { key, words } = FIELDS[field]!;
  if (words === "named") nameTerm(index.lexicon, number, (lang) => translatorTo(lang)(englishName(key, value)));
  else if (words === "plain") addText(index.lexicon, number, value);
  return number;
}

function qualityNumber({ qualityNumbers }: FabricIndex, { id, quality }: IndexedFabric): number {
  const key = quality ?? id;
  const number = qualityNumbers.get(key) ?? qualityNumbers.size;
  qualityNumbers.set(key, number);
  return number;
}

const NO_SHARE = 255;
function shareOf({ attrs }: IndexedFabric, fibre: string): number {
  const percent = fibresOf(attrs.composition).find((of) => of.fibre === fibre)?.percent ?? null;
  return percent === null ? NO_SHARE : Math.round(percent);
}

function widened(bits: Bits): Bits {
  const wider = new Uint32Array(bits.length * 2);
  wider.set(bits);
  return wider;
}
