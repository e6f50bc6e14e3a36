import type { Warning } from "@selvedge/contract";
import { expect, test } from "vitest";
import { type Errand, onto, ruleOf } from "./errands.ts";

const COLLEAGUE = "c".repeat(32);
const word = (fields: Partial<NonNullable<Warning["acknowledged"]>> = {}) => ({
  by: "Lin",
  note: "The dyer is asked",
  at: "2026-11-28T09:00:00.000Z",
  snoozedUntil: null,
  handedTo: null,
  ...fields,
});
const warning = (acknowledged: Warning["acknowledged"]) => ({ warningId: "lateStep:a", acknowledged }) as Warning;
const handled = (fields: object = {}): Errand => ({
  what: "ackWarning",
  body: { warningId: "lateStep:a", note: "The dyer is asked", seen: null, ...fields },
});
const isDone = (errand: Errand, now: Warning) => ruleOf(errand).isDone!(errand.body, now);

test("a word about a warning whose answer was lost is known again; a colleague's with another day, person or note is not one's own", () => {
  expect(isDone(handled(), warning(word()))).toBe(true);
  const whole = handled({ snoozeUntil: "2026-12-01", handTo: COLLEAGUE });
  const handedTo = { userId: COLLEAGUE, name: "Ada Fell" };
  expect(isDone(whole, warning(word({ snoozedUntil: "2026-12-01", handedTo })))).toBe(true);
  for (const other of [{ snoozedUntil: "2026-12-02", handedTo }, { snoozedUntil: "2026-12-01" }, { handedTo }])
    expect(isDone(whole, warning(word(other)))).toBe(false);
  for (const other of [{ note: "Nobody knows of it" }, { snoozedUntil: "2026-12-01" }, { handedTo }])
    expect(isDone(handled(), warning(word(other)))).toBe(false);
  expect(isDone(handled(), warning(null))).toBe(false);
});

test("one's own word is sent anyway over the one that is there now, with all that it said", () => {
  const mine = handled({ snoozeUntil: "2026-12-01" });
  expect(onto(mine, warning(word({ by: "Rui" })))).toEqual({ ...mine, body: { ...mine.body, seen: word().at } });
  expect(onto(mine, warning(null))).toEqual(mine);
});
