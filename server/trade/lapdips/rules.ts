import type { BodyOf, decideLapDip } from "@selvedge/contract";
import type { BadField } from "../../platform/invalid.ts";
import { dayOf, daysBetween } from "../../platform/time/days.ts";

export type Decision = BodyOf<typeof decideLapDip>["decisions"][number];

/** States in which the mill owes a round. */
const OWED = new Set(["requested", "inLab", "rejected"]);

/** Days that the round due is late: until now while the mill owes it, until it was sent once it has. */
export function lateDaysOf(
  { status, due_date: due }: { readonly status: string; readonly due_date: string | null },
  lastSentAt: Date | null,
  now: Date,
): number {
  if (due === null || status === "cancelled") return 0;
  const until = OWED.has(status) ? now : lastSentAt;
  return until ? Math.max(0, daysBetween(due, dayOf(until))) : 0;
}

/** What the decisions lead to: approved by one option, rejected when every option was, undecided otherwise. */
export function outcomeOf(labels: readonly string[], decisions: readonly Decision[]): "approved" | "rejected" | "undecided" {
  if (decisions.some(({ decision }) => decision !== "rejected")) return "approved";
  return labels.every((label) => decisions.some((one) => one.label === label)) ? "rejected" : "undecided";
}

/** What is wrong with decisions on a round's options; none when they can be kept. */
export function faultsOf(labels: readonly string[], decisions: readonly Decision[], reason: string): BadField[] {
  const faults: BadField[] = [];
  decisions.forEach(({ label, decision, comment }, index) => {
    if (!labels.includes(label))
      faults.push({ path: `decisions.${index}.label`, rule: "exists", message: "This round has no such option." });
    if (decisions.findIndex((other) => other.label === label) < index)
      faults.push({ path: `decisions.${index}.label`, rule: "unique", message: "An option is judged once." });
    if (decision === "approvedWithComment" && comment === "")
      faults.push({ path: `decisions.${index}.comment`, rule: "required", message: "Please write the comment." });
  });
  const approved = new Set<string>(decisions.filter(({ decision }) => decision !== "rejected").map(({ label }) => label));
  if (labels.filter((label) => approved.has(label)).length > 1)
    faults.push({ path: "decisions", rule: "oneApproved", message: "Please approve one option only." });
  const outcome = outcomeOf(labels, decisions);
  if (outcome === "undecided")
    faults.push({ path: "decisions", rule: "complete", message: "Please judge every option, or approve one." });
  if (outcome === "rejected" && reason === "")
    faults.push({ path: "reason", rule: "required", message: "Please give a reason, so that the next round comes closer." });
  return faults;
}
