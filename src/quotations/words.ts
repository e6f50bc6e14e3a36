import type { Quotation } from "@selvedge/contract";

type Status = Quotation["status"];

/** English texts of the area `quotations`. */
export const STATUS_NAMES: Readonly<Record<Status, string>> = {
  requested: "Waiting for the mill's prices",
  quoted: "Prices received, please decide",
  countered: "Waiting for the mill's answer",
  accepted: "Ordered",
  declined: "Declined",
  expired: "Expired",
};

/** What happened, in the words of the history. */
export const EVENT_NAMES: Readonly<Record<Status, string>> = {
  requested: "Requested",
  quoted: "The mill's prices",
  countered: "Other prices proposed",
  accepted: "Accepted and ordered",
  declined: "Declined",
  expired: "Expired",
};

/** States by whose turn it is; each is a tab of the list. */
export const TABS = {
  all: [],
  decide: ["quoted"],
  withMill: ["requested", "countered"],
  ordered: ["accepted"],
  closed: ["declined", "expired"],
} as const satisfies Record<string, readonly Status[]>;
export type TabKey = keyof typeof TABS;
export const TAB_NAMES: Readonly<Record<TabKey, string>> = {
  all: "All",
  decide: "To decide",
  withMill: "With the mill",
  ordered: "Ordered",
  closed: "Declined or expired",
};
