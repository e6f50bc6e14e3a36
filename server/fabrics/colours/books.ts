import type { BookChip, ColourBookCard } from "@selvedge/contract";
import { type BookColour, type ColourBook, namedColours } from "@selvedge/textile-core";
import type { Selectable } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import type { FileStore } from "../../platform/files/store.ts";
import { isStaff } from "../../platform/http/caller/access.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import type { ColourBookTable } from "./tables.ts";

export type BookRow = Selectable<ColourBookTable>;

type Services = { readonly db: Db; readonly files: FileStore };

/** Books that were read lately, by the hash of their file. A book of 50,000 colours is about 10 MB. */
const KEPT_BOOKS = 20;

const kept = new Map<string, ColourBook>();

async function colouredBook(files: FileStore, { file_hash: hash, name }: BookRow): Promise<ColourBook> {
  const known = kept.get(hash);
  if (known) return { ...known, name };
  const bytes = await files.get(hash);
  if (!bytes) throw new Error(`The colours of the book ${name} are not among the stored files.`);
  const book = JSON.parse(Buffer.from(bytes).toString()) as ColourBook;
  kept.set(hash, book);
  for (const oldest of kept.keys()) if (kept.size > KEPT_BOOKS) kept.delete(oldest);
  return { ...book, name };
}

/** The books a company may search: its own, then the mill's. */
export const bookRows = (db: Db, companyId: string): Promise<BookRow[]> =>
  db
    .selectFrom("colour_books")
    .selectAll()
    .where((is) => is.or([is("company_id", "=", companyId), is("company_id", "is", null)]))
    .orderBy("company_id", (order) => order.asc().nullsLast())
    .orderBy("name")
    .execute();

/** Every book a company may search, the portal's named colours last; or the one of `bookId`, null where there is none. */
export async function booksOf({ db, files }: Services, companyId: string, bookId?: string): Promise<ColourBook[] | null> {
  const rows = await bookRows(db, companyId);
  if (bookId === undefined) return [...(await Promise.all(rows.map((row) => colouredBook(files, row)))), await namedColours()];
  const row = rows.find(({ id }) => id === bookId);
  return row ? [await colouredBook(files, row)] : null;
}

/** The company a person's books belong to; null for the mill's people, whose books are everybody's. */
export const ownerOf = ({ role, companyId }: SignedIn): string | null => (isStaff(role) ? null : companyId);

/** A book as the portal lists it. */
export const bookCard = ({ id, name, colours, company_id }: BookRow): ColourBookCard => ({
  bookId: id,
  name,
  colours,
  owner: company_id === null ? "mill" : "own",
});

/** A colour of a book as a call answers it. */
export const bookChip = (book: string, { name, code, hex, lab, basis }: BookColour): BookChip => ({
  book,
  name,
  code: code ?? null,
  hex,
  lab: [lab[0], lab[1], lab[2]],
  basis,
});
