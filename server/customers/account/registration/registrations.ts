import type { AccountRequest, BodyOf, listRegistrations, register } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { offsetOf } from "../../../platform/http/answer/page.ts";
import { newId } from "../../../platform/ids.ts";
import { hashSecret, newSecret } from "../../../platform/security/secret.ts";
import type { AccountRequestRow } from "../tables.ts";

type Row = Selectable<AccountRequestRow>;
const LINK_LASTS_MS = 7 * 24 * 3_600_000;
const MAX_COMPANIES = 5;
/** Domains whose addresses say nothing of a company. */
const PUBLIC_MAIL = [
  "163.com",
  "126.com",
  "aol.com",
  "gmail.com",
  "gmx.com",
  "hotmail.com",
  "icloud.com",
  "mail.ru",
  "naver.com",
  "outlook.com",
  "proton.me",
  "qq.com",
  "yahoo.com",
  "yandex.ru",
];

/**
 * Keeps a request for an account and answers it with the token of its link. One that was asked before stays as it is once its address is
 * confirmed; before, it is replaced, so that nobody can ask in another's name first.
 */
export async function keepRequest(
  tx: Db,
  { asked, passwordHash }: { asked: BodyOf<typeof register>; passwordHash: string },
  now: Date,
): Promise<{ request: Row; token: string; isNew: boolean }> {
  const token = newSecret(256);
  const link = { link_hash: hashSecret(token), link_expires_at: new Date(now.getTime() + LINK_LASTS_MS) };
  const { company, country, name, mail, note, language } = asked;
  const given = { company, country, name, mail, note, language, password_hash: passwordHash };
  const before = await tx
    .selectFrom("account_requests")
    .selectAll()
    .where(sql<string>`lower(mail)`, "=", mail.toLowerCase())
    .where("state", "=", "pending")
    .forUpdate()
    .executeTakeFirst();
  const request = before
    ? await tx
        .updateTable("account_requests")
        .set({ ...link, ...(before.mail_confirmed_at ? {} : given) })
        .where("id", "=", before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto("account_requests")
        .values({ id: newId(now), ...given, ...link, created_at: now })
        .returningAll()
        .executeTakeFirstOrThrow();
  return { request, token, isNew: !before };
}

/** Confirms the address of a request by its link, once; null when no request has this link. */
export async function confirmRequest(
  tx: Db,
  token: string,
  now: Date,
): Promise<{ mail: string; awaitsApproval: boolean } | null> {
  const row = await tx
    .updateTable("account_requests")
    .set({ mail_confirmed_at: now, link_expires_at: now })
    .where("link_hash", "=", hashSecret(token))
    .where("link_expires_at", ">", now)
    .returning(["mail", "state"])
    .executeTakeFirst();
  return row ? { mail: row.mail, awaitsApproval: row.state === "pending" } : null;
}

/** The last request of an address that did not become an account. */
export async function openRequestOf(db: Db, mail: string): Promise<Row | null> {
  const row = await db
    .selectFrom("account_requests")
    .selectAll()
    .where(sql<string>`lower(mail)`, "=", mail.toLowerCase())
    .where("state", "<>", "approved")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** One page of the requests in a state, with the customers each may belong to. */
export async function requestsIn(
  db: Db,
  asked: BodyOf<typeof listRegistrations>,
): Promise<{ total: number; list: AccountRequest[] }> {
  const { total } = await db
    .selectFrom("account_requests")
    .select(sql<number>`count(*)::int`.as("total"))
    .where("state", "=", asked.state)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("account_requests as r")
    .leftJoin("users as d", "d.id", "r.decided_by")
    .selectAll("r")
    .select("d.name as decider")
    .where("r.state", "=", asked.state)
    .orderBy(asked.state === "pending" ? "r.created_at" : "r.decided_at", asked.state === "pending" ? "asc" : "desc")
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
  const list = rows.map(async (row) => ({
    requestId: row.id,
    company: row.company,
    country: row.country,
    name: row.name,
    mail: row.mail,
    isMailConfirmed: row.mail_confirmed_at !== null,
    note: row.note,
    state: row.state,
    reason: row.reason,
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    knownCompanies: row.state === "pending" ? await knownCompanies(db, row) : [],
  }));
  return { total, list: await Promise.all(list) };
}

async function knownCompanies(db: Db, { company, mail }: Row): Promise<AccountRequest["knownCompanies"]> {
  const domain = mail.slice(mail.lastIndexOf("@") + 1).toLowerCase();
  const { rows } = await sql<AccountRequest["knownCompanies"][number]>`
    SELECT c.id AS "customerId", c.name, c.country, count(u.id)::int AS people
    FROM companies c LEFT JOIN users u ON u.company_id = c.id
    GROUP BY c.id
    HAVING (lower(c.name) = lower(${company})
        OR bool_or(split_part(lower(u.mail), '@', 2) = ${domain}) AND NOT ${domain} = ANY (${PUBLIC_MAIL}::text[]))
      AND coalesce(bool_and(u.role IN ('buyer', 'buyerAdmin')), true)
    ORDER BY lower(c.name) = lower(${company}) DESC, c.name LIMIT ${MAX_COMPANIES}`.execute(db);
  return rows;
}
