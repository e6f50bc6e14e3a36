import type { updateByUser } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import { readDictionaries } from "../../../platform/http/language/language.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { readImages } from "../../../platform/image/queries.ts";
import { invalid } from "../../../platform/invalid.ts";
import { queueMail } from "../../../platform/mail/outbox.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import { customerOf, type Person, personById, personByLogin } from "../queries.ts";
import { known } from "../security/known.ts";
import { mailLink } from "../security/links.ts";
import { mayChangeCompany } from "./may-change-company.ts";

const isOther = (mail: string, person: Person | null) => mail.toLowerCase() !== person?.mail.toLowerCase();

const dictionaries = readDictionaries();

/** A letter to the address that still counts, for a person who did not ask for another one. */
async function tellOldAddress(tx: Db, { mail, language }: Person, newMail: string, now: Date): Promise<void> {
  const { catalogue } = dictionaries[language];
  const text = [
    catalogue("Somebody, probably you, asked that your account have another e-mail address:"),
    "",
    newMail,
    "",
    catalogue("If it was not you, change your password and tell your contact at the mill."),
  ].join("\n");
  const subject = `Selvedge: ${catalogue("Your e-mail address is to change")}`;
  await queueMail(tx, { to: mail, subject, text, lang: language }, now);
}

/** The stored file of a picture the person's company has uploaded. */
async function ownPicture(tx: Db, customer: SignedIn, imageId: string, translate: (english: string) => string): Promise<string> {
  const [picture] = await readImages(tx, customer.companyId, [imageId]);
  if (!picture)
    throw invalid(translate, { path: "avatar", rule: "exists", message: "This fabric, picture or trim was not found." });
  return picture.file_hash;
}

export const updateByUserHandler: Handler<typeof updateByUser> = async ({ body, customer, db, clock, translate, mailOrigin }) => {
  const asked = body.mail && isOther(body.mail, await personById(db, customer.userId));
  if (asked && !body.password) throw invalid(translate, { path: "password", rule: "required", message: "This is required." });
  // Whoever finds an open session could else take the account with an address of their own.
  if (asked) await known(db, customer.userId, body.password!);
  return db.transaction().execute(async (tx) => {
    const before = await personById(tx, customer.userId);
    if (!before) throw refuse("notFound");
    const company = {
      ...(body.company !== undefined && body.company !== before.company_name ? { name: body.company } : {}),
      ...(body.country !== undefined && body.country !== before.country ? { country: body.country } : {}),
    };
    if (Object.keys(company).length > 0) {
      if (!mayChangeCompany(customer)) throw refuse("notAllowed");
      await tx.updateTable("companies").set(company).where("id", "=", before.company_id).execute();
    }
    const newMail = asked ? body.mail! : null;
    if (newMail && (await personByLogin(tx, newMail))) throw refuse("nameUsed");
    const avatar = body.avatar ? await ownPicture(tx, customer, body.avatar, translate) : body.avatar;
    const updated = await tx
      .updateTable("users")
      .set((eb) => ({
        ...(body.name === undefined ? {} : { name: body.name }),
        ...(avatar === undefined ? {} : { avatar_hash: avatar }),
        ...(body.language === undefined ? {} : { language: body.language }),
        ...(body.currency === undefined ? {} : { currency: body.currency }),
        ...(body.unit === undefined ? {} : { unit: body.unit }),
        ...(body.mail === undefined ? {} : { pending_mail: newMail }),
        version: eb("version", "+", 1),
      }))
      .where("id", "=", customer.userId)
      .where("version", "=", body.version)
      .executeTakeFirst();
    if (updated.numUpdatedRows === 0n) throw refuse("stale", customerOf(before));
    if (newMail) {
      const to = { userId: before.id, mail: newMail, lang: body.language ?? before.language };
      await mailLink(tx, "verifyMail", to, { origin: mailOrigin(), translate }, clock.now());
      await tellOldAddress(tx, before, newMail, clock.now());
    }
    return customerOf((await personById(tx, customer.userId))!);
  });
};
