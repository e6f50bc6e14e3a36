import type { Db } from "../../../platform/db/open.ts";
import type { FabricIndex } from "../../search/index/fabric-index.ts";
import { readShown, type ShownProduct } from "../queries.ts";

/** How many rows are cached for an index: the fabrics that lists show over and over. About 8 MB. */
const MAX_KEPT = 4_000;

/** By document id. A fabric that changes gets a new document id in the index, so that a cached row is never older than the index. */
const kept = new WeakMap<FabricIndex, Map<number, ShownProduct>>();

/** As `readShown`, but rows that were shown lately are not read again. `ids` are of the index as it stands. */
export async function shownOf(db: Db, index: FabricIndex, ids: readonly string[]): Promise<ShownProduct[]> {
  const rows = kept.get(index) ?? new Map<number, ShownProduct>();
  kept.set(index, rows);
  const docIds = new Map(ids.map((id) => [id, index.docIdOf.get(id)] as const));
  const rowOf = (id: string) => rows.get(docIds.get(id) ?? -1);
  const missing = await readShown(
    db,
    ids.filter((id) => !rowOf(id)),
  );
  const read = new Map(missing.map((row) => [row.id, row]));
  const found = ids.flatMap((id) => rowOf(id) ?? read.get(id) ?? []);
  for (const row of found) keep(rows, docIds.get(row.id), row);
  return found;
}

/** Puts a row last, and drops the least recently shown one when there are too many. */
function keep(rows: Map<number, ShownProduct>, docId: number | undefined, row: ShownProduct): void {
  if (docId === undefined) return;
  rows.delete(docId);
  rows.set(docId, row);
  if (rows.size > MAX_KEPT) rows.delete(rows.keys().next().value!);
}
