import type { Invitation } from "@selvedge/contract";
import type { Selectable } from "kysely";
import type { Db } from "../../../../platform/db/open.ts";
import { readDictionaries } from "../../../../platform/http/language/language.ts";
import { queueMail } from "../../../../platform/mail/outbox.ts";
import { sayNotice } from "../../../../platform/notices/say.ts";
import { hashSecret } from "../../../../platform/security/secret.ts";
import type { InvitationRow } from "../../tables.ts";

type Row = Selectable<InvitationRow>;
export const LINK_LASTS_MS = 7 * 24 * 3_600_000;

const dictionaries = readDictionaries();
const WORDS = [
  "{{name}} invites you to join {{company}} at the mill's portal. This link opens a page to choose a password; it works once and for seven days.",
  "{{link}}",
  "If you do not know the company, nothing needs to be done.",
] as const;

/** An invitation as its company sees it: never its token or the token's hash. */
export const shownInvitation = (row: Row, now: Date): Invitation => ({
  invitationId: row.id,
  mail: row.mail,
  role: row.role,
  expiresAt: row.expires_at.toISOString(),
  isExpired: row.expires_at <= now,
});

/** Puts the letter of an invitation into the outbox, in its language. */
export async function mailInvitation(
  tx: Db,
  { mail, language }: Row,
  { link, by }: { link: string; by: { readonly name: string; readonly company: string } },
  now: Date,
): Promise<void> {
  const translate = dictionaries[language].catalogue;
  const values = { name: by.name, company: by.company, link };
  const text = WORDS.map((key) => sayNotice(translate, { key, values })).join("\n\n");
  const subject = `Selvedge: ${sayNotice(translate, { key: "Join {{company}}", values })}`;
  await queueMail(tx, { to: mail, subject, text, lang: language }, now);
}

/** The open invitation of a token, with its company and who wrote it; null when it opens nothing. */
export async function openInvitation(db: Db, token: string, now: Date) {
  const row = await db
    .selectFrom("invitations as i")
    .innerJoin("companies as c", "c.id", "i.company_id")
    .innerJoin("users as u", "u.id", "i.invited_by")
    .selectAll("i")
    .select(["c.name as company", "u.name as inviter"])
    .where("i.token_hash", "=", hashSecret(token))
    .where("i.expires_at", ">", now)
    .executeTakeFirst();
  return row ?? null;
}
