import type { clearBrowseLog } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { writeGathered } from "./gather.ts";
import { forgetVisits, forgetWords } from "./history.ts";

export const clearBrowseLogHandler: Handler<typeof clearBrowseLog> = async ({ customer, db }) => {
  await writeGathered(db);
  return { removed: (await forgetVisits(db, customer.userId, null)) + (await forgetWords(db, customer.userId, null)) };
};
