import type { listColourBooks } from "@selvedge/contract";
import { namedColours } from "@selvedge/textile-core";
import type { Handler } from "../../../platform/http/registry.ts";
import { bookCard, bookRows } from "../books.ts";

export const listColourBooksHandler: Handler<typeof listColourBooks> = async ({ customer, db, translate }) => {
  const named = await namedColours();
  const rows = await bookRows(db, customer.companyId);
  return [
    ...rows.map(bookCard),
    { bookId: null, name: translate(named.name), colours: named.colours.length, owner: "portal" as const },
  ];
};
