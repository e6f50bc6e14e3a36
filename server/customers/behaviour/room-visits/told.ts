import type { ChanelVisits } from "@selvedge/contract";
import { sql } from "kysely";
import type { ChanelOpeningTable, LooksOf, SecondsOf } from "../../../garments/showrooms/tables.ts";
import type { Db } from "../../../platform/db/open.ts";

/** One opening as it is read, with the names of its person and company. */
export type Opening = Pick<ChanelOpeningTable, "user_id" | "company_id" | "way" | "opened_at" | "last_at" | "seconds"> & {
  readonly stands: SecondsOf;
  readonly fabrics: LooksOf;
  readonly person: string;
  readonly company: string;
};

type Period = { readonly from: Date | null; readonly to: Date | null };

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
export async function openingsOf(db: Db, chanelId: string, { from, to }: Period): Promise<Opening[]> {
  let asked = db
    .selectFrom("chanel_openings as o")
    .innerJoin("users as u", "u.id", "o.user_id")
    .innerJoin("companies as c", "c.id", "o.company_id")
    .select(["o.user_id", "o.company_id", "o.way", "o.opened_at", "o.last_at", "o.seconds", "o.stands", "o.fabrics"])
    .select(["u.name as person", "c.name as company"])
    .where("o.chanel_id", "=", chanelId)
    .where("u.tracking_allowed", "is", true)
    .orderBy("o.last_at", "desc")
    .orderBy("o.opening_id");
  if (from) asked = asked.where("o.opened_at", ">=", from);
  if (to) asked = asked.where("o.opened_at", "<", to);
  return asked.execute();
}

const sumOf = (all: readonly { readonly seconds: number }[]) => all.reduce((sum, { seconds }) => sum + seconds, 0);

/** Each person once, who was there last first. */
export const peopleOf = (openings: readonly Opening[]): ChanelVisits["people"] =>
  [...Map.groupBy(openings, ({ user_id }) => user_id)].map(([userId, own]) => ({
    userId,
    name: own[0]!.person,
    company: own[0]!.company,
    lastAt: own[0]!.last_at.toISOString(),
    openings: own.length,
    seconds: sumOf(own),
  }));

/** Since when each person was there. */
export const visitorsOf = (openings: readonly Opening[]): Visitor[] =>
  [...Map.groupBy(openings, ({ user_id }) => user_id)].map(([userId, own]) => ({
    userId,
    since: new Date(Math.min(...own.map(({ opened_at }) => opened_at.getTime()))),
  }));

export const totalsOf = (openings: readonly Opening[]): ChanelVisits["totals"] => ({
  people: new Set(openings.map(({ user_id }) => user_id)).size,
  companies: new Set(openings.map(({ company_id }) => company_id)).size,
  openings: openings.length,
  walks: openings.filter(({ way }) => way === "walk").length,
  seconds: sumOf(openings),
});

/** What was looked at of each group: its section of the page, and its stands. */
export function groupsOf(openings: readonly Opening[], groups: readonly { readonly id: string; readonly name: string }[]) {
  const looked = openings.flatMap(({ user_id, stands }) =>
    Object.entries(stands).map(([key, seconds]) => {
      const [groupId, part] = key.split("/") as [string, string];
      return { userId: user_id, groupId, part: Number(part), seconds };
    }),
  );
  const byGroup = Map.groupBy(looked, ({ groupId }) => groupId);
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
export function looksOf(openings: readonly Opening[]) {
  const looked = openings.flatMap(({ user_id, fabrics }) =>
    Object.entries(fabrics).map(([productId, { seconds, looks }]) => ({ userId: user_id, productId, seconds, looks })),
  );
  return new Map(
    [...Map.groupBy(looked, ({ productId }) => productId)].map(([productId, own]) => [
      productId,
      {
        seconds: sumOf(own),
        looks: own.reduce((sum, { looks }) => sum + looks, 0),
        people: new Set(own.map(({ userId }) => userId)).size,
      },
    ]),
  );
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
    .where("u.tracking_allowed", "is", true)
    .where("u.company_id", "=", sql<string>`any(${[...companyIds]})`)
    .groupBy("i.target_id")
    .execute();
  return new Map(rows.map(({ target_id, hearts }) => [target_id, hearts]));
}
