import type { FabricFilters, Lang } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import { ask } from "../asked/ask.ts";
import { catalogueIndex } from "../index/catalogue.ts";

/** Which fabrics the filters leave, told from the index of words and attributes. */
export async function allowedBy(db: Db, filters: FabricFilters, lang: Lang): Promise<(id: string) => boolean> {
  const { index, docIds } = ask(await catalogueIndex(db), { filters, lang });
  const allowed = new Set(Array.from(docIds, (docId) => index.ids[docId]!));
  return (id) => allowed.has(id);
}
