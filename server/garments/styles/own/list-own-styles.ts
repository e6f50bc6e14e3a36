import { type listOwnStyles, MAX_OWN_STYLES } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { styleCards } from "../queries.ts";

export const listOwnStylesHandler: Handler<typeof listOwnStyles> = async (asked) => {
  const { customer, db } = asked;
  const rows = await db
    .selectFrom("styles as s")
    .leftJoin("users as u", "u.id", "s.created_by")
    .selectAll("s")
    .select("u.name as creator")
    .where("s.company_id", "=", customer.companyId)
    .where("s.removed_at", "is", null)
    .orderBy("s.created_at", "desc")
    .limit(MAX_OWN_STYLES)
    .execute();
  const cards = await styleCards(asked, rows);
  return rows.map((row, place) => ({
    ...cards[place]!,
    createdAt: row.created_at.toISOString(),
    createdBy: row.creator ?? "",
  }));
};
