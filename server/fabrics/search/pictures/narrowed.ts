import type { FabricFilters, Facet, Lang, RangeFacet } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import { ask, type Found } from "../asked/ask.ts";
import { countFacets, measureRanges } from "../facets.ts";
import { catalogueIndex } from "../index/catalogue.ts";

type Asked = {
  readonly body: { readonly filters?: FabricFilters | undefined; readonly facets: boolean };
  readonly db: Db;
  readonly lang: Lang;
  readonly translate: (english: string) => string;
};

type Narrowed = {
  /** Which fabrics the filters leave; null without filters. */
  readonly isAllowed: ((id: string) => boolean) | null;
  readonly facets: Facet[];
  readonly ranges: RangeFacet[];
};

/** Whether a fabric is among those that are left. */
function isAmong({ index, docIds }: Found): (id: string) => boolean {
  const allowed = new Set(Array.from(docIds, (docId) => index.ids[docId]!));
  return (id) => allowed.has(id);
}

/** What the filters of a search by look leave, looked up in the index of words and attributes, and by what that may be narrowed further. */
export async function narrowedBy({ body: { filters = {}, facets }, db, lang, translate }: Asked): Promise<Narrowed> {
  const isNarrowed = Object.keys(filters).length > 0;
  if (!isNarrowed && !facets) return { isAllowed: null, facets: [], ranges: [] };
  const left = ask(await catalogueIndex(db), { filters, lang });
  return {
    isAllowed: isNarrowed ? isAmong(left) : null,
    facets: facets ? countFacets(left, translate) : [],
    ranges: facets ? measureRanges(left, translate) : [],
  };
}
