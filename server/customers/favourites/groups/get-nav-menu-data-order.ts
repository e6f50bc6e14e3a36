import type { GroupKind, getNavMenuDataOrder } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { readGroups } from "./groups.ts";

export const getNavMenuDataOrderHandler: Handler<typeof getNavMenuDataOrder> = async ({
  body,
  customer,
  db,
  translate,
  clock,
}) => {
  const now = clock.now();
  if (body.order) await orderGroups(db, customer.userId, body.kind, body.order, now);
  return readGroups(db, customer, { kind: body.kind }, { translate, now });
};

/** Stores the order of the named groups; those not named come after them, as they were. */
async function orderGroups(db: Db, userId: string, kind: GroupKind, order: readonly string[], now: Date): Promise<void> {
  await db.transaction().execute(async (within) => {
    const rows = await within
      .selectFrom("favourite_groups")
      .select("id")
      .where("user_id", "=", userId)
      .where("kind", "=", kind)
      .orderBy("sort")
      .orderBy("created_at")
      .forUpdate()
      .execute();
    const known = rows.map((row) => row.id);
    if (order.some((id) => !known.includes(id))) throw refuse("notFound");
    const wanted = [...new Set([...order, ...known])];
    await sql`UPDATE favourite_groups g SET sort = wanted.place, updated_at = ${now}
      FROM unnest(${wanted}::text[]) WITH ORDINALITY AS wanted (id, place) WHERE g.id = wanted.id`.execute(within);
  });
}
