import { getBrowseLog, getStyleList, insertBrowseLog, setConsent } from "@selvedge/contract";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { daily } from "../run/circle.ts";
import { fabricCoded } from "../run/designs.ts";
import { complete } from "../run/waits.ts";
import {
  arrive,
  type BrowserUser,
  BUYER,
  browserUser,
  letIn,
  openBrowser,
  PHONE,
  portalUrl,
  session,
  soon,
  type TestBrowser,
} from "./house.ts";

const TURN_MS = 5_000;
/** Longer than any page takes to come. */
const HOUR_MS = 3_600_000;

let browser: TestBrowser;
let buyer: Caller;
beforeAll(async () => {
  [browser, buyer] = [await openBrowser(), await session(BUYER)];
  desk = await customer();
});
afterAll(() => browser.close());

const main = (page: Page) => page.getByRole("main");
const pictured = (page: Page) => main(page).locator("li img").first().waitFor();

/** A page round the catalogue and what is on it when it is there. Those with a `story` are looked at in it, at the desk, and every day on a phone. */
type Around = { path: string; there: (page: Page) => Promise<unknown>; story?: true };
const PAGES: readonly Around[] = [
  { path: "/nav", there: pictured },
  { path: "/home", there: pictured },
  { path: "/welcome", there: pictured },
  { path: "/comment", there: (page) => main(page).getByRole("checkbox").waitFor(), story: true },
  { path: "/secondary?id=250", there: pictured },
  { path: "/shows?parentId=3", there: pictured },
  { path: "/chanels", there: pictured },
  { path: "/chanelHome", there: pictured },
  { path: "/privateChanel", there: pictured },
  { path: "/search", there: pictured, story: true },
  { path: "/designSearch", there: pictured },
  { path: "/styleShow", there: (page) => main(page).locator('a[href^="/shapeDetails"]').waitFor(), story: true },
  { path: "/styleShow2", there: pictured, story: true },
];

async function customer(how: Parameters<typeof browserUser>[1] = {}): Promise<BrowserUser> {
  const person = await browserUser(browser, how);
  await letIn(person, buyer);
  return person;
}

/** The customer at the desk; what has been fetched once is not fetched for every test. */
let desk: BrowserUser;

/** Has it done at the desk, on a page of its own, where nothing wrong may happen. */
async function by(work: (person: BrowserUser, page: Page) => Promise<void>): Promise<void> {
  const page = await desk.context.newPage();
  const go = async (path: string) => void (await arrive(page, portalUrl() + path));
  await work({ ...desk, page, go }, page);
  expect(desk.troubles).toEqual([]);
  await page.close();
}

/** The page that is there fits its window, has one title, is accessible and has its picture taken. */
async function isSound(
  person: BrowserUser,
  { path, place, language }: { path: string; place: "desk" | "phone"; language: string },
) {
  const { page } = person;
  await page.evaluate(() => document.fonts.ready);
  await person.picture(`around${path.replace(/\W+/g, "-")}-${place}-${language}`, page);
  const seen = await page.evaluate(() => ({
    dir: document.documentElement.dir,
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    titles: document.querySelectorAll("h1").length,
  }));
  expect(seen).toEqual({
    dir: language === "arab" ? "rtl" : "ltr",
    sideways: expect.toSatisfy((px: number) => px <= 0),
    titles: 1,
  });
  await person.accessible(path, page);
  expect(person.troubles).toEqual([]);
}

const told = PAGES.filter(({ story }) => story);
const looked = PAGES.filter(({ story }) => !story);

describe.each([
  { language: "en", place: "desk", pages: looked },
  { language: "arab", place: "phone", pages: daily(told, ...looked) },
] as const)("in $language, at the $place", ({ language, place, pages }) => {
  let person: BrowserUser;
  beforeAll(async () => {
    person = place === "desk" ? desk : await customer({ language, viewport: PHONE, touch: true });
  });

  test.each(pages)("$path fits its window, has one title and is accessible", async ({ path, there }) => {
    await person.go(path);
    await there(person.page);
    await isSound(person, { path, place, language });
  });
});

test("the banners turn every 5 s, not while they are pointed at, focused or stopped, and not with less motion", async () => {
  // Alone: their clock stands still.
  const person = await customer();
  const { page } = person;
  await page.clock.install();
  await person.go("/home");
  const carousel = page.getByRole("region", { name: "From the mill" });
  const shown = async () =>
    Number(
      await carousel
        .locator("[aria-current=true]")
        .getAttribute("aria-label")
        .then((name) => name?.at(-1)),
    );
  await carousel.waitFor();
  expect(await carousel.getByRole("button", { name: /^Picture \d/ }).count()).toBe(6);
  await page.mouse.move(700, 850);
  await page.clock.pauseAt(Date.now() + HOUR_MS);
  /** Until it is drawn that it turns, or does not, and what follows from that has been done: the clock waits for neither. */
  const turns = async (does: boolean) => {
    await soon(() => carousel.getAttribute("data-turns")).toBe(String(does));
    await page.evaluate(
      () =>
        new Promise((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = done;
          port2.postMessage(null);
        }),
    );
  };
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await turns(true);
  await page.clock.runFor(TURN_MS);
  await soon(shown).toBe(2);
  await carousel.hover();
  await turns(false);
  await page.clock.runFor(2 * TURN_MS);
  expect(await shown()).toBe(2);
  await page.mouse.move(700, 850);
  await turns(true);
  await page.clock.runFor(TURN_MS);
  await soon(shown).toBe(3);
  await carousel.getByRole("button", { name: "Next picture" }).focus();
  await turns(false);
  await page.clock.runFor(TURN_MS);
  expect(await shown()).toBe(3);
  await page.keyboard.press("Enter");
  await soon(shown).toBe(4);
  await page.keyboard.press("ArrowLeft");
  await soon(shown).toBe(3);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await carousel.getByRole("button", { name: "Next picture" }).blur();
  await turns(false);
  await page.clock.runFor(2 * TURN_MS);
  expect(await shown()).toBe(3);
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

test("the history shows the fabric just seen with its time, forgets one, then all; turned off it says so", () =>
  by(async (person, page) => {
    // A no forgets what other tests looked at.
    for (const allow of [false, true]) await buyer.call(setConsent, { allow });
    for (const code of ["SV-3320-20", "SV-2104-04"]) {
      const { productId } = await fabricCoded(buyer, code);
      await buyer.call(insertBrowseLog, { productId, remainTime: 42_000 });
    }
    const { list } = await buyer.call(getBrowseLog, {});
    // What was seen is of today though midnight passes meanwhile.
    const seenOn = [...new Set(list.map(({ visitedAt }) => visitedAt.slice(0, "2026-11-21".length)))];
    await page.addInitScript((now) => {
      Date.now = () => now;
    }, Date.parse(list[0]!.visitedAt));
    await person.go("/comment");
    await page.getByText("2 visits").waitFor();
    const days = await main(page).getByRole("heading", { level: 2 }).allTextContents();
    expect(days).toEqual(["Today", "Yesterday"].slice(0, seenOn.length));
    expect(await main(page).getByText(/^SV-/).allTextContents()).toEqual(["SV-2104-04", "SV-3320-20"]);
    expect(await main(page).getByText("42 s").count()).toBe(2);
    await isSound(person, { path: "/comment", place: "desk", language: "en" });
    await page.getByRole("button", { name: "Delete SV-2104-04" }).click();
    await page.getByText("1 visit", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Clear all" }).click();
    await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Keep it");
    await page.getByRole("button", { name: "Clear the history" }).click();
    await page.getByText("Fabrics you open appear here, with the date").waitFor();
    const allowed = main(page).getByRole("checkbox", { name: /The mill may see/ });
    await allowed.click();
    const question = page.getByRole("dialog", { name: "Turn off and delete?" });
    await question.getByRole("button", { name: "Keep it" }).click();
    await soon(() => allowed.isChecked()).toBe(true);
    await allowed.click();
    await question.waitFor();
    await complete(page);
    await person.picture("history-off-desk-en", page);
    await question.getByRole("button", { name: "Turn off and delete" }).click();
    await main(page).getByText("Browsing history is off").waitFor();
    await soon(() => allowed.isChecked()).toBe(false);
  }));

test("the counts of the advanced search are the styles one then sees, and the address keeps the search", () =>
  by(async (person, page) => {
    const { facets } = await buyer.call(getStyleList, {});
    const { values } = facets.find(({ field }) => field === "kind")!;
    expect(values.length).toBeGreaterThan(1);
    await person.go("/search");
    await pictured(page);
    await isSound(person, { path: "/search", place: "desk", language: "en" });
    for (const { label, count, value } of daily(values.slice(0, 2), ...values.slice(2))) {
      const box = page.getByRole("group", { name: "Garment kind" }).getByRole("checkbox", { name: new RegExp(`^${label}`) });
      await box.click();
      await soon(() => main(page).locator('a[href^="/shapeDetails"]').count()).toBe(count);
      expect(new URL(page.url()).searchParams.get("kind")).toBe(value);
      await box.click();
      await soon(() => new URL(page.url()).search).toBe("");
    }
    // Both before the address has followed the first.
    const boxes = page.getByRole("group", { name: "Garment kind" }).getByRole("checkbox");
    await boxes.evaluateAll((all) => {
      for (const box of all.slice(0, 2)) (box as HTMLElement).click();
    });
    await soon(() => new URL(page.url()).searchParams.get("kind")?.split(",").length).toBe(2);
    await page.getByRole("complementary").getByRole("button", { name: "Reset" }).click();
    await soon(() => new URL(page.url()).search).toBe("");
    await page.getByRole("searchbox", { name: "Name of a style" }).fill("kimono");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await page.getByText("No styles match this search").waitFor();
    await page.getByRole("main").getByRole("button", { name: "Reset" }).last().click();
    await pictured(page);
  }));

test("a presented style is dressed in another fabric at once, and the next style wears it too", () =>
  by(async (person, page) => {
    await person.go("/styleShow");
    const stage = page.locator("[data-state=ready]");
    await stage.waitFor();
    const frames = async () => Number(await stage.getAttribute("data-frames"));
    await soon(frames).toBeGreaterThan(0);
    const drawn = await frames();
    const { productId } = await fabricCoded(buyer, "SV-3320-20");
    await page.getByRole("searchbox", { name: "Find a fabric" }).fill("SV-3320-20");
    await page.getByRole("button", { name: /SV-3320-20/ }).click();
    await soon(frames).toBeGreaterThan(drawn);
    await main(page).getByText("Crew T-shirt · SV-3320-20").waitFor();
    await isSound(person, { path: "/styleShow", place: "desk", language: "en" });
    expect(new URL(page.url()).searchParams.get("productId")).toBe(productId);
    const before = await page.getByRole("heading", { level: 1 }).textContent();
    await page.getByRole("button", { name: "Next style" }).click();
    await soon(() => page.getByRole("heading", { level: 1 }).textContent()).not.toBe(before);
    expect(new URL(page.url()).searchParams.get("productId")).toBe(productId);
  }));

test("styles side by side are saved as one sheet of pictures", () =>
  by(async (person, page) => {
    await person.go("/styleShow2?mode=styles");
    await soon(() => main(page).locator('a[href^="/styleShow?"] img').count()).toBeGreaterThanOrEqual(4);
    await isSound(person, { path: "/styleShow2", place: "desk", language: "en" });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save picture sheet" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("selvedge-styles.png");
  }));

test("the side panel of the library follows the route, marks the child, and hides where there are none", () =>
  by(async (person, page) => {
    await person.go("/designlist");
    const panel = (name: string) => main(page).getByRole("navigation", { name });
    await soon(() => panel("Men").getByRole("link").count()).toBe(4);
    expect(await panel("Men").locator("[aria-current=page]").textContent()).toBe("T-shirts");
    await person.go("/designlist?parentId=4&id=128");
    await soon(() => panel("Men").locator("[aria-current=page]").textContent()).toBe("Jackets");
    await soon(() => main(page).locator('a[href^="/shapeDetails"]').count()).toBeGreaterThanOrEqual(3);
    await person.go("/designlist?parentId=125");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await soon(() => main(page).getByRole("navigation").count()).toBe(0);
  }));

test("the front for Korean customers speaks Korean and keeps to it", async () => {
  const person = await customer();
  const { page } = person;
  await person.go("/nav");
  await page.getByRole("link", { name: "한국 고객을 위한 안내" }).click();
  await soon(() => page.evaluate(() => document.documentElement.lang)).toBe("ko");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("kor");
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

describe("when a call fails", () => {
  const REQUEST_ID = "0badc0de0badc0de0badc0de";
  const FAILING: readonly (readonly [path: string, call: string])[] = [
    ["/shows", "/design-menu-product/getMenuAllProduct"],
    ["/styleShow2", "/design/getPortraits"],
    ["/chanels", "/chanel/getChanelShow"],
    ["/chanelHome", "/chanel/getChanelShow"],
    ["/privateChanel", "/chanel/getByCustomerId"],
  ];
  test.each(
    daily(
      [
        ["/home", "/customer-banner/getBannerList"],
        ["/comment", "/product-browse-log/getCusromerBrowseLog"],
      ],
      ...FAILING,
    ),
  )("%s says so with the request's number, and goes on when it is tried again", (path, call) =>
    by(async (person, page) => {
      person.expectsFailure(500, call);
      let isBroken = true;
      await page.route(`**${call}`, (route) =>
        isBroken
          ? route.fulfill({
              status: 500,
              headers: { "x-request-id": REQUEST_ID },
              json: { code: 50000, message: "Something went wrong.", data: null },
            })
          : route.fallback(),
      );
      await person.go(path);
      const fault = page.getByRole("alert").filter({ hasText: REQUEST_ID });
      await fault.waitFor();
      isBroken = false;
      await fault.getByRole("button", { name: "Try again" }).click();
      await soon(() => fault.count()).toBe(0);
    }),
  );
});
