import type { DeskKind } from "@selvedge/contract";

/** The sentence of the notice to the other side, by the state a record entered. Keys of `locales/<lang>/states.json`; {{number}} is the record's, {{step}} a step's name. */
const SENTENCES: Readonly<Record<DeskKind, Readonly<Record<string, string>>>> = {
  order: {
    submitted: "Order {{number}} was placed",
    confirmed: "Order {{number}} is confirmed",
    inProduction: "Order {{number}} is in production",
    partShipped: "Part of order {{number}} was shipped",
    shipped: "Order {{number}} was shipped",
    completed: "Order {{number}} is completed",
    onHold: "Order {{number}} is on hold",
    cancelled: "Order {{number}} was cancelled",
  },
  productionStep: {
    active: "Order {{number}}: {{step}} is under way",
    done: "Order {{number}}: {{step}} is done",
    skipped: "Order {{number}}: {{step}} is left out",
    blocked: "Order {{number}}: {{step}} is stopped",
  },
  lapDip: {
    requested: "Lap-dip {{number}} was asked for",
    inLab: "Lap-dip {{number}} is in the laboratory",
    sent: "Lap-dip {{number}} was sent",
    received: "Lap-dip {{number}} was received",
    approved: "Lap-dip {{number}} is approved",
    rejected: "Lap-dip {{number}} was rejected",
    cancelled: "Lap-dip {{number}} was cancelled",
  },
  sample: {
    requested: "Sample {{number}} was asked for",
    confirmed: "Sample {{number}} is confirmed",
    preparing: "Sample {{number}} is being made",
    sent: "Sample {{number}} was sent",
    received: "Sample {{number}} was received",
    commented: "There is feedback on sample {{number}}",
    refused: "Sample {{number}} cannot be made",
    cancelled: "Sample {{number}} was cancelled",
  },
  quotation: {
    requested: "Quotation {{number}} was asked for",
    quoted: "Quotation {{number}} has its prices",
    countered: "Quotation {{number}}: another price is proposed",
    accepted: "Quotation {{number}} was accepted",
    declined: "Quotation {{number}} was declined",
    expired: "Quotation {{number}} has expired",
  },
};

/** The sentence for the way to a state where that says more than the state. */
const ACTION_SENTENCES: Readonly<Record<string, string>> = { resume: "Order {{number}} was resumed" };

/** The sentence for a confirmation that names the total, which was open until then. */
const CONFIRMED_AT = "Order {{number}} is confirmed at {{total}}";

/** What the other side is told of something that happened; undefined where nobody is told. */
export function sentenceOf(
  kind: DeskKind,
  { action, to, detail }: { action: string; to: string; detail?: Readonly<Record<string, unknown>> },
): string | undefined {
  if (kind === "order" && action === "confirm" && detail?.total) return CONFIRMED_AT;
  return ACTION_SENTENCES[action] ?? SENTENCES[kind][to];
}
