/** A customer of the record's own company, somebody of the mill, or a date that has come. */
export type Actor = "customer" | "staff" | "time";

/** What must be so besides the state, for a transition to be allowed. */
export type Condition =
  /** No production step of the order has begun. */
  | "nothingBegun"
  /** It goes back to where it was held. */
  | "stateBefore"
  /** Everything that was ordered has left the mill. */
  | "allShipped"
  /** Thirty days have passed since the last shipment. */
  | "thirtyDaysShipped"
  /** The earlier steps are not pending; greige is inspected beside sizing. */
  | "itsTurn"
  /** The earlier steps are done or skipped. */
  | "earlierFinished"
  /** Options with their pictures or measured colours are given. */
  | "optionsGiven"
  /** Every option is decided, or one is approved. */
  | "decided"
  /** The day until which the quotation is valid lies ahead. */
  | "stillValid"
  /** That day has passed. */
  | "validityOver";

/** One row of a state table: `by` may lead from one state to the other by `action`, as far as `only` is so; those of `reason` have to say why. */
export type Transition<State extends string = string> = {
  readonly from: State;
  readonly to: State;
  readonly by: readonly Actor[];
  readonly action: string;
  readonly only?: Condition;
  readonly reason?: readonly Actor[];
};

export const ORDER_STATES = [
  "submitted",
  "confirmed",
  "inProduction",
  "partShipped",
  "shipped",
  "completed",
  "onHold",
  "cancelled",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];
/** While cloth of an order may still be dyed otherwise, and a lap-dip be asked for from one of its lines. */
export const LAP_DIP_WHILE: readonly OrderState[] = ["submitted", "confirmed", "inProduction", "onHold"];
export const ORDER_TRANSITIONS = [
  { from: "submitted", to: "confirmed", by: ["staff"], action: "confirm" },
  { from: "submitted", to: "cancelled", by: ["customer", "staff"], action: "cancel", reason: ["staff"] },
  { from: "confirmed", to: "inProduction", by: ["staff"], action: "start" },
  { from: "confirmed", to: "onHold", by: ["staff"], action: "hold", reason: ["staff"] },
  { from: "confirmed", to: "cancelled", by: ["staff"], action: "cancel", reason: ["staff"] },
  { from: "confirmed", to: "cancelled", by: ["customer"], action: "cancel", only: "nothingBegun" },
  { from: "inProduction", to: "partShipped", by: ["staff"], action: "shipPart" },
  { from: "inProduction", to: "shipped", by: ["staff"], action: "ship", only: "allShipped" },
  { from: "inProduction", to: "onHold", by: ["staff"], action: "hold", reason: ["staff"] },
  { from: "onHold", to: "confirmed", by: ["staff"], action: "resume", only: "stateBefore" },
  { from: "onHold", to: "inProduction", by: ["staff"], action: "resume", only: "stateBefore" },
  { from: "partShipped", to: "shipped", by: ["staff"], action: "ship", only: "allShipped" },
  { from: "shipped", to: "completed", by: ["customer"], action: "receive" },
  { from: "shipped", to: "completed", by: ["time"], action: "complete", only: "thirtyDaysShipped" },
] as const satisfies readonly Transition<OrderState>[];

/** The seven steps in which a cloth is made, in their sequence. */
export const STEP_KEYS = [
  "technology",
  "dyeing",
  "sizing",
  "inspectGreige",
  "finishing",
  "inspectionPacking",
  "shipped",
] as const;
/** Those in which a garment is. */
export const GARMENT_STEP_KEYS = ["fabricInHouse", "cutting", "sewing", "pressing", "inspection", "packing", "shipped"] as const;
export const ALL_STEP_KEYS = [...STEP_KEYS, "fabricInHouse", "cutting", "sewing", "pressing", "inspection", "packing"] as const;
export type StepKey = (typeof ALL_STEP_KEYS)[number];
export const ORDER_KINDS = ["fabric", "garment"] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
/** The steps of what an order is of; both have seven, and both end with what leaves the mill. */
export const STEPS_OF: Readonly<Record<OrderKind, readonly StepKey[]>> = { fabric: STEP_KEYS, garment: GARMENT_STEP_KEYS };
export const STEP_STATES = ["pending", "active", "done", "skipped", "blocked"] as const;
export type StepState = (typeof STEP_STATES)[number];
export const STEP_TRANSITIONS = [
  { from: "pending", to: "active", by: ["staff"], action: "begin", only: "itsTurn" },
  { from: "pending", to: "skipped", by: ["staff"], action: "skip" },
  { from: "active", to: "blocked", by: ["staff"], action: "block" },
  { from: "blocked", to: "active", by: ["staff"], action: "unblock" },
  { from: "active", to: "done", by: ["staff"], action: "finish", only: "earlierFinished" },
] as const satisfies readonly Transition<StepState>[];

export const LAP_DIP_STATES = ["requested", "inLab", "sent", "received", "approved", "rejected", "cancelled"] as const;
export type LapDipState = (typeof LAP_DIP_STATES)[number];
export const LAP_DIP_TRANSITIONS = [
  { from: "requested", to: "inLab", by: ["staff"], action: "take" },
  { from: "inLab", to: "sent", by: ["staff"], action: "send", only: "optionsGiven" },
  { from: "sent", to: "received", by: ["customer"], action: "receive" },
  { from: "received", to: "approved", by: ["customer"], action: "approve", only: "decided" },
  { from: "received", to: "rejected", by: ["customer"], action: "reject", only: "decided" },
  { from: "rejected", to: "inLab", by: ["staff"], action: "dipAgain" },
  ...(["requested", "inLab", "sent", "received", "rejected"] as const).map(
    (from) => ({ from, to: "cancelled", by: ["customer", "staff"], action: "cancel" }) as const,
  ),
] as const satisfies readonly Transition<LapDipState>[];

export const SAMPLE_STATES = [
  "requested",
  "confirmed",
  "preparing",
  "sent",
  "received",
  "commented",
  "refused",
  "cancelled",
] as const;
export type SampleState = (typeof SAMPLE_STATES)[number];
export const SAMPLE_TRANSITIONS = [
  { from: "requested", to: "confirmed", by: ["staff"], action: "confirm" },
  { from: "requested", to: "refused", by: ["staff"], action: "refuse" },
  { from: "requested", to: "cancelled", by: ["customer"], action: "cancel" },
  { from: "confirmed", to: "preparing", by: ["staff"], action: "prepare" },
  { from: "confirmed", to: "cancelled", by: ["customer"], action: "cancel" },
  { from: "preparing", to: "sent", by: ["staff"], action: "send" },
  { from: "sent", to: "received", by: ["customer"], action: "receive" },
  { from: "received", to: "commented", by: ["customer"], action: "comment" },
] as const satisfies readonly Transition<SampleState>[];

export const QUOTATION_STATES = ["requested", "quoted", "countered", "accepted", "declined", "expired"] as const;
export type QuotationState = (typeof QUOTATION_STATES)[number];
export const QUOTATION_TRANSITIONS = [
  { from: "requested", to: "quoted", by: ["staff"], action: "quote" },
  { from: "requested", to: "declined", by: ["customer", "staff"], action: "decline" },
  { from: "quoted", to: "accepted", by: ["customer"], action: "accept", only: "stillValid" },
  { from: "quoted", to: "countered", by: ["customer"], action: "counter", only: "stillValid" },
  { from: "quoted", to: "declined", by: ["customer", "staff"], action: "decline" },
  { from: "quoted", to: "expired", by: ["time"], action: "expire", only: "validityOver" },
  { from: "countered", to: "quoted", by: ["staff"], action: "quote" },
  { from: "countered", to: "declined", by: ["customer", "staff"], action: "decline" },
] as const satisfies readonly Transition<QuotationState>[];

/** The state tables by the kind of record they rule. Everything about a record's life follows from its table. */
export const STATE_TABLES = {
  order: ORDER_TRANSITIONS,
  productionStep: STEP_TRANSITIONS,
  lapDip: LAP_DIP_TRANSITIONS,
  sample: SAMPLE_TRANSITIONS,
  quotation: QUOTATION_TRANSITIONS,
} as const satisfies Record<string, readonly Transition[]>;
export type DeskKind = keyof typeof STATE_TABLES;

/** Whether somebody who leads a record from one state to another has to say why. */
export const asksReason = (kind: DeskKind, { from, to, by }: { from: string; to: string; by: Actor }): boolean =>
  transitionsFrom(kind, from, by).some((row) => row.to === to && row.reason?.includes(by));

/** Where somebody may lead a record from a state, conditions left aside. */
export const transitionsFrom = (kind: DeskKind, from: string, actor: Actor): readonly Transition[] =>
  (STATE_TABLES[kind] as readonly Transition[]).filter((row) => row.from === from && row.by.includes(actor));
