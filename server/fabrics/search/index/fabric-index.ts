import type { RangeField } from "@selvedge/contract";
import { englishName } from "../language/labels.ts";
import { translatorTo } from "../language/translations.ts";
import { fibresOf } from "../measures/fibres.ts";
import { foldCode } from "../words/fold.ts";
import { addText, emptyLexicon, type Lexicon, nameTerm } from "../words/lexicon.ts";
import { type Bits, clearBit, hasBit, noBits, setBit } from "./bits.ts";
import { COUNTED_FIELDS, FIELD_NUMBER, FIELDS, type IndexedFabric, RANGES } from "./fields.ts";
import { type GrowableArray, growableArray, push } from "./growable-array.ts";

/** One value of one field and the fabrics that have it, by document id, ascending; ids of removed fabrics stay until the index is rebuilt. */
export type Term = {
  readonly field: number;
  readonly value: string;
  readonly docIds: GrowableArray<Uint32Array<ArrayBuffer>>;
  /** Of a fibre or a colour: its per cents, in the order of `docIds`; 255 where the label names none. */
  readonly shares: GrowableArray<Uint8Array<ArrayBuffer>> | null;
  /** How many fabrics that are still there have it. */
  count: number;
};

/**
 * A replica of the catalogue for searching, an inverted index: each fabric has a document id, each value of a field its posting list.
 * A changed fabric gets a new document id and the old one is marked deleted, so that lists stay ascending.
 */
export type FabricIndex = {
  /** How many document ids were given out, of removed fabrics too; the next one. */
  docIdCount: number;
  alive: Bits;
  textured: Bits;
  count: number;
  readonly ids: string[];
  readonly docIdOf: Map<string, number>;
  /** Folded codes. */
  readonly codes: string[];
  readonly codesAsWritten: string[];
  /** By document id, the number of its quality; a fabric that stands alone has one to itself. */
  readonly qualities: GrowableArray<Uint32Array<ArrayBuffer>>;
  readonly qualityNumbers: Map<string, number>;
  readonly createdMs: GrowableArray<Float64Array<ArrayBuffer>>;
  readonly ranges: Readonly<Record<RangeField, GrowableArray<Float64Array<ArrayBuffer>>>>;
  readonly terms: Term[];
  readonly termOf: readonly Map<string, number>[];
  /** The counted terms of all documents, one document after the other; document n has those from `begins[n]` to `begins[n + 1]`. */
  readonly counted: GrowableArray<Uint32Array<ArrayBuffer>>;
  readonly begins: GrowableArray<Uint32Array<ArrayBuffer>>;
  /** Terms that no list counts (names, descriptions, menus), likewise. */
  readonly others: GrowableArray<Uint32Array<ArrayBuffer>>;
  readonly othersBegin: GrowableArray<Uint32Array<ArrayBuffer>>;
  readonly lexicon: Lexicon;
  /** Document ids in the order of their codes, and the place of each; null until it is asked for. */
  byCode: { readonly order: Uint32Array; readonly rank: Uint32Array } | null;
};

export function emptyIndex(): FabricIndex {
  const index: FabricIndex = {
    docIdCount: 0,
    alive: noBits(1_024),
    textured: noBits(1_024),
    count: 0,
    ids: [],
    docIdOf: new Map(),
    codes: [],
    codesAsWritten: [],
    qualities: growableArray(Uint32Array),
    qualityNumbers: new Map(),
    createdMs: growableArray(Float64Array),
    ranges: Object.fromEntries(Object.keys(RANGES).map((field) => [field, growableArray(Float64Array)])) as FabricIndex["ranges"],
    terms: [],
    termOf: FIELDS.map(() => new Map()),
    counted: growableArray(Uint32Array),
    begins: growableArray(Uint32Array),
    others: growableArray(Uint32Array),
    othersBegin: growableArray(Uint32Array),
    lexicon: emptyLexicon(),
    byCode: null,
  };
  push(index.begins, 0);
  push(index.othersBegin, 0);
  return index;
}

/** Adds a fabric, or replaces it. */
export function putFabric(index: FabricIndex, fabric: IndexedFabric): void {
  removeFabric(index, fabric.id);
  const docId = index.docIdCount;
  index.docIdCount += 1;
  index.count += 1;
  if (docId >= index.alive.length * 32) {
    index.alive = widened(index.alive);
    index.textured = widened(index.textured);
  }
  setBit(index.alive, docId);
  if (fabric.textured) setBit(index.textured, docId);
  index.ids.push(fabric.id);
  index.docIdOf.set(fabric.id, docId);
  index.codes.push(foldCode(fabric.code));
  index.codesAsWritten.push(fabric.code);
  push(index.qualities, qualityNumber(index, fabric));
  push(index.createdMs, fabric.createdMs);
  for (const field of Object.keys(RANGES) as RangeField[]) push(index.ranges[field], RANGES[field](fabric));
  for (const [field, { valuesOf }] of FIELDS.entries()) {
    for (const value of new Set(valuesOf(fabric))) {
      const term = termNumber(index, field, value);
      const entry = index.terms[term]!;
      push(entry.docIds, docId);
      entry.count += 1;
      if (entry.shares) push(entry.shares, field === FIELD_NUMBER.colours ? fabric.colours[value]! : shareOf(fabric, value));
      push(field < COUNTED_FIELDS ? index.counted : index.others, term);
    }
  }
  push(index.begins, index.counted.length);
  push(index.othersBegin, index.others.length);
  if (index.byCode) index.byCode = withDocId(index, index.byCode.order, docId);
}

/** Removes a fabric; does nothing when it is not there. */
export function removeFabric(index: FabricIndex, id: string): void {
  const docId = index.docIdOf.get(id);
  if (docId === undefined) return;
  index.docIdOf.delete(id);
  clearBit(index.alive, docId);
  index.count -= 1;
  for (const term of termsOf(index, docId)) index.terms[term]!.count -= 1;
}

/** Whether so many document ids are dead that a rebuild is cheaper than skipping them. */
export const isWorn = ({ docIdCount, count }: FabricIndex): boolean => docIdCount > 2_000 && docIdCount > count * 1.5;

/** Every term of a document. */
export function* termsOf(index: FabricIndex, docId: number): Generator<number> {
  const { counted, begins, others, othersBegin } = index;
  for (let i = begins.values[docId]!; i < begins.values[docId + 1]!; i += 1) yield counted.values[i]!;
  for (let i = othersBegin.values[docId]!; i < othersBegin.values[docId + 1]!; i += 1) yield others.values[i]!;
}

export const findTerm = (index: FabricIndex, field: keyof typeof FIELD_NUMBER, value: string): Term | undefined =>
  index.terms[index.termOf[FIELD_NUMBER[field]]!.get(value) ?? -1];

/** Codes without their signs, then as they are written: "SV-1101-01" stands beside "sv 1101 02". */
const compareCodes = ({ codes, codesAsWritten }: FabricIndex, a: number, b: number): number =>
  order(codes[a]!, codes[b]!) || order(codesAsWritten[a]!, codesAsWritten[b]!) || a - b;
const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The order of codes. Sorted when it is first asked for; a fabric that comes later is put in its place. */
export function codeOrder(index: FabricIndex): { readonly order: Uint32Array; readonly rank: Uint32Array } {
  index.byCode ??= ranked(
    Uint32Array.from({ length: index.docIdCount }, (_, docId) => docId).sort((a, b) => compareCodes(index, a, b)),
  );
  return index.byCode;
}

/** Documents whose folded code begins so, by code; removed ones among them. */
export function codeRun(index: FabricIndex, beginning: string): Uint32Array {
  const { order: docIds } = codeOrder(index);
  const from = placeOf(docIds, (docId) => index.codes[docId]! < beginning);
  let to = from;
  while (to < docIds.length && index.codes[docIds[to]!]!.startsWith(beginning)) to += 1;
  return docIds.subarray(from, to);
}

/** The first place whose document does not come before: a binary search. */
function placeOf(docIds: Uint32Array, comesBefore: (docId: number) => boolean): number {
  let low = 0;
  let high = docIds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (comesBefore(docIds[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function withDocId(index: FabricIndex, docIds: Uint32Array, docId: number) {
  const place = placeOf(docIds, (other) => compareCodes(index, other, docId) < 0);
  const wider = new Uint32Array(docIds.length + 1);
  wider.set(docIds.subarray(0, place));
  wider[place] = docId;
  wider.set(docIds.subarray(place), place + 1);
  return ranked(wider);
}

function ranked(docIds: Uint32Array) {
  const rank = new Uint32Array(docIds.length);
  for (let place = 0; place < docIds.length; place += 1) rank[docIds[place]!] = place;
  return { order: docIds, rank };
}

/** Sets the bits of a term's documents that are not deleted. */
export function addTermTo(bits: Bits, index: FabricIndex, term: Term): void {
  const { values, length } = term.docIds;
  for (let i = 0; i < length; i += 1) if (hasBit(index.alive, values[i]!)) setBit(bits, values[i]!);
}

/** Fields of whose values a fabric has several, each with its per cent. */
const WITH_SHARES: readonly number[] = [FIELD_NUMBER.composition, FIELD_NUMBER.colours];

function termNumber(index: FabricIndex, field: number, value: string): number {
  const known = index.termOf[field]!.get(value);
  if (known !== undefined) return known;
  const number = index.terms.length;
  const shares = WITH_SHARES.includes(field) ? growableArray(Uint8Array) : null;
  index.terms.push({ field, value, docIds: growableArray(Uint32Array, 4), shares, count: 0 });
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
  const percent = fibresOf(attrs.composition).find((one) => one.fibre === fibre)?.percent ?? null;
  return percent === null ? NO_SHARE : Math.round(percent);
}

function widened(bits: Bits): Bits {
  const wider = new Uint32Array(bits.length * 2);
  wider.set(bits);
  return wider;
}
