import type { Sample } from "@selvedge/contract";

export type SampleStatus = Sample["status"];
export type SampleKind = Sample["kind"];

export const KIND_NAMES: Readonly<Record<SampleKind, string>> = {
  hanger: "Hanger",
  a4: "A4 swatch",
  yardage: "Sample length",
  strikeOff: "Strike-off",
  garment: "Garment sample",
};

export const STATUS_NAMES: Readonly<Record<SampleStatus, string>> = {
  requested: "Requested",
  confirmed: "Promised",
  preparing: "Being prepared",
  sent: "On the way to you",
  received: "Received",
  commented: "Received, with your comment",
  refused: "Refused",
  cancelled: "Cancelled",
};

/** What a sample's coming into a state is called in its history. */
export const EVENT_NAMES: Readonly<Record<SampleStatus, string>> = {
  ...STATUS_NAMES,
  sent: "Sent",
  commented: "Commented",
};

/** States by what is to be done; each is a tab of the list. */
export const SAMPLE_TABS = {
  all: [],
  withMill: ["requested", "confirmed", "preparing"],
  onTheWay: ["sent"],
  received: ["received", "commented"],
  ended: ["refused", "cancelled"],
} as const satisfies Record<string, readonly SampleStatus[]>;
export type SampleTab = keyof typeof SAMPLE_TABS;

export const TAB_NAMES: Readonly<Record<SampleTab, string>> = {
  all: "All",
  withMill: "With the mill",
  onTheWay: "On the way",
  received: "Received",
  ended: "Refused or cancelled",
};
