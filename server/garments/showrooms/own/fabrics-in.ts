import type { Db } from "../../../platform/db/open.ts";
import { fabricsHung, hungIn, laidOn } from "../contents/hung.ts";

/** Each fabric of a room once, those that its garments are made of too. */
export async function fabricsIn(db: Db, chanelId: string): Promise<string[]> {
  const groups = await db.selectFrom("chanel_groups").select("id").where("chanel_id", "=", chanelId).orderBy("sort").execute();
  const hung = await hungIn(
    db,
    groups.map(({ id }) => id),
  );
  return fabricsHung(hung);
}

/** Those of these fabrics that are in a room. The documents of its saved designs are read only for what hangs nowhere else. */
export async function thoseIn(db: Db, chanelId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("chanel_items as i")
    .innerJoin("chanel_groups as g", "g.id", "i.group_id")
    .select(["i.product_id", "i.fabrics"])
    .where("g.chanel_id", "=", chanelId)
    .where("i.kind", "!=", "design")
    .execute();
  const plain = new Set(rows.flatMap(({ product_id, fabrics }) => [product_id, ...Object.values(laidOn(fabrics))]));
  if (ids.every((id) => plain.has(id))) return [...ids];
  const all = new Set(await fabricsIn(db, chanelId));
  return ids.filter((id) => all.has(id));
}
