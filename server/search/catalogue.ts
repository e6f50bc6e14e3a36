import type { FabricAttrs } from "@selvedge/contract";
import type { Db } from "../db/open.ts";
import { foldCode } from "./fold.ts";
import { buildPostings, lookUp, type Postings } from "./postings.ts";
import { inEveryLanguage } from "./translations.ts";

/** A fabric as the index knows it; the rest of its record is read from the database when it is shown. */
export type Entry = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly attrs: FabricAttrs;
};

/** The fabrics that have a texture, ordered by code, and the words they are found by. */
export type CatalogueIndex = {
  readonly stamp: string;
  readonly entries: readonly Entry[];
  readonly codes: readonly string[];
  readonly names: Postings;
  readonly everything: Postings;
};

const built = new WeakMap<object, Promise<CatalogueIndex>>();

/** The index of a database, built anew when its fabrics have changed since; costs one point read when they have not. */
export async function catalogueIndex(db: Db): Promise<CatalogueIndex> {
  const stamp = await readStamp(db);
  const known = built.get(db);
  if (known && (await known).stamp === stamp) return known;
  const fresh = readEntries(db).then((entries) => indexOf(stamp, entries));
  built.set(db, fresh);
  fresh.catch(() => built.delete(db));
  return fresh;
}

/** An index over entries that are ordered by code. */
export function indexOf(stamp: string, entries: readonly Entry[]): CatalogueIndex {
  return {
    stamp,
    entries,
    codes: entries.map((entry) => foldCode(entry.code)),
    names: buildPostings(entries.map((entry) => inEveryLanguage(entry.name))),
    everything: buildPostings(entries.map(wordsOf)),
  };
}

/** Entry numbers that match `searchKey`, best first: the code itself, codes that begin so, names, attributes. Without a word, all by code. */
export function findEntries(index: CatalogueIndex, searchKey: string): number[] {
  const code = foldCode(searchKey);
  const found = lookUp(index.everything, searchKey) ?? (searchKey.trim() ? new Set<number>() : new Set(index.entries.keys()));
  if (code) for (const [entry, own] of index.codes.entries()) if (own.startsWith(code)) found.add(entry);
  const named = lookUp(index.names, searchKey) ?? new Set<number>();
  const rank = (entry: number) => {
    if (code && index.codes[entry] === code) return 0;
    if (code && index.codes[entry]!.startsWith(code)) return 1;
    return named.has(entry) ? 2 : 3;
  };
  return [...found].sort((a, b) => rank(a) - rank(b) || a - b);
}

/** The single words and phrases of a fabric's attributes, in English. */
export function attributeWords(attrs: FabricAttrs): string[] {
  return [
    attrs.productType,
    attrs.technology,
    attrs.pattern,
    attrs.style,
    attrs.color,
    ...attrs.finish,
    ...attrs.fabricType,
    ...attrs.for,
    ...attrs.use,
  ].filter(Boolean);
}

function wordsOf({ code, name, attrs }: Entry): string[] {
  return [code, attrs.composition, attrs.season ?? "", ...[name, ...attributeWords(attrs)].flatMap(inEveryLanguage)];
}

async function readStamp(db: Db): Promise<string> {
  return (await db.selectFrom("catalogue_stamp").select("value").executeTakeFirstOrThrow()).value;
}

function readEntries(db: Db): Promise<Entry[]> {
  return db
    .selectFrom("products")
    .select(["id", "code", "name", "attrs"])
    .where("mm_width", "is not", null)
    .orderBy("code")
    .execute();
}
