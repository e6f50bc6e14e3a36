import type { listSavedSearches } from "@selvedge/contract";
import { catalogueIndex } from "../../../fabrics/search/index/catalogue.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { countFresh, newestOf } from "../fresh.ts";
import { readSaved, savedSearch } from "../queries.ts";

export const listSavedSearchesHandler: Handler<typeof listSavedSearches> = async ({ customer: { userId }, db, lang }) => {
  const rows = await readSaved(db, userId);
  if (rows.length === 0) return [];
  const index = await catalogueIndex(db);
  const newest = newestOf(index);
  return rows.map((row) =>
    savedSearch(
      row,
      row.question === null ? null : countFresh(index, newest, { question: row.question, seenTo: row.seen_to, lang }),
    ),
  );
};
