import { addFavorite, addInspection, editFavorite, listThreads, login, PREFIX, saveProposal, showInfo } from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, SALES, type TestApp } from "./harness.ts";
import { aDocument, productIdsOf, startMill } from "./mill.ts";

let portal: TestApp;
let designer: Client;
beforeAll(async () => {
  portal = await startMill();
  designer = await portal.signIn();
});
afterAll(() => portal.close());

const HASH = "0123456789abcdef".repeat(4);

test.each([
  `/files/${HASH}/toString`,
  `/files/${HASH}/constructor`,
  `/files/${HASH}/__proto__`,
  "/files/short",
  "/files/%00",
  `/files/${HASH.toUpperCase()}`,
  `/cloths/3/${HASH}/toString`,
  `/cloths/3/x/albedo`,
  `/discs/3/${HASH}/picture`,
  `/scenes/constructor/${HASH}`,
  "/front/%E0%A4%A",
  "/picSearch/wes/nothing",
])("%s is not found", async (url) => {
  const answer = await portal.anonymous().send({ method: "GET", url });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 40400]);
});

test.each(["a b", "[::1", "http://x", ":80", "a/b"])("a request that names %j as the host cannot be read", async (host) => {
  const answer = await portal.anonymous().send({
    method: "GET",
    url: PREFIX + showInfo.path,
    headers: { host },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 40000]);
});

test("a design of 600,000 artworks is refused with the most that is taken, without a look at each", async () => {
  const document = await aDocument(portal, designer);
  const artworks = `{${Array.from({ length: 600_000 }, (_, index) => `"${index}":0`).join()}}`;
  const body = { designId: document.styleId, name: "Many", document: { ...document, artworks: "HERE" } };
  const answer = await designer.send({
    method: "POST",
    url: PREFIX + saveProposal.path,
    headers: { "content-type": "application/json", "x-requested-with": "1" },
    payload: JSON.stringify(body).replace('"HERE"', artworks),
  });
  expect(answer.json()).toMatchObject({ code: 40001, data: { fields: [{ path: "document.artworks", rule: "maxLength" }] } });
});

test("who is not signed in gets that error before a body is read, and who may be anybody sends a small one", async () => {
  const send = (path: string, size: number, client = portal.anonymous()) =>
    client.send({
      method: "POST",
      url: PREFIX + path,
      headers: { "content-type": "application/json", "x-requested-with": "1" },
      payload: "x".repeat(size),
    });
  expect((await send("/design-proposal/saveProposal", 20_000_000)).json()).toMatchObject({ code: 40100 });
  expect((await send("/account/login", 300_000)).json()).toMatchObject({ code: 41300 });
  expect((await send("/favorite-group-product/addFavorite", 1_200_000, designer)).json()).toMatchObject({ code: 41300 });
});

test.each([
  ["a zero byte", "Regatta\0tee"],
  ["half of a character", "Regatta \ud800"],
])("a name with %s is refused by its field", async (_what, name) => {
  const document = await aDocument(portal, designer);
  const answer = await designer.ask(saveProposal, { designId: document.styleId, name, document });
  expect(answer).toMatchObject({ code: 40001, data: { fields: [{ path: "name", rule: "format" }] } });
});

test("a zero byte is refused in a form too", async () => {
  const answer = await portal.anonymous().send({
    method: "POST",
    url: PREFIX + login.path,
    headers: { "content-type": "application/x-www-form-urlencoded", "x-requested-with": "1" },
    payload: "username=a%00b&password=c",
  });
  expect(answer.json()).toMatchObject({ code: 40001, data: { fields: [{ path: "username", rule: "format" }] } });
});

test("a list of messages asked for no kinds in particular has all of them", async () => {
  expect(await designer.call(listThreads, { kinds: [] })).toEqual(await designer.call(listThreads, {}));
});

test("a favourite at the highest version a number can hold gets the error that it has changed", async () => {
  const [productId] = await productIdsOf(portal);
  const { itemIds } = await designer.call(addFavorite, { productId: productId! });
  const answer = await designer.ask(editFavorite, { itemId: itemIds[0], note: "a", version: 2 ** 31 - 1 });
  expect(answer.code).toBe(40900);
});

test("a roll that is shorter than anything one can measure is refused by its field", async () => {
  const sales = await portal.signIn(SALES.username, SALES.password);
  const { customerId: companyId } = (await designer.call(showInfo, {}))!;
  const [productId] = await productIdsOf(portal);
  const rolls = [{ rollNo: "001", lengthM: 5e-324, widthMm: 1_480 }];
  const answer = await sales.ask(addInspection, { companyId, productId, lotNo: "L-1", rolls });
  expect(answer).toMatchObject({ code: 40001, data: { fields: [{ path: "rolls.0.lengthM", rule: "min" }] } });
});
