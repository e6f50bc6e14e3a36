import type { Subject } from "@selvedge/contract";
import { sql } from "kysely";
import { seenBy } from "../../garments/styles/seen-by.ts";
import type { Db } from "../../platform/db/open.ts";
import { isStaff } from "../../platform/http/caller/access.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { refuse } from "../../platform/refuse.ts";

/** Records that come without a thread: the first message opens it. */
const TABLES: Partial<Record<Subject["kind"], string>> = { lapDip: "lap_dips", sample: "samples" };

type Owned = { readonly companyId: string; readonly company: string; readonly title: string };

/** Whose lap-dip, sample or saved design it is and what it is called; null for other kinds, and where the reader has none such. */
export async function ownedRecord(db: Db, reader: SignedIn, { kind, id }: Subject): Promise<Owned | null> {
  if (kind === "proposal") return ownedDesign(db, reader, id);
  const table = TABLES[kind];
  if (!table) return null;
  const { rows } = await sql<Owned>`
    SELECT r.company_id AS "companyId", c.name AS company, r.number AS title
    FROM ${sql.table(table)} r JOIN companies c ON c.id = r.company_id
    WHERE r.id = ${id} AND (${isStaff(reader.role)} OR r.company_id = ${reader.companyId})`.execute(db);
  return rows[0] ?? null;
}

/** A design is its company's alone: the mill hears of it by the first message, and opens no thread about it. */
async function ownedDesign(db: Db, { companyId, company }: SignedIn, id: string): Promise<Owned | null> {
  const row = await db
    .selectFrom("proposals")
    .select("name as title")
    .where("id", "=", id)
    .where("company_id", "=", companyId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row ? { companyId, company, title: row.title } : null;
}

/** What a record of the catalogue is called: a fabric's code, a style's name. */
export async function catalogueTitle(db: Db, companyId: string, { kind, id }: Subject): Promise<string> {
  const row =
    kind === "fabric"
      ? await db.selectFrom("products").select("code as title").where("id", "=", id).executeTakeFirst()
      : kind === "design"
        ? await db.selectFrom("styles").select("name as title").where("id", "=", id).where(seenBy(companyId)).executeTakeFirst()
        : undefined;
  if (!row) throw refuse("notFound");
  return row.title;
}
