import type { BookColour, ColourBook } from "./book.ts";

/** The colour systems that are sold as books and whose values belong to their makers: a mill loads its own copy. */
const SOLD_BOOKS = [
  { system: "Pantone", code: /^(?:pantone|pms|panton)\b|^\d{2}-\d{4}(?:\s*(?:tcx|tpx|tpg|tsx|tn|tc))?$|\b(?:tcx|tpx|tpg|tsx)$/i },
  { system: "Coloro", code: /^coloro\b|^\d{3}-\d{2}-\d{2}$/i },
  { system: "RAL", code: /^ral\b/i },
  { system: "NCS", code: /^ncs\b|^s ?\d{4}-[rgbyn]/i },
  { system: "HKS", code: /^hks\b/i },
] as const;

export type SoldBook = (typeof SOLD_BOOKS)[number]["system"];

export type CodeFound = { readonly book: string; readonly colour: BookColour };
/** What a search by name or code gives; when nothing is found, why. */
export type CodeSearch =
  | { readonly kind: "found"; readonly matches: readonly CodeFound[] }
  /** The code is one of a sold system, and no book of that name is loaded. */
  | { readonly kind: "bookMissing"; readonly system: SoldBook }
  | { readonly kind: "notFound"; readonly searched: readonly string[] };

const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\-_./]+/g, " ")
    .trim();
const rankOf = ({ name, code }: BookColour, wanted: string, bare: string): number => {
  const names = [name, code ?? ""].map(plain);
  if (names.some((text) => text === wanted || text === bare)) return 0;
  if (names.some((text) => text.startsWith(bare))) return 1;
  return names.some((text) => text.includes(bare)) ? 2 : 3;
};

/** The sold system that a code belongs to by its look ("19-4052 TCX", "RAL 5010"). */
export const systemOfCode = (query: string): SoldBook | undefined =>
  SOLD_BOOKS.find(({ code }) => code.test(query.trim()))?.system;

/**
 * Colours by name or code in the loaded books: equal, then beginning, then containing. Values of sold systems are not ours
 * to ship; their codes are answered from the mill's or the customer's own book, or by `bookMissing`.
 */
export function findCode(books: readonly ColourBook[], query: string, limit = 20): CodeSearch {
  const system = systemOfCode(query);
  const searched = system ? books.filter((book) => plain(book.name).includes(plain(system))) : books;
  if (system && searched.length === 0) return { kind: "bookMissing", system };
  const wanted = plain(query);
  const bare = system ? wanted.replace(/^(?:pantone?|pms|coloro|ral|ncs|hks) /, "") : wanted;
  const matches = searched
    .flatMap((book) => book.colours.map((colour) => ({ book: book.name, colour, rank: rankOf(colour, wanted, bare) })))
    .filter(({ rank }) => bare !== "" && rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit);
  if (matches.length === 0) return { kind: "notFound", searched: searched.map((book) => book.name) };
  return { kind: "found", matches: matches.map(({ book, colour }) => ({ book, colour })) };
}
