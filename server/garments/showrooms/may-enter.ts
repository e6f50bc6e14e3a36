import type { ErrorKey } from "@selvedge/contract";
import { type RawBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import { isStaff } from "../../platform/http/caller/access.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { refuse } from "../../platform/refuse.ts";
import type { ChanelTable } from "./tables.ts";

/** What of a showroom decides who may enter it. */
export type Door = Pick<Selectable<ChanelTable>, "scope" | "company_id" | "is_published" | "starts_at" | "expires_at">;

/** Who wants to enter; null is somebody without a session. */
export type Entering = Pick<SignedIn, "companyId" | "role"> | null;

/** Why somebody may not enter a showroom now; null lets them in. The mill enters every room, also one that is not open yet or any more. */
export function refusalAt(door: Door, caller: Entering, now: Date): ErrorKey | null {
  if (caller && isStaff(caller.role)) return null;
  if (!caller && door.scope !== "public") return "noSession";
  if (door.scope !== "public" && door.company_id !== null && door.company_id !== caller?.companyId) return "privateShowroom";
  if (!door.is_published || (door.starts_at && door.starts_at > now)) return "notFound";
  return door.expires_at && door.expires_at <= now ? "showroomClosed" : null;
}

/** Whether somebody may see a showroom: on its page, in lists, in search, among suggestions and favourites. */
export const mayEnter = (door: Door, caller: Entering, now: Date): boolean => refusalAt(door, caller, now) === null;

/** The showroom that somebody enters; refuses with why they may not. */
export async function enter(db: Db, chanelId: string, caller: Entering, now: Date): Promise<Selectable<ChanelTable>> {
  const room = await db.selectFrom("chanels").selectAll().where("id", "=", chanelId).executeTakeFirst();
  const refusal = room ? refusalAt(room, caller, now) : "notFound";
  if (!room || refusal) throw refuse(refusal ?? "notFound");
  return room;
}

/** Rows of `chanels` (or of its alias) that are published and whose time it is: as `refusalAt`, for questions to the database. */
export const isOpenNow = (now: Date, alias = "chanels"): RawBuilder<SqlBool> => {
  const [published, start, end] = ["is_published", "starts_at", "expires_at"].map((column) => sql.ref(`${alias}.${column}`));
  return sql<SqlBool>`(${published} AND (${start} IS NULL OR ${start} <= ${now}::timestamptz) AND (${end} IS NULL OR ${end} > ${now}::timestamptz))`;
};

/** Those of them that customers of a company may enter. */
export const openTo = (companyId: string, now: Date, alias = "chanels"): RawBuilder<SqlBool> => {
  const [scope, owner] = [sql.ref(`${alias}.scope`), sql.ref(`${alias}.company_id`)];
  return sql<SqlBool>`(${isOpenNow(now, alias)} AND (${scope} = 'public' OR ${owner} IS NULL OR ${owner} = ${companyId}))`;
};
