import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { listedFor } from "../../styles/seen-by.ts";
import { fabricsHung, hungIn } from "./hung.ts";

/** Ids of what a link to a showroom shows of it now: its fabrics with those that its garments are made of, and the styles that stand in it. Of a saved design it shows the style where that is the library's. */
export async function heldByRoom(
  db: Db,
  chanelId: string,
  companyId: string,
): Promise<{ readonly productIds: readonly string[]; readonly styleIds: readonly string[] }> {
  const groups = await db.selectFrom("chanel_groups").select("id").where("chanel_id", "=", chanelId).execute();
  const hung = await hungIn(
    db,
    groups.map(({ id }) => id),
  );
  const dressed = [...new Set(hung.flatMap(({ style_id }) => style_id ?? []))];
  const designed = [...new Set(hung.flatMap(({ frozen }) => frozen?.styleId ?? []))];
  const styles =
    dressed.length + designed.length === 0
      ? []
      : await db
          .selectFrom("styles")
          .select("id")
          .where((eb) =>
            eb.or([
              eb("id", "=", sql<string>`any(${dressed})`),
              eb.and([eb("id", "=", sql<string>`any(${designed})`), eb("company_id", "is", null)]),
            ]),
          )
          .where(listedFor(companyId))
          .execute();
  return { productIds: fabricsHung(hung), styleIds: styles.map(({ id }) => id) };
}
