import type { FabricFilters, Lang } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import { ask, type Found } from "../asked/ask.ts";
import { catalogueIndex } from "../index/catalogue.ts";

/** The fabrics that pass the filters, looked up in the index of words and attributes. */
export const leftBy = async (db: Db, filters: FabricFilters, lang: Lang): Promise<Found> =>
  ask(await catalogueIndex(db), { filters, lang });

/** Whether a fabric is among those that are left. */
export function isAmong({ index, docIds }: Found): (id: string) => boolean {
  const allowed = new Set(Array.from(docIds, (docId) => index.ids[docId]!));
  return (id) => allowed.has(id);
}

/** Which fabrics the filters leave. */
export const allowedBy = async (db: Db, filters: FabricFilters, lang: Lang): Promise<(id: string) => boolean> =>
  isAmong(await leftBy(db, filters, lang));
