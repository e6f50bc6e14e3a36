import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Rows of `chanels` (or of its alias) whose time is not over. */
export const isOpen = (now: Date, alias = "chanels"): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${alias}.expires_at`)} IS NULL OR ${sql.ref(`${alias}.expires_at`)} > ${now}::timestamptz)`;

/** Those of them that somebody of a company may enter, and is told of: what is public, a VR room that is no company's, and the company's own. */
export const mayEnter = (companyId: string, now: Date, alias = "chanels"): RawBuilder<SqlBool> => {
  const [scope, owner] = [sql.ref(`${alias}.scope`), sql.ref(`${alias}.company_id`)];
  const admits = sql`(${scope} = 'public' OR (${scope} = 'vr' AND ${owner} IS NULL) OR ${owner} = ${companyId})`;
  return sql<SqlBool>`(${isOpen(now, alias)} AND ${admits})`;
};
