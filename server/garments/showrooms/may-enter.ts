import type { ErrorKey } from "@selvedge/contract";
import { type RawBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import { isStaff } from "../../platform/http/caller/access.ts";
import type { ShareGrant, SignedIn } from "../../platform/people/who.ts";
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
  if (isOfAnother(door, caller?.companyId)) return "privateShowroom";
  return shutNow(door, now);
}

/**
 * Why a link to a showroom does not open it now; null when it does. Its holder enters as its maker's guest: of a company's room while
 * the maker is of that company or of the mill, and only while the room is open, also where the mill made the link.
 */
export function refusalByLink(door: Door, maker: NonNullable<Entering>, now: Date): ErrorKey | null {
  if (!isStaff(maker.role) && isOfAnother(door, maker.companyId)) return "shareGone";
  return shutNow(door, now);
}

const isOfAnother = (door: Door, companyId: string | undefined): boolean =>
  door.scope !== "public" && door.company_id !== null && door.company_id !== companyId;

function shutNow(door: Door, now: Date): ErrorKey | null {
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

/** Who asks for a showroom: with a session, with a link, or with neither. */
type Asking = { readonly customer: SignedIn | null; readonly share: ShareGrant | null };

/** The showroom that somebody enters, or that a link shows, whose door was looked at when the link was read: through it no other is found. */
export async function enterOrShown(
  db: Db,
  chanelId: string,
  { customer, share }: Asking,
  now: Date,
): Promise<Selectable<ChanelTable>> {
  if (!share) return enter(db, chanelId, customer, now);
  refuseAnother(share, chanelId);
  return db.selectFrom("chanels").selectAll().where("id", "=", chanelId).executeTakeFirstOrThrow();
}

/** Refuses as `enterOrShown`; of the showroom only its door is read. */
export async function refuseOutsiders(db: Db, chanelId: string, { customer, share }: Asking, now: Date): Promise<void> {
  if (share) return refuseAnother(share, chanelId);
  const door = await db
    .selectFrom("chanels")
    .select(["scope", "company_id", "is_published", "starts_at", "expires_at"])
    .where("id", "=", chanelId)
    .executeTakeFirst();
  const refusal = door ? refusalAt(door, customer, now) : "notFound";
  if (refusal) throw refuse(refusal);
}

function refuseAnother({ kind, id }: ShareGrant, chanelId: string): void {
  if (kind !== "chanel" || id !== chanelId) throw refuse("notFound");
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
