import type { Db } from "../../platform/db/open.ts";
import type { ShareGrant, SignedIn } from "../../platform/people/who.ts";
import { refuse } from "../../platform/refuse.ts";
import { styleThrough } from "../share/seen.ts";
import type { StyleRow } from "./queries.ts";
import { seenBy } from "./seen-by.ts";

/** The style asked for; through a link only the one it shows, another company's own is not found. */
export async function readStyle(db: Db, by: ShareGrant | SignedIn, id: string): Promise<StyleRow> {
  if ("shareId" in by && (await styleThrough(db, by)) !== id) throw refuse("notFound");
  const asked = db.selectFrom("styles").selectAll().where("id", "=", id).where(seenBy(by.companyId));
  const style = await asked.executeTakeFirst();
  if (!style) throw refuse("notFound");
  return style;
}
