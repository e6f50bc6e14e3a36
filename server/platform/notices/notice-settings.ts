import { NOTICE_TOPICS, type noticeSettings } from "@selvedge/contract";
import type { Handler } from "../http/registry.ts";

export const noticeSettingsHandler: Handler<typeof noticeSettings> = async ({ body, customer, db, isMailSetUp }) => {
  const known = await db.selectFrom("notice_settings").selectAll().where("user_id", "=", customer.userId).executeTakeFirst();
  const mail = body.mail ?? known?.mail ?? "daily";
  const muted = body.mutedTopics ?? known?.muted_topics ?? [];
  if (body.mail || body.mutedTopics)
    await db
      .insertInto("notice_settings")
      .values({ user_id: customer.userId, mail, muted_topics: [...muted], digest_at: null })
      .onConflict((on) => on.column("user_id").doUpdateSet({ mail, muted_topics: [...muted] }))
      .execute();
  return { mail, mutedTopics: NOTICE_TOPICS.filter((topic) => muted.includes(topic)), isMailSetUp };
};
