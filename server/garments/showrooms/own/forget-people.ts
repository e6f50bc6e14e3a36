import type { Db } from "../../../platform/db/open.ts";

/** What the people of a company left in a room of theirs, which another company is to see nothing of: their visits, what they looked at and their short-list. */
export async function forgetPeople(within: Db, chanelId: string): Promise<void> {
  await within.deleteFrom("chanel_visits").where("chanel_id", "=", chanelId).execute();
  await within.deleteFrom("chanel_openings").where("chanel_id", "=", chanelId).execute();
  await within.deleteFrom("chanel_short_list").where("chanel_id", "=", chanelId).execute();
}
