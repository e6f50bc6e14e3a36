import {
  addConsult,
  addFavorite,
  addFavoriteGroup,
  editFavorite,
  editFavoriteSalePrice,
  exportExcelWithPic,
  getJob,
  getJobFile,
  getListByKeys,
  getMenuFabrics,
  PREFIX,
  uploadImage,
} from "@selvedge/contract";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { idOf } from "../../server/platform/ids.ts";
import { startWork } from "../../server/platform/jobs/long-work.ts";
import { BUYER, type Client, SALES, type TestApp } from "./harness.ts";
import { aPicture, NO_ID, productIdsOf, startMill } from "./mill.ts";
import { sentFile } from "./sent-file.ts";

const HOUR_MS = 3_600_000;
let portal: TestApp;
let designer: Client;
let buyer: Client;
let fabrics: [string, string, string];
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  [designer, buyer] = await Promise.all([portal.signIn(), portal.signIn(BUYER.username)]);
  fabrics = (await productIdsOf(portal)).slice(0, 3) as [string, string, string];
});
afterAll(() => portal.close());

const asked = (body: unknown, headers: Record<string, string> = {}) =>
  ({
    method: "POST",
    url: PREFIX + exportExcelWithPic.path,
    headers: { "content-type": "application/json", "x-requested-with": "1", ...headers },
    payload: JSON.stringify(body),
  }) as const;
const exported = (client: Client, body: unknown, headers: Record<string, string> = {}) => sentFile(client, asked(body, headers));
const partsOf = (bytes: Uint8Array) => unzipSync(bytes);
const textOf = (parts: Record<string, Uint8Array>) =>
  Object.entries(parts)
    .filter(([name]) => /sheet1\.xml$|sharedStrings/.test(name))
    .map(([, bytes]) => strFromU8(bytes))
    .join("");

test("a message opens a thread with its fabrics and pictures, and another one continues it", async () => {
  const picture = await designer.call(uploadImage, { purpose: "message" }, { file: { bytes: await aPicture(), name: "a.png" } });
  const first = await designer.call(addConsult, {
    kind: "quotation",
    content: "Please quote\nby Friday",
    items: [{ productId: fabrics[0], quantity: 300 }],
    productIds: [fabrics[0], fabrics[1]],
    imageIds: [picture.imageId, picture.imageId],
  });
  const thread = await portal.db.selectFrom("threads").selectAll().where("id", "=", first.threadId).executeTakeFirstOrThrow();
  expect(thread).toMatchObject({ kind: "quotation", subject: "Please quote", company_id: idOf("company", "northlight") });
  const products = await portal.db
    .selectFrom("thread_products")
    .select(["product_id", "quantity"])
    .where("message_id", "=", first.consultId)
    .orderBy("sort")
    .execute();
  expect(products).toEqual([
    { product_id: fabrics[0], quantity: 300 },
    { product_id: fabrics[1], quantity: null },
  ]);
  expect(await portal.db.selectFrom("thread_images").select("image_id").execute()).toEqual([{ image_id: picture.imageId }]);
  const second = await designer.call(addConsult, { threadId: first.threadId, content: "And in navy." });
  expect(second.threadId).toBe(first.threadId);
  expect(second.consultId).not.toBe(first.consultId);
});

test("the same key within a day is the same message, after that a new one", async () => {
  const send = (client: Client) => client.call(addConsult, { content: "Once only" }, { headers: { "idempotency-key": "k-1" } });
  const [first, again] = await Promise.all([send(designer), send(designer)]);
  expect(again).toEqual(first);
  expect((await send(buyer)).consultId).not.toBe(first.consultId);
  const other = await designer.ask(addConsult, { content: "Twice" }, { headers: { "idempotency-key": "k-1" } });
  expect(other).toMatchObject({ status: 409, code: 40905 });
  portal.clock.move(24 * HOUR_MS + 1);
  [designer, buyer] = await Promise.all([portal.signIn(), portal.signIn(BUYER.username)]);
  expect((await send(designer)).consultId).not.toBe(first.consultId);
});

test("another company's thread and pictures, and fabrics that are not there, are refused; the mill may answer anybody", async () => {
  const { threadId } = await designer.call(addConsult, { content: "Ours" });
  expect(await buyer.ask(addConsult, { threadId, content: "mine?" })).toMatchObject({ status: 404, code: 40400 });
  expect(await designer.ask(addConsult, { content: "x", productIds: [NO_ID] })).toMatchObject({ code: 40400 });
  expect(await designer.ask(addConsult, { content: "x", designId: NO_ID })).toMatchObject({ code: 40400 });
  const picture = await buyer.call(uploadImage, { purpose: "message" }, { file: { bytes: await aPicture(41), name: "b.png" } });
  expect(await designer.ask(addConsult, { content: "x", imageIds: [picture.imageId] })).toMatchObject({
    code: 40001,
    data: { fields: [{ path: "imageIds" }] },
  });
  expect(await designer.ask(addConsult, { content: "  " })).toMatchObject({
    code: 40001,
    data: { fields: [{ path: "content" }] },
  });
  const sales = await portal.signIn(SALES.username);
  expect((await sales.call(addConsult, { threadId, content: "With pleasure" })).threadId).toBe(threadId);
  const last = await portal.db
    .selectFrom("thread_messages")
    .selectAll()
    .where("thread_id", "=", threadId)
    .orderBy("created_at")
    .execute();
  expect(last.map(({ by_mill }) => by_mill)).toEqual([false, true]);
});

test("a group is exported with a picture in each row, its notes and, where asked for, its sale prices", async () => {
  const { groupId } = await designer.call(addFavoriteGroup, { groupName: "Spring / Summer" });
  const { itemIds } = await designer.call(addFavorite, { productIds: fabrics, groupId });
  await designer.call(editFavorite, { itemId: itemIds[0]!, note: "=HYPERLINK(evil)", version: 1 });
  await designer.call(editFavoriteSalePrice, { itemId: itemIds[0]!, salePrice: { amount: 1295, currency: "EUR" }, version: 2 });
  const answer = await exported(designer, { groupId, withSalePrice: true });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toContain("spreadsheetml.sheet");
  expect(decodeURIComponent(String(answer.headers["content-disposition"]))).toMatch(
    /^attachment; filename\*=UTF-8''Spring {3}Summer \d{4}-\d\d-\d\d\.xlsx$/,
  );
  const parts = partsOf(answer.rawPayload);
  expect(Object.keys(parts).filter((name) => name.startsWith("xl/media/"))).toHaveLength(3);
  const text = textOf(parts);
  for (const said of ["Own sale price", "12.95", "EUR/", "'=HYPERLINK(evil)"]) expect(text).toContain(said);
  expect(text).not.toContain(">=HYPERLINK");
  const anchors = Object.entries(parts).find(([name]) => /drawings\/drawing\d+\.xml$/.test(name))!;
  const rows = [...strFromU8(anchors[1]).matchAll(/<xdr:from>.*?<xdr:row>(\d+)<\/xdr:row>/gs)].map(([, row]) => Number(row));
  expect(rows).toEqual([1, 2, 3]);
  expect(textOf(partsOf((await exported(designer, { groupId })).rawPayload))).not.toContain("Own sale price");
});

test("fabrics found by a word are exported in the reader's language, chosen ones in the order given", async () => {
  const { code } = await portal.db.selectFrom("products").select("code").where("id", "=", fabrics[1]).executeTakeFirstOrThrow();
  const found = textOf(partsOf((await exported(buyer, { query: { keys: code }, lang: "fr" })).rawPayload));
  expect(found).toContain(code);
  expect(found).toContain("Composition");
  expect(found).toContain("Laize (cm)");
  const codes = await portal.db.selectFrom("products").select(["id", "code"]).execute();
  const codeOf = (id: string) => codes.find((row) => row.id === id)!.code;
  const chosen = textOf(partsOf((await exported(buyer, { productIds: [fabrics[2], fabrics[0]], columns: ["code"] })).rawPayload));
  expect(chosen.indexOf(codeOf(fabrics[2]))).toBeLessThan(chosen.indexOf(codeOf(fabrics[0])));
});

test("an advanced search is exported as it is listed", async () => {
  const rows = await portal.db.selectFrom("products").select(["code", "attrs"]).execute();
  const advcid = ` @${rows[0]!.attrs.weight} @`;
  const { list } = await buyer.call(getListByKeys, { advcid });
  const text = textOf(partsOf((await exported(buyer, { query: { advcid }, columns: ["code"] })).rawPayload));
  expect(rows.filter(({ code }) => text.includes(code)).map(({ code }) => code)).toEqual(
    rows.filter(({ code }) => list.some(({ productCode }) => productCode === code)).map(({ code }) => code),
  );
  expect(text).toContain(rows[0]!.code);
  expect((await exported(buyer, { query: { advcid: "no such fibre @" } })).json<{ code: number }>().code).toBe(42205);
});

test("a category, words as they are spelled and named fabrics are exported as they are listed, in their order", async () => {
  const rows = await portal.db.selectFrom("products").select(["id", "code"]).execute();
  const sheetOf = async (query: unknown) => textOf(partsOf((await exported(buyer, { query, columns: ["code"] })).rawPayload));
  /** The codes of a sheet, in the order they stand on it. */
  const codesIn = (text: string) =>
    rows
      .filter(({ code }) => text.includes(`>${code}<`))
      .sort((a, b) => text.indexOf(`>${a.code}<`) - text.indexOf(`>${b.code}<`))
      .map(({ code }) => code);
  const [menu] = await portal.db
    .selectFrom("product_menus")
    .select(["menu_id", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("menu_id")
    .orderBy("count")
    .orderBy("menu_id")
    .execute();
  const category = { primaryId: menu!.menu_id, sort: "-price", filters: { weight: [0, 900] } } as const;
  const listed = await buyer.call(getMenuFabrics, { ...category, filters: { weight: [0, 900] } });
  expect(listed.total).toBeGreaterThan(0);
  expect(codesIn(await sheetOf(category))).toEqual(listed.list.map(({ productCode }) => productCode));
  const dearest = await buyer.call(getMenuFabrics, { sort: "-price" });
  expect(codesIn(await sheetOf({ sort: "-price" }))).toEqual(dearest.list.map(({ productCode }) => productCode));
  const products = [fabrics[2], fabrics[0]];
  const inOrder = products.map((id) => rows.find((row) => row.id === id)!.code);
  expect(codesIn(await sheetOf({ products }))).toEqual(inOrder);
  expect(codesIn(await sheetOf({ products: products.join(",") }))).toEqual(inOrder);
  const found = async (query: object) => (await exported(buyer, { query })).json<{ code: number }>().code;
  expect(await found({ keys: "popplin", exact: true })).toBe(42205);
  expect(codesIn(await sheetOf({ keys: "popplin" })).length).toBeGreaterThan(0);
  expect(await found({ primaryId: 163, secondaryId: 250 })).toBe(42205);
  expect(await found({ primaryId: 999_999 })).toBe(40400);
  expect(await found({ products: ["no id"] })).toBe(40001);
  expect(await found({ sort: "length" })).toBe(40001);
});

test("nothing found is nothing to export, and another person's group, items or unknown fabrics are not found", async () => {
  const { groupId } = await designer.call(addFavoriteGroup, { groupName: "Private" });
  const { itemIds } = await designer.call(addFavorite, { productId: fabrics[0], groupId });
  const codeOf = async (client: Client, body: unknown) => (await exported(client, body)).json<{ code: number }>().code;
  expect(await codeOf(buyer, { query: { keys: "zzqx no such cloth" } })).toBe(42205);
  expect(await codeOf(buyer, { groupId })).toBe(40400);
  expect(await codeOf(buyer, { itemIds })).toBe(40400);
  expect(await codeOf(buyer, { productIds: [NO_ID] })).toBe(40400);
  expect(await codeOf(buyer, {})).toBe(40001);
  const empty = await designer.call(addFavoriteGroup, { groupName: "Empty" });
  expect(await codeOf(designer, { groupId: empty.groupId })).toBe(42205);
});

test("more than 500 fabrics are written in the background, and fetched by their owner only", async () => {
  const one = await portal.db.selectFrom("products").selectAll().where("id", "=", fabrics[0]).executeTakeFirstOrThrow();
  const copies = Array.from({ length: 498 }, (_, place) => ({
    ...one,
    attrs: JSON.stringify(one.attrs),
    construction: one.construction === null ? null : JSON.stringify(one.construction),
    id: idOf("copy", String(place)),
    code: `ZZ-${String(place).padStart(4, "0")}`,
  }));
  for (let start = 0; start < copies.length; start += 100)
    await portal.db
      .insertInto("products")
      .values(copies.slice(start, start + 100))
      .execute();
  const answer = await designer.send(asked({ query: {}, columns: ["code"] }));
  expect(answer.statusCode).toBe(202);
  const { jobId } = answer.json<{ data: { jobId: string } }>().data;
  expect(await buyer.ask(getJob, { jobId })).toMatchObject({ code: 40400 });
  await expect.poll(async () => (await designer.call(getJob, { jobId })).state).toBe("done");
  const job = await designer.call(getJob, { jobId });
  expect(job).toMatchObject({ state: "done", progress: 1, url: `${PREFIX}${getJobFile.path}?jobId=${jobId}` });
  const file = await designer.send({ method: "GET", url: job.url! });
  expect(Object.keys(partsOf(file.rawPayload)).filter((name) => name.startsWith("xl/media/")).length).toBeGreaterThan(500);
  expect((await buyer.send({ method: "GET", url: job.url! })).json()).toMatchObject({ code: 40400 });
});

test("a work that fails, or was left by its process, says so", async () => {
  const userId = idOf("user", BUYER.username);
  const { db, files, clock } = portal;
  const faults: string[] = [];
  const parts = { db, files, clock, fault: (_: unknown, what: string) => void faults.push(what) };
  const failing = await startWork(parts, userId, () => Promise.reject(new Error("no ink")));
  await expect.poll(async () => (await buyer.call(getJob, { jobId: failing })).state).toBe("failed");
  expect(faults).toEqual(["a long work failed"]);
  const left = await startWork(parts, userId, () => new Promise(() => {}));
  await expect.poll(async () => (await buyer.call(getJob, { jobId: left })).state).toBe("running");
  portal.clock.move(120_001);
  expect(await buyer.call(getJob, { jobId: left })).toMatchObject({ state: "failed" });
  expect((await buyer.send({ method: "GET", url: `${PREFIX}${getJobFile.path}?jobId=${left}` })).json()).toMatchObject({
    code: 40400,
  });
});
