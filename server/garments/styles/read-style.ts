import type { Db } from "../../platform/db/open.ts";
import type { ShareGrant, SignedIn } from "../../platform/people/who.ts";
import { refuse } from "../../platform/refuse.ts";
import type { ShowsStyle } from "../share/seen.ts";
import type { StyleRow } from "./queries.ts";
import { seenBy } from "./seen-by.ts";

/** The style asked for; another company's own is not found. */
export async function readStyle(db: Db, { companyId }: Pick<SignedIn, "companyId">, id: string): Promise<StyleRow> {
  const style = await db.selectFrom("styles").selectAll().where("id", "=", id).where(seenBy(companyId)).executeTakeFirst();
  if (!style) throw refuse("notFound");
  return style;
}

/** The same for who may come by a link as well: through it only what it shows is found. */
export type ReadShownStyle = (db: Db, by: ShareGrant | SignedIn, id: string) => Promise<StyleRow>;

export const readShownStyle =
  (showsStyle: ShowsStyle): ReadShownStyle =>
  async (db, by, id) => {
    if ("shareId" in by && !(await showsStyle(db, by, id))) throw refuse("notFound");
    return readStyle(db, by, id);
  };
