import {
  addAddress,
  addOrder,
  addressList,
  createSample,
  erpPeople,
  getMenuFabrics,
  listNotices,
  myOrder,
  type Order,
  putInCharge,
} from "@selvedge/contract";
import { encodeQR } from "qr";
import { expect, test } from "vitest";
import { frames } from "../run/waits.ts";
import { customers, pathOf, queryOf } from "./customers.ts";
import { type BrowserUser, letIn, PHONE, session, soon } from "./house.ts";

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };
const HOME = { userName: "Marta", tel: "+39 02 5550 0187", country: "IT", city: "Milano", streetName: "Via Solferino 22" };
const { buyer, stranger } = customers();

const homeOf = async () =>
  (await buyer().call(addressList, {}))[0]?.addressId ?? (await buyer().call(addAddress, HOME)).addressId;
const aFabric = async () => {
  const { list } = await buyer().call(getMenuFabrics, { pageSize: 96 });
  return list.find(({ stock, price, moq }) => stock === "order" && price && moq?.unit === "m")!;
};
async function anOrder(): Promise<Order> {
  const { productId, moq } = await aFabric();
  const items = [{ productId, productNum: moq!.value }];
  const { orderId } = await buyer().call(addOrder, { addressId: await homeOf(), items });
  return (await buyer().call(myOrder, { orderId })) as Order;
}
async function aSample() {
  const { productId } = await aFabric();
  const { sampleId } = await buyer().call(createSample, { kind: "hanger", items: [{ productId }], addressId: await homeOf() });
  return { sampleId, code: `https://mill.example/goodsDetails?productId=${productId}&sampleId=${sampleId}` };
}
async function atTheMill() {
  const mill = await session(SALES);
  const person = await stranger({ viewport: PHONE, touch: true });
  await letIn(person, mill);
  return { mill, person, page: person.page };
}
/** From now on the browser's camera sees this code, or cannot be had. */
const sees = ({ context }: BrowserUser, code: string | "NotAllowedError" | "NotFoundError") =>
  context.addInitScript(
    ({ code, modules }) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
      const ink = canvas.getContext("2d")!;
      const draw = () => {
        ink.fillStyle = "#fff";
        ink.fillRect(0, 0, canvas.width, canvas.height);
        ink.fillStyle = "#000";
        for (const [y, row] of modules.entries())
          for (const [x, isDark] of row.entries()) if (isDark) ink.fillRect(140 + x * 8, 60 + y * 8, 8, 8);
        requestAnimationFrame(draw);
      };
      const getUserMedia = async () => {
        if (modules.length === 0) throw new DOMException("", code);
        draw();
        return canvas.captureStream();
      };
      Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia } });
    },
    { code, modules: code.startsWith("Not") ? [] : encodeQR(code, "raw", { ecc: "medium" }) },
  );

test("the camera reads the code on a label and opens the sample", async () => {
  const { sampleId, code } = await aSample();
  const { person, page } = await atTheMill();
  await sees(person, code);
  await person.go("/wapErp/nav");
  await page.getByRole("button", { name: "Scan a code" }).click();
  await soon(() => queryOf(person)).toEqual({ kind: "sample", id: sampleId });
  expect(pathOf(person)).toBe("/wapErp/view");
  await page.getByRole("button", { name: "Promise it" }).waitFor();
  await soon(() => page.getByRole("dialog").count()).toBe(0);
});

test("where the camera is not allowed that is said, and what a hand scanner types opens the order; a code of nothing says so", async () => {
  const { orderId, orderNo } = await anOrder();
  const { person, page } = await atTheMill();
  await sees(person, "NotAllowedError");
  await person.go("/wapErp/nav");
  await page.getByRole("button", { name: "Scan a code" }).click();
  const sheet = page.getByRole("dialog", { name: "Scan a code" });
  await sheet.getByText("The camera is not allowed here.", { exact: false }).waitFor();
  await person.accessible("scanning without a camera");
  const field = sheet.getByRole("textbox", { name: "Code or number" });
  await field.click();
  await page.keyboard.type("https://shop.example/something-else/of-no-record");
  await page.keyboard.press("Enter");
  await sheet.getByText("Nothing has this number.").waitFor();
  await page.keyboard.type(`https://mill.example/myOrder?orderId=${orderId}`);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: orderNo }).waitFor();
  expect(queryOf(person)).toEqual({ kind: "order", id: orderId });
});

test("where there is no camera that is said, and a number opens its record", async () => {
  const { orderNo } = await anOrder();
  const { person, page } = await atTheMill();
  await sees(person, "NotFoundError");
  await person.go("/wapErp/nav");
  await page.getByRole("button", { name: "Scan a code" }).click();
  const sheet = page.getByRole("dialog", { name: "Scan a code" });
  await sheet.getByText("No camera was found.", { exact: false }).waitFor();
  await sheet.getByRole("textbox", { name: "Code or number" }).fill(orderNo);
  await sheet.getByRole("button", { name: "Open" }).click();
  await page.getByRole("heading", { level: 1, name: orderNo }).waitFor();
});

test("pressed without a connection, scanning waits for it and nothing of the page is lost", async () => {
  const { person, page } = await atTheMill();
  await sees(person, "NotFoundError");
  await person.go("/wapErp/nav");
  const number = page.getByRole("textbox", { name: "Number of an order, lap-dip, sample or quotation" });
  await number.fill("SV-26");
  await person.context.setOffline(true);
  await page.getByRole("button", { name: "Scan a code" }).click();
  await frames(page, 20);
  await page.getByRole("heading", { level: 1, name: "Today" }).waitFor();
  expect(await number.inputValue()).toBe("SV-26");
  await person.context.setOffline(false);
  await page.getByRole("dialog", { name: "Scan a code" }).waitFor();
  // The browser's own lines about an absent network are expected.
  const others = person.troubles.splice(0).filter((line) => !line.includes("net::ERR_"));
  expect(others).toEqual([]);
});

test("who is put in charge is told so on the mill's own pages, and the notice leads to the record", async () => {
  const { orderId, orderNo } = await anOrder();
  const { mill, person, page } = await atTheMill();
  const office = await session({ ...SALES, username: "admin@selvedge.demo" });
  const { colleagues } = await office.call(erpPeople, { kind: "order", id: orderId });
  const lin = colleagues.find(({ name }) => name === "Lin Wei")!;
  await person.go("/wapErp/nav");
  await page.getByRole("button", { name: /^Notices/ }).waitFor();
  await office.call(putInCharge, { kind: "order", id: orderId, userId: lin.userId, seen: null });
  await page.getByRole("button", { name: /^Notices, \d+ unread$/ }).click();
  const notices = page.getByRole("dialog", { name: "Notices" });
  await notices.getByText(`Selvedge Office put you in charge of ${orderNo}`).click();
  await page.getByRole("heading", { level: 1, name: orderNo }).waitFor();
  expect(queryOf(person)).toEqual({ kind: "order", id: orderId });
  const isRead = async () => {
    const { list } = await mill.call(listNotices, { pageSize: 100 });
    return list.find(({ kind, subject }) => kind === "order.putInCharge" && subject.id === orderId)?.isRead;
  };
  await soon(isRead).toBe(true);
  await person.accessible("the mill's pages with their notices");
});

test("the customer's person is called and written to from the view, and a colleague who took charge meanwhile is said", async () => {
  const { orderId, orderNo } = await anOrder();
  const { mill, person, page } = await atTheMill();
  await person.go(`/wapErp/view?kind=order&id=${orderId}`);
  await page.getByRole("heading", { level: 1, name: orderNo }).waitFor();
  const contact = page.getByRole("region", { name: "Contact" });
  await contact.getByText("Marta Conti").waitFor();
  const links = () => contact.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  await soon(links).toEqual([expect.stringMatching(/^tel:\+39\d+$/), "mailto:buyer@selvedge.demo"]);
  const { colleagues } = await mill.call(erpPeople, { kind: "order", id: orderId });
  const office = colleagues.find(({ name }) => name === "Selvedge Office")!;
  await mill.call(putInCharge, { kind: "order", id: orderId, userId: office.userId, seen: null });
  const charge = page.getByRole("combobox", { name: "In charge" });
  person.expectsFailure(409, "/erp/putInCharge");
  await charge.click();
  await page.getByRole("option", { name: "Lin Wei (you)" }).click();
  await page.getByText("Meanwhile Selvedge Office is in charge.").waitFor();
  await soon(() => charge.textContent()).toContain("Selvedge Office");
  await person.accessible("an order and its people");
});
