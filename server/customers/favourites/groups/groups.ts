import type { FavoriteGroup, GroupKind } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import { pictureOf } from "../../../fabrics/products/picture.ts";
import { roomCover } from "../../../garments/showrooms/card.ts";
import { openTo } from "../../../garments/showrooms/may-enter.ts";
import { styleFileUrl } from "../../../garments/styles/queries.ts";
import { seenBy } from "../../../garments/styles/seen-by.ts";
import type { Db } from "../../../platform/db/open.ts";
import { newId } from "../../../platform/ids.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse, refusingUsedName } from "../../../platform/refuse.ts";
import type { FavouriteGroupTable } from "../tables.ts";

type Person = Pick<SignedIn, "userId" | "companyId">;
type Translate = (english: string) => string;
export type GroupRow = Selectable<FavouriteGroupTable>;

/** Pictures a group shows of what it holds. */
const COVERS = 4;

/** The name a person gave, else what the group is called in the reader's language. */
export const nameOfGroup = (row: Pick<GroupRow, "name" | "is_default">, translate: Translate): string =>
  row.name ?? translate(row.is_default ? "Default group" : "Favorites");

/** A group of the person's own, of the kind where one is asked for; anybody else's is not found. */
export async function ownGroup(db: Db, userId: string, groupId: string, kind?: GroupKind): Promise<GroupRow> {
  return foundGroup(await groupsOf(db, userId).where("id", "=", groupId).executeTakeFirst(), kind);
}

/** A group of the person's own and what it is called, for a link to it; one of showrooms has none. Refuses with `notFound`. */
export async function groupNamed(
  db: Db,
  userId: string,
  groupId: string,
  translate: Translate,
): Promise<{ id: string; name: string }> {
  const group = await ownGroup(db, userId, groupId);
  if (group.kind === "showroom") throw refuse("notFound");
  return { id: group.id, name: nameOfGroup(group, translate) };
}

/** The same for who puts something into it: it stays until the caller's transaction ends. */
export async function groupToFill(within: Db, userId: string, groupId: string, kind?: GroupKind): Promise<GroupRow> {
  return foundGroup(await groupsOf(within, userId).where("id", "=", groupId).forKeyShare().executeTakeFirst(), kind);
}

/** The same for who deletes it: what others are putting into it is there first, and nothing more comes. */
export async function groupToDelete(within: Db, userId: string, groupId: string): Promise<GroupRow> {
  return foundGroup(await groupsOf(within, userId).where("id", "=", groupId).forUpdate().executeTakeFirst());
}

const groupsOf = (db: Db, userId: string) => db.selectFrom("favourite_groups").selectAll().where("user_id", "=", userId);

function foundGroup(row: GroupRow | undefined, kind?: GroupKind): GroupRow {
  if (!row || (kind && row.kind !== kind)) throw refuse("notFound");
  return row;
}

/** The group that takes what is kept without naming one, as `groupToFill`; made when it is first needed. Two requests at once find the same. */
export async function defaultGroup(db: Db, userId: string, kind: GroupKind, now: Date): Promise<string> {
  const find = () =>
    groupsOf(db, userId).where("kind", "=", kind).where("is_default", "=", true).forKeyShare().executeTakeFirst();
  const known = await find();
  if (known) return known.id;
  await db
    .insertInto("favourite_groups")
    .values({ id: newId(now), user_id: userId, kind, is_default: true, created_at: now, updated_at: now })
    .onConflict((on) => on.doNothing())
    .execute();
  return (await find())!.id;
}

/** Makes a group after all others. A name in use, in whatever case, is refused. */
export async function createGroup(
  db: Db,
  userId: string,
  { kind, groupName, from }: { kind: GroupKind; groupName: string; from?: { name: string; company: string; message: string } },
  now: Date,
): Promise<string> {
  const id = newId(now);
  await refusingUsedGroupName(() =>
    db
      .insertInto("favourite_groups")
      .values((eb) => ({
        id,
        user_id: userId,
        kind,
        name: groupName,
        sort: eb
          .selectFrom("favourite_groups")
          .select(sql<number>`coalesce(max(sort), 0) + 1`.as("sort"))
          .where("user_id", "=", userId)
          .where("kind", "=", kind),
        from_name: from?.name ?? null,
        from_company: from?.company ?? null,
        from_message: from?.message ?? "",
        created_at: now,
        updated_at: now,
      }))
      .execute(),
  );
  return id;
}

/** Groups of a person as the page shows them, the default one first. */
export async function readGroups(
  db: Db,
  { userId, companyId }: Person,
  { kind, groupId }: { kind?: GroupKind; groupId?: string },
  { translate, now }: { translate: Translate; now: Date },
): Promise<FavoriteGroup[]> {
  let asked = db
    .selectFrom("favourite_groups as g")
    .selectAll("g")
    .select([
      sql<number>`(SELECT count(*)::int FROM favourite_items i WHERE i.group_id = g.id AND i.removed_at IS NULL)`.as("count"),
      sql<boolean>`EXISTS (SELECT 1 FROM shares s WHERE s.group_id = g.id AND s.revoked_at IS NULL
        AND (s.expires_at IS NULL OR s.expires_at > ${now}))`.as("shared"),
    ])
    .where("g.user_id", "=", userId);
  if (kind) asked = asked.where("g.kind", "=", kind);
  if (groupId) asked = asked.where("g.id", "=", groupId);
  const rows = await asked.orderBy("g.is_default", "desc").orderBy("g.sort").orderBy("g.created_at").execute();
  const groupIds = rows.map((row) => row.id);
  const covers = await coversOf(db, groupIds, { companyId, now });
  return rows.map((row) => ({
    groupId: row.id,
    groupName: nameOfGroup(row, translate),
    kind: row.kind,
    isDefault: row.is_default,
    itemCount: row.count,
    covers: covers.get(row.id) ?? [],
    sort: row.sort,
    shared: row.shared,
    from: row.from_name === null ? null : { name: row.from_name, company: row.from_company ?? "", message: row.from_message },
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  }));
}

/** One group as the page shows it. */
export async function readGroup(db: Db, person: Person, groupId: string, how: { translate: Translate; now: Date }) {
  const [group] = await readGroups(db, person, { groupId }, how);
  if (!group) throw refuse("notFound");
  return group;
}

type Cover = {
  readonly cloth_hash: string | null;
  readonly image_hash: string | null;
  readonly picture_hash: string | null;
  readonly style_company_id: string | null;
  readonly cover_hash: string | null;
  readonly scene_hash: string | null;
  /** Of a showroom. */
  readonly scope: "public" | "private" | "vr";
};

function coverOf(row: Cover): string | null {
  if (row.cloth_hash || row.image_hash) return pictureOf(row);
  if (row.picture_hash) return styleFileUrl(row.style_company_id, row.picture_hash);
  return roomCover(row);
}

async function coversOf(
  db: Db,
  groupIds: readonly string[],
  { companyId, now }: { companyId: string; now: Date },
): Promise<Map<string, string[]>> {
  const covers = new Map<string, string[]>();
  if (groupIds.length === 0) return covers;
  const { rows } = await sql<Cover & { group_id: string }>`
    SELECT i.group_id, p.cloth_hash, p.image_hash, s.picture_hash, s.company_id AS style_company_id, c.cover_hash, c.scene_hash, c.scope
    FROM (SELECT *, row_number() OVER (PARTITION BY group_id ORDER BY sort, added_at DESC) AS place
          FROM favourite_items WHERE group_id = any(${[...groupIds]}) AND removed_at IS NULL) i
    LEFT JOIN products p ON p.id = i.product_id
    LEFT JOIN styles s ON s.id = i.style_id AND ${seenBy(companyId, "s")}
    LEFT JOIN chanels c ON c.id = i.chanel_id AND ${openTo(companyId, now, "c")}
    WHERE i.place <= ${COVERS} ORDER BY i.group_id, i.place`.execute(db);
  for (const row of rows) {
    const address = coverOf(row);
    if (address) covers.set(row.group_id, [...(covers.get(row.group_id) ?? []), address]);
  }
  return covers;
}

/** Does what may find the name of a group taken: it ends in `nameUsed` then. */
export const refusingUsedGroupName = <Result>(work: () => Promise<Result>): Promise<Result> =>
  refusingUsedName(work, "favourite_groups_name");
