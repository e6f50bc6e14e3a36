import type { StepState, WarningLevel, WorkKind } from "@selvedge/contract";

/** In the order people work through them. */
export const WORK_KINDS: readonly WorkKind[] = ["order", "rfq", "lapDip", "sample"];

/** English texts of the area `erp`, or of `states` where a state of a record is named. */
export const KIND_NAMES: Readonly<Record<WorkKind, string>> = {
  order: "Orders",
  rfq: "Quotations",
  lapDip: "Lap-dips",
  sample: "Samples",
};

export { STEP_NAMES } from "@selvedge/contract/step-names";

export const STATE_NAMES: Readonly<Record<StepState, string>> = {
  pending: "Not started",
  active: "In progress",
  done: "Done",
  skipped: "Skipped",
  blocked: "Stopped",
};

export const LEVEL_NAMES: Readonly<Record<WarningLevel, string>> = {
  high: "Urgent",
  medium: "Soon",
  low: "Info",
};

/** States of all kinds of work as people read them. */
export const WORK_STATES: Readonly<Record<string, string>> = {
  submitted: "To confirm",
  confirmed: "Confirmed",
  inProduction: "In production",
  partShipped: "Part shipped",
  onHold: "On hold",
  requested: "Requested",
  quoted: "Quoted",
  countered: "Another price proposed",
  inLab: "In the laboratory",
  sent: "Sent",
  received: "Received",
  rejected: "Rejected",
  approved: "Approved",
  preparing: "Being made",
  commented: "Commented",
  refused: "Refused",
  accepted: "Accepted",
  declined: "Declined",
  expired: "Expired",
  shipped: "Shipped",
  completed: "Completed",
  cancelled: "Cancelled",
};
