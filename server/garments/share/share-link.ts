import type { ShareLink } from "@selvedge/contract";
import type { Selectable } from "kysely";
import { shownBy } from "./grant.ts";
import type { ShareTable } from "./tables.ts";

/** The page that shows what a link opens. */
function addressOf({ style_id, group_id, product_id, chanel_id }: Selectable<ShareTable>): string {
  if (chanel_id) return `/shareChanel?chanelId=${chanel_id}`;
  if (group_id) return `/shareGroup?groupId=${group_id}`;
  return product_id ? `/shareGoodsDetails?productId=${product_id}` : `/shareShapeDetails?designId=${style_id}`;
}

/** A link as its owner sees it. Its address is known only while the token is: when it is made. */
export function shareLink(row: Selectable<ShareTable>, shareToken: string | null): ShareLink {
  return {
    shareId: row.id,
    kind: row.kind,
    id: shownBy(row),
    name: row.name,
    revision: row.revision,
    url: shareToken ? `${addressOf(row)}&shareToken=${shareToken}` : "",
    canComment: row.can_comment,
    canApprove: row.can_approve,
    hasPassword: row.password_hash !== null,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    openCount: row.open_count,
    lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
  };
}
