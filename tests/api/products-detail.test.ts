import {
  addFabricTag,
  addFabricTagCount,
  addFavorite,
  allGoods,
  compareProducts,
  createShare,
  getProductById,
  getProductIdByCode,
  getProductJPGSize,
  getProductWapInfo,
  getSuggestList,
  listFabricTags,
  productDet,
  quickSearch,
  searchFacet,
  setConsent,
} from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FABRICS } from "../../demo/fabrics/index.ts";
import { sellingOf } from "../../demo/fabrics/selling.ts";
import { idOf } from "../../server/platform/ids.ts";
import { fillCatalogue } from "./catalogue.ts";
import { BUYER, type Client, type TestApp } from "./harness.ts";
import { NO_ID, savedDesign, startMill } from "./mill.ts";

let portal: TestApp;
let buyer: Client;
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  buyer = await portal.signIn();
  await fillCatalogue(portal);
});
afterAll(() => portal.close());

const SEEDED = FABRICS[0]!;
const idOfFabric = (code: string) => idOf("product", code);

test("a fabric is answered in full: construction, prices by quantity, stock, samples, certificates, category, pictures", async () => {
  await buyer.call(setConsent, { allow: true });
  const product = await buyer.call(productDet, { productId: idOfFabric(SEEDED.code) });
  const { tiers, sampleMetres } = sellingOf(SEEDED);
  expect(product).toMatchObject({
    productCode: SEEDED.code,
    attrs: SEEDED.attrs,
    description: SEEDED.description,
    stockQuantity: { value: SEEDED.stockMetres, unit: "m" },
    sampleQuantity: { value: sampleMetres, unit: "m" },
    certificates: ["BCI", "OEKO-TEX"],
    collections: [],
  });
  expect(product.priceTiers).toEqual(
    tiers.map(({ min, amount }) => ({ min: { value: min, unit: "m" }, price: { amount, currency: "USD" } })),
  );
  expect(product.priceTiers[0]!.price).toEqual(product.price);
  expect(product.breadcrumb.map(({ id }) => id).slice(0, 2)).toEqual([163, 251]);
  expect(product.images[0]).toMatchObject({ url: product.productImg, width: 480, height: 480 });
  expect(product.texture!.mmWidth).toBeGreaterThan(1);
  const visits = () => portal.db.selectFrom("browse_log").select("source").where("product_id", "=", product.productId).execute();
  await expect.poll(visits).toEqual([{ source: "detail" }]);
});

// Pages are kept between requests. Each change is made beside the portal, as another process would.
test("the page of a fabric shows at once what has changed of its text, its stock, its prices and its categories", async () => {
  const productId = idOfFabric(SEEDED.code);
  const page = () => buyer.call(getProductById, { productId });
  const { db } = portal;
  const before = await page();
  const change = (values: object) => db.updateTable("products").set(values).where("id", "=", productId).execute();
  await change({ description: "Hand-loomed in Biella", stock_metres: 17 });
  expect(await page()).toMatchObject({ description: "Hand-loomed in Biella", stockQuantity: { value: 17 } });
  await change({ description: SEEDED.description, stock_metres: SEEDED.stockMetres });

  const tiers = await db.selectFrom("product_price_tiers").selectAll().where("product_id", "=", productId).execute();
  await db.updateTable("product_price_tiers").set({ amount: 77_700 }).where("product_id", "=", productId).execute();
  expect((await page()).priceTiers.map(({ price }) => price.amount)).toEqual(tiers.map(() => 77_700));
  await db.deleteFrom("product_price_tiers").where("product_id", "=", productId).execute();
  expect((await page()).priceTiers).toEqual([]);
  await db.insertInto("product_price_tiers").values(tiers).execute();
  expect((await page()).priceTiers).toEqual(before.priceTiers);

  const [menu] = await db.selectFrom("fabric_menus").selectAll().where("id", "=", before.breadcrumb[0]!.id).execute();
  const name = (alias: string) => db.updateTable("fabric_menus").set({ alias }).where("id", "=", menu!.id).execute();
  await name("Quetzal cloths");
  expect((await page()).breadcrumb[0]!.alias).toBe("Quetzal cloths");
  await name(menu!.alias);
  expect(await page()).toEqual({ ...before, version: expect.any(Number) });
});

test("the page of a fabric shows at once what has changed of its other colours, and that it is gone itself", async () => {
  const [id = "", otherId = ""] = FABRICS.filter(({ code }) => code.startsWith("SV-2225-")).map(({ code }) => idOfFabric(code));
  const colours = async () => (await buyer.call(getProductById, { productId: id })).colourways;
  const change = (values: object) => portal.db.updateTable("products").set(values).where("id", "=", otherId).execute();
  const { name, quality } = await portal.db
    .selectFrom("products")
    .selectAll()
    .where("id", "=", otherId)
    .executeTakeFirstOrThrow();
  expect((await colours()).map(({ productId }) => productId)).toContain(otherId);
  await change({ name: "Quetzal cloth" });
  expect((await colours()).map(({ productName }) => productName)).toContain("Quetzal cloth");
  await change({ name, quality: null });
  expect((await colours()).map(({ productId }) => productId)).not.toContain(otherId);
  await change({ quality });
  await portal.db.deleteFrom("products").where("id", "=", id).execute();
  expect(await buyer.ask(getProductById, { productId: id })).toMatchObject({ code: 40400 });
  await fillCatalogue(portal);
  expect(await colours()).not.toEqual([]);
});

test("a page that is kept is answered in the language and with the hearts of whoever asks", async () => {
  const productId = idOfFabric(SEEDED.code);
  const someone = await portal.signIn(BUYER.username, BUYER.password);
  await buyer.call(addFavorite, { productIds: [productId] });
  const [own, others] = [await buyer.call(getProductById, { productId }), await someone.call(getProductById, { productId })];
  expect([own.isFavorite, others.isFavorite]).toEqual([true, false]);
  const chinese = await someone.call(getProductById, { productId }, { headers: { "accept-language": "zh-CN" } });
  expect(chinese.productName).not.toBe(others.productName);
  expect(await someone.call(getProductById, { productId })).toEqual(others);
});

test("the colours of one quality stand beside each other", async () => {
  const [first, ...others] = FABRICS.filter(({ code }) => code.startsWith("SV-2225-")).map(({ code }) => code);
  const product = await buyer.call(getProductById, { productId: idOfFabric(first!) });
  expect(others.length).toBeGreaterThan(1);
  expect(product.colourways.map(({ productCode }) => productCode)).toEqual(others.toSorted());
});

test("the product-by-id call repeats its data as result, an unknown one is not found", async () => {
  const answer = await buyer.ask(getProductById, { productId: idOfFabric(SEEDED.code) });
  expect(answer.body.result).toMatchObject({ productCode: SEEDED.code });
  for (const call of [getProductById, productDet]) {
    expect(await buyer.ask(call, { productId: NO_ID })).toMatchObject({ code: 40400 });
    expect(await buyer.ask(call, { productId: "x" })).toMatchObject({ code: 40001 });
  }
});

test("a code is read as a scanner or a person gives it", async () => {
  for (const productCode of [SEEDED.code, "sv110101", " SV 1101 01 ", "sv-11O1-O1"])
    expect(await buyer.call(getProductIdByCode, { productCode })).toEqual({
      productId: idOfFabric("SV-1101-01"),
      productCode: "SV-1101-01",
    });
  expect(await buyer.ask(getProductIdByCode, { productCode: "SV-1101" })).toMatchObject({ code: 40400 });
});

test("on a phone a link shows its fabrics without prices and quantities, and no others", async () => {
  const { card, document } = await savedDesign(portal, buyer);
  const { shareToken } = await buyer.call(createShare, { kind: "proposal", id: card.proposalId });
  const laid = Object.values(document.pieces).flatMap(({ fabric }) => (fabric?.kind === "product" ? [fabric.productId] : []));
  const visitor = portal.anonymous();
  const seen = await visitor.call(getProductWapInfo, { productId: laid[0]!, shareToken });
  expect(seen).toMatchObject({ price: null, priceTiers: [], stockQuantity: null, sampleQuantity: null });
  const other = idOfFabric(FABRICS.at(-1)!.code);
  expect(await visitor.ask(getProductWapInfo, { productId: other, shareToken })).toMatchObject({ code: 40400 });
  expect((await buyer.call(getProductWapInfo, { productCode: SEEDED.code })).price).toEqual(SEEDED.price);
  expect(await buyer.ask(getProductWapInfo, {})).toMatchObject({ code: 40400 });
});

test("the header finds the best of each kind, and the fabric whose code was typed", async () => {
  const found = await buyer.call(quickSearch, { key: "shirt", limit: 3 });
  expect(found.products).toHaveLength(3);
  expect(found.products.every(({ attrs }) => attrs.use!.includes("shirt"))).toBe(true);
  expect(found.categories.map(({ alias }) => alias)).toContain("Shirting");
  expect((await buyer.call(quickSearch, { key: "sv110101" })).exact).toBe(idOfFabric("SV-1101-01"));
  expect(await buyer.call(quickSearch, { key: " " })).toEqual({ products: [], designs: [], categories: [], exact: null });
  expect(await buyer.ask(quickSearch, { key: "x", limit: 21 })).toMatchObject({ code: 40001 });
});

test("suggestions of a kind lead to words, codes or styles", async () => {
  const words = await buyer.call(getSuggestList, { key: "navy pop", sType: "fabric" });
  expect(words[0]).toMatchObject({ text: "navy poplin", type: "word", id: null });
  const [code] = await buyer.call(getSuggestList, { key: "SV-1101", sType: "code" });
  expect(code).toEqual({ text: "SV-1101-01", type: "code", id: idOfFabric("SV-1101-01"), count: 1 });
  const [style] = await buyer.call(getSuggestList, { key: "t-s", sType: "style" });
  expect(style).toMatchObject({ type: "style", text: expect.stringMatching(/t-shirt/i) });
  const now = portal.clock.now();
  const others = await portal.db
    .selectFrom("users")
    .select("company_id")
    .where("username", "=", BUYER.username)
    .executeTakeFirstOrThrow();
  const room = { scope: "private" as const, cover_hash: null, created_at: now, updated_at: now, expires_at: null };
  await portal.db
    .insertInto("chanels")
    .values([
      { ...room, id: "a".repeat(32), name: "Quay linens", scope: "public", company_id: null },
      { ...room, id: "b".repeat(32), name: "Quay denims", company_id: others.company_id },
      { ...room, id: "c".repeat(32), name: "Quay rooms of theirs", scope: "vr", company_id: others.company_id },
      { ...room, id: "d".repeat(32), name: "Quay rooms", scope: "vr", company_id: null },
      { ...room, id: "e".repeat(32), name: "Quay wools, over", scope: "public", company_id: null, expires_at: now },
    ])
    .execute();
  const rooms = await buyer.call(getSuggestList, { key: "quay", sType: "showroom" });
  expect(rooms).toEqual([
    { text: "Quay linens", type: "showroom", id: "a".repeat(32), count: 1 },
    { text: "Quay rooms", type: "showroom", id: "d".repeat(32), count: 1 },
  ]);
  expect(await buyer.ask(getSuggestList, { key: "x", sType: "colour" })).toMatchObject({ code: 40001 });
});

test("one facet is searched by its values in the caller's language", async () => {
  const colours = await buyer.call(searchFacet, { field: "color", query: "蓝", keys: "poplin", lang: "cn" } as never);
  expect(colours.values.map(({ value }) => value)).toEqual(expect.arrayContaining(["blue", "light blue"]));
  expect(colours.values.every(({ label }) => label.includes("蓝"))).toBe(true);
  expect((await buyer.call(searchFacet, { field: "composition", limit: 2 })).values).toHaveLength(2);
  expect(await buyer.ask(searchFacet, { field: "nothing" })).toMatchObject({ code: 40001 });
});

test("all goods come page by page, above one price and up to another", async () => {
  const found = await buyer.call(allGoods, { page: 1, size: 100, sort: "-price", priceGt: 400, priceLte: 500 });
  const prices = found.list.map(({ price }) => price!.amount);
  expect(prices).toEqual([...prices].sort((a, b) => b - a));
  expect(found.total).toBe(FABRICS.filter(({ price }) => price.amount > 400 && price.amount <= 500).length);
  expect(await buyer.ask(allGoods, { page: "0" })).toMatchObject({ code: 40001 });
});

test("the true scale of pictures is given in pixels and millimetres", async () => {
  const [size] = await buyer.call(getProductJPGSize, { productIds: [NO_ID, idOfFabric(SEEDED.code)] });
  expect(size!.width / size!.mmWidth).toBeCloseTo(size!.dpi / 25.4, 0);
  expect(await buyer.ask(getProductJPGSize, { productIds: ["x"] })).toMatchObject({ code: 40001 });
});

test("six fabrics at most are compared, row by row", async () => {
  const [a, b] = [SEEDED, FABRICS.find(({ attrs }) => attrs.style === "denim")!];
  const table = await buyer.call(compareProducts, { productIds: [idOfFabric(a.code), NO_ID, idOfFabric(b.code)] });
  expect(table.products.map(({ productCode }) => productCode)).toEqual([a.code, b.code]);
  const weight = table.rows.find(({ field }) => field === "weight")!;
  expect(weight).toMatchObject({ label: "Weight", values: [`${a.attrs.weight} g/m²`, `${b.attrs.weight} g/m²`], same: false });
  expect(table.rows.find(({ field }) => field === "composition")!.same).toBe(a.attrs.composition === b.attrs.composition);
  const russian = await buyer.call(compareProducts, { productIds: [idOfFabric(a.code)], lang: "rus" } as never);
  const inRussian = Object.fromEntries(russian.rows.map(({ field, values }) => [field, values[0]]));
  expect(inRussian).toMatchObject({ weight: `${a.attrs.weight} г/м²`, width: `${a.attrs.width} см` });
  expect(inRussian.warpDensity).toMatch(/^\d+ \/дюйм$/);
  expect(inRussian.moq).toMatch(/ м$/);
  expect(inRussian.leadDays).toMatch(/^\d+ дн\.$/);
  expect(await buyer.ask(compareProducts, { productIds: Array(7).fill(NO_ID) })).toMatchObject({ code: 40001 });
  expect(await buyer.ask(compareProducts, { productIds: [] })).toMatchObject({ code: 40001 });
});

test("options of the advanced search count fabrics; a company adds its own and counts what it uses", async () => {
  const colours = await buyer.call(listFabricTags, { field: "color" });
  const whites = FABRICS.filter(({ attrs }) => attrs.color === "white").length;
  expect(colours.find(({ name }) => name === "white")).toMatchObject({ count: whites, used: 0, mine: false });
  const all = await buyer.call(listFabricTags, {});
  expect(new Set(all.map(({ field }) => field)).size).toBe(13);
  const own = await buyer.call(addFabricTag, { field: "color", name: "Quetzal" });
  expect(own).toMatchObject({ count: 0, mine: true });
  expect((await buyer.call(addFabricTag, { field: "color", name: "quetzal" })).id).toBe(own.id);
  expect((await buyer.call(listFabricTags, { field: "color" }))[0]).toMatchObject({ name: "Quetzal", mine: true });
  expect(await buyer.call(addFabricTagCount, { ids: [own.id, NO_ID] })).toEqual([{ id: own.id, count: 1 }]);
  expect(await buyer.call(addFabricTagCount, { id: own.id })).toEqual([{ id: own.id, count: 2 }]);
  const others = await portal.signIn(BUYER.username, BUYER.password);
  expect((await others.call(listFabricTags, { field: "color", keyword: "quetzal" })).length).toBe(0);
  expect(await buyer.ask(addFabricTag, { field: "price", name: "x" })).toMatchObject({ code: 40001 });
  expect(await buyer.ask(addFabricTagCount, {})).toMatchObject({ code: 40001 });
});
