import { addAddress, addOrder, getStepTimes, type InputOf, moveOrder, myOrder, type Order, reportStep } from "@selvedge/contract";
import type { Client, TestApp } from "./harness.ts";
import { productIdsOf } from "./mill.ts";

export const HOME = {
  userName: "Ada Fell",
  tel: "+44 20 7946 0000",
  country: "GB",
  city: "London",
  streetName: "Calvert Avenue 12",
};

/** Sells a fabric of the light data as said: by default made to order in any quantity, at 4.85 USD a metre, in 20 days. */
export async function sell(
  portal: TestApp,
  place: number,
  changes: Partial<{
    stock: "ready" | "order" | "out";
    stock_metres: number | null;
    moq_value: number;
    order_multiple: number;
    price_amount: number | null;
    lead_days: number | null;
    tiers: [number, number][];
  }> = {},
): Promise<string> {
  const id = (await productIdsOf(portal))[place]!;
  const { tiers = [], ...columns } = changes;
  await portal.db
    .updateTable("products")
    .set({
      stock: "order",
      stock_metres: null,
      moq_value: 1,
      moq_unit: "m",
      order_multiple: 1,
      price_amount: 485,
      price_currency: "USD",
      lead_days: 20,
      ...columns,
    })
    .where("id", "=", id)
    .execute();
  await portal.db.deleteFrom("product_price_tiers").where("product_id", "=", id).execute();
  for (const [min_value, amount] of tiers)
    await portal.db.insertInto("product_price_tiers").values({ product_id: id, min_value, amount }).execute();
  return id;
}

export const anAddress = async (client: Client): Promise<string> => (await client.call(addAddress, HOME)).addressId;

export async function order(client: Client, items: InputOf<typeof addOrder>["items"], more: object = {}): Promise<string> {
  const addressId = await anAddress(client);
  return (await client.call(addOrder, { addressId, items, ...more })).orderId;
}

export const read = async (client: Client, orderId: string): Promise<Order> => (await client.call(myOrder, { orderId })) as Order;

/** The mill confirms an order. */
export async function confirm(sales: Client, orderId: string): Promise<Order> {
  const { version } = await read(sales, orderId);
  return sales.call(moveOrder, { orderId, to: "confirmed", version });
}

/** The mill reports on a step of a line. */
export async function advanceStep(
  mill: Client,
  { orderId, line = 0 }: { orderId: string; line?: number },
  said: Omit<InputOf<typeof reportStep>, "noticeDetailId" | "version">,
) {
  const times = (await mill.call(getStepTimes, { orderId }))[line]!;
  const { version } = times.steps.find(({ step }) => step === said.step)!;
  return mill.ask(reportStep, { noticeDetailId: times.noticeDetailId, version, ...said });
}
