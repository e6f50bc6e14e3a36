import type { Lang } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import { newId } from "../../../platform/ids.ts";
import type { UserRow } from "../../../platform/people/tables.ts";
import { hashPassword } from "../../../platform/security/passwords/password.ts";

export type NewCompany = {
  id?: string;
  name: string;
  country?: string;
  vip?: boolean;
  vipLevel?: string | null;
  contactId?: string | null;
};

export type NewUser = {
  id?: string;
  companyId: string;
  username: string;
  mail: string;
  name: string;
  role: UserRow["role"];
  /** In the clear; only its argon2id hash is stored. */
  password: string;
  language?: Lang;
  currency?: string;
  unit?: "m" | "yd";
  passwordMustChange?: boolean;
};

/** Makes a company, a customer of the mill or the mill itself, and answers its id. */
export async function createCompany(db: Db, company: NewCompany, now: Date): Promise<string> {
  const id = company.id ?? newId(now);
  await db
    .insertInto("companies")
    .values({
      id,
      name: company.name,
      country: company.country ?? "",
      vip: company.vip ?? false,
      vip_level: company.vipLevel ?? null,
      contact_id: company.contactId ?? null,
      created_at: now,
    })
    .execute();
  return id;
}

/** Makes a person of a company, with a confirmed e-mail, and answers the id. A taken name or e-mail is a unique violation. */
export async function createUser(db: Db, user: NewUser, now: Date): Promise<string> {
  const { password, ...rest } = user;
  return insertUser(db, { ...rest, passwordHash: await hashPassword(password), mailVerifiedAt: now }, now);
}

type KeptUser = Omit<NewUser, "password"> & { passwordHash: string; mailVerifiedAt: Date | null };

/** Makes a person whose password was hashed before. */
export async function insertUser(db: Db, user: KeptUser, now: Date): Promise<string> {
  const id = user.id ?? newId(now);
  await db
    .insertInto("users")
    .values({
      id,
      company_id: user.companyId,
      username: user.username,
      mail: user.mail,
      name: user.name,
      role: user.role,
      language: user.language ?? "en",
      currency: user.currency ?? "USD",
      unit: user.unit ?? "m",
      password_hash: user.passwordHash,
      password_must_change: user.passwordMustChange ?? false,
      mail_verified_at: user.mailVerifiedAt,
      created_at: now,
    })
    .execute();
  return id;
}

/** Sets a person's password; links by which another could be chosen are over. */
export async function setPassword(tx: Db, userId: string, hash: string): Promise<void> {
  await tx.updateTable("users").set({ password_hash: hash, password_must_change: false }).where("id", "=", userId).execute();
  await tx.deleteFrom("account_tokens").where("user_id", "=", userId).where("purpose", "=", "reset").execute();
}

/** Signs a person out everywhere. */
export async function endSessions(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom("sessions").where("user_id", "=", userId).execute();
}
