import type { Locator } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { Caller } from "../run/caller.ts";
import { type BrowserUser, BUYER, browserUser, letIn, openBrowser, session, type TestBrowser } from "./house.ts";

/** The buyer at a desk or a phone, with a clean browser for each of a file's tests; after every test nothing went wrong for anybody in it. */
export function customers() {
  let browser: TestBrowser;
  let buyer: Caller;
  const people: BrowserUser[] = [];
  beforeAll(async () => {
    [browser, buyer] = [await openBrowser(), await session(BUYER)];
  });
  afterEach(async () => {
    for (const { context, troubles } of people.splice(0)) {
      await context.close();
      expect(troubles).toEqual([]);
    }
  });
  afterAll(() => browser.close());
  const stranger = async (how: Parameters<typeof browserUser>[1] = {}): Promise<BrowserUser> => {
    const person = await browserUser(browser, how);
    people.push(person);
    return person;
  };
  return {
    buyer: () => buyer,
    /** Somebody without an account. */
    stranger,
    async customer(how: Parameters<typeof browserUser>[1] = {}): Promise<BrowserUser> {
      const person = await stranger(how);
      await letIn(person, buyer);
      return person;
    },
  };
}

export const queryOf = ({ page }: BrowserUser) => Object.fromEntries(new URL(page.url()).searchParams);
export const pathOf = ({ page }: BrowserUser) => new URL(page.url()).pathname;
/** The codes of a list in its order. */
export const codesOf = ({ page }: BrowserUser) => page.locator("main [data-code]").allTextContents();
/** How far the page reaches out of its window, px. */
export const sideways = ({ page }: BrowserUser) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const MAX_STOPS = 120;
export const isFocused = (wanted: Locator) => wanted.first().evaluate((node) => node === document.activeElement);
/** Goes on with Tab until the focus is where it is wanted; fails when it never comes there. */
export async function tabTo({ page }: BrowserUser, wanted: Locator): Promise<void> {
  await wanted.first().waitFor();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await isFocused(wanted)) return;
    await page.keyboard.press("Tab");
  }
  expect(`Tab never came to ${wanted}`).toBe("");
}
