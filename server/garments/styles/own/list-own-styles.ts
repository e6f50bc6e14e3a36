import { type listOwnStyles, MAX_OWN_STYLES } from "@selvedge/contract";
import { readMenus } from "../../../fabrics/menus/queries.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { designCard } from "../queries.ts";

export const listOwnStylesHandler: Handler<typeof listOwnStyles> = async ({ customer, db, translate }) => {
  const menus = await readMenus(db, "style_menus");
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
  return rows.map((row) => ({
    ...designCard(row, menus, translate),
    createdAt: row.created_at.toISOString(),
    createdBy: row.creator ?? "",
  }));
};
