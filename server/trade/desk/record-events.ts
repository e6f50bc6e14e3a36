import type { Db } from "../../platform/db/open.ts";
import { newId } from "../../platform/ids.ts";
import { setDown } from "../../platform/webhooks/announce.ts";
import { actorOf } from "./mover.ts";
import { type Happening, notifyOtherSide } from "./notify-other-side.ts";

/** The names of webhook events, before the state a record came to. */
const EVENT_PREFIXES = { order: "order", sample: "sample", lapDip: "lapDip", quotation: "rfq" } as const;

/** Topics of webhooks for a record that entered a state: "order.confirmed", "rfq.created", "order.stepChanged". */
export function eventType({ kind, from, to }: Pick<Happening, "kind" | "from" | "to">) {
  if (kind === "productionStep") return "order.stepChanged" as const;
  return `${EVENT_PREFIXES[kind]}.${from === null ? "created" : to}` as const;
}

/** Writes what happened into the history, gives the other side notice and sets the webhook event down, all in the caller's transaction. */
export async function recordHappening(tx: Db, happening: Happening): Promise<void> {
  const { kind, recordId, parentId = null, number, companyId, action, from, to, by, note = "", detail = {}, now } = happening;
  await tx
    .insertInto("desk_history")
    .values({
      id: newId(now),
      kind,
      record_id: recordId,
      parent_id: parentId,
      company_id: companyId,
      action,
      from_state: from,
      to_state: to,
      user_id: by === "time" ? null : by.userId,
      side: actorOf(by),
      note,
      detail: JSON.stringify(detail),
      at: now,
    })
    .execute();
  const type = eventType(happening);
  await setDown(tx, { type, companyId, data: { id: parentId ?? recordId, number, from, to, ...detail } }, now);
  await notifyOtherSide(tx, happening, type);
}
