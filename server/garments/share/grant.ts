import { createHash } from "node:crypto";
import type { ErrorKey } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import type { ShareGrant } from "../../platform/people/who.ts";
import { refuse } from "../../platform/refuse.ts";
import { isPassword } from "../../platform/security/passwords/password.ts";
import { type Door, refusalByLink } from "../showrooms/may-enter.ts";
import type { ShareTable } from "./tables.ts";
import { hashToken } from "./token.ts";

/** Wrong passwords a link bears before it answers `tooMany` until the window is over. */
export const MAX_WRONG_TRIES = 10;
export const TRIES_WINDOW_MS = 15 * 60_000;

/** What a link opens, for every call it may make. Refuses as `openedShare`. */
export async function grantOf(db: Db, shareToken: string, password: string | undefined, now: Date): Promise<ShareGrant> {
  const share = await openedShare(db, shareToken, password, now);
  return {
    shareId: share.id,
    companyId: share.looksAs,
    makerCompanyId: share.company_id,
    kind: share.kind,
    id: shownBy(share),
    revision: share.revision,
    canComment: share.can_comment,
    canApprove: share.can_approve,
  };
}

/** Id of what a link shows. */
export function shownBy({
  proposal_id,
  style_id,
  group_id,
  product_id,
  chanel_id,
}: Pick<Selectable<ShareTable>, "proposal_id" | "style_id" | "group_id" | "product_id" | "chanel_id">): string {
  const id = proposal_id ?? style_id ?? group_id ?? product_id ?? chanel_id;
  if (!id) throw new Error("a link that shows nothing");
  return id;
}

/** A link that opens, and the company as whose people its holder looks: its maker's, of a company's showroom that one. */
type Opened = Selectable<ShareTable> & { readonly looksAs: string };

/**
 * The record of a link that is neither unknown, expired, withdrawn nor of a deleted design, once its password was given. Refuses with
 * `shareGone`, `sharePassword` or `tooMany`; where its showroom is not open, with `showroomClosed` or `notFound`.
 */
export async function openedShare(db: Db, shareToken: string, password: string | undefined, now: Date): Promise<Opened> {
  const share = await openShares(db, now).selectAll("s").where("s.token_hash", "=", hashToken(shareToken)).executeTakeFirst();
  if (!share) throw refuse("shareGone");
  if (share.password_hash) await checkPassword(db, share, share.password_hash, password, now);
  const room = await roomBehind(db, share, now);
  if (room?.refusal) throw refuse(room.refusal);
  return { ...share, looksAs: room?.companyId ?? share.company_id };
}

/** The company of the showroom that a link is to, and why it does not open now; null for a link to something else. */
async function roomBehind(
  db: Db,
  share: Pick<Selectable<ShareTable>, "chanel_id" | "company_id" | "user_id">,
  now: Date,
): Promise<{ readonly companyId: string | null; readonly refusal: ErrorKey | null } | null> {
  if (!share.chanel_id) return null;
  const door: Door = await db
    .selectFrom("chanels")
    .select(["scope", "company_id", "is_published", "starts_at", "expires_at"])
    .where("id", "=", share.chanel_id)
    .executeTakeFirstOrThrow();
  const { role } = await db.selectFrom("users").select("role").where("id", "=", share.user_id).executeTakeFirstOrThrow();
  return { companyId: door.company_id, refusal: refusalByLink(door, { companyId: share.company_id, role }, now) };
}

/** Whether a link still opens to who was shown what it holds. */
export async function linkIsOpen(db: Db, shareId: string, now: Date): Promise<boolean> {
  const share = await openShares(db, now)
    .select(["s.chanel_id", "s.company_id", "s.user_id"])
    .where("s.id", "=", shareId)
    .executeTakeFirst();
  return share !== undefined && !(await roomBehind(db, share, now))?.refusal;
}

/** Which of these links to showrooms still open, in one question. */
export async function linksToRoomsOpenAmong(db: Db, shareIds: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (shareIds.length === 0) return new Set();
  const rows = await openShares(db, now)
    .innerJoin("chanels as c", "c.id", "s.chanel_id")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select(["s.id", "s.company_id as makerCompanyId", "u.role"])
    .select(["c.scope", "c.company_id", "c.is_published", "c.starts_at", "c.expires_at"])
    .where("s.id", "=", sql<string>`any(${[...shareIds]})`)
    .execute();
  const open = rows.filter(
    ({ makerCompanyId, role, ...door }) => refusalByLink(door, { companyId: makerCompanyId, role }, now) === null,
  );
  return new Set(open.map(({ id }) => id));
}

/** What all four doors ask: a call made by a link (`callerOrLink`), the page it opens (`/share/open`), its pictures (`linkIsOpen`), and who walks by it in a room (`linksToRoomsOpenAmong`). Links that are neither expired, withdrawn nor of a deleted design. */
const openShares = (db: Db, now: Date) =>
  db
    .selectFrom("shares as s")
    .leftJoin("proposals as p", "p.id", "s.proposal_id")
    .where("p.deleted_at", "is", null)
    .where("s.revoked_at", "is", null)
    .where((eb) => eb.or([eb("s.expires_at", "is", null), eb("s.expires_at", ">", now)]));

async function checkPassword(
  db: Db,
  share: Selectable<ShareTable>,
  stored: string,
  password: string | undefined,
  now: Date,
): Promise<void> {
  if (!password) throw refuse("sharePassword");
  const given = createHash("sha256").update(`${stored}\n${password}`).digest("hex");
  if (recentlyRight.has(given)) return;
  await takeTry(db, share.id, now);
  if (!(await isPassword(password, stored))) throw refuse("sharePassword", null, { shareId: share.id });
  await db
    .updateTable("shares")
    .set((eb) => ({ wrong_tries: eb("wrong_tries", "-", 1) }))
    .where("id", "=", share.id)
    .where("wrong_tries", ">", 0)
    .execute();
  remember(given);
}

/** Counts a try before it is judged, in one statement, so that many at once cannot pass the limit together. */
async function takeTry(db: Db, shareId: string, now: Date): Promise<void> {
  const windowStart = new Date(now.getTime() - TRIES_WINDOW_MS);
  const { numUpdatedRows } = await db
    .updateTable("shares")
    .set({
      wrong_tries: sql<number>`CASE WHEN tries_since > ${windowStart} THEN wrong_tries + 1 ELSE 1 END`,
      tries_since: sql<Date>`CASE WHEN tries_since > ${windowStart} THEN tries_since ELSE ${now}::timestamptz END`,
    })
    .where("id", "=", shareId)
    .where((eb) =>
      eb.or([eb("tries_since", "is", null), eb("tries_since", "<=", windowStart), eb("wrong_tries", "<", MAX_WRONG_TRIES)]),
    )
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw refuse("tooMany", { retryAfterSeconds: TRIES_WINDOW_MS / 1_000 }, { shareId });
}

/** Passwords that were right, bound to the stored hash they opened: argon2 is paid once, not with every picture of a design. */
const recentlyRight = new Set<string>();
const MAX_REMEMBERED = 1_000;

function remember(given: string): void {
  if (recentlyRight.size >= MAX_REMEMBERED) recentlyRight.clear();
  recentlyRight.add(given);
}
