import { type OrderState, transitionsFrom } from "@selvedge/contract/desk-states";
import type { moveOrder } from "../../api/calls.ts";
import type { Input } from "../../api/definition.ts";
import type { Order } from "./order.ts";

/** What the mill does with an order besides reporting its steps, after the actions of the state table. */
const ORDER_ACTIONS = ["confirm", "resume", "hold", "cancel"] as const;
type OrderAction = (typeof ORDER_ACTIONS)[number];
type Target = Input<typeof moveOrder>["to"];

/** What may be done with an order now and where it leads; what its steps bring about, as that production begins, is not among it. */
export const actionsOf = ({ status, allowed }: Pick<Order, "status" | "allowed">): ReadonlyMap<OrderAction, Target> =>
  new Map(
    transitionsFrom("order", status, "staff").flatMap(({ action, to }) => {
      const known = ORDER_ACTIONS.find((one) => one === action);
      return known && allowed.includes(to as OrderState) ? [[known, to as Target] as const] : [];
    }),
  );

/** A report that waits and will itself lead the order on: what is said of the order before it is sent would meet another state. */
export const leadsOn = (status: OrderState, { step, state }: { step: string; state: string }): boolean =>
  step === "shipped" || (status === "confirmed" && state === "active");

type Moved = Input<typeof moveOrder>;

/**
 * Whether a move reached the server although its answer did not come: since the version that was seen, the order came to that state with those
 * words, and it has the day and the prices that were named. Every move is a version of the order, as placing it was the first.
 */
export function isMoved({ to, version, note = "", promisedDate, prices = [] }: Moved, now: Order): boolean {
  const own = now.history.filter(({ step }) => step === null).slice(version);
  return (
    own.some(({ state, text }) => state === to && text === note) &&
    (promisedDate === undefined || now.promisedDate === promisedDate) &&
    prices.every(({ lineId, price }) => now.lines.find((line) => line.lineId === lineId)?.price?.amount === price.amount)
  );
}
