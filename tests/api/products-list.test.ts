import { ADVANCED_FIELDS, ADVANCED_SEPARATOR, getListByKeys, getMenuFabrics, getMenuFabricsById } from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FABRICS } from "../../demo/fabrics/index.ts";
import { qualityOf } from "../../demo/fabrics/selling.ts";
import { FABRIC_MENUS } from "../../demo/menus/menus.ts";
import { fillCatalogue } from "./catalogue.ts";
import type { Client, TestApp } from "./harness.ts";
import { NO_ID, productIdsOf, startMill } from "./mill.ts";

let portal: TestApp;
let buyer: Client;
beforeAll(async () => {
  portal = await startMill();
  buyer = await portal.signIn();
  await fillCatalogue(portal);
});
afterAll(() => portal.close());

const list = (body: Parameters<typeof buyer.call<typeof getListByKeys>>[1]) =>
  buyer.call(getListByKeys, { pageSize: 100, ...body });
const codesOf = ({ list }: { list: readonly { productCode: string }[] }) => list.map(({ productCode }) => productCode);
/** The thirteen values joined as links carry them. */
const advcid = (values: Partial<Record<(typeof ADVANCED_FIELDS)[number], string>>) =>
  ADVANCED_FIELDS.map((field) => `${values[field] ?? ""}${ADVANCED_SEPARATOR}`).join("");

test("a search gives fabrics, facets with counts and the ranges of the list", async () => {
  const found = await list({ keys: "denim", filters: { color: ["indigo"] } });
  const denims = FABRICS.filter(({ attrs }) => attrs.style === "denim");
  const indigo = denims.filter(({ attrs }) => attrs.color === "indigo");
  expect(new Set(codesOf(found))).toEqual(new Set(indigo.map(({ code }) => code)));
  const colours = found.facets.find(({ field }) => field === "color")!;
  expect(colours.values.find(({ value }) => value === "indigo")).toMatchObject({ count: indigo.length, selected: true });
  expect(colours.values.reduce((sum, { count }) => sum + count, 0)).toBe(denims.length);
  const weight = found.ranges.find(({ field }) => field === "weight")!;
  expect(weight.max).toBe(Math.max(...indigo.map(({ attrs }) => attrs.weight!)));
  expect(weight.steps.reduce((sum, count) => sum + count, 0)).toBe(indigo.length);
});

test("named fabrics keep the order they are named in, and can be sorted", async () => {
  const ids = (await productIdsOf(portal)).slice(0, 8).reverse();
  const named = await list({ products: ids.join(",") as never });
  expect(named.list.map(({ productId }) => productId)).toEqual(ids);
  const cheap = await list({ products: [...ids, NO_ID], sort: "price" });
  const prices = cheap.list.map(({ price }) => price!.amount);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  expect(cheap.total).toBe(8);
});

test("colours together: a quality has one place in the whole list, with its other colours behind the first", async () => {
  const striped = FABRICS.filter(({ attrs }) => attrs.pattern === "stripe");
  const qualities = new Set(striped.map(({ code }) => qualityOf(code)));
  expect(qualities.size).toBeLessThan(striped.length);
  const asked = { filters: { pattern: ["stripe"] }, sort: "price" as const, together: true, pageSize: 20 };
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(qualities.size / 20) }, (_, index) =>
      buyer.call(getMenuFabrics, { ...asked, pageNum: index + 1 }),
    ),
  );
  expect(pages[0]).toMatchObject({ total: qualities.size, pages: pages.length, fabrics: striped.length });
  const cards = pages.flatMap(({ list }) => list);
  expect(new Set(cards.map(({ productCode }) => qualityOf(productCode)))).toEqual(qualities);
  expect(cards).toHaveLength(qualities.size);
  for (const { list, colours } of pages)
    for (const card of list) {
      const others = colours[card.productId] ?? [];
      const prices = [card, ...others].map(({ price }) => price!.amount);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      expect(new Set([card, ...others].map(({ productCode }) => productCode))).toEqual(
        new Set(striped.map(({ code }) => code).filter((code) => qualityOf(code) === qualityOf(card.productCode))),
      );
    }
  const apart = await buyer.call(getMenuFabrics, { ...asked, together: false });
  expect(apart).toMatchObject({ total: striped.length, fabrics: striped.length, colours: {} });
});

test("the thirteen values of the advanced search narrow each other, a blank one is any", async () => {
  const found = await list({
    advcid: advcid({ composition: "Cotton", weight: "100-120", style: "poplin", color: "white,navy" }),
  });
  const wanted = FABRICS.filter(
    ({ attrs }) =>
      attrs.composition.includes("Cotton") &&
      attrs.weight! >= 100 &&
      attrs.weight! <= 120 &&
      attrs.style === "poplin" &&
      (attrs.color === "white" || attrs.color === "navy"),
  );
  expect(new Set(codesOf(found))).toEqual(new Set(wanted.map(({ code }) => code)));
  expect(found.total).toBeGreaterThan(3);
});

test("without anything to look for the search says so", async () => {
  for (const body of [{}, { keys: "  " }, { advcid: advcid({}) }])
    expect(await buyer.ask(getListByKeys, body)).toMatchObject({ code: 42205 });
});

test("a category has the fabrics of all below it, an unknown one is not found", async () => {
  const shirting = FABRIC_MENUS.find(({ id }) => id === 163)!;
  const below = new Set(shirting.children!.flatMap(({ id, children = [] }) => [id, ...children.map((child) => child.id)]));
  const rows = await portal.db.selectFrom("product_menus").selectAll().execute();
  const wanted = new Set(rows.filter(({ menu_id }) => below.has(menu_id)).map(({ product_id }) => product_id));
  const found = await buyer.call(getMenuFabrics, { primaryId: 163, pageSize: 100 });
  expect(found.total).toBe(wanted.size);
  const one = await buyer.call(getMenuFabricsById, { id: 310, pageSize: 100 });
  expect(one.list.every(({ attrs }) => attrs.pattern === "stripe")).toBe(true);
  expect(await buyer.ask(getMenuFabrics, { primaryId: 163, secondaryId: 9_999 })).toMatchObject({ code: 40400 });
  expect(await buyer.ask(getMenuFabricsById, { id: 9_999 })).toMatchObject({ code: 40400 });
});

test("pages out of bounds are refused, a page after the last is empty", async () => {
  for (const paging of [{ pageNum: 0 }, { pageSize: 0 }, { pageSize: 101 }, { pageNum: 1.5 }])
    for (const call of [getListByKeys, getMenuFabrics])
      expect(await buyer.ask(call, { keys: "cotton", ...paging })).toMatchObject({ code: 40001 });
  const last = await list({ keys: "cotton", pageNum: 9 });
  expect(last.list).toEqual([]);
  expect(last.pages).toBe(Math.ceil(last.total / 100));
});
