import { getListByKeys } from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueIndex } from "../../server/fabrics/search/index/catalogue.ts";
import { openEmbedded } from "../../server/platform/db/embedded/embedded.ts";
import { listenOnOne } from "../../server/platform/db/listen.ts";
import { types } from "../../server/platform/db/open.ts";
import { type Client, emptyCluster, type TestApp } from "./harness.ts";
import { startMill } from "./mill.ts";

let portal: TestApp;
let buyer: Client;
beforeAll(async () => {
  portal = await startMill();
  buyer = await portal.signIn();
});
afterAll(() => portal.close());

const found = async (keys: string) => (await buyer.call(getListByKeys, { keys })).list.map(({ productName }) => productName);
const rename = (name: string) => portal.db.updateTable("products").set({ name }).where("code", "=", "SV-1101-01").execute();

test("a changed fabric is taken in alone, and is found by what it is now", async () => {
  const before = await catalogueIndex(portal.db);
  await rename("Quetzal cloth");
  expect(await found("quetzal")).toEqual(["Quetzal cloth"]);
  expect(await catalogueIndex(portal.db)).toBe(before);
  await rename("Chalk poplin");
  expect(await found("quetzal")).toEqual([]);
});

test("a fabric of a mill that writes Chinese is found by the English word, and the reverse", async () => {
  await rename("泡泡纱 蓝白条");
  expect(await found("seersucker")).toContain("泡泡纱 蓝白条");
  expect(await found("泡泡纱")).toContain("泡泡纱 蓝白条");
  await rename("Chalk poplin");
});

test("a fabric that is laid into a category is found there, one that is deleted is found nowhere", async () => {
  const { id } = await portal.db.selectFrom("products").select("id").where("code", "=", "SV-1101-01").executeTakeFirstOrThrow();
  const inMenu = async () => (await buyer.call(getListByKeys, { primaryId: 172 })).total;
  const before = await inMenu();
  await portal.db.insertInto("product_menus").values({ product_id: id, menu_id: 172 }).execute();
  expect(await inMenu()).toBe(before + 1);
  await portal.db.deleteFrom("product_menus").where("product_id", "=", id).where("menu_id", "=", 172).execute();
  expect(await inMenu()).toBe(before);
});

test("a change that is rolled back was never there", async () => {
  const work = portal.db.transaction().execute(async (within) => {
    await within.updateTable("products").set({ name: "Quetzal cloth" }).where("code", "=", "SV-1101-01").execute();
    throw new Error("thought better of it");
  });
  await expect(work).rejects.toThrow("thought better of it");
  expect(await found("quetzal")).toEqual([]);
});

test("the embedded database says on a channel what happened", async () => {
  const { pool, close } = await openEmbedded({ from: await emptyCluster() }, types);
  let heard = 0;
  const listening = await listenOnOne(pool, "catalogue", () => {
    heard += 1;
  });
  await pool.query("NOTIFY catalogue");
  await pool.query("NOTIFY other");
  await pool.query("SELECT 1");
  expect(heard).toBe(1);
  await listening.stop();
  await close();
});
