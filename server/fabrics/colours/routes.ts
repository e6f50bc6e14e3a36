import {
  addColourBook,
  type BookChip,
  type ColourBookCard,
  deleteColourBook,
  findColour,
  listColourBooks,
  MAX_COLOUR_BOOK_BYTES,
  nearestColours,
} from "@selvedge/contract";
import { type BookColour, findCode, type Hex, labOf, namedColours, nearestIn, readColourBook } from "@selvedge/textile-core";
import { sql } from "kysely";
import { isStaff } from "../../platform/http/caller/access.ts";
import { domain } from "../../platform/http/registry.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refuse.ts";
import type { SignedIn } from "../../platform/security/who.ts";
import { type BookRow, bookRows, booksOf } from "./books.ts";

const MAX_NAME = 80;
/** The company a person's books belong to; null for the mill's people, whose books are everybody's. */
const ownerOf = ({ role, customerId }: SignedIn): string | null => (isStaff(role) ? null : customerId);

const card = ({ id, name, colours, company_id }: BookRow): ColourBookCard => ({
  bookId: id,
  name,
  colours,
  owner: company_id === null ? "mill" : "own",
});
const chip = (book: string, { name, code, hex, lab, basis }: BookColour): BookChip => ({
  book,
  name,
  code: code ?? null,
  hex,
  lab: [lab[0], lab[1], lab[2]],
  basis,
});

export const colours = domain((on) => {
  on(addColourBook, async ({ file, customer, db, files, clock, translate }) => {
    const { bytes, name: fileName } = file!;
    if (bytes.length > MAX_COLOUR_BOOK_BYTES) throw refuse("tooLarge", { maxBytes: MAX_COLOUR_BOOK_BYTES });
    const read = readColourBook(bytes, fileName);
    if (!read.ok) {
      const { code, sentence, params } = read.problem;
      const message = translate(sentence).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole));
      throw refuse("validation", { fields: [{ path: "file", rule: code, message }] });
    }
    const book = read.value;
    const name = book.name.trim().slice(0, MAX_NAME) || fileName.slice(0, MAX_NAME);
    const hash = await files.put(Buffer.from(JSON.stringify(book)));
    const written = { name, colours: book.colours.length, file_hash: hash, added_by: customer.userId, added_at: clock.now() };
    const row = await db
      .insertInto("colour_books")
      .values({ id: newId(clock.now()), company_id: ownerOf(customer), ...written })
      .onConflict((conflict) => conflict.expression(sql`coalesce(company_id, ''), lower(name)`).doUpdateSet(written))
      .returningAll()
      .executeTakeFirstOrThrow();
    return card(row);
  });

  on(listColourBooks, async ({ customer, db, translate }) => {
    const named = await namedColours();
    const rows = await bookRows(db, customer.customerId);
    return [
      ...rows.map(card),
      { bookId: null, name: translate(named.name), colours: named.colours.length, owner: "portal" as const },
    ];
  });

  on(deleteColourBook, async ({ body, customer, db }) => {
    const owner = ownerOf(customer);
    const { numDeletedRows } = await db
      .deleteFrom("colour_books")
      .where("id", "=", body.bookId)
      .where("company_id", owner === null ? "is" : "=", owner)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw refuse("notFound");
    return { deleted: 1 as const };
  });

  on(findColour, async ({ body, customer, db, files }) => {
    const found = findCode((await booksOf({ db, files }, customer.customerId))!, body.query, body.limit);
    if (found.kind === "found")
      return { colours: found.matches.map(({ book, colour }) => chip(book, colour)), bookMissing: null };
    return { colours: [], bookMissing: found.kind === "bookMissing" ? found.system : null };
  });

  on(nearestColours, async ({ body, customer, db, files }) => {
    const books = await booksOf({ db, files }, customer.customerId, body.bookId);
    if (!books) throw refuse("notFound");
    return nearestIn(books, labOf(body.hex as Hex), body.limit).map(({ book, colour, difference }) => ({
      ...chip(book, colour),
      deltaE: difference,
    }));
  });
});
