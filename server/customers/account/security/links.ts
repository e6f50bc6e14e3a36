import type { Lang } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import type { Dictionary } from "../../../platform/http/language/language.ts";
import { queueMail } from "../../../platform/mail/outbox.ts";
import { refuse } from "../../../platform/refuse.ts";
import { hashSecret, newSecret } from "../../../platform/security/secret.ts";
import type { AccountTokenRow } from "../tables.ts";

type Purpose = AccountTokenRow["purpose"];
const HOUR_MS = 3_600_000;
/** A link to verify an address is sent again after this long. */
const BETWEEN_LINKS_MS = 60_000;

/** The page a link opens, how long it counts, and what its letter says. */
const LINKS = {
  reset: {
    page: "/login?reset=",
    lastsMs: HOUR_MS,
    subject: "Choose a new password",
    words:
      "Somebody, probably you, asked for a new password. This link opens a page to choose one; it works once and for one hour.",
    otherwise: "If it was not you, nothing needs to be done: your password stays as it is.",
  },
  verifyMail: {
    page: "/verify?token=",
    lastsMs: 48 * HOUR_MS,
    subject: "Confirm your e-mail address",
    words: "This link confirms that this address is yours; it works once and for two days.",
    otherwise: "If you did not ask for it, nothing needs to be done.",
  },
} as const satisfies Record<Purpose, unknown>;

type To = { readonly userId: string; readonly mail: string; readonly lang: Lang };

/** Mails a link of one use; links of the same purpose sent before open nothing any more. */
export async function mailLink(
  tx: Db,
  purpose: Purpose,
  to: To,
  { origin, translate }: { origin: string; translate: Dictionary["catalogue"] },
  now: Date,
): Promise<void> {
  const link = LINKS[purpose];
  const token = newSecret(256);
  await tx.deleteFrom("account_tokens").where("user_id", "=", to.userId).where("purpose", "=", purpose).execute();
  await tx
    .insertInto("account_tokens")
    .values({
      token_hash: hashSecret(token),
      user_id: to.userId,
      purpose,
      mail: to.mail,
      expires_at: new Date(now.getTime() + link.lastsMs),
      created_at: now,
    })
    .execute();
  const text = [translate(link.words), "", `${origin}${link.page}${token}`, "", translate(link.otherwise)].join("\n");
  await queueMail(tx, { to: to.mail, subject: `Selvedge: ${translate(link.subject)}`, text, lang: to.lang }, now);
}

/** Seconds until a person may be sent another link to verify their address; 0 for now. */
export async function waitSecondsOf(db: Db, userId: string, now: Date): Promise<number> {
  const last = await db
    .selectFrom("account_tokens")
    .select("created_at")
    .where("user_id", "=", userId)
    .where("purpose", "=", "verifyMail")
    .executeTakeFirst();
  if (!last) return 0;
  return Math.max(0, Math.ceil((last.created_at.getTime() + BETWEEN_LINKS_MS - now.getTime()) / 1_000));
}

/** Uses a link up: whose it is and the address it was sent to; null when it opens nothing. */
export async function takeLink(
  tx: Db,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<{ userId: string; mail: string } | null> {
  const row = await tx
    .deleteFrom("account_tokens")
    .where("token_hash", "=", hashSecret(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .returning(["user_id", "mail"])
    .executeTakeFirst();
  return row ? { userId: row.user_id, mail: row.mail } : null;
}

/** The same of a link that must be there. Throws `linkGone`. */
export async function useLink(tx: Db, purpose: Purpose, token: string, now: Date): Promise<{ userId: string; mail: string }> {
  const taken = await takeLink(tx, purpose, token, now);
  if (!taken) throw refuse("linkGone");
  return taken;
}
