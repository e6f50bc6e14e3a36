import type { openShare } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { openedShare, shownBy } from "../grant.ts";

export const openShareHandler: Handler<typeof openShare> = async ({ body, db, clock }) => {
  const now = clock.now();
  const opened = await openedShare(db, body.shareToken, body.password, now);
  await db
    .updateTable("shares")
    .set((eb) => ({ open_count: eb("open_count", "+", 1), last_opened_at: now }))
    .where("id", "=", opened.id)
    .execute();
  const company = await db.selectFrom("companies").select("name").where("id", "=", opened.company_id).executeTakeFirstOrThrow();
  return {
    kind: opened.kind,
    id: shownBy(opened),
    designId: opened.style_id,
    name: opened.name,
    company: company.name,
    canComment: opened.can_comment,
    canApprove: opened.can_approve,
    expiresAt: opened.expires_at?.toISOString() ?? null,
  };
};
