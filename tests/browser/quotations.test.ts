import {
  addAddress,
  addCart,
  addressList,
  cartList,
  createRfq,
  getRfq,
  listRfq,
  myOrder,
  type Order,
  quote,
  searchTexturedProducts,
} from "@selvedge/contract";
import { expect, test } from "vitest";
import { testLong } from "../run/test-long.ts";
import { customers, queryOf, sideways } from "./customers.ts";
import { letIn, PHONE, session, soon } from "./house.ts";

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };
const HOME = {
  userName: "Marta Conti",
  tel: "+39 02 5550 0187",
  country: "IT",
  city: "Milano",
  streetName: "Via Solferino 22",
};
const { buyer, customer, stranger } = customers();
const fabrics = async () => (await buyer().call(searchTexturedProducts, { pageSize: 2 })).list;
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("prices are asked for from the cart, other ones proposed, and what is accepted is an order at exactly those", async () => {
  const mill = await session(SALES);
  if ((await buyer().call(addressList, {})).length === 0) await buyer().call(addAddress, HOME);
  const [first, second] = await fabrics();
  const items = [first!, second!].map(({ productId }, i) => ({ productId, productNum: 300 + i * 100 }));
  await buyer().call(addCart, { items, mode: "replace" });
  const person = await customer();
  const { page } = person;
  const main = page.getByRole("main");
  await person.go("/history");
  await page.getByRole("button", { name: "Cart: 2" }).click();
  await page.getByRole("dialog", { name: "Cart" }).getByRole("button", { name: "Request a quotation" }).click();
  const asking = page.getByRole("dialog", { name: "Request a quotation" });
  await asking.getByLabel(`Your price for ${first!.productCode}, if you have one`).fill("4,10");
  await person.accessible("a quotation is asked for");
  await asking.getByRole("button", { name: "Send the request" }).click();
  await asking.waitFor({ state: "detached" });
  await soon(() => queryOf(person).rfqId).toBeDefined();
  await main.getByText("Waiting for the mill’s prices").first().waitFor();
  const rfqId = queryOf(person).rfqId!;
  await soon(() => buyer().call(cartList, {})).toEqual([]);
  const answer = async (...amounts: number[]) => {
    const { version, lines, currency } = await buyer().call(getRfq, { rfqId });
    await mill.call(quote, {
      rfqId,
      version,
      lines: lines.map(({ lineId }, i) => ({ lineId, price: { amount: amounts[i]!, currency }, leadDays: 28 })),
      validUntil: dayIn(9),
      answer: "For one delivery",
    });
  };
  await answer(450, 520);
  // The page is not reloaded: the mill's prices appear by themselves, also when its live connection was not open yet.
  await main.getByRole("button", { name: "Propose other prices" }).click();
  const proposing = page.getByRole("dialog", { name: /^Other prices for RQ-/ });
  await proposing.getByLabel(`Your price for ${first!.productCode}`).fill("4.25");
  await proposing.getByRole("button", { name: "Send your prices" }).click();
  await proposing.waitFor({ state: "detached" });
  await soon(async () => (await buyer().call(getRfq, { rfqId })).lines[0]!.target?.amount).toBe(425);
  await answer(430, 520);
  await main.getByText("9 days left").waitFor();
  await person.accessible("a quotation to decide");
  await person.picture("sourcing-decide-desk-en");
  await main.getByRole("button", { name: "Accept and order" }).click();
  const accepting = page.getByRole("dialog", { name: /^Accept RQ-/ });
  await accepting.getByRole("combobox", { name: "Send to" }).waitFor();
  await accepting.getByLabel("PO number, if you have one").fill("PO 4711");
  await accepting.getByRole("button", { name: "Place the order" }).click();
  await accepting.waitFor({ state: "detached" });
  await main.getByText("Ordered as").waitFor();
  const { orderId } = await buyer().call(getRfq, { rfqId });
  const order = (await buyer().call(myOrder, { orderId: orderId! })) as Order;
  expect(order).toMatchObject({ poNumber: "PO 4711", status: "submitted", total: { amount: 300 * 430 + 400 * 520 } });
});

test("the mill names its prices on the phone", async () => {
  const mill = await session(SALES);
  const [first] = await fabrics();
  const { rfqId } = await buyer().call(createRfq, { items: [{ productId: first!.productId, productNum: 250 }] });
  const person = await stranger({ viewport: PHONE });
  await letIn(person, mill);
  const { page } = person;
  await person.go(`/wapErp/view?kind=rfq&id=${rfqId}`);
  await page.getByRole("button", { name: "Enter prices" }).click();
  const naming = page.getByRole("dialog", { name: /^Prices for RQ-/ });
  await naming.getByLabel("Price", { exact: true }).fill("5.05");
  await naming.getByLabel("Lead time, days").fill("35");
  expect(await sideways(person)).toBeLessThanOrEqual(0);
  await person.accessible("the mill names its prices");
  await naming.getByRole("button", { name: "Send the prices" }).click();
  await naming.waitFor({ state: "detached" });
  await soon(() => buyer().call(getRfq, { rfqId })).toMatchObject({
    status: "quoted",
    daysLeft: 30,
    lines: [{ quoted: { amount: 505 }, leadDays: 35 }],
  });
});

testLong.each(["arab", "cn"] as const)("quotations stay within a phone in %s", async (language) => {
  const person = await customer({ viewport: PHONE, language });
  const main = person.page.getByRole("main");
  await person.go("/mySourcing");
  await soon(() => main.getByRole("listitem").count()).toBeGreaterThan(0);
  expect(await sideways(person)).toBeLessThanOrEqual(0);
  const [row] = (await buyer().call(listRfq, { pageSize: 1 })).list;
  await person.go(`/mySourcing?rfqId=${row!.rfqId}`);
  await main.getByText(row!.productCode).first().waitFor();
  expect(await sideways(person)).toBeLessThanOrEqual(0);
  await person.picture(`sourcing-phone-${language}`);
});
