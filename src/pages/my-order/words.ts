import type { OrderPaper, OrderRow } from "@selvedge/contract";

/** English texts of the areas `orders` and `states`. */
export { ORDER_STATE_NAMES as STATUSES } from "@selvedge/contract/order-state-names";
export { STEP_NAMES as STEPS } from "@selvedge/contract/step-names";

/** What the tabs gather. */
export const TABS = {
  all: [],
  open: ["submitted"],
  production: ["confirmed", "inProduction", "partShipped", "onHold"],
  late: [],
  held: ["onHold"],
  shipped: ["shipped"],
  closed: ["completed", "cancelled"],
} as const satisfies Record<string, readonly OrderRow["status"][]>;
export type TabKey = keyof typeof TABS;
export const TAB_WORDS: Readonly<Record<TabKey, string>> = {
  all: "All",
  open: "Submitted",
  production: "In production",
  late: "Late",
  held: "On hold",
  shipped: "Shipped",
  closed: "Closed",
};

/** In which order the list stands; the first is the one without a choice. */
export const SORT_WORDS = {
  created: "Newest first",
  promised: "Promised first",
  late: "Most overdue first",
  total: "Largest first",
} as const;
export type Sort = keyof typeof SORT_WORDS;
export const SORTS = Object.keys(SORT_WORDS) as Sort[];

/** Texts of the area `orders`. */
export const DOCUMENT_KINDS: Readonly<Record<Exclude<OrderPaper["kind"], "order" | "confirmation">, string>> = {
  packingList: "Packing list",
  invoice: "Invoice",
  testReport: "Test report",
  inspection: "Inspection report",
  contract: "Contract",
  other: "Other document",
};
export const PAPER_KINDS: Readonly<Record<OrderPaper["kind"], string>> = {
  order: "Order as placed",
  confirmation: "Order confirmation",
  ...DOCUMENT_KINDS,
};
