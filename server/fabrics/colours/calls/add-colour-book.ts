import { type addColourBook, MAX_COLOUR_BOOK_BYTES } from "@selvedge/contract";
import { readColourBook } from "@selvedge/textile-core";
import { sql } from "kysely";
import type { Handler } from "../../../platform/http/registry.ts";
import { newId } from "../../../platform/ids.ts";
import { refuse } from "../../../platform/refuse.ts";
import { bookCard, ownerOf } from "../books.ts";

const MAX_NAME = 80;

export const addColourBookHandler: Handler<typeof addColourBook> = async ({ file, customer, db, files, clock, translate }) => {
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
  return bookCard(row);
};
