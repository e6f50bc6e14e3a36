import type { Locator } from "playwright-core";
import { PNG } from "pngjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { addressOf, dressed, fabricCoded, keep, styleNamed, T_SHIRT } from "../run/designs.ts";
import { complete, pictureAtRest } from "../run/waits.ts";
import { type BrowserUser, browserUser, letIn, openBrowser, portalUrl, session, soon, type TestBrowser } from "./house.ts";
import { buildTestPages, type TestPages } from "./pages/serve.ts";

/** Black lace, a black poplin, and a suiting whose dots return every millimetre. */
const LACE = "SV-7510-28";
const BLACK = "SV-1101-19";
const BIRDS_EYE = "SV-6145-28";

let browser: TestBrowser;
let pages: TestPages;
let designer: Caller;
let person: BrowserUser;
let canvas: Locator;

beforeAll(async () => {
  [browser, pages, designer] = [await openBrowser(), await buildTestPages("drawn-once.html"), await session()];
  person = await browserUser(browser);
  canvas = person.page.locator("canvas");
  await letIn(person, designer);
  await pages.serve(person.context, new URL(portalUrl()).origin);
});
afterAll(async () => {
  pages?.remove();
  await browser.close();
});

/** A T-shirt in this cloth in the portal's preview, 400 px wide and so far away that it is about a hundred high. */
async function wear(code: string): Promise<void> {
  const style = await styleNamed(designer, T_SHIRT);
  const design = await keep(designer, style, dressed(style, await fabricCoded(designer, code)), `From afar, ${code}`);
  await person.go(pages.address(`drawn-once.html${new URL(addressOf(design), portalUrl()).search}`));
  await person.page.locator('[data-state="ready"]').waitFor();
  await complete(person.page);
  await wide(400);
}

/** A picture one pixel wider shows the garment half a pixel further to the right. */
async function wide(px: number): Promise<void> {
  await person.page.evaluate((width) => {
    document.getElementById("root")!.style.width = `${width}px`;
  }, px);
  await soon(async () => (await canvas.boundingBox())!.width).toBe(px);
  await pictureAtRest(person.page, canvas);
}

/** Light of the chest, 0 … 255 row by row: `side` pixels square a little below the middle of the canvas. */
async function chest(side = 24): Promise<number[][]> {
  const { width, height, data } = PNG.sync.read(await canvas.screenshot());
  const [left, top] = [Math.floor(width / 2) - side / 2, Math.floor(height * 0.42) - side / 2];
  return Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => {
      const pixel = 4 * ((top + y) * width + left + x);
      return 0.2126 * data[pixel]! + 0.7152 * data[pixel + 1]! + 0.0722 * data[pixel + 2]!;
    }),
  );
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

test("from afar a cloth of millimetre dots does not sparkle: half a pixel to the side it is as even", async () => {
  await wear(BIRDS_EYE);
  const here = await chest();
  await wide(401);
  const before = await chest();
  // Half a pixel further, a picture without anything finer than a pixel is the mean of two neighbours.
  const changes = here.flatMap((row, y) => row.slice(1).map((light, x) => (before[y]![x + 1]! - (light + row[x]!) / 2) ** 2));
  const shade = mean(here.flat());
  expect(shade).toBeGreaterThan(20);
  expect(Math.sqrt(mean(changes)) / shade).toBeLessThan(0.03);
});

test("through black lace the form is seen, through black poplin it is not", async () => {
  const light = async (code: string) => {
    await wear(code);
    return mean((await chest()).flat());
  };
  const [lace, poplin] = [await light(LACE), await light(BLACK)];
  expect(poplin).toBeLessThan(60);
  expect(lace).toBeGreaterThan(1.8 * poplin);
});

test("single threads are fetched when the camera comes near, and not before", async () => {
  const nearMaps = () =>
    person.page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/near-")).length);
  expect(await nearMaps()).toBe(0);
  const box = (await canvas.boundingBox())!;
  await person.page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.42);
  for (let step = 0; step < 12; step++) await person.page.mouse.wheel(0, -900);
  await soon(nearMaps).toBe(3);
});

test("nothing else went wrong", () => {
  expect(person.troubles).toEqual([]);
});
