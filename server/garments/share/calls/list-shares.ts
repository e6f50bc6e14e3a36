import type { listShares } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { shareLink } from "../share-link.ts";

const MAX_LISTED = 500;

export const listSharesHandler: Handler<typeof listShares> = async ({ body, customer, db }) => {
  let asked = db.selectFrom("shares").selectAll().where("company_id", "=", customer.companyId);
  const { id } = body;
  if (id)
    asked = asked.where((eb) =>
      eb.or([
        eb("proposal_id", "=", id),
        eb("group_id", "=", id),
        eb("product_id", "=", id),
        eb("chanel_id", "=", id),
        eb.and([eb("kind", "=", "design"), eb("style_id", "=", id)]),
      ]),
    );
  const rows = await asked.orderBy("created_at", "desc").orderBy("id", "desc").limit(MAX_LISTED).execute();
  return rows.map((row) => shareLink(row, null));
};
