import type { Customer } from "@selvedge/contract";
import { type Expression, type Selectable, type SqlBool, sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import { thumbOf, uploadUrl } from "../../platform/image/urls.ts";
import type { CompanyRow, UserRow } from "../../platform/people/tables.ts";

type Company = Selectable<CompanyRow>;
export type Person = Selectable<UserRow> & {
  readonly company_name: Company["name"];
  readonly country: Company["country"];
  readonly logo_hash: Company["logo_hash"];
  readonly company_since: Date;
  readonly vip: Company["vip"];
  readonly vip_level: Company["vip_level"];
};

async function personWhere(db: Db, which: Expression<SqlBool>, first: Expression<unknown> = sql`u.id`): Promise<Person | null> {
  const row = await db
    .selectFrom("users as u")
    .innerJoin("companies as c", "c.id", "u.company_id")
    .selectAll("u")
    .select(["c.name as company_name", "c.country", "c.logo_hash", "c.vip", "c.vip_level", "c.created_at as company_since"])
    .where(which)
    .orderBy(first, "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** A person by id, or null. */
export const personById = (db: Db, id: string) => personWhere(db, sql<SqlBool>`u.id = ${id}`);

/** A person by username or e-mail, whatever the case of its letters, or null. A name comes first, should it be another's e-mail. */
export const personByLogin = (db: Db, login: string) =>
  personWhere(
    db,
    sql<SqlBool>`lower(u.username) = lower(${login}) OR lower(u.mail) = lower(${login})`,
    sql`lower(u.username) = lower(${login})`,
  );

/** A person by e-mail alone, whatever the case of its letters, or null. */
export const personByMail = (db: Db, mail: string) => personWhere(db, sql<SqlBool>`lower(u.mail) = lower(${mail})`);

/** Why somebody whose account is locked is not let in: by whom it is. */
export const whyLocked = ({ locked_by_company }: Pick<Person, "locked_by_company">) =>
  locked_by_company ? ("lockedByCompany" as const) : ("accountLocked" as const);

/** Where a face or a logo is served to whom the answer is for. */
export const faceUrl = (hash: string | null): string | null => hash && thumbOf(uploadUrl(hash));

/** A person as the portal shows them: never the password, its salt or its hash. */
export const customerOf = (person: Person): Omit<Customer, "token"> => ({
  userId: person.id,
  customerId: person.company_id,
  username: person.username,
  customerName: person.name,
  avatar: faceUrl(person.avatar_hash),
  name: person.name,
  mail: person.mail,
  company: person.company_name,
  country: person.country,
  logo: faceUrl(person.logo_hash),
  vip: person.vip,
  vipLevel: person.vip_level,
  role: person.role,
  language: person.language,
  currency: person.currency,
  unit: person.unit,
  version: person.version,
});
