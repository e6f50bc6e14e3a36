import type { getBrowseLog } from "@selvedge/contract";
import { pageOf } from "../../../platform/http/answer/page.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { shownVisits } from "./browse.ts";
import { writeGathered } from "./gather.ts";
import { seenNamed, visitsOf, wordsOf } from "./history.ts";

export const getBrowseLogHandler: Handler<typeof getBrowseLog> = async ({ body, customer, db, translate }) => {
  await writeGathered(db);
  const matching = await seenNamed(db, customer.userId, body.keyword);
  const { rows, total, after } = await visitsOf(db, customer.userId, body, matching);
  const first = body.pageNum === 1 ? null : (rows[0]?.visited_at ?? null);
  const words = await wordsOf(db, customer.userId, { ...body, after, upTo: first });
  return { ...pageOf(total, await shownVisits(db, rows, { customer, translate }), body), words };
};
