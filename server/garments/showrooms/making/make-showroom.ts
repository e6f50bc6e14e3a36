import type { Db } from "../../../platform/db/open.ts";
import { idOf, newId } from "../../../platform/ids.ts";
import { refuse } from "../../../platform/refuse.ts";
import { checkItems } from "./check-items.ts";
import type { NewGroup, NewShowroom, Text } from "./record.ts";

/** Columns of a text: English, and all other languages as JSON; one that is empty has no place there. */
export function columnsOf({ en, ...others }: Text): readonly [english: string, others: string] {
  return [en, JSON.stringify(Object.fromEntries(Object.entries(others).filter(([, text]) => text)))];
}

/**
 * Makes a showroom with all that hangs in it, and answers its id. One with an id that is there already is left as it is. Refuses with
 * `notFound` for what is not there, or is not for the people of that room; with `validation` for a record that cannot be.
 */
export async function makeShowroom(db: Db, room: NewShowroom, now: Date): Promise<string> {
  if ((room.scope === "private" && !room.companyId) || (room.scope === "public" && room.companyId)) throw refuse("validation");
  if (room.startsAt && room.expiresAt && room.startsAt >= room.expiresAt) throw refuse("validation");
  const id = room.id ?? newId(now);
  return db.transaction().execute(async (within) => {
    if (!(await insertRoom(within, id, room, now))) return id;
    // A place in a room has the same id wherever the room is set up.
    const idAt = (...place: number[]) => (room.id ? idOf("chanel", id, ...place.map(String)) : newId(now));
    for (const [sort, group] of room.groups.entries())
      await insertGroup(within, { id: idAt(sort), chanelId: id, sort, idAt }, room, group);
    return id;
  });
}

async function insertRoom(within: Db, id: string, room: NewShowroom, now: Date): Promise<boolean> {
  const [name, names] = columnsOf(room.name);
  const [description, descriptions] = columnsOf(room.description);
  const { numInsertedOrUpdatedRows } = await within
    .insertInto("chanels")
    .values({
      id,
      scope: room.scope,
      company_id: room.companyId,
      ...{ name, names, description, descriptions },
      cover_hash: null,
      scene_hash: room.coverScene,
      starts_at: room.startsAt ?? null,
      expires_at: room.expiresAt ?? null,
      is_published: room.isPublished,
      plan: room.plan === undefined ? null : JSON.stringify(room.plan),
      created_at: now,
      updated_at: now,
    })
    .onConflict((on) => on.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type Place = {
  readonly id: string;
  readonly chanelId: string;
  readonly sort: number;
  readonly idAt: (...place: number[]) => string;
};

async function insertGroup(within: Db, { id, chanelId, sort, idAt }: Place, room: NewShowroom, group: NewGroup): Promise<void> {
  const [name, names] = columnsOf(group.name);
  const [story, stories] = columnsOf(group.story);
  await within
    .insertInto("chanel_groups")
    .values({ id, chanel_id: chanelId, sort, ...{ name, names, story, stories } })
    .execute();
  const items = await checkItems(within, room.companyId, group.items);
  if (items.length === 0) return;
  await within
    .insertInto("chanel_items")
    .values(items.map((item, place) => ({ id: idAt(sort, place), group_id: id, sort: place, ...item })))
    .execute();
}
