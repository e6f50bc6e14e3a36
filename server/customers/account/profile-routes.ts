import { getContact, listColleagues, MAX_IMAGE_BYTES, updateByUser, uploadCustomerLogo } from "@selvedge/contract";
import type { Db } from "../../platform/db/open.ts";
import { isStaff } from "../../platform/http/caller/access.ts";
import { readDictionaries } from "../../platform/http/language/language.ts";
import { domain } from "../../platform/http/registry.ts";
import { img, readImages, storeUpload } from "../../platform/image/queries.ts";
import { pictureKind } from "../../platform/image/reading/kinds.ts";
import { invalid } from "../../platform/invalid.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import { refuse } from "../../platform/refuse.ts";
import type { SignedIn } from "../../platform/security/who.ts";
import { contactOf } from "./people/contact.ts";
import { customerOf, faceUrl, type Person, personById, personByLogin } from "./queries.ts";
import { known } from "./security/known.ts";
import { mailLink } from "./security/links.ts";

/** Who may change what is said of the company: its own administrator, or the mill's. */
const mayChangeCompany = ({ role }: Pick<SignedIn, "role">) => role === "buyerAdmin" || role === "admin";

export const profile = domain((on) => {
  on(updateByUser, async ({ body, customer, db, clock, translate, mailOrigin }) => {
    const asked = body.mail && isOther(body.mail, await personById(db, customer.userId));
    if (asked && !body.password) throw invalid(translate, { path: "password", rule: "required", message: "This is needed." });
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
  });

  on(uploadCustomerLogo, async ({ customer, file, db, files, room, clock }) => {
    if (!mayChangeCompany(customer)) throw refuse("notAllowed");
    const { bytes } = file!;
    if (bytes.length > MAX_IMAGE_BYTES) throw refuse("tooLarge", { maxBytes: MAX_IMAGE_BYTES });
    if (!pictureKind(bytes)) throw refuse("fileType", { supported: ["jpeg", "png", "webp", "avif", "tiff"] });
    const picture = await storeUpload({ db, files, room }, customer, file!, "avatar", clock.now());
    await db.updateTable("companies").set({ logo_hash: picture.file_hash }).where("id", "=", customer.customerId).execute();
    return img(picture);
  });

  on(getContact, ({ customer, db }) => contactOf(db, customer.customerId));

  on(listColleagues, async ({ customer, db }) => {
    const rows = await db
      .selectFrom("users")
      .select(["id", "name", "mail", "avatar_hash", "role", "last_login_at"])
      .where("company_id", "=", customer.customerId)
      .where("locked_at", "is", null)
      .orderBy("name")
      .execute();
    // When a colleague was last here is for the one who looks after the accounts.
    const seesLogins = mayChangeCompany(customer) || isStaff(customer.role);
    return rows.map((row) => ({
      userId: row.id,
      name: row.name,
      mail: row.mail,
      avatar: faceUrl(row.avatar_hash),
      role: row.role,
      lastLoginAt: seesLogins ? (row.last_login_at?.toISOString() ?? null) : null,
    }));
  });
});

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
  const [picture] = await readImages(tx, customer.customerId, [imageId]);
  if (!picture)
    throw invalid(translate, { path: "avatar", rule: "exists", message: "This fabric, picture or trim was not found." });
  return picture.file_hash;
}
