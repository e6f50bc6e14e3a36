import { expect, test } from "vitest";
import type { Order } from "./order.ts";
import { actionsOf, isMoved, leadsOn } from "./order-moves.ts";

const ID = "a".repeat(32);
const event = (state: string, text = "", step: string | null = null) => ({ state, text, step });
const order = (fields: object) => ({ lines: [], promisedDate: null, ...fields }) as unknown as Order;

test("what may be done with an order follows from its table: what its steps bring about is no verb", () => {
  const actions = (status: Order["status"], ...allowed: Order["status"][]) => Object.fromEntries(actionsOf({ status, allowed }));
  expect(actions("submitted", "confirmed", "cancelled")).toEqual({ confirm: "confirmed", cancel: "cancelled" });
  expect(actions("confirmed", "inProduction", "onHold", "cancelled")).toEqual({ hold: "onHold", cancel: "cancelled" });
  expect(actions("inProduction", "partShipped", "onHold")).toEqual({ hold: "onHold" });
  expect(actions("onHold", "inProduction")).toEqual({ resume: "inProduction" });
  expect(actions("onHold", "confirmed")).toEqual({ resume: "confirmed" });
  expect(actions("partShipped")).toEqual({});
  expect(actions("cancelled")).toEqual({});
});

test("a report that begins production or says what left leads the order on by itself", () => {
  expect(leadsOn("confirmed", { step: "technology", state: "active" })).toBe(true);
  expect(leadsOn("confirmed", { step: "dyeing", state: "skipped" })).toBe(false);
  expect(leadsOn("inProduction", { step: "dyeing", state: "active" })).toBe(false);
  expect(leadsOn("inProduction", { step: "shipped", state: "active" })).toBe(true);
});

test("a hold whose answer was lost is known again by its words, also when the order has gone on since", () => {
  const hold = { orderId: ID, to: "onHold", version: 2, note: "Loom 12 stands still" } as const;
  const until = [event("submitted"), event("confirmed"), event("active", "", "dyeing")];
  const own = event("onHold", "Loom 12 stands still");
  expect(isMoved(hold, order({ history: [...until, own] }))).toBe(true);
  expect(isMoved(hold, order({ history: [...until, own, event("confirmed")] }))).toBe(true);
  expect(isMoved(hold, order({ history: [...until, event("onHold", "The yarn is late")] }))).toBe(false);
  expect(isMoved({ ...hold, version: 3 }, order({ history: [event("submitted"), event("confirmed"), own] }))).toBe(false);
});

test("somebody else's confirmation with another day or price is not one's own", () => {
  const price = (amount: number) => ({ amount, currency: "USD" });
  const confirm = {
    orderId: ID,
    to: "confirmed",
    version: 1,
    promisedDate: "2027-01-20",
    prices: [{ lineId: "b".repeat(32), price: price(725) }],
  } as const;
  const now = (promisedDate: string, amount: number) =>
    order({
      promisedDate,
      lines: [{ lineId: "b".repeat(32), price: price(amount) }],
      history: [event("submitted"), event("confirmed")],
    });
  expect(isMoved({ ...confirm, prices: [...confirm.prices] }, now("2027-01-20", 725))).toBe(true);
  expect(isMoved({ ...confirm, prices: [...confirm.prices] }, now("2027-01-21", 725))).toBe(false);
  expect(isMoved({ ...confirm, prices: [...confirm.prices] }, now("2027-01-20", 700))).toBe(false);
});
