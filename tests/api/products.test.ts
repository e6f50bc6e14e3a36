import { createShare, getProductById, getSuggestKeys, getTextures, productDet, searchTexturedProducts } from "@selvedge/contract";
import { decodeDrape } from "@selvedge/garment-core";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FABRICS } from "../../demo/fabrics/index.ts";
import { STORED_FILE_POLICY } from "../../server/platform/security/headers.ts";
import { fillCatalogue } from "./catalogue.ts";
import type { Client, TestApp } from "./harness.ts";
import { NO_ID, productIdsOf, savedDesign, startMill } from "./mill.ts";

let portal: TestApp;
let designer: Client;
beforeAll(async () => {
  portal = await startMill();
  designer = await portal.signIn();
  await fillCatalogue(portal);
});
afterAll(() => portal.close());

/** All pages of a search after another. */
async function allOf(body: object, client = designer) {
  const first = await client.call(searchTexturedProducts, { pageSize: 100, ...body });
  const rest = Array.from({ length: Math.max(0, first.pages - 1) }, (_, page) => page + 2);
  const others = await Promise.all(
    rest.map((pageNum) => client.call(searchTexturedProducts, { pageSize: 100, pageNum, ...body })),
  );
  return { list: [first, ...others].flatMap(({ list }) => list), facets: first.facets };
}
const codes = async (body: object, client = designer) => (await allOf(body, client)).list.map(({ productCode }) => productCode);

test("without a word every fabric is listed by its code, page by page", async () => {
  const all = await codes({});
  expect(all).toEqual([...FABRICS.map(({ code }) => code)].sort());
  const second = await designer.call(searchTexturedProducts, { pageNum: 2, pageSize: 5 });
  expect(second).toMatchObject({ total: all.length, pages: Math.ceil(all.length / 5), pageNum: 2 });
  expect(second.list.map(({ productCode }) => productCode)).toEqual(all.slice(5, 10));
  expect((await designer.call(searchTexturedProducts, { pageNum: 1_000 })).list).toEqual([]);
});

test("a fabric carries its texture at true scale and its construction in words", async () => {
  const [first] = (await designer.call(searchTexturedProducts, { searchKey: FABRICS[0]!.code })).list;
  expect(first).toMatchObject({ productCode: FABRICS[0]!.code, attrs: FABRICS[0]!.attrs, price: FABRICS[0]!.price });
  const { texture } = first!;
  expect(texture.dpi).toBeCloseTo((128 / Math.max(texture.mmWidth, texture.mmHeight)) * 25.4, 3);
  expect(first!.meanColour).toMatch(/^#[0-9a-f]{6}$/);
});

test("pictures of a cloth are made when they are asked for, are the same for everybody, and never change", async () => {
  const [first] = (await designer.call(searchTexturedProducts, { searchKey: FABRICS[0]!.code })).list;
  const { texture } = first!;
  const get = (url: string, headers = {}) => portal.anonymous().send({ method: "GET", url, headers });
  const { near } = texture;
  const tile = [first!.productImg, texture.url, texture.normalUrl, texture.roughnessUrl, texture.heightUrl];
  for (const url of [...tile, near!.url, near!.normalUrl, near!.roughnessUrl]) {
    const answer = await get(url!);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(answer.headers["content-security-policy"]).toBe(STORED_FILE_POLICY);
    expect((await get(url!, { "if-none-match": String(answer.headers.etag) })).statusCode).toBe(304);
  }
  const [, , rendering, record] = texture.url.split("/");
  for (const url of [
    `/cloths/${rendering}/${record}/nothing`,
    `/cloths/0/${record}/albedo`,
    `/cloths/${rendering}/${"0".repeat(64)}/albedo`,
    `/cloths/${rendering}/..%2f..%2fetc%2fpasswd/albedo`,
  ])
    expect((await get(url)).json()).toMatchObject({ code: 40400 });
});

test("a disc of a cloth over a stand is draped when it is asked for, from its own record", async () => {
  const [first] = (await designer.call(searchTexturedProducts, { searchKey: FABRICS[0]!.code })).list;
  const { drapeUrl, drapeImg } = await designer.call(productDet, { productId: first!.productId });
  const get = (url: string) => portal.anonymous().send({ method: "GET", url });
  const answer = await get(drapeUrl!);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/octet-stream"]);
  expect(decodeDrape(answer.rawPayload).pieces.map(({ key }) => key)).toEqual(["disc"]);
  const picture = await get(drapeImg!);
  expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/webp"]);
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 560, height: 480 });
  for (const url of [
    `/discs/0/${"0".repeat(64)}`,
    `/discs/3/${"0".repeat(64)}`,
    `/discs/3/${"0".repeat(64)}/picture`,
    "/discs/3/..%2fetc",
  ])
    expect((await get(url)).json()).toMatchObject({ code: 40400 });
});

test("a code is found with and without its dashes, whole before begun", async () => {
  const { code } = FABRICS[1]!;
  expect((await codes({ searchKey: code }))[0]).toBe(code);
  expect((await codes({ searchKey: code.replaceAll("-", "").toLowerCase() }))[0]).toBe(code);
  const begun = await codes({ searchKey: code.slice(0, 7) });
  expect(begun.every((one) => one.startsWith(code.slice(0, 7)))).toBe(true);
});

test("the index finds what a scan of the database finds, for the beginning of any word", async () => {
  for (const word of ["pop", "stripe", "white", "navy", "linen", "shirt", "merc", "cotton", "zzz"]) {
    const { rows } = await sql<{ code: string }>`
      SELECT code FROM products WHERE lower(code || ' ' || name || ' ' || (attrs ->> 'composition') || ' ' || concat_ws(' ',
        attrs ->> 'productType', attrs ->> 'technology', attrs ->> 'pattern', attrs ->> 'style', attrs ->> 'color',
        attrs -> 'finish', attrs -> 'fabricType', attrs -> 'for', attrs -> 'use')) ~ ${`(^|[^a-z-])${word}`} ORDER BY code`.execute(
      portal.db,
    );
    const inEnglish = new Set(rows.map(({ code }) => code));
    const found = await codes({ searchKey: word });
    for (const code of inEnglish) expect(found, `${word} finds ${code}`).toContain(code);
    if (word === "zzz") expect(found).toEqual([]);
  }
});

test("a name of parts is given in the caller's language, and found in it", async () => {
  const { code, name } = FABRICS.find((fabric) => fabric.name.includes(", "))!;
  const search = (searchKey: string, lang: string) => designer.call(searchTexturedProducts, { searchKey, lang } as never);
  const [russian] = (await search(code, "rus")).list;
  expect(russian!.productName).not.toBe(name);
  expect(russian!.productName).toMatch(/^[\p{Script=Cyrillic}\d ,]+$/u);
  expect((await search(russian!.productName, "en")).list.map(({ productCode }) => productCode)).toContain(code);
});

test("what the mill says of a fabric is given in the caller's language, the repeat of a print with its millimetres", async () => {
  const describedIn = async (lang: string, name: string) => {
    const { code } = FABRICS.find((fabric) => fabric.name === name)!;
    const [found] = (await designer.call(searchTexturedProducts, { searchKey: code })).list;
    return (await designer.call(getProductById, { productId: found!.productId, lang } as never)).description;
  };
  expect(await describedIn("en", "Plain seersucker, white")).toBe("All pucker and one shade.");
  expect(await describedIn("ita", "Plain seersucker, white")).toBe("Tutto arricciato e di un solo tono.");
  expect(await describedIn("cn", "Ditsy floral, lawn, Midnight Garden")).toBe("循环 72 × 36 mm，活性印花细平布。");
});

test("every word of a search must be met, in any language, two characters of Chinese being enough", async () => {
  const french = FABRICS.find(({ attrs }) => attrs.color === "white")!;
  expect(await codes({ searchKey: `white ${french.attrs.style}` })).toContain(french.code);
  expect(await codes({ searchKey: "white zzz" })).toEqual([]);
  const chinese = await codes({ searchKey: "白色" });
  expect(chinese).toEqual(expect.arrayContaining(FABRICS.filter(({ attrs }) => attrs.color === "white").map(({ code }) => code)));
  expect((await codes({ searchKey: "ЧЁРНЫЙ" })).length).toBeGreaterThan(0);
});

test("filters of one field widen, fields narrow, and facets count what is left", async () => {
  const isOne = (color: string) => FABRICS.filter(({ attrs }) => attrs.color === color).map(({ code }) => code);
  expect(await codes({ filters: { color: ["white", "black"] } })).toEqual([...isOne("white"), ...isOne("black")].sort());
  expect(await codes({ filters: { color: ["white"], pattern: ["no such"] } })).toEqual([]);
  const { list, facets } = await allOf({ filters: { weight: [0, 110] } });
  expect(list.every(({ attrs }) => attrs.weight! <= 110)).toBe(true);
  const colours = facets.find(({ field }) => field === "color")!.values;
  expect(colours.reduce((sum, { count }) => sum + count, 0)).toBe(list.length);
});

test("a fabric that is added or renamed is found at once", async () => {
  const { code } = FABRICS[2]!;
  await portal.db.updateTable("products").set({ name: "Quetzal cloth" }).where("code", "=", code).execute();
  expect(await codes({ searchKey: "quetz" })).toEqual([code]);
  await portal.db.updateTable("products").set({ name: FABRICS[2]!.name }).where("code", "=", code).execute();
  expect(await codes({ searchKey: "quetz" })).toEqual([]);
});

test("suggestions are codes, then attribute words, then names, ten at most, one wrong letter forgiven", async () => {
  const suggest = (queryKey: string, client = designer) => client.call(getSuggestKeys, { queryKey });
  expect(await suggest("")).toEqual([]);
  expect(await suggest("   ")).toEqual([]);
  const prefix = FABRICS[0]!.code.slice(0, 4);
  const some = await suggest(prefix);
  expect(some.length).toBe(10);
  expect(some.every((code) => code.startsWith(prefix))).toBe(true);
  expect((await suggest("popl"))[0]).toBe("poplin");
  expect(await suggest("poplni")).toContain("poplin");
  expect(await suggest("qqqqqq")).toEqual([]);
  expect(await designer.ask(getSuggestKeys, { queryKey: "x".repeat(61) })).toMatchObject({ code: 40001 });
});

test("textures come by id in the order asked for; unknown ones are left out", async () => {
  const [a, b] = await productIdsOf(portal);
  const found = await designer.call(getTextures, { productIds: [b!, NO_ID, a!, b!] });
  expect(found.map(({ productId }) => productId)).toEqual([b, a]);
});

test("through a link only the fabrics of the shared design are given", async () => {
  const { card, document } = await savedDesign(portal, designer);
  const { shareToken } = await designer.call(createShare, { kind: "proposal", id: card.proposalId });
  const ids = await productIdsOf(portal);
  const laid = Object.values(document.pieces).flatMap(({ fabric }) => (fabric?.kind === "product" ? [fabric.productId] : []));
  const visitor = portal.anonymous();
  const seen = await visitor.call(getTextures, { productIds: ids.slice(0, 50), shareToken });
  expect(seen.map(({ productId }) => productId)).toEqual([...new Set(laid)]);
});

test("anonymous callers may neither search nor be given textures", async () => {
  const anybody = portal.anonymous();
  expect(await anybody.ask(searchTexturedProducts, {})).toMatchObject({ code: 40100 });
  expect(await anybody.ask(getSuggestKeys, { queryKey: "p" })).toMatchObject({ code: 40100 });
  expect(await anybody.ask(getTextures, { productIds: [] })).toMatchObject({ code: 40100 });
  expect(await designer.ask(getTextures, { productIds: ["x"] })).toMatchObject({ code: 40001 });
});
