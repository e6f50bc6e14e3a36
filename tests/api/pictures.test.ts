import {
  getImages,
  getListByKeys,
  MAX_IMAGE_BYTES,
  searchByColour,
  searchPicture,
  searchSimilar,
  uploadImage,
} from "@selvedge/contract";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FABRICS } from "../../demo/fabrics/index.ts";
import { inlinePool } from "../../server/assembly/worker-pools.ts";
import { SWATCH_PX } from "../../server/fabrics/cloths/pictures/swatch.ts";
import { clothStore } from "../../server/fabrics/cloths/store.ts";
import { CLOSE_FROM } from "../../server/fabrics/search/pictures/calls/search-picture.ts";
import { keepDescriptors } from "../../server/fabrics/search/pictures/seen/keep.ts";
import { pictureIndex } from "../../server/fabrics/search/pictures/seen/replica.ts";
import { idOf } from "../../server/platform/ids.ts";
import { daily } from "../run/circle.ts";
import { BUYER, type Client, type TestApp } from "./harness.ts";
import { aPicture, NO_ID, startMill } from "./mill.ts";

/** One fabric of each of these, from both ends of the catalogue, two colourways of one print among them. */
const PRINTS = FABRICS.filter(({ cloth }) => cloth.kind === "printed");
const WAYS = PRINTS.filter(({ cloth }) => cloth.kind === "printed" && cloth.print.design === "ditsy").slice(0, 2);
const OTHERS = [
  ...PRINTS.filter(({ cloth }) => cloth.kind === "printed" && ["leopard", "polkaDot"].includes(cloth.print.design)).slice(0, 2),
  ...daily(["Gingham 10, red"], "Breton stripe jersey, navy, white", "Houndstooth, black, ecru").flatMap(
    (name) => FABRICS.find((fabric) => fabric.name === name) ?? [],
  ),
];
const MAX_SIDE_PX = 400;

let portal: TestApp;
let designer: Client;
const parts = () => ({
  db: portal.db,
  files: portal.files,
  cloths: clothStore({ files: portal.files, workers: inlinePool, longestPx: MAX_SIDE_PX }),
  workers: inlinePool,
});
const idOfCode = (code: string) => idOf("product", code);

beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  designer = await portal.signIn();
});
afterAll(() => portal.close());

async function addFabrics(): Promise<void> {
  const { db } = portal;
  const { cloths } = parts();
  const template = await db.selectFrom("products").selectAll().executeTakeFirstOrThrow();
  for (const fabric of [...WAYS, ...OTHERS]) {
    const { recordHash, mmWidth, mmHeight, dpi } = await cloths.keep(fabric.cloth);
    await db
      .insertInto("products")
      .values({
        ...template,
        id: idOfCode(fabric.code),
        code: fabric.code,
        name: fabric.name,
        attrs: JSON.stringify(fabric.attrs),
        construction: null,
        cloth_hash: recordHash,
        mm_width: mmWidth,
        mm_height: mmHeight,
        dpi,
      })
      .execute();
  }
}

/** A photograph of a fabric: a part of its picture, turned, in warm light, packed as JPEG. `share` of its width is seen. */
async function photographOf(code: string, { turn = 25, share = 0.62 } = {}): Promise<Uint8Array> {
  const { cloth_hash } = await portal.db
    .selectFrom("products")
    .select("cloth_hash")
    .where("code", "=", code)
    .executeTakeFirstOrThrow();
  const picture = (await parts().cloths.picture(cloth_hash!, "swatch"))!;
  const turned = await sharp(picture).rotate(turn).png().toBuffer();
  const { width, height } = await sharp(turned).metadata();
  const side = Math.round(SWATCH_PX * share);
  const region = {
    left: Math.round((width - side) / 2) + 9,
    top: Math.round((height - side) / 2) - 9,
    width: side,
    height: side,
  };
  return sharp(turned).extract(region).linear([1.06, 1, 0.92], [0, 0, 0]).resize(420, 420).jpeg({ quality: 70 }).toBuffer();
}

const search = (bytes: Uint8Array, body: object = {}, client = designer) =>
  client.call(searchPicture, body, { file: { bytes, name: "cloth.jpg" } });
const askWith = (bytes: Uint8Array, body: object = {}, client = designer) =>
  client.ask(searchPicture, body, { file: { bytes, name: "cloth.jpg" } });

const productCount = async () => {
  const { count } = await portal.db
    .selectFrom("products")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
};

test("before the catalogue has been looked at a search is answered with how far that is", async () => {
  portal.logLines.length = 0;
  expect(await askWith(await aPicture())).toMatchObject({ status: 503, code: 50301, data: { progress: 0 } });
  const answered = portal.logLines.map((line) => JSON.parse(line)).find(({ msg }) => msg === "answered");
  expect(answered).toMatchObject({ status: 503, level: "info" });
  const { id: productId } = await portal.db.selectFrom("products").select("id").executeTakeFirstOrThrow();
  const pending = await productCount();
  expect(await designer.call(searchSimilar, { productId })).toEqual({ list: [], pending, progress: 0 });
  expect(await designer.call(searchSimilar, { productId, by: "attributes" })).toMatchObject({ pending: 0, progress: null });
  await addFabrics();
  await keepDescriptors(parts());
  expect((await search(await aPicture())).total).toBeGreaterThan(0);
});

test("a part of a cloth, turned and in other light, finds its fabric first", async () => {
  for (const { code } of OTHERS) {
    const found = await search(await photographOf(code));
    expect(found.briefs[0], code).toMatchObject({ productCode: code });
    expect(found.close, code).toBeGreaterThan(0);
  }
});

test("scores fall from the first to the last, shares add up to one, and the picture's colours are given", async () => {
  const { briefs, total, colors, searchId } = await search(await photographOf(OTHERS[0]!.code), { rn: 3 });
  expect(briefs).toHaveLength(3);
  expect(total).toBeGreaterThan(5);
  expect(searchId).toMatch(/^[0-9a-f]{32}$/);
  expect(colors.length).toBeGreaterThan(1);
  expect(briefs.map(({ score }) => score)).toEqual([...briefs.map(({ score }) => score)].sort((a, b) => b - a));
  for (const { shares } of briefs) expect(shares.colour + shares.texture + shares.scale).toBeCloseTo(1, 6);
});

test("colourways of one drawing are one result, the most similar first", async () => {
  const [first, second] = WAYS.map(({ code }) => idOfCode(code)) as [string, string];
  const { briefs } = await search(await photographOf(WAYS[0]!.code));
  expect(briefs[0]).toMatchObject({ productId: first, colourways: [second] });
  expect(briefs.map(({ productId }) => productId)).not.toContain(second);
});

test("pages follow one another, and filters leave nothing else", async () => {
  const bytes = await photographOf(OTHERS[1]!.code);
  const all = await search(bytes, { rn: 50 });
  const second = await search(bytes, { pn: 1, rn: 2 });
  expect(second.briefs.map(({ productId }) => productId)).toEqual(all.briefs.slice(2, 4).map(({ productId }) => productId));
  const checks = await search(bytes, { filters: { pattern: ["check"] }, rn: 50 });
  const listed = await designer.call(getListByKeys, { filters: { pattern: ["check"] } });
  expect(checks.briefs.map(({ attrs }) => attrs.pattern)).toEqual(checks.briefs.map(() => "check"));
  expect(checks.briefs.flatMap(({ productId, colourways }) => [productId, ...colourways])).toHaveLength(listed.total);
});

test("what the list may be narrowed by comes along where it is asked for, counted as a list of words counts it", async () => {
  const bytes = await photographOf(OTHERS[1]!.code);
  const filters = { pattern: ["check"] };
  expect(await search(bytes, { filters })).toMatchObject({ facets: [], ranges: [] });
  const { facets, ranges } = await search(bytes, { filters, facets: true });
  const listed = await designer.call(getListByKeys, { filters });
  expect(facets).toEqual(listed.facets);
  expect(ranges).toEqual(listed.ranges);
});

test("a region is looked at alone, and weights choose what counts", async () => {
  const [left, right] = await Promise.all([
    photographOf(OTHERS[0]!.code, { turn: 0 }),
    photographOf(OTHERS[2]!.code, { turn: 0 }),
  ]);
  const both = await sharp({ create: { width: 840, height: 420, channels: 3, background: "#fff" } })
    .composite([
      { input: Buffer.from(left), left: 0, top: 0 },
      { input: Buffer.from(right), left: 420, top: 0 },
    ])
    .jpeg()
    .toBuffer();
  const codeOf = async (region: object) => (await search(both, { region })).briefs[0]!.productCode;
  expect(await codeOf({ x: 0, y: 0, width: 0.5, height: 1 })).toBe(OTHERS[0]!.code);
  expect(await codeOf({ x: 0.5, y: 0, width: 0.5, height: 1 })).toBe(OTHERS[2]!.code);
  const { briefs } = await search(left, { weights: { colour: 0, texture: 1, scale: 1 } });
  expect(briefs[0]!.shares.colour).toBe(0);
});

test("a picture that was uploaded is asked with by its id, by its own company only", async () => {
  const { imageId } = await designer.call(
    uploadImage,
    { purpose: "search" },
    { file: { bytes: await photographOf(OTHERS[0]!.code), name: "c" } },
  );
  expect((await designer.call(searchPicture, { imageId })).briefs[0]).toMatchObject({ productCode: OTHERS[0]!.code });
  const stranger = await portal.signIn(BUYER.username, BUYER.password);
  expect(await stranger.ask(searchPicture, { imageId })).toMatchObject({ code: 40400 });
  expect(await designer.ask(searchPicture, { imageId: NO_ID })).toMatchObject({ code: 40400 });
});

test("a picture sent along is kept for its own company, and asked with again it finds the same", async () => {
  const found = await search(await photographOf(OTHERS[0]!.code), { rn: 5 });
  const again = await designer.call(searchPicture, { imageId: found.imageId, rn: 5 });
  expect({ ...again, searchId: null }).toEqual({ ...found, searchId: null });
  expect(await designer.call(getImages, { imageIds: [found.imageId] })).toMatchObject([{ width: 420, height: 420 }]);
  const stranger = await portal.signIn(BUYER.username, BUYER.password);
  expect(await stranger.call(getImages, { imageIds: [found.imageId] })).toEqual([]);
});

test("what shows no cloth of the mill has no close match", async () => {
  expect(await search(await aPicture(300, 300, "#ff00ff"))).toMatchObject({ close: 0 });
});

test("on every page it is said how many of all that were found are close: those with a score that is taken for the same cloth", async () => {
  const bytes = await photographOf(OTHERS[0]!.code);
  const { briefs, total, close } = await search(bytes, { rn: 96 });
  expect(briefs).toHaveLength(total);
  expect(close).toBeGreaterThan(0);
  expect(close).toBe(briefs.filter(({ score }) => score >= CLOSE_FROM).length);
  expect(close).toBeLessThan(total);
  expect((await search(bytes, { rn: 2, pn: 1 })).close).toBe(close);
});

test("no picture, a wrong one, too large a one and wrong fields are refused by name", async () => {
  expect(await designer.ask(searchPicture, {})).toMatchObject({
    code: 40001,
    data: { fields: [{ path: "file", rule: "required" }] },
  });
  expect(await askWith(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toMatchObject({ code: 41500 });
  const picture = await aPicture(300, 300);
  const kept = () => portal.db.selectFrom("images").select("id").execute();
  const before = await kept();
  expect(await askWith(picture.subarray(0, picture.length - 80))).toMatchObject({ code: 42200 });
  expect(await kept()).toEqual(before);
  expect(await askWith(Buffer.alloc(MAX_IMAGE_BYTES + 1))).toMatchObject({ code: 41300 });
  expect(await askWith(picture, { rn: 97 })).toMatchObject({ code: 40001 });
  expect(await askWith(picture, { facets: "perhaps" })).toMatchObject({ code: 40001 });
  expect(await askWith(picture, { region: { x: 0.8, y: 0, width: 0.5, height: 0.5 } })).toMatchObject({ code: 40001 });
  expect(await askWith(picture, { weights: { colour: 0, texture: 0, scale: 0 } })).toMatchObject({ code: 40001 });
  expect(await portal.anonymous().ask(searchPicture, {}, { file: { bytes: picture, name: "a" } })).toMatchObject({ code: 40100 });
});

test("fabrics like a fabric come by look, by colour and by how they are made, without the fabric itself", async () => {
  const own = WAYS[0]!;
  const productId = idOfCode(own.code);
  const byLook = await designer.call(searchSimilar, { productId, by: "look", rn: 5 });
  expect(byLook.list[0]!.shares).not.toBeNull();
  const byColour = await designer.call(searchSimilar, { productId, by: "colour", rn: 5 });
  const away = byColour.list.map(({ deltaE }) => deltaE!);
  expect(away).toEqual([...away].sort((a, b) => a - b));
  const made = await designer.call(searchSimilar, { productId, by: "attributes", rn: 20 });
  expect(made.list[0]!.attrs.pattern).toBe(own.attrs.pattern);
  expect(made.list.map(({ score }) => score)).toEqual([...made.list.map(({ score }) => score)].sort((a, b) => b - a));
  for (const { list } of [byLook, byColour, made]) expect(list.map(({ productId: id }) => id)).not.toContain(productId);
  expect(await designer.ask(searchSimilar, { productId: NO_ID })).toMatchObject({ code: 40400 });
  expect(await designer.ask(searchSimilar, { productId, by: "price" })).toMatchObject({ code: 40001 });
  expect(await portal.anonymous().ask(searchSimilar, { productId })).toMatchObject({ code: 40100 });
});

test("fabrics by colour keep to the filters, and from afar a check is not found by its ink", async () => {
  const hex = "#a81f2c";
  const check = OTHERS.find(({ name }) => name === "Gingham 10, red")!;
  const { list } = await designer.call(searchByColour, { hex, filters: { pattern: [check.attrs.pattern] }, rn: 50 });
  expect(list.map(({ productId }) => productId)).toContain(idOfCode(check.code));
  for (const { attrs } of list) expect(attrs.pattern).toBe(check.attrs.pattern);
  const away = async (fromAfar: boolean) => {
    const found = await designer.call(searchByColour, { hex, rn: 50, fromAfar });
    return found.list.find(({ productId }) => productId === idOfCode(check.code))!.deltaE;
  };
  expect(await away(true)).toBeGreaterThan(5 + (await away(false)));
  expect(await designer.ask(searchByColour, { hex, filters: { pattern: "check" } as never })).toMatchObject({ code: 40001 });
});

test("fabrics by colour are paged to the last of them, and count what they may be narrowed by", async () => {
  const asked = { hex: "#a81f2c", rn: 7 };
  const first = await designer.call(searchByColour, { ...asked, facets: true });
  expect(first).toMatchObject({ pn: 0, rn: 7, total: Math.min(200, await productCount()) });
  const pages = [];
  for (let pn = 0; pn * asked.rn < first.total; pn += 1) pages.push((await designer.call(searchByColour, { ...asked, pn })).list);
  const all = pages.flat();
  expect(new Set(all.map(({ productId }) => productId)).size).toBe(first.total);
  expect(all.slice(0, 7)).toEqual(first.list);
  expect(all.map(({ deltaE }) => deltaE)).toEqual(all.map(({ deltaE }) => deltaE).toSorted((a, b) => a - b));
  expect((await designer.call(searchByColour, { ...asked, pn: pages.length })).list).toEqual([]);
  const pattern = first.facets.find(({ field }) => field === "pattern")!.values[0]!;
  const narrowed = await designer.call(searchByColour, { ...asked, facets: true, filters: { pattern: [pattern.value] } });
  expect(narrowed.total).toBe(pattern.count);
  expect(narrowed.facets.find(({ field }) => field === "pattern")!.values[0]).toMatchObject({ selected: true });
  expect((await designer.call(searchByColour, asked)).facets).toEqual([]);
  for (const wrong of [{ pn: -1 }, { rn: 97 }, { rn: 0 }])
    expect(await designer.ask(searchByColour, { ...asked, ...wrong })).toMatchObject({ code: 40001 });
});

test("a colour is found by its hex or its name, nearest first; a code of a book that nobody loaded says which book", async () => {
  const red = await designer.call(searchByColour, { hex: "#a81f2c", rn: 3 });
  expect(red.list[0]!.productName).toContain("red");
  expect(red.list[0]!.deltaE).toBeLessThan(red.list[2]!.deltaE);
  const named = await designer.call(searchByColour, { code: "navy" });
  expect(named.colour).toMatchObject({ hex: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  expect(await designer.call(searchByColour, { code: "19-4052 TCX" })).toMatchObject({
    colour: null,
    bookMissing: "Pantone",
    pending: 0,
    list: [],
    total: 0,
  });
  const unknown = { code: "no such colour" };
  expect(await designer.call(searchByColour, unknown)).toMatchObject({ colour: null, bookMissing: null, list: [], total: 0 });
  const instead = await designer.call(searchByColour, { ...unknown, hex: "#a81f2c", rn: 3 });
  expect(instead).toMatchObject({ colour: { hex: "#a81f2c", code: null }, list: red.list });
  expect(await designer.call(searchByColour, { code: "navy", hex: "#a81f2c" })).toMatchObject({ colour: named.colour });
  expect(await designer.ask(searchByColour, {})).toMatchObject({ code: 40001 });
  expect(await designer.ask(searchByColour, { hex: "red" })).toMatchObject({ code: 40001 });
  expect(await portal.anonymous().ask(searchByColour, { hex: "#a81f2c" })).toMatchObject({ code: 40100 });
});

test("fabrics that have not been looked at yet are counted in every answer, until they have been", async () => {
  const { db } = portal;
  const [productId, hex] = [idOfCode(OTHERS[0]!.code), "#a81f2c"];
  const bytes = await photographOf(OTHERS[0]!.code);
  const pendingCounts = async () => [
    (await search(bytes)).pending,
    (await designer.call(searchSimilar, { productId })).pending,
    (await designer.call(searchSimilar, { productId, by: "colour" })).pending,
    (await designer.call(searchSimilar, { productId, by: "attributes" })).pending,
    (await designer.call(searchByColour, { hex })).pending,
  ];
  expect(await pendingCounts()).toEqual([0, 0, 0, 0, 0]);
  const template = await db.selectFrom("products").selectAll().where("id", "=", productId).executeTakeFirstOrThrow();
  const count = await productCount();
  const added = { ...template, id: idOfCode("PENDING-1"), code: "PENDING-1" };
  await db
    .insertInto("products")
    .values({ ...added, attrs: JSON.stringify(template.attrs), construction: null })
    .execute();
  expect(await pendingCounts()).toEqual([1, 1, 1, 0, 1]);
  expect(await designer.call(searchSimilar, { productId: idOfCode("PENDING-1") })).toEqual({
    list: [],
    pending: 1,
    progress: expect.closeTo(count / (count + 1)),
  });
  await keepDescriptors(parts());
  expect(await pendingCounts()).toEqual([0, 0, 0, 0, 0]);
  expect((await designer.call(searchSimilar, { productId: idOfCode("PENDING-1") })).list.length).toBeGreaterThan(0);
  await db.deleteFrom("products").where("id", "=", added.id).execute();
});

test("a cloth that is changed is looked at anew, and one that is removed is found no more", async () => {
  const { db } = portal;
  const [gone, changed] = [idOfCode(OTHERS[0]!.code), idOfCode(OTHERS[1]!.code)];
  const bytes = await photographOf(OTHERS[0]!.code);
  const { cloth_hash } = await db.selectFrom("products").select("cloth_hash").where("id", "=", gone).executeTakeFirstOrThrow();
  await db.updateTable("products").set({ cloth_hash }).where("id", "=", changed).execute();
  await db.deleteFrom("products").where("id", "=", gone).execute();
  await keepDescriptors(parts());
  const { briefs } = await search(bytes, { rn: 50 });
  expect(briefs[0]!.productId).toBe(changed);
  expect(briefs.map(({ productId }) => productId)).not.toContain(gone);
});

test("looks of an earlier version are not searched, and every fabric is looked at anew", async () => {
  const { db } = portal;
  // Three are every fabric as well as ten.
  await db
    .deleteFrom("products")
    .where(
      "id",
      "in",
      [...WAYS, ...OTHERS].map(({ code }) => idOfCode(code)),
    )
    .execute();
  await keepDescriptors(parts());
  const all = () => db.selectFrom("product_looks").select(["product_id", "version", "looks"]).orderBy("product_id").execute();
  const before = await all();
  expect(before.length).toBe(await productCount());
  await db
    .updateTable("product_looks")
    .set({ version: 1, looks: Buffer.alloc(128) })
    .execute();
  // A server that begins now has read nothing yet.
  await expect(pictureIndex(db.withoutPlugins())).rejects.toMatchObject({ key: "indexBuilding", data: { progress: 0 } });
  await keepDescriptors(parts());
  expect(await all()).toEqual(before);
  expect((await pictureIndex(db.withoutPlugins())).fabrics.size).toBe(before.length);
});
