import type { ChanelVisits } from "@selvedge/contract";
import { sql } from "kysely";
import type { ChanelOpeningTable } from "../../../garments/showrooms/tables.ts";
import type { Db } from "../../../platform/db/open.ts";
import { visitsOf } from "./visits.ts";

/** One opening as it is read, with the names of its person and company. */
export type Opening = Pick<ChanelOpeningTable, "user_id" | "company_id" | "way" | "opened_at" | "last_at" | "seconds"> & {
  readonly person: string;
  readonly company: string;
};

/** A room in a period. */
type RoomInPeriod = { readonly chanelId: string; readonly from: Date | null; readonly to: Date | null };

/** Openings `o` of people `u` that are reported: those that began in the period, of customers who allow it now. */
const isReported = ({ chanelId, from, to }: RoomInPeriod) => sql<boolean>`
  o.chanel_id = ${chanelId} AND u.rooms_allowed IS TRUE AND u.role IN ('buyer', 'buyerAdmin')
  AND (${from}::timestamptz IS NULL OR o.opened_at >= ${from}::timestamptz)
  AND (${to}::timestamptz IS NULL OR o.opened_at < ${to}::timestamptz)`;

/** Somebody who was in a room, and since when. */
export type Visitor = { readonly userId: string; readonly since: Date };

/** How many samples of each fabric some people asked for, each from a time of their own on and all before `to`; the layer of the trade knows. */
export type SamplesAsked = (
  db: Db,
  visitors: readonly Visitor[],
  productIds: readonly string[],
  to: Date | null,
) => Promise<ReadonlyMap<string, number>>;

/** The openings of a room that began in a period, of people who allow it now; the latest first. */
export function openingsOf(db: Db, asked: RoomInPeriod): Promise<Opening[]> {
  return db
    .selectFrom("chanel_openings as o")
    .innerJoin("users as u", "u.id", "o.user_id")
    .innerJoin("companies as c", "c.id", "o.company_id")
    .select(["o.user_id", "o.company_id", "o.way", "o.opened_at", "o.last_at", "o.seconds"])
    .select(["u.name as person", "c.name as company"])
    .where(isReported(asked))
    .orderBy("o.opened_at", "desc")
    .orderBy("o.opening_id")
    .execute();
}

const sumOf = (all: readonly { readonly seconds: number }[]) => all.reduce((sum, { seconds }) => sum + seconds, 0);

/** Each person once, who was there last first. */
export const peopleOf = (openings: readonly Opening[]): ChanelVisits["people"] =>
  [...Map.groupBy(openings, ({ user_id }) => user_id)].map(([userId, own]) => ({
    userId,
    name: own[0]!.person,
    company: own[0]!.company,
    lastAt: own[0]!.opened_at.toISOString(),
    openings: visitsOf(own).length,
    seconds: sumOf(own),
  }));

/** Since when each of the visitors of a period counts: since they first opened the room, before the period too, but not from before it. */
export async function visitorsOf(db: Db, { chanelId, from }: RoomInPeriod, openings: readonly Opening[]): Promise<Visitor[]> {
  const rows = await db
    .selectFrom("chanel_openings")
    .select((eb) => ["user_id", eb.fn.min("opened_at").as("first")])
    .where("chanel_id", "=", chanelId)
    .where("user_id", "=", sql<string>`any(${[...new Set(openings.map(({ user_id }) => user_id))]})`)
    .groupBy("user_id")
    .execute();
  return rows.map(({ user_id, first }) => ({ userId: user_id, since: from && from > first ? from : first }));
}

export function totalsOf(openings: readonly Opening[]): ChanelVisits["totals"] {
  const byPerson = Map.groupBy(openings, ({ user_id }) => user_id);
  const visits = [...byPerson.values()].flatMap(visitsOf);
  return {
    people: byPerson.size,
    companies: new Set(openings.map(({ company_id }) => company_id)).size,
    openings: visits.length,
    walks: visits.filter(({ hasWalk }) => hasWalk).length,
    seconds: sumOf(openings),
  };
}

/** What was looked at of each group: its section of the page, and its stands. */
export async function groupsOf(db: Db, asked: RoomInPeriod, groups: readonly { readonly id: string; readonly name: string }[]) {
  const { rows } = await sql<{ groupId: string; part: number; userId: string; seconds: number }>`
    SELECT split_part(stand.key, '/', 1) AS "groupId", split_part(stand.key, '/', 2)::int AS part, o.user_id AS "userId",
      sum(stand.value::double precision) AS seconds
    FROM chanel_openings AS o JOIN users AS u ON u.id = o.user_id CROSS JOIN jsonb_each_text(o.stands) AS stand
    WHERE ${isReported(asked)} GROUP BY 1, 2, 3`.execute(db);
  const byGroup = Map.groupBy(rows, ({ groupId }) => groupId);
  return groups.map(({ id, name }): ChanelVisits["groups"][number] => {
    const own = byGroup.get(id) ?? [];
    const byPart = Map.groupBy(own, ({ part }) => part);
    return {
      groupId: id,
      name,
      seconds: sumOf(own),
      people: new Set(own.map(({ userId }) => userId)).size,
      pageSeconds: sumOf(byPart.get(0) ?? []),
      stands: [...byPart]
        .filter(([part]) => part > 0)
        .map(([part, all]) => ({ part, seconds: sumOf(all) }))
        .toSorted((one, other) => one.part - other.part),
    };
  });
}

/** What was looked at of each fabric, by its id. */
export async function looksOf(db: Db, asked: RoomInPeriod) {
  const { rows } = await sql<{ productId: string; seconds: number; looks: number; people: number }>`
    SELECT fabric.key AS "productId", sum((fabric.value->>'seconds')::double precision) AS seconds,
      sum((fabric.value->>'looks')::int)::int AS looks, count(DISTINCT o.user_id)::int AS people
    FROM chanel_openings AS o JOIN users AS u ON u.id = o.user_id CROSS JOIN jsonb_each(o.fabrics) AS fabric
    WHERE ${isReported(asked)} GROUP BY 1`.execute(db);
  return new Map(rows.map(({ productId, ...looks }) => [productId, looks]));
}

/** How many people of some companies keep each fabric among their favourites: those alone who let the mill see what they look at. */
export async function heartsOf(db: Db, companyIds: readonly string[], productIds: readonly string[]) {
  const rows = await db
    .selectFrom("favourite_items as i")
    .innerJoin("users as u", "u.id", "i.user_id")
    .select(["i.target_id", sql<number>`count(DISTINCT i.user_id)::int`.as("hearts")])
    .where("i.kind", "=", "fabric")
    .where("i.removed_at", "is", null)
    .where("i.target_id", "=", sql<string>`any(${[...productIds]})`)
    .where("u.rooms_allowed", "is", true)
    .where("u.company_id", "=", sql<string>`any(${[...companyIds]})`)
    .groupBy("i.target_id")
    .execute();
  return new Map(rows.map(({ target_id, hearts }) => [target_id, hearts]));
}
