import type { Db } from "../../platform/db/open.ts";
import type { SignedIn } from "../../platform/people/who.ts";

/** What a company has added to the options of the catalogue, or has used of them. */
export const ownTags = (db: Db, { companyId }: SignedIn) =>
  db.selectFrom("fabric_tags").selectAll().where("company_id", "=", companyId).execute();
