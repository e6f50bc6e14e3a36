import type { OrderState } from "./desk-states.ts";

/** What a customer reads of where an order stands: English texts, each a key of the areas where it is said. */
export const ORDER_STATE_NAMES: Readonly<Record<OrderState, string>> = {
  submitted: "Waiting for the mill",
  confirmed: "Confirmed",
  inProduction: "In production",
  partShipped: "Shipped in part",
  shipped: "On its way",
  completed: "Completed",
  onHold: "On hold",
  cancelled: "Cancelled",
};
