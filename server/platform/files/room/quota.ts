import type { Db } from "../../db/open.ts";
import { isStaff } from "../../http/caller/access.ts";
import type { SignedIn } from "../../people/who.ts";
import { refuse } from "../../refuse.ts";
import type { Room } from "./room.ts";

/**
 * Refuses bytes that there is no room for: with `diskFull` while the disk is short, with `quotaFull` when they are beyond what a customer's
 * company may store. What takes the place of something larger is always within it. The mill's own people have no limit of that kind.
 */
export async function requireQuota(
  db: Db,
  room: Room,
  { role, companyId }: SignedIn,
  bytes: number,
  replacedBytes = 0,
): Promise<void> {
  if (await room.isShort()) throw refuse("diskFull");
  if (isStaff(role) || bytes <= replacedBytes) return;
  if ((await room.takenBy(db, companyId)) - replacedBytes + bytes > room.companyBytes)
    throw refuse("quotaFull", { maxBytes: room.companyBytes });
}
