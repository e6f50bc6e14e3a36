import { getMenuFabrics, PREFIX } from "@selvedge/contract";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { atRest } from "../run/waits.ts";
import { type BrowserUser, BUYER, browserUser, letIn, openBrowser, session, soon, type TestBrowser } from "./house.ts";

/** Fabrics of one request of the endless list. */
const CHUNK = 96;

let browser: TestBrowser;
let buyer: Caller;
let person: BrowserUser;
beforeAll(async () => {
  [browser, buyer] = [await openBrowser(), await session(BUYER)];
});
afterEach(async () => {
  await person.context.close();
  expect(person.troubles).toEqual([]);
});
afterAll(() => browser.close());

/** Opens the endless list of all fabrics; `asked` fills with the pages it asks for. */
async function endless(): Promise<{ page: Page; asked: number[] }> {
  person = await browserUser(browser);
  await letIn(person, buyer);
  const asked: number[] = [];
  person.page.on("request", (request) => {
    if (!request.url().endsWith(PREFIX + getMenuFabrics.path)) return;
    const { pageNum, pageSize } = request.postDataJSON() as { pageNum: number; pageSize: number };
    if (pageSize === CHUNK) asked.push(pageNum);
  });
  await person.go("/goods?view=endless&sort=price");
  await person.page.locator("[data-card]").first().waitFor();
  return { page: person.page, asked };
}

const codes = (page: Page) => page.locator("[data-code]").allTextContents();
/** Pictures of cards that are still drawn or fetched. */
const waitingPictures = (page: Page) =>
  page.locator("[data-card] img").evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== "1").length);
const cards = (page: Page) => page.locator("[data-card]").count();

test("an endless list leads from the first fabric to the last, holds only the cards near the view, and asks for a page once", async () => {
  const { page, asked } = await endless();
  const { total, list } = await buyer.call(getMenuFabrics, { sort: "price", pageSize: CHUNK });
  await soon(() => codes(page).then((shown) => shown[0])).toBe(list[0]!.productCode);
  const lastPage = Math.ceil(total / CHUNK);
  const most: number[] = [];
  for (let turn = 0; turn < 400; turn += 1) {
    await page.mouse.wheel(0, 2_400);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    most.push(await cards(page));
    if (await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 4)) break;
  }
  const { list: end } = await buyer.call(getMenuFabrics, { sort: "price", pageSize: CHUNK, pageNum: lastPage });
  await soon(() => codes(page).then((shown) => shown.at(-1))).toBe(end.at(-1)!.productCode);
  expect(Math.max(...most)).toBeLessThanOrEqual(48);
  expect(new Set(asked).size).toBe(asked.length);
});

test("whoever jumps to the end of an endless list waits for its last fabrics alone", async () => {
  const { page, asked } = await endless();
  const { total } = await buyer.call(getMenuFabrics, { sort: "price", pageSize: CHUNK });
  const lastPage = Math.ceil(total / CHUNK);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const { list } = await buyer.call(getMenuFabrics, { sort: "price", pageSize: CHUNK, pageNum: lastPage });
  await soon(() => codes(page).then((shown) => shown.includes(list.at(-1)!.productCode))).toBe(true);
  expect(asked.filter((pageNum) => pageNum > 2 && pageNum < lastPage - 1)).toEqual([]);
});

test("scrolling by a row draws no card anew that stays in view", async () => {
  const { page } = await endless();
  await page.mouse.wheel(0, 1_200);
  await soon(() => cards(page)).toBeGreaterThan(12);
  await soon(() => waitingPictures(page)).toBe(0);
  await page.evaluate(() => {
    const list = document.querySelector("main")!;
    const before = new Set(list.querySelectorAll("[data-card]"));
    const changed: string[] = [];
    new MutationObserver((records) => {
      for (const { target, type } of records) {
        // A picture that arrives late comes into its card; the card is not redrawn for it.
        if (target instanceof HTMLImageElement) continue;
        const card = (target instanceof Element ? target : target.parentElement)?.closest("[data-card]");
        if (card && before.has(card)) changed.push(`${type} in ${card.textContent?.slice(0, 10)}`);
      }
    }).observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
    Object.assign(window, { changed, kept: () => [...before].filter((card) => card.isConnected).length });
  });
  await page.mouse.wheel(0, 450);
  await atRest(page, () => page.evaluate(() => scrollY));
  const { changed, kept } = await page.evaluate(() => {
    const watched = window as unknown as { changed: string[]; kept: () => number };
    return { changed: watched.changed, kept: watched.kept() };
  });
  expect(changed).toEqual([]);
  expect(kept).toBeGreaterThanOrEqual(12);
});
