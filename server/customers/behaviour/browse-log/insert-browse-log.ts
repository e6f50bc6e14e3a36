import type { insertBrowseLog } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { noteVisit } from "./browse.ts";
import { writeGathered } from "./gather.ts";

export const insertBrowseLogHandler: Handler<typeof insertBrowseLog> = async ({ body, customer, db, clock }) => {
  const known = await db.selectFrom("products").select("id").where("id", "=", body.productId).executeTakeFirst();
  if (!known) throw refuse("notFound");
  await writeGathered(db);
  return { id: await noteVisit(db, { ...body, customer, now: clock.now() }) };
};
