import type { getSharedGroup } from "@selvedge/contract";
import { sql } from "kysely";
import { productCard, readTextured } from "../../../fabrics/products/queries.ts";
import type { Db } from "../../../platform/db/open.ts";
import { offsetOf, pageOf } from "../../../platform/http/answer/page.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { nameOfGroup, ownGroup } from "./groups.ts";

export const getSharedGroupHandler: Handler<typeof getSharedGroup> = async ({ body, customer, share, db, translate }) => {
  if (customer) await ownGroup(db, customer.userId, body.groupId, "fabric");
  else if (share.kind !== "group" || share.id !== body.groupId) throw refuse("notFound");
  return sharedGroup(db, body, translate);
};

type Asked = { readonly groupId: string; readonly pageNum: number; readonly pageSize: number };

/** A group of fabrics for whoever holds a link to it: what it holds now, without price and anything of its owner but the name. */
async function sharedGroup(db: Db, asked: Asked, translate: (english: string) => string) {
  const group = await db
    .selectFrom("favourite_groups as g")
    .innerJoin("users as u", "u.id", "g.user_id")
    .innerJoin("companies as c", "c.id", "u.company_id")
    .select(["g.name", "g.is_default", "u.name as sender", "c.name as company"])
    .where("g.id", "=", asked.groupId)
    .where("g.kind", "=", "fabric")
    .executeTakeFirst();
  if (!group) throw refuse("notFound");
  const held = db.selectFrom("favourite_items").where("group_id", "=", asked.groupId).where("removed_at", "is", null);
  const { total } = await held.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow();
  const rows = await held
    .select("target_id")
    .orderBy("sort")
    .orderBy("added_at", "desc")
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
  const shown = await readTextured(
    db,
    rows.map((row) => row.target_id),
  );
  const list = shown.map((row) => {
    return productCard(row, { translate, signedIn: false, favourites: new Set() });
  });
  return {
    ...pageOf(total, list, asked),
    groupName: nameOfGroup(group, translate),
    company: group.company,
    sender: group.sender,
  };
}
