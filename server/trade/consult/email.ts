import type { BodyOf, DataOf, sendEmail } from "@selvedge/contract";
import { sql } from "kysely";
import { contactOf } from "../../customers/account/people/contact.ts";
import { makeOnce, type Once } from "../../platform/db/once.ts";
import type { Db } from "../../platform/db/open.ts";
import { isStaff } from "../../platform/http/caller/access.ts";
import { invalid } from "../../platform/invalid.ts";
import { type Attachment, queueMail } from "../../platform/mail/outbox.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { refuse } from "../../platform/refuse.ts";
import type { SheetRow } from "./sheet/rows.ts";

type Email = BodyOf<typeof sendEmail>;
type Translate = (english: string) => string;

/** The address a letter goes to: staff may name any, a customer the contact at the mill or somebody of the own company. */
export async function addressee(db: Db, sender: SignedIn, to: string | undefined, translate: Translate): Promise<string> {
  const contact = await contactOf(db, sender.companyId);
  const refused = (rule: string, message: string) => invalid(translate, { path: "to", rule, message });
  if (!to) {
    if (!contact) throw refused("required", "This is required.");
    return contact.mail;
  }
  if (isStaff(sender.role) || to.toLowerCase() === contact?.mail.toLowerCase()) return to;
  const colleague = await db
    .selectFrom("users")
    .select("mail")
    .where("company_id", "=", sender.companyId)
    .where("locked_at", "is", null)
    .where(sql<string>`lower(mail)`, "=", to.toLowerCase())
    .executeTakeFirst();
  if (!colleague) throw refused("contact", "Only your contact at the mill and your colleagues can be written to.");
  return colleague.mail;
}

/** Refuses a message that the sender may not see. */
export async function requireMessage(db: Db, sender: SignedIn, messageId: string): Promise<void> {
  let found = db
    .selectFrom("thread_messages as m")
    .innerJoin("threads as t", "t.id", "m.thread_id")
    .select("m.id")
    .where("m.id", "=", messageId);
  if (!isStaff(sender.role)) found = found.where("t.company_id", "=", sender.companyId);
  if (!(await found.executeTakeFirst())) throw refuse("notFound");
}

type Sent = Pick<DataOf<typeof sendEmail>, "messageId" | "to">;

/** What was answered when a letter was put into the outbox. */
export async function queuedAs(db: Db, messageId: string): Promise<Sent> {
  const row = await db.selectFrom("mail_outbox").select("to_mail").where("id", "=", messageId).executeTakeFirstOrThrow();
  return { messageId, to: row.to_mail };
}

/** Puts the letter into the outbox: the words, the fabrics by code and name, who wrote it. Answers go to the sender. Once for a key. */
export function queueEmail(
  db: Db,
  sender: SignedIn,
  written: { email: Email; to: string; rows: readonly SheetRow[]; attachment: Attachment | null; once: Once | null },
  now: Date,
): Promise<Sent> {
  const queue = async (tx: Db) => {
    const person = await tx
      .selectFrom("users")
      .select(["mail", "language"])
      .where("id", "=", sender.userId)
      .executeTakeFirstOrThrow();
    const fabrics = written.rows.map(({ product }) => `${product.productCode}  ${product.productName}`);
    const text = [written.email.content, ...(fabrics.length > 0 ? ["", ...fabrics] : []), "", sender.name, sender.company].join(
      "\n",
    );
    const letter = { to: written.to, subject: written.email.subject, text, lang: person.language, replyTo: person.mail };
    return queueMail(tx, { ...letter, senderId: sender.userId, attachment: written.attachment }, now);
  };
  return db
    .transaction()
    .execute(async (tx) => queuedAs(tx, await makeOnce(tx, "mail_outbox", { once: written.once, now }, () => queue(tx))));
}
