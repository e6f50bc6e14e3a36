import type { getStyle3dVideoUrl } from "@selvedge/contract";
import { sql } from "kysely";
import type { Handler } from "../../platform/http/registry.ts";
import { refuse } from "../../platform/refuse.ts";
import type { ShowsStyle } from "../share/seen.ts";
import { asVideo, requireSeen, requireShown, targetOf } from "./videos.ts";

/** Films of a style that the mill's own people made are everybody's. */
const MILL_ROLES = ["sales", "mill", "admin"];

export const getStyle3dVideoUrlHandler =
  (showsStyle: ShowsStyle): Handler<typeof getStyle3dVideoUrl> =>
  async ({ body, customer, share, db, clock }) => {
    if (share) await requireShown(showsStyle, { db, share }, body);
    else await requireSeen(db, customer, body, clock.now());
    const { companyId } = share ?? customer;
    const row = await db
      .selectFrom("style_videos as v")
      .innerJoin("users as u", "u.id", "v.made_by")
      .select(["v.file_hash", "v.poster_hash"])
      .where("v.kind", "=", body.kind)
      .where(`v.${targetOf(body)}`, "=", body.proposalId ?? body.designId!)
      .where((eb) => eb.or([eb("v.company_id", "=", companyId), eb("u.role", "in", MILL_ROLES as never)]))
      .orderBy(sql`v.company_id = ${companyId}`, "desc")
      .orderBy("v.made_at", "desc")
      .limit(1)
      .executeTakeFirst();
    if (!row) throw refuse("notFound");
    return asVideo(row);
  };
