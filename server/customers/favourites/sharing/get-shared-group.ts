import type { DataOf, getSharedGroup } from "@selvedge/contract";
import { sql } from "kysely";
import { productCard, readTextured } from "../../../fabrics/products/queries.ts";
import { type StyleRow, styleCards } from "../../../garments/styles/queries.ts";
import type { Db } from "../../../platform/db/open.ts";
import { offsetOf, pageOf } from "../../../platform/http/answer/page.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { among } from "../among.ts";
import { nameOfGroup, ownGroup } from "../groups/groups.ts";
import { shownItems } from "./shown-items.ts";

export const getSharedGroupHandler: Handler<typeof getSharedGroup> = async ({ body, customer, share, db, translate }) => {
  if (customer) await ownGroup(db, customer.userId, body.groupId);
  else if (share.kind !== "group" || share.id !== body.groupId) throw refuse("notFound");
  return sharedGroup(db, { ...body, companyId: (share ?? customer).companyId }, translate);
};

type Translate = (english: string) => string;
type Asked = { readonly groupId: string; readonly companyId: string; readonly pageNum: number; readonly pageSize: number };

/** A group for whoever holds a link to it: what it holds now, without price and anything of its owner but the name. */
async function sharedGroup(db: Db, asked: Asked, translate: Translate): Promise<DataOf<typeof getSharedGroup>> {
  const group = await db
    .selectFrom("favourite_groups as g")
    .innerJoin("users as u", "u.id", "g.user_id")
    .innerJoin("companies as c", "c.id", "u.company_id")
    .select(["g.name", "g.is_default", "g.kind", "u.name as sender", "c.name as company"])
    .where("g.id", "=", asked.groupId)
    .executeTakeFirst();
  if (!group || group.kind === "showroom") throw refuse("notFound");
  const { kind, company, sender } = group;
  const held = shownItems(db, asked.groupId, asked.companyId);
  const { total } = await held.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow();
  const rows = await held
    .select("i.target_id")
    .orderBy("i.sort")
    .orderBy("i.added_at", "desc")
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
  const ids = rows.map((row) => row.target_id);
  const about = { groupName: nameOfGroup(group, translate), company, sender };
  return kind === "fabric"
    ? { kind, ...pageOf(total, await fabricsShown(db, ids, translate), asked), ...about }
    : { kind, ...pageOf(total, await stylesShown(db, ids, translate), asked), ...about };
}

async function fabricsShown(db: Db, ids: readonly string[], translate: Translate) {
  const rows = await readTextured(db, ids);
  return rows.map((row) => productCard(row, { translate, signedIn: false, favourites: new Set() }));
}

/** Cards in the order of the ids, without anybody's heart, each with the sizes the style comes in. */
async function stylesShown(db: Db, ids: readonly string[], translate: Translate) {
  if (ids.length === 0) return [];
  const rows = new Map<string, StyleRow>();
  for (const row of await db.selectFrom("styles").selectAll().where("id", "=", among(ids)).execute()) rows.set(row.id, row);
  const cards = await styleCards(
    { db, customer: null, translate },
    ids.flatMap((id) => rows.get(id) ?? []),
  );
  return cards.map((card) => ({ ...card, sizes: rows.get(card.id)!.sizes }));
}
