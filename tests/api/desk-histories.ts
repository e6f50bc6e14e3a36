import {
  acceptRfq,
  addOrder,
  cancelOrder,
  counterRfq,
  createRfq,
  declineRfq,
  getStepTimes,
  moveOrder,
  orderReceived,
  type ProductionStep,
  quote,
  reportStep,
} from "@selvedge/contract";
import fc from "fast-check";
import { followTheCalendar } from "../../server/trade/due/calendar.ts";
import type { Client, TestApp } from "./harness.ts";

/** One thing that somebody tries; numbers choose among what there is, so that every history can be walked. */
export type Deed =
  | {
      readonly do: "order";
      readonly who: number;
      readonly fabric: number;
      readonly quantity: number;
      readonly key: number | null;
    }
  | { readonly do: "cancel" | "receive"; readonly who: number; readonly order: number }
  | { readonly do: "move"; readonly order: number; readonly to: "confirmed" | "onHold" | "inProduction" | "cancelled" }
  | {
      readonly do: "tell";
      readonly order: number;
      readonly step: number;
      readonly state: ProductionStep["state"];
      readonly part: number;
    }
  | { readonly do: "goOn"; readonly order: number; readonly steps: number }
  | { readonly do: "ask"; readonly who: number; readonly fabric: number; readonly quantity: number }
  | {
      readonly do: "quote" | "counter" | "accept" | "decline";
      readonly who: number;
      readonly rfq: number;
      readonly price: number;
    }
  | { readonly do: "wait"; readonly days: number };

const place = fc.nat({ max: 9 });
const quantity = fc.integer({ min: 1, max: 60 });
export const deeds: fc.Arbitrary<Deed[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant("order" as const),
        who: place,
        fabric: place,
        quantity,
        key: fc.option(fc.nat({ max: 3 })),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("cancel" as const, "receive" as const), who: place, order: place }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant("move" as const),
        order: place,
        to: fc.constantFrom(
          "confirmed" as const,
          "confirmed" as const,
          "onHold" as const,
          "inProduction" as const,
          "cancelled" as const,
        ),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant("tell" as const),
        order: place,
        step: fc.nat({ max: 6 }),
        state: fc.constantFrom("active" as const, "done" as const, "blocked" as const, "skipped" as const, "pending" as const),
        part: fc.integer({ min: 0, max: 110 }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant("goOn" as const), order: place, steps: fc.integer({ min: 1, max: 14 }) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("ask" as const), who: place, fabric: place, quantity }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constantFrom("quote" as const, "quote" as const, "counter" as const, "accept" as const, "decline" as const),
        who: place,
        rfq: place,
        price: fc.integer({ min: 100, max: 900 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 31 }) }) },
  ),
  { minLength: 15, maxLength: 40 },
);

export type World = {
  readonly portal: TestApp;
  /** Signed in again whenever time has passed. */
  people(): Promise<{ customers: readonly Client[]; mill: Client }>;
  readonly addresses: readonly string[];
  readonly fabrics: readonly string[];
  /** Begins the keys of this history, so that no other uses them. */
  readonly name: string;
};
export type Walked = {
  readonly orders: ReadonlySet<string>;
  readonly quotations: readonly string[];
  /** Keys that were sent again within a day and answered another order. */
  readonly doubled: readonly string[];
  readonly refused: number;
  readonly done: number;
};

/** Walks a history over the real calls. What is not allowed is refused, and the history goes on. */
export async function walk(world: World, history: readonly Deed[]): Promise<Walked> {
  const { portal, fabrics, addresses, name } = world;
  const orders = new Set<string>();
  const keys = new Map<string, { orderId: string; at: number }>();
  const doubled: string[] = [];
  const quotations: string[] = [];
  let { customers, mill } = await world.people();
  let done = 0;
  let refused = 0;
  const itemAt = <Item>(list: readonly Item[], index: number): Item | undefined => list[index % Math.max(1, list.length)];
  const counted = ({ code, message }: { code: number; message: string }): boolean => {
    if (code === 50000) throw new Error(message);
    if (code === 20000) done += 1;
    else refused += 1;
    return code === 20000;
  };
  const orderAt = (index: number) => itemAt([...orders], index);
  const versionOf = async (table: "orders" | "quotations", id: string) =>
    (await portal.db.selectFrom(table).select("version").where("id", "=", id).executeTakeFirstOrThrow()).version;
  const linesOf = (rfqId: string) =>
    portal.db.selectFrom("quotation_lines").select("id").where("quotation_id", "=", rfqId).execute();

  const sendReport = async (orderId: string, report: { step: number; state: ProductionStep["state"]; part: number | null }) => {
    const line = (await mill.call(getStepTimes, { orderId }))[0]!;
    const step = line.steps[report.step]!;
    const quantityDone = report.part === null ? undefined : Math.floor((step.quantityTotal * report.part) / 100);
    const { noticeDetailId } = line;
    return counted(
      await mill.ask(reportStep, { noticeDetailId, step: step.step, state: report.state, version: step.version, quantityDone }),
    );
  };
  /** Leads a line on as the mill would: confirms, then begins and ends step after step. */
  const goOn = async (orderId: string, most: number) => {
    const { status } = await portal.db.selectFrom("orders").select("status").where("id", "=", orderId).executeTakeFirstOrThrow();
    if (status === "submitted")
      counted(await mill.ask(moveOrder, { orderId, to: "confirmed", version: await versionOf("orders", orderId) }));
    for (let n = 0; n < most; n++) {
      const { steps } = (await mill.call(getStepTimes, { orderId }))[0]!;
      const next = steps.findIndex(({ state }) => state !== "done" && state !== "skipped");
      if (next < 0) return;
      const state = steps[next]!.state === "active" ? "done" : "active";
      if (!(await sendReport(orderId, { step: next, state, part: null }))) return;
    }
  };

  for (const deed of history) {
    switch (deed.do) {
      case "order": {
        const who = deed.who % customers.length;
        const key = deed.key === null ? null : `${name} ${who} ${deed.key}`;
        const answer = await customers[who]!.ask(
          addOrder,
          { addressId: addresses[who], items: [{ productId: itemAt(fabrics, deed.fabric), productNum: deed.quantity }] },
          key ? { headers: { "idempotency-key": key } } : {},
        );
        if (!counted(answer)) break;
        const { orderId } = answer.data;
        orders.add(orderId);
        if (key === null) break;
        const now = portal.clock.now().getTime();
        const first = keys.get(key);
        if (first && now - first.at < 86_400_000) {
          if (first.orderId !== orderId) doubled.push(key);
        } else keys.set(key, { orderId, at: now });
        break;
      }
      case "cancel":
      case "receive": {
        const orderId = orderAt(deed.order);
        const call = deed.do === "cancel" ? cancelOrder : orderReceived;
        if (orderId) counted(await itemAt(customers, deed.who)!.ask(call, { orderId }));
        break;
      }
      case "move": {
        const orderId = orderAt(deed.order);
        if (orderId)
          counted(
            await mill.ask(moveOrder, { orderId, to: deed.to, version: await versionOf("orders", orderId), note: "For now" }),
          );
        break;
      }
      case "tell": {
        const orderId = orderAt(deed.order);
        if (orderId) await sendReport(orderId, deed);
        break;
      }
      case "goOn": {
        const orderId = orderAt(deed.order);
        if (orderId) await goOn(orderId, deed.steps);
        break;
      }
      case "ask": {
        const items = [{ productId: itemAt(fabrics, deed.fabric), productNum: deed.quantity }];
        const answer = await itemAt(customers, deed.who)!.ask(createRfq, { items });
        if (counted(answer)) quotations.push(answer.data.rfqId);
        break;
      }
      case "wait":
        portal.clock.move(deed.days * 86_400_000);
        while ((await followTheCalendar(portal)) > 0) done += 1;
        ({ customers, mill } = await world.people());
        break;
      default: {
        const rfqId = itemAt(quotations, deed.rfq);
        if (!rfqId) break;
        const quotation = { rfqId, version: await versionOf("quotations", rfqId) };
        const price = { amount: deed.price, currency: "USD" };
        const lines = await linesOf(rfqId);
        const who = deed.who % customers.length;
        const validUntil = new Date(portal.clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
        if (deed.do === "quote")
          counted(
            await mill.ask(quote, {
              ...quotation,
              validUntil,
              lines: lines.map(({ id }) => ({ lineId: id, price, leadDays: 20 })),
            }),
          );
        else if (deed.do === "counter")
          counted(
            await customers[who]!.ask(counterRfq, {
              ...quotation,
              lines: lines.map(({ id }) => ({ lineId: id, targetPrice: price })),
            }),
          );
        else if (deed.do === "decline") counted(await customers[who]!.ask(declineRfq, { ...quotation, reason: "Too dear" }));
        else {
          const answer = await customers[who]!.ask(acceptRfq, { ...quotation, addressId: addresses[who] });
          if (counted(answer)) orders.add(answer.data.orderId);
        }
      }
    }
  }
  return { orders, quotations, doubled, refused, done };
}

export type Step = Pick<ProductionStep, "step" | "seq" | "state">;

/** Steps that were begun out of their turn: only the inspection of greige may go beside sizing. */
export const outOfTurn = (steps: readonly Step[]): string[] =>
  steps.flatMap((one) =>
    one.state === "pending" || one.state === "skipped"
      ? []
      : steps
          .filter(({ seq, state, step }) => {
            const isBeside = one.step === "inspectGreige" && step === "sizing";
            return (
              seq < one.seq && !isBeside && (one.state === "done" ? !["done", "skipped"].includes(state) : state === "pending")
            );
          })
          .map(({ step, state }) => `${one.step} is ${one.state} while ${step} is ${state}`),
  );
