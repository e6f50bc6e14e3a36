import { LAP_DIP_STATES, ORDER_STATES, QUOTATION_STATES, SAMPLE_STATES, STEP_STATES } from "@selvedge/contract";
import type { RecordKind } from "../../server/trade/desk/move.ts";

/** The state tables as the contract's paper has them, "from > to" and who: C the customer, S the mill, T a date; `?` where more must be so. */
const PAPER: Record<RecordKind | "productionStep", string> = {
  order: `
    submitted > confirmed: S
    submitted > cancelled: C S
    confirmed > inProduction: S
    confirmed > onHold: S
    confirmed > cancelled: C? S
    inProduction > partShipped: S
    inProduction > shipped: S?
    inProduction > onHold: S
    onHold > confirmed: S?
    onHold > inProduction: S?
    partShipped > shipped: S?
    shipped > completed: C T?`,
  lapDip: `
    requested > inLab: S
    requested > cancelled: C S
    inLab > sent: S?
    inLab > cancelled: C S
    sent > received: C
    sent > cancelled: C S
    received > approved: C?
    received > rejected: C?
    received > cancelled: C S
    rejected > inLab: S
    rejected > cancelled: C S`,
  sample: `
    requested > confirmed: S
    requested > refused: S
    requested > cancelled: C
    confirmed > preparing: S
    confirmed > cancelled: C
    preparing > sent: S
    sent > received: C
    received > commented: C`,
  quotation: `
    requested > quoted: S
    requested > declined: C S
    quoted > accepted: C?
    quoted > countered: C?
    quoted > declined: C S
    quoted > expired: T?
    countered > quoted: S
    countered > declined: C S`,
  productionStep: `
    pending > active: S?
    pending > skipped: S
    active > blocked: S
    active > done: S?
    blocked > active: S`,
};
export const STATES = {
  order: ORDER_STATES,
  lapDip: LAP_DIP_STATES,
  sample: SAMPLE_STATES,
  quotation: QUOTATION_STATES,
  productionStep: STEP_STATES,
} as const;
const SIDES = { C: "customer", S: "staff", T: "time" } as const;
export const CONDITIONS = [
  "nothingBegun",
  "stateBefore",
  "allShipped",
  "thirtyDaysShipped",
  "itsTurn",
  "earlierFinished",
  "optionsGiven",
  "decided",
  "stillValid",
  "validityOver",
] as const;

/** "from > to by side", as far as nothing more must be so or everything is. */
export const onPaper = (kind: keyof typeof PAPER, met: "all" | "none"): string[] =>
  PAPER[kind]
    .trim()
    .split("\n")
    .flatMap((row) => {
      const [way, who] = row.trim().split(": ");
      return who!
        .split(" ")
        .filter((side) => met === "all" || !side.endsWith("?"))
        .map((side) => `${way} by ${SIDES[side[0] as keyof typeof SIDES]}`);
    })
    .sort();
