import type { LiveEvent } from "@selvedge/contract";
import type { Db } from "../db/open.ts";

/** Who receives an event: the people of a company, one person, or the mill's people. */
export type Hearers = { readonly companyId: string } | { readonly userId: string } | { readonly staff: true };

/** Notifies open pages when the transaction commits, in whichever process they are connected to; not when it fails. */
export async function announce(tx: Db, to: readonly Hearers[], event: LiveEvent, now: Date): Promise<void> {
  if (to.length === 0) return;
  await tx
    .insertInto("live_events")
    .values(
      to.map((hearers) => ({
        company_id: "companyId" in hearers ? hearers.companyId : null,
        user_id: "userId" in hearers ? hearers.userId : null,
        to_staff: "staff" in hearers,
        event: event.event,
        data: JSON.stringify(event.data),
        created_at: now,
      })),
    )
    .execute();
}
