import type { clearBrowseLog } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { writeGathered } from "./gather.ts";
import { forgetOpenings, forgetVisits, forgetWords } from "./history.ts";

export const clearBrowseLogHandler: Handler<typeof clearBrowseLog> = async ({ customer, db }) => {
  await writeGathered(db);
  const visits = await forgetVisits(db, customer.userId, null);
  const openings = await forgetOpenings(db, customer.userId);
  return { removed: visits + openings + (await forgetWords(db, customer.userId, null)) };
};
