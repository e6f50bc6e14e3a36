import type { ackWarning } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { invalid } from "../../../platform/invalid.ts";
import { refuse } from "../../../platform/refuse.ts";
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
  const given = await db
    .insertInto("warning_words")
    .values({ warning: warningId, ...word })
    .onConflict((on) => {
      if (seen === null) return on.column("warning").doNothing();
      const replaced = on.column("warning").doUpdateSet(word);
      return seen === undefined ? replaced : replaced.where("warning_words.at", "=", new Date(seen));
    })
    .returning("warning")
    .executeTakeFirst();
  const [said] = await readWarnings(db, reader, { warning: warningId });
  const { warning } = said ?? known;
  if (!given) throw refuse("stale", warning);
  return warning;
};
