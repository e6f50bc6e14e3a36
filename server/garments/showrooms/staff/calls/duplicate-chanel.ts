import type { duplicateChanel } from "@selvedge/contract";
import { sql } from "kysely";
import type { Handler } from "../../../../platform/http/registry.ts";
import { newId } from "../../../../platform/ids.ts";
import { roomById } from "../kept-room.ts";
import { requireMaker } from "../may-make.ts";

export const duplicateChanelHandler: Handler<typeof duplicateChanel> = async ({ body, customer, db, clock }) => {
  requireMaker(customer);
  const now = clock.now();
  const chanelId = newId(now);
  await db.transaction().execute(async (within) => {
    const { names, descriptions, plan, ...room } = await roomById(within, body.chanelId);
    await within
      .insertInto("chanels")
      .values({
        ...room,
        id: chanelId,
        names: JSON.stringify(names),
        descriptions: JSON.stringify(descriptions),
        plan: plan === null ? null : JSON.stringify(plan),
        is_published: false,
        version: 1,
        changed_by: customer.userId,
        created_at: now,
        updated_at: now,
      })
      .execute();
    const groups = await within
      .selectFrom("chanel_groups")
      .select("id")
      .where("chanel_id", "=", room.id)
      .orderBy("sort")
      .execute();
    for (const { id } of groups) {
      const groupId = newId(now);
      await sql`INSERT INTO chanel_groups (id, chanel_id, sort, name, names, story, stories)
        SELECT ${groupId}, ${chanelId}, sort, name, names, story, stories FROM chanel_groups WHERE id = ${id}`.execute(within);
      const items = await within.selectFrom("chanel_items").selectAll().where("group_id", "=", id).orderBy("sort").execute();
      if (items.length === 0) continue;
      const copies = items.map(({ fabrics, ...item }) => ({
        ...item,
        id: newId(now),
        group_id: groupId,
        fabrics: JSON.stringify(fabrics),
      }));
      await within.insertInto("chanel_items").values(copies).execute();
    }
  });
  return { chanelId };
};
