import {
  getDesignFrontMenu,
  getDesignMenuChildren,
  getDesignMenuName,
  getFrontMenu,
  getFrontMenuTree,
  getMenuChildren,
  getMenuName,
  navList,
} from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client, TestApp } from "./harness.ts";
import { startMill } from "./mill.ts";

let portal: TestApp;
let anybody: Client;
beforeAll(async () => {
  portal = await startMill();
  anybody = portal.anonymous();
});
afterAll(() => portal.close());

test("the style library has its four parents in order, each with the first child that the header jumps to", async () => {
  const tree = await anybody.call(getDesignFrontMenu, {});
  expect(tree.map(({ entity, children }) => [entity.id, entity.alias, children[0]?.entity.id])).toEqual([
    [4, "Men", 125],
    [3, "Women", 100],
    [6, "Boys", 155],
    [5, "Girls", 129],
  ]);
});

test("the fabric categories have 250 under 163 and go three levels down", async () => {
  const tree = await anybody.call(getFrontMenu, {});
  const shirting = tree.find(({ entity }) => entity.id === 163)!;
  expect(shirting.children[0]?.entity).toEqual({ id: 250, alias: "Yarn dyed", parentId: 163 });
  expect(shirting.children[0]?.children.length).toBeGreaterThan(0);
  expect(await anybody.call(getFrontMenuTree, {})).toEqual(tree);
});

test("children say whether they have children of their own, and show the cloth below them", async () => {
  const [yarnDyed] = await anybody.call(getMenuChildren, { id: 163 });
  expect(yarnDyed).toMatchObject({ id: 250, hasChildren: true, parentId: 163 });
  const men = await anybody.call(getDesignMenuChildren, { id: 4 });
  expect(men[0]).toMatchObject({ id: 125, alias: "T-shirts", hasChildren: false });
  expect(men[0]!.coverUrl).toMatch(/^\/files\/[0-9a-f]{64}$/);
});

test("an unknown menu has no children and no name", async () => {
  expect(await anybody.call(getMenuChildren, { id: 99_999 })).toEqual([]);
  expect(await anybody.call(getDesignMenuChildren, { id: 99_999 })).toEqual([]);
  expect(await anybody.ask(getMenuName, { id: 99_999 })).toMatchObject({ status: 404, code: 40400 });
  expect(await anybody.ask(getDesignMenuName, { id: 99_999 })).toMatchObject({ status: 404, code: 40400 });
});

test("names come in the caller's language, by parameter or by header", async () => {
  expect(await anybody.call(getDesignMenuName, { id: 125, lang: "cn" } as never)).toEqual({ id: 125, alias: "T恤", parentId: 4 });
  const answer = await anybody.ask(getMenuName, { id: 250 }, { headers: { "accept-language": "ru-RU,ru;q=0.9" } });
  expect(answer.data.alias).toBe("Пестроткань");
});

test("an id that is no number is refused with its field", async () => {
  const answer = await anybody.ask(getMenuChildren, { id: "men" });
  expect(answer).toMatchObject({ status: 400, code: 40001, data: { fields: [{ path: "id" }] } });
});

test("the header's four tabs are served at the root and under the prefix, also as result", async () => {
  const entries = await anybody.call(navList, {});
  expect(entries.map(({ fullUrl }) => fullUrl)).toEqual([
    "/goods?primaryId=163&secondaryId=250",
    "/designlist?parentId=4&id=125",
    "/commonChanel",
    "/privateChanel",
  ]);
  const atRoot = await anybody.send({ method: "GET", url: "/front/goods/navList" });
  expect(atRoot.json()).toMatchObject({ code: 20000, success: true, result: entries });
});
