import type { deskHistory } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { readHistory } from "../history.ts";
import { RECORDS } from "../move.ts";
import { mayReach } from "../mover.ts";

export const deskHistoryHandler: Handler<typeof deskHistory> = async ({ body: { kind, id }, customer, db }) => {
  const record = await db.selectFrom(RECORDS[kind]).select("company_id").where("id", "=", id).executeTakeFirst();
  if (!record || !mayReach(customer, record.company_id)) throw refuse("notFound");
  return { list: await readHistory(db, id) };
};
