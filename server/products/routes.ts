import { getSuggestKeys, getTextures, searchTexturedProducts } from "@selvedge/contract";
import { offsetOf, pageOf } from "../page.ts";
import { domain } from "../registry.ts";
import { catalogueIndex, findEntries } from "../search/catalogue.ts";
import { countFacets, narrow } from "../search/facets.ts";
import { suggest } from "../search/suggest.ts";
import { seenThrough } from "../share/seen.ts";
import { readTextured, texturedProduct } from "./queries.ts";

export const products = domain((on) => {
  on(searchTexturedProducts, async ({ body, db, translate }) => {
    const index = await catalogueIndex(db);
    const filters = body.filters ?? {};
    const found = findEntries(index, body.searchKey ?? "");
    const narrowed = narrow(index, found, filters);
    const shown = narrowed.slice(offsetOf(body), offsetOf(body) + body.pageSize).map((entry) => index.entries[entry]!.id);
    const rows = await readTextured(db, shown);
    return {
      ...pageOf(
        narrowed.length,
        rows.map((row) => texturedProduct(row, translate)),
        body,
      ),
      facets: countFacets(index, found, filters, translate),
    };
  });

  on(getTextures, async ({ body, db, share, translate }) => {
    const allowed = share && (await seenThrough(db, share)).productIds;
    const rows = await readTextured(db, allowed ? body.productIds.filter((id) => allowed.has(id)) : body.productIds);
    return rows.map((row) => texturedProduct(row, translate));
  });

  on(getSuggestKeys, async ({ body, db, lang }) => suggest(await catalogueIndex(db), body.queryKey, lang));
});
