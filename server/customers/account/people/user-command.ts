import { z } from "zod";
import type { Db } from "../../../platform/db/open.ts";
import { STAFF_ROLES } from "../../../platform/http/caller/access.ts";
import type { UserRow } from "../../../platform/people/tables.ts";
import { hashPassword, newPassword } from "../../../platform/security/passwords/password.ts";
import { personByLogin } from "../queries.ts";
import { createCompany, endSessions, insertUser, setPassword } from "./people.ts";

type Role = UserRow["role"];
export const ROLES: readonly Role[] = [...STAFF_ROLES, "buyerAdmin", "buyer"];
const MAX_NAME = 100;

/** Why it was not done; the message is for the person who asked for it. */
export class CannotDo extends Error {}

type Asked = {
  readonly mail: string;
  readonly name: string;
  readonly role: string;
  /** Name of the company, or null for the mill. */
  readonly company: string | null;
  /** Whether the company is to be made. */
  readonly isNewCompany: boolean;
};

/** Makes a person with a confirmed e-mail and answers the password they sign in with. Throws `CannotDo`. */
export async function addPerson(db: Db, asked: Asked, now: Date): Promise<string> {
  const role = ROLES.find((one) => one === asked.role);
  if (!role) throw new CannotDo(`There is no role “${asked.role}”: take ${ROLES.join(", ")}.`);
  if (!z.email().safeParse(asked.mail).success) throw new CannotDo(`“${asked.mail}” is no e-mail address.`);
  const name = asked.name.trim();
  if (name === "" || name.length > MAX_NAME) throw new CannotDo(`A name has 1 to ${MAX_NAME} letters.`);
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    if (await personByLogin(tx, asked.mail)) throw new CannotDo(`Somebody signs in as ${asked.mail} already.`);
    const companyId = await companyFor(tx, role, asked, now);
    const { mail } = asked;
    await insertUser(tx, { companyId, username: mail, mail, name, role, passwordHash, mailVerifiedAt: now }, now);
  });
  return password;
}

/** Gives a person a new password, ends their sessions and their links for another one, and answers it. Throws `CannotDo`. */
export async function renewPassword(db: Db, mail: string): Promise<string> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    const person = await personByLogin(tx, mail);
    if (!person) throw new CannotDo(`Nobody signs in as ${mail}.`);
    await setPassword(tx, person.id, passwordHash);
    await endSessions(tx, person.id);
  });
  return password;
}

async function companyFor(tx: Db, role: Role, { company, isNewCompany }: Asked, now: Date): Promise<string> {
  const isOfMill = (STAFF_ROLES as readonly Role[]).includes(role);
  const mill = await tx.selectFrom("users").select("company_id").where("role", "in", STAFF_ROLES).limit(1).executeTakeFirst();
  if (company === null) {
    if (isOfMill && mill) return mill.company_id;
    throw new CannotDo("Say of which company: --company NAME, with --new when it is to be made.");
  }
  const companies = await tx.selectFrom("companies").select(["id", "name"]).orderBy("name").execute();
  const known = companies.find((one) => one.name.toLowerCase() === company.trim().toLowerCase());
  if (known && isNewCompany) throw new CannotDo(`The company “${known.name}” is there already: leave --new out.`);
  if (!known && !isNewCompany)
    throw new CannotDo(
      `There is no company “${company}”${companies.length > 0 ? ` among ${companies.map((one) => one.name).join(", ")}` : ""}; with --new it is made.`,
    );
  const isMill = known !== undefined && known.id === mill?.company_id;
  if (mill && isOfMill !== isMill) {
    throw new CannotDo(isOfMill ? `People with the role ${role} are of the mill.` : `At the mill nobody is a ${role}.`);
  }
  return known?.id ?? createCompany(tx, { name: company.trim() }, now);
}
