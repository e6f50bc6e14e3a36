import type { putInCharge } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { invalid } from "../../../platform/invalid.ts";
import { type NoticeInput, notify } from "../../../platform/notices/notify.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import { colleagues } from "../warnings/colleagues.ts";
import { type Charge, chargeOf, inChargeOf, leadsTo, namedIn } from "./record.ts";

type Wanted = { readonly userId: string | null; readonly seen: string | null; readonly now: Date };

export const putInChargeHandler: Handler<typeof putInCharge> = async ({ body, db, customer, translate, clock }) => {
  const { userId, seen } = body;
  if (userId && !(await colleagues(db)).some((one) => one.userId === userId))
    throw invalid(translate, { path: "userId", rule: "exists", message: "This person does not work at the mill." });
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const charge = await chargeOf(tx, body);
    const isPut = await put(tx, charge, { userId, seen, now });
    const inCharge = await inChargeOf(tx, charge);
    if ((inCharge?.userId ?? null) !== userId) throw refuse("stale", { inCharge });
    if (isPut && userId && userId !== customer.userId) await tell(tx, charge, { userId, by: customer, now });
    return { inCharge };
  });
};

/** Whether it changed anything: only where the person in charge is still the one that was seen. */
async function put(tx: Db, { kind, id }: Charge, { userId, seen, now }: Wanted): Promise<boolean> {
  if (userId === seen) return false;
  if (seen === null) {
    const row = { kind, record_id: id, user_id: userId!, at: now };
    const added = tx
      .insertInto("in_charge")
      .values(row)
      .onConflict((on) => on.columns(["kind", "record_id"]).doNothing());
    return (await added.returning("user_id").executeTakeFirst()) !== undefined;
  }
  if (userId === null) {
    const { numDeletedRows } = await tx
      .deleteFrom("in_charge")
      .where("kind", "=", kind)
      .where("record_id", "=", id)
      .where("user_id", "=", seen)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const { numUpdatedRows } = await tx
    .updateTable("in_charge")
    .set({ user_id: userId, at: now })
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .where("user_id", "=", seen)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives notice to whom somebody else has put in charge. */
async function tell(
  tx: Db,
  charge: Charge,
  { userId, by, now }: { readonly userId: string; readonly by: SignedIn; readonly now: Date },
): Promise<void> {
  const number = namedIn(charge);
  const notice: NoticeInput = {
    to: { userId },
    kind: `${charge.kind}.putInCharge`,
    ...leadsTo(charge),
    text: number
      ? { key: "{{name}} put you in charge of {{number}}", values: { name: by.name, number } }
      : { key: "{{name}} put you in charge of a conversation", values: { name: by.name } },
  };
  await notify(tx, notice, now);
}
