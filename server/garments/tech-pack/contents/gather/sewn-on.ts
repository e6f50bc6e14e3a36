import type { LaidTrim } from "@selvedge/editor-core";
import { sql } from "kysely";
import type { Db } from "../../../../platform/db/open.ts";
import type { PackTrim } from "../pack-input.ts";

/** What is sewn on, in the reader's words where the list still has it, else in those it was chosen in. */
export async function sewnOnTo(db: Db, laid: readonly LaidTrim[], translate: (english: string) => string): Promise<PackTrim[]> {
  if (laid.length === 0) return [];
  const listed = await db
    .selectFrom("decorates")
    .select(["id", "name", "trim"])
    .where("id", "=", sql<string>`any(${[...new Set(laid.map(({ decorateId }) => decorateId))]})`)
    .execute();
  const nameOf = ({ decorateId, look }: LaidTrim) => {
    const known = listed.find(({ id }) => id === decorateId);
    return known?.trim ? `${translate(known.name)}, ${translate(known.trim.colour)}` : look.name;
  };
  const same = Map.groupBy(laid, ({ decorateId, pieceKey, width, height }) => `${decorateId} ${pieceKey} ${width} ${height}`);
  return [...same.values()].map((all) => {
    const { look, pieceKey, width, height } = all[0]!;
    return { name: nameOf(all[0]!), code: look.code, pieceKey, width, height, count: all.length };
  });
}
