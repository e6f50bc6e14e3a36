import { readFileSync } from "node:fs";
import { LANGUAGES } from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seed } from "../../demo/main.ts";
import { FABRIC_MENUS, STYLE_MENUS } from "../../demo/menus/menus.ts";
import { STYLES } from "../../demo/styles/styles.ts";
import { WELCOME } from "../../demo/welcome/welcome.ts";
import type { FabricMenu } from "../../server/fabrics/menus/fabric-menu.ts";
import { navEntries } from "../../server/fabrics/menus/nav.ts";
import { CATALOGUE_WORDS } from "../../server/fabrics/search/language/translations.ts";
import { COLOUR_WORDS } from "../../server/platform/image/colours/names.ts";
import { startApp, type TestApp } from "./harness.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const TABLES = [
  "companies",
  "users",
  "fabric_menus",
  "style_menus",
  "products",
  "product_menus",
  "styles",
  "style_fabrics",
  "welcome",
] as const;
const setUp = (files = portal.files) => seed({ db: portal.db, files, clock: portal.clock, progress: () => {}, scope: "light" });
const counts = () =>
  Promise.all(
    TABLES.map(async (table) => {
      const { count } = await portal.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<string>().as("count"))
        .executeTakeFirstOrThrow();
      return [table, Number(count)];
    }),
  );

test("a setting-up that breaks off goes on at the next start and makes nothing twice", async () => {
  let puts = 0;
  const failing = {
    ...portal.files,
    putRecord: (record: object) => (++puts > 2 ? Promise.reject(new Error("disk full")) : portal.files.putRecord(record)),
  };
  await expect(setUp(failing)).rejects.toThrow("disk full");
  const broken = Object.fromEntries(await counts());
  expect(broken.products).toBeLessThan(3);
  expect(broken.styles).toBe(0);
  await setUp();
  const done = await counts();
  expect(Object.fromEntries(done)).toMatchObject({ products: 3, styles: 1, welcome: WELCOME.length });
  await portal.db.deleteFrom("seeded").execute();
  await setUp();
  expect(await counts()).toEqual(done);
});

test("what somebody deletes after the setting-up stays deleted", async () => {
  await portal.db.deleteFrom("welcome").execute();
  await setUp();
  expect(Object.fromEntries(await counts()).welcome).toBe(0);
});

const aliases = (menus: readonly FabricMenu[]): string[] =>
  menus.flatMap(({ alias, children = [] }) => [alias, ...aliases(children)]);

test("every text that the demo data puts into records is translated into ten languages", () => {
  const texts = [
    ...aliases(FABRIC_MENUS),
    ...aliases(STYLE_MENUS),
    ...STYLES.flatMap(({ name, uses, wearers, season }) => [name, ...uses, ...wearers, ...(season ? [season] : [])]),
    ...WELCOME.flatMap(({ title, subtitle }) => [title, subtitle]),
    ...Object.keys(COLOUR_WORDS),
    ...navEntries((english) => english).map(({ title }) => title),
  ];
  for (const lang of LANGUAGES)
    for (const text of texts) expect(CATALOGUE_WORDS.get(lang)!.get(text), `${lang}: ${text}`).toBeTruthy();
});

test("a text of the records is translated in one place only", () => {
  for (const lang of LANGUAGES) {
    const keys = ["catalogue", "fabrics", "pieces"].flatMap((area) => Object.keys(areaOf(lang, area)));
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  }
});

const areaOf = (lang: string, area: string): object =>
  JSON.parse(readFileSync(new URL(`../../locales/${lang}/${area}.json`, import.meta.url), "utf8"));
