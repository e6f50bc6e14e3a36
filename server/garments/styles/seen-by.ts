import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Rows of `styles` (or of its alias) that somebody of a company may see: the library's, and the company's own. */
export const seenBy = (companyId: string, alias = "styles"): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${alias}.company_id`)} IS NULL OR ${sql.ref(`${alias}.company_id`)} = ${companyId})`;

/** Those of them that are listed: not removed. */
export const listedFor = (companyId: string, table = "styles"): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${seenBy(companyId, table)} AND ${sql.ref(`${table}.removed_at`)} IS NULL)`;
