import type { LapDip, LightSource, OptionDecision } from "@selvedge/contract";

export type LapDipStatus = LapDip["status"];

/** States by what a customer has to do with them; each is a tab of the list. */
export const LAP_DIP_TABS = {
  all: [],
  toJudge: ["sent", "received"],
  inLab: ["requested", "inLab", "rejected"],
  approved: ["approved"],
  cancelled: ["cancelled"],
} as const satisfies Record<string, readonly LapDipStatus[]>;
export type LapDipTab = keyof typeof LAP_DIP_TABS;

export const TAB_NAMES: Readonly<Record<LapDipTab, string>> = {
  all: "All",
  toJudge: "To judge",
  inLab: "With the mill",
  approved: "Approved",
  cancelled: "Cancelled",
};

export const STATUS_NAMES: Readonly<Record<LapDipStatus, string>> = {
  requested: "Requested",
  inLab: "In the laboratory",
  sent: "On the way to you",
  received: "Waiting for your decision",
  approved: "Approved",
  rejected: "Rejected, next round pending",
  cancelled: "Cancelled",
};

/** What a lap-dip's coming into a state is called in its history. */
export const EVENT_NAMES: Readonly<Record<LapDipStatus, string>> = {
  requested: "Requested",
  inLab: "In the laboratory",
  sent: "Sent",
  received: "Received",
  approved: "Approved",
  rejected: "Rejected",
  cancelled: "Cancelled",
};

export const LIGHT_NAMES: Readonly<Record<LightSource, { short: string; name: string }>> = {
  D65: { short: "D65", name: "Daylight" },
  A: { short: "A", name: "Filament lamp" },
  TL84: { short: "TL84", name: "Shop light" },
  UV: { short: "UV", name: "Ultraviolet" },
};

export const DECISION_NAMES: Readonly<Record<OptionDecision, string>> = {
  approved: "Approved",
  approvedWithComment: "Approved with comment",
  rejected: "Rejected",
};

export const DECISION_TONES = { approved: "ok", approvedWithComment: "ok", rejected: "line" } as const satisfies Record<
  OptionDecision,
  string
>;
