import type { searchTexturedProducts } from "@selvedge/contract";
import { offsetOf, pageOf } from "../../../platform/http/answer/page.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { ask, idsInOrder } from "../../search/asked/ask.ts";
import { countFacets } from "../../search/facets.ts";
import { catalogueIndex } from "../../search/index/catalogue.ts";
import { readTextured, texturedProduct } from "../queries.ts";
import { viewerOf } from "../viewer.ts";

/** The fields a fabric is narrowed by in the editor. */
const EDITOR_FACETS = ["pattern", "productType", "color"] as const;

export const searchTexturedProductsHandler: Handler<typeof searchTexturedProducts> = async (asked) => {
  const { body, db, lang, translate } = asked;
  const question = { keys: body.searchKey, filters: body.filters, textured: true, lang };
  const found = ask(await catalogueIndex(db), question);
  const ids = idsInOrder(found, "relevance", offsetOf(body), body.pageSize);
  const facets = countFacets(found, translate, EDITOR_FACETS).map(({ field, values }) => ({
    field,
    values: values.map(({ value, label, count }) => ({ value, label, count })),
  }));
  const [rows, viewer] = [await readTextured(db, ids), await viewerOf(asked, ids)];
  return {
    ...pageOf(
      found.total,
      rows.map((row) => texturedProduct(row, viewer)),
      body,
    ),
    facets,
  };
};
