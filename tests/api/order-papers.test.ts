import {
  addInspection,
  addOrderDocument,
  LANGUAGES,
  type Lang,
  moveOrder,
  type Order,
  orderDocuments,
  orderPdf,
} from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderPaperPdf } from "../../server/trade/orders/papers/order-paper.ts";
import { addressOf, BUYER, type Client, SALES, type TestApp } from "./harness.ts";
import { NO_ID, startMill } from "./mill.ts";
import { confirm, HOME, order, read, sell } from "./orders.ts";
import { codesOf, says, textsOf } from "./pdf-text.ts";

let portal: TestApp;
let ada: Client;
let marta: Client;
let mill: Client;
let orderId: string;

beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  [ada, marta, mill] = (await Promise.all([
    portal.signIn(),
    ...[BUYER, SALES].map(({ username }) => portal.signIn(username)),
  ])) as [Client, Client, Client];
  const productId = await sell(portal, 0);
  orderId = await order(ada, [{ productId, productNum: 120, color: "Ink", note: "Rolled, not folded" }], { poNumber: "PO 17" });
});
afterAll(() => portal.close());

const ENGLISH = { language: "en", translate: (english: string) => english } as const;
const FROM = { mill: "Selvedge Mill", origin: "https://mill.example" };
const TITLES: Readonly<Record<Lang, string>> = {
  cn: "订单确认书",
  en: "Order confirmation",
  jp: "注文確認書",
  kor: "주문 확인서",
  esp: "Confirmación de pedido",
  fr: "Confirmation de commande",
  ita: "Conferma d'ordine",
  rus: "Подтверждение заказа",
  tur: "Sipariş onayı",
  arab: "تأكيد الطلب",
};
const printed = (client: Client, lang: string) => client.send({ method: "GET", url: addressOf(orderPdf, { orderId, lang }) });
const wordsOf = async (client: Client, lang: string): Promise<string> =>
  textsOf((await printed(client, lang)).rawPayload)
    .flat()
    .join("");

test("an order that waits is printed as an order: no promised date, and the mill is to give it", async () => {
  const words = await wordsOf(ada, "en");
  expect(words).toContain("Waiting for the mill");
  expect(words).toContain("to be confirmed by the mill");
  expect(words).not.toContain("Order confirmation");
});

test("a confirmed order is printed with its number, PO, address, lines, prices and total, for its company and the mill", async () => {
  const { orderNo, lines } = await confirm(mill, orderId);
  for (const client of [ada, mill]) {
    const file = await printed(client, "en");
    expect(file.headers["content-type"]).toBe("application/pdf");
    expect(file.headers["content-disposition"]).toContain(`${orderNo}.pdf`);
    const words = textsOf(file.rawPayload).flat().join("");
    for (const text of ["Order confirmation", orderNo, "PO 17", HOME.streetName, lines[0]!.product!.productCode, "Ink"])
      expect(words).toContain(text);
    for (const text of ["Rolled, not folded", "4.85 USD", "582.00 USD", "Page 1 of 1"]) expect(words).toContain(text);
  }
  expect((await read(ada, orderId)).promisedDate).not.toBeNull();
  expect(await wordsOf(ada, "en")).not.toContain("to be confirmed");
});

test("an order is printed in every language", async () => {
  for (const lang of LANGUAGES) {
    const { rawPayload } = await printed(ada, lang);
    for (const other of LANGUAGES) expect([lang, other, says(rawPayload, TITLES[other])]).toEqual([lang, other, lang === other]);
  }
});

test("the code on an order's paper opens the order, on the first page alone", async () => {
  const message = "A line of the note.\n".repeat(80);
  const pdf = await orderPaperPdf({ ...(await read(ada, orderId)), message }, FROM, ENGLISH);
  const [first, ...others] = codesOf(pdf);
  expect(first).toBe(`https://mill.example/myOrder?orderId=${orderId}`);
  expect(others.length).toBeGreaterThan(0);
  expect(new Set(others)).toEqual(new Set([null]));
});

test("words are broken into lines and nothing of them is left out", async () => {
  const message = Array.from({ length: 60 }, (_, i) => `Roll ${i} (of ${i * 11} m, washed).`).join(" ");
  const pdf = await orderPaperPdf({ ...(await read(ada, orderId)), message }, FROM, ENGLISH);
  const words = textsOf(pdf).flat().join("").replaceAll(" ", "");
  expect(words).toContain(message.replaceAll(" ", ""));
  expect(words).not.toContain("…");
});

test("a garment in more sizes than a row holds shows every size, every count and every sum in full", async () => {
  const sizes = [...Array.from({ length: 13 }, (_, i) => String(34 + 2 * i)), "XXXL – Petite Long"];
  const colours = ["Ink", "أزرق داكن"];
  const cells = sizes.flatMap((size) => colours.map((colour) => ({ size, colour, ordered: 100_000, delivered: 0 })));
  const garment: Order["garment"] = {
    design: { id: NO_ID, name: "Blazer", designImg: "", menuId: 1, parentId: 1, for: [], season: null, isFavorite: false },
    proposal: null,
    sampleId: NO_ID,
    sampleNo: "SM-26-0001",
    sizes,
    colours,
    cells,
    measures: [],
    packing: { piecesPerCarton: 20, assortment: "solid", labels: [] },
  };
  const pdf = await orderPaperPdf({ ...(await read(ada, orderId)), garment }, FROM, ENGLISH);
  const runs = textsOf(pdf).flat();
  const countOf = (text: string) => runs.filter((run) => run.trim() === text).length;
  for (const size of sizes) expect(runs).toContain(size);
  expect([countOf("100,000"), countOf("200,000")]).toEqual([sizes.length * colours.length, sizes.length]);
  expect([countOf("1,400,000"), countOf("2,800,000")]).toEqual([colours.length, 1]);
  expect(runs.join("")).not.toContain("…");
});

test("an order's documents are its confirmation, the reports of its inspections and what the mill has added, the same for its company and the mill", async () => {
  const waiting = await order(ada, [{ productId: await sell(portal, 1), productNum: 50 }]);
  const { orderNo: waitingNo, createdAt } = await read(ada, waiting);
  expect((await ada.call(orderDocuments, { orderId: waiting })).list).toMatchObject([
    { kind: "order", name: `${waitingNo}.pdf`, createdAt, bytes: null, report: null },
  ]);
  const bytes = Buffer.from("%PDF-1.7 3 rolls");
  await mill.call(addOrderDocument, { orderId, kind: "packingList" }, { file: { bytes, name: "Packing.pdf" } });
  const { lines, orderNo, history } = await read(ada, orderId);
  const { productId, productCode } = lines[0]!.product!;
  const rolls = [{ rollNo: "001", lengthM: 120, widthMm: 1_480 }];
  const { reportId, reportNo } = await mill.call(addInspection, { productId, orderId, lotNo: "26-0001", rolls });
  const { list } = await ada.call(orderDocuments, { orderId });
  expect((await mill.call(orderDocuments, { orderId })).list).toEqual(list);
  expect(list[0]).toMatchObject({
    kind: "confirmation",
    name: `${orderNo}.pdf`,
    createdAt: history.find(({ type }) => type === "confirm")!.at,
  });
  expect(list.slice(1).toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
    { kind: "inspection", name: `${reportNo}.pdf`, bytes: null, report: { reportId, productCode, grade: "first" } },
    { kind: "packingList", name: "Packing.pdf", bytes: bytes.length, report: null },
  ]);
  for (const { url } of list) expect((await ada.send({ method: "GET", url })).rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
});

test("the documents of an order of another company, of none, of a malformed id and for nobody signed in are not listed", async () => {
  expect(await marta.ask(orderDocuments, { orderId })).toMatchObject({ code: 40400 });
  expect(await ada.ask(orderDocuments, { orderId: NO_ID })).toMatchObject({ code: 40400 });
  expect(await ada.ask(orderDocuments, { orderId: "x" })).toMatchObject({ code: 40001 });
  expect(await portal.anonymous().ask(orderDocuments, { orderId })).toMatchObject({ code: 40100 });
});

test("a cancelled order has no confirmation among its documents", async () => {
  const cancelled = await order(ada, [{ productId: await sell(portal, 1), productNum: 50 }]);
  const { version } = await confirm(mill, cancelled);
  await mill.call(moveOrder, { orderId: cancelled, to: "cancelled", version, note: "The yarn is not to be had" });
  expect((await ada.call(orderDocuments, { orderId: cancelled })).list.map(({ kind }) => kind)).toEqual(["order"]);
});

test("an order of another company, none, a malformed one and nobody signed in print nothing", async () => {
  expect(await marta.ask(orderPdf, { orderId })).toMatchObject({ code: 40400 });
  expect(await ada.ask(orderPdf, { orderId: NO_ID })).toMatchObject({ code: 40400 });
  expect(await ada.ask(orderPdf, { orderId: "x" })).toMatchObject({ code: 40001 });
  expect(await portal.anonymous().ask(orderPdf, { orderId })).toMatchObject({ code: 40100 });
});
