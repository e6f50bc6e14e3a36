import type { searchFacet } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { ask } from "../../search/asked/ask.ts";
import { countFacets } from "../../search/facets.ts";
import { catalogueIndex } from "../../search/index/catalogue.ts";
import { questionOf } from "../lists/question.ts";

export const searchFacetHandler: Handler<typeof searchFacet> = async (asked) => {
  const { body, db, lang, translate } = asked;
  const found = ask(await catalogueIndex(db), { ...(await questionOf(asked, body, true)), lang });
  const [facet] = countFacets(found, translate, [body.field]);
  const begins = (text: string) => text.toLocaleLowerCase().includes(body.query.toLocaleLowerCase());
  const values = facet!.values.filter(({ value, label }) => begins(value) || begins(label));
  return { ...facet!, values: values.slice(0, body.limit) };
};
