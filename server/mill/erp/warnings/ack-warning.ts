import type { ackWarning, Warning } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { invalid } from "../../../platform/invalid.ts";
import { type NoticeInput, notify } from "../../../platform/notices/notify.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import { chargeOf, leadsTo, namedIn } from "../people/record.ts";
import { colleagues } from "./colleagues.ts";
import { readWarnings } from "./warnings.ts";

export const ackWarningHandler: Handler<typeof ackWarning> = async ({ body, db, customer, translate, clock }) => {
  const { warningId, note, snoozeUntil = null, handTo = null, seen } = body;
  const now = clock.now();
  const reader = { customer, translate, now };
  const [known] = await readWarnings(db, reader, { warning: warningId });
  if (!known) throw refuse("notFound");
  if (handTo && !(await colleagues(db)).some(({ userId }) => userId === handTo))
    throw invalid(translate, { path: "handTo", rule: "exists", message: "This person does not work at the mill." });
  const word = { user_id: customer.userId, note, snoozed_until: snoozeUntil, handed_to: handTo, at: now };
  return db.transaction().execute(async (tx) => {
    const given = await tx
      .insertInto("warning_words")
      .values({ warning: warningId, ...word })
      .onConflict((on) => {
        if (seen === null) return on.column("warning").doNothing();
        const replaced = on.column("warning").doUpdateSet(word);
        return seen === undefined ? replaced : replaced.where("warning_words.at", "=", new Date(seen));
      })
      .returning("warning")
      .executeTakeFirst();
    const [said] = await readWarnings(tx, reader, { warning: warningId });
    const { warning } = said ?? known;
    if (!given) throw refuse("stale", warning);
    const isNew = handTo !== known.warning.acknowledged?.handedTo?.userId;
    if (handTo && isNew && handTo !== customer.userId) await tell(tx, warning, { userId: handTo, by: customer, now });
    return warning;
  });
};

/** Gives notice to the colleague to whom a warning is handed on. */
async function tell(
  tx: Db,
  { kind, id }: Warning,
  { userId, by, now }: { readonly userId: string; readonly by: SignedIn; readonly now: Date },
): Promise<void> {
  const charge = await chargeOf(tx, { kind, id });
  const number = namedIn(charge);
  const notice: NoticeInput = {
    to: { userId },
    kind: `${charge.kind}.warningHandedOn`,
    ...leadsTo(charge),
    text: number
      ? { key: "{{name}} handed on to you a warning about {{number}}", values: { name: by.name, number } }
      : { key: "{{name}} handed on to you a warning about a conversation", values: { name: by.name } },
  };
  await notify(tx, notice, now);
}
