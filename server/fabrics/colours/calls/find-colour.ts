import type { findColour } from "@selvedge/contract";
import { findCode } from "@selvedge/textile-core";
import type { Handler } from "../../../platform/http/registry.ts";
import { bookChip, booksOf } from "../books.ts";

export const findColourHandler: Handler<typeof findColour> = async ({ body, customer, db, files }) => {
  const found = findCode((await booksOf({ db, files }, customer.companyId))!, body.query, body.limit);
  if (found.kind === "found")
    return { colours: found.matches.map(({ book, colour }) => bookChip(book, colour)), bookMissing: null };
  return { colours: [], bookMissing: found.kind === "bookMissing" ? found.system : null };
};
