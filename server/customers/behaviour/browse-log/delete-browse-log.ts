import type { deleteBrowseLog } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { forgetVisits, forgetWords } from "./history.ts";

export const deleteBrowseLogHandler: Handler<typeof deleteBrowseLog> = async ({ body, customer, db }) => {
  const removed = body.ids.length > 0 ? await forgetVisits(db, customer.userId, body.ids) : 0;
  const forgotten = body.words.length > 0 ? await forgetWords(db, customer.userId, body.words) : 0;
  return { removed: removed + forgotten };
};
