import type { nearestColours } from "@selvedge/contract";
import { type Hex, labOf, nearestIn } from "@selvedge/textile-core";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { bookChip, booksOf } from "../books.ts";

export const nearestColoursHandler: Handler<typeof nearestColours> = async ({ body, customer, db, files }) => {
  const books = await booksOf({ db, files }, customer.companyId, body.bookId);
  if (!books) throw refuse("notFound");
  return nearestIn(books, labOf(body.hex as Hex), body.limit).map(({ book, colour, difference }) => ({
    ...bookChip(book, colour),
    deltaE: difference,
  }));
};
