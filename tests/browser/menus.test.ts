/// <reference types="vite/client" />
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { styleNamed, T_SHIRT } from "../run/designs.ts";
import { frames } from "../run/waits.ts";
import { sideways } from "./customers.ts";
import {
  type BrowserUser,
  BUYER,
  browserUser,
  letIn,
  openBrowser,
  type Person,
  PHONE,
  session,
  soon,
  type TestBrowser,
} from "./house.ts";

/** A menu is open once its opening has ended: then nothing that can be focused is hidden any more. */
const opened = ({ page }: BrowserUser) => soon(() => page.locator("[data-base-ui-focus-guard][aria-hidden]").count()).toBe(0);

let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe("the customer's menu", () => {
  let person: BrowserUser;
  let button: Locator;
  let menu: Locator;

  beforeEach(async () => {
    person = await browserUser(browser);
    await letIn(person, await session());
    await person.go("/myDesign");
    button = person.page.getByRole("banner").getByRole("button", { name: "Ada Fell" });
    menu = person.page.getByRole("menu");
    await button.waitFor();
    return () => person.context.close();
  });

  const inMenu = () => menu.evaluate((list) => list.contains(document.activeElement));

  test("opened by pointing at it is accessible, and closes when the pointer leaves", async () => {
    // A person's pointer comes from somewhere; with its first move the menus are made ready.
    await person.page.mouse.move(400, 600, { steps: 2 });
    await soon(() => button.getAttribute("id")).not.toBeNull();
    await button.hover();
    await menu.getByRole("menuitem", { name: "Log Out" }).waitFor();
    await opened(person);
    await person.accessible("menu opened by pointing");
    await person.picture("menu-pointed-at");
    await person.page.mouse.move(400, 800);
    await soon(() => menu.count()).toBe(0);
    expect(person.troubles).toEqual([]);
  });

  test("opened by a click is accessible, and a click beside it closes it", async () => {
    await button.click();
    await menu.getByRole("menuitem", { name: "Log Out" }).waitFor();
    await opened(person);
    await person.accessible("menu opened by a click");
    await person.page.mouse.click(400, 800);
    await soon(() => menu.count()).toBe(0);
    expect(person.troubles).toEqual([]);
  });

  test("opened by keys is walked by arrows, accessible, and given back the button by Escape", async () => {
    const { keyboard } = person.page;
    await button.focus();
    await keyboard.press("Enter");
    await soon(inMenu).toBe(true);
    await person.accessible("menu opened by keys");
    await keyboard.press("End");
    await soon(() => menu.getByRole("menuitem", { name: "Log Out" }).evaluate((item) => item === document.activeElement)).toBe(
      true,
    );
    await keyboard.press("Escape");
    await soon(() => menu.count()).toBe(0);
    await soon(() => button.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(person.troubles).toEqual([]);
  });

  test("a page that comes under a resting pointer fetches no menu; the pointer's first move does", async () => {
    const { page } = person;
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    const menus = () => fetched.filter((path) => path.includes("/menu-list-")).length;
    await page.evaluate(() => dispatchEvent(new PointerEvent("pointermove", { clientX: 400, clientY: 600 })));
    await frames(page, 3);
    expect(menus()).toBe(0);
    await page.mouse.move(400, 600, { steps: 2 });
    await soon(menus).toBe(1);
  });

  test("its button gives way to the menu's own in the moment it is found without a press, so that none can begin on it", async () => {
    const { page } = person;
    const looked = await button.evaluateHandle((node) => {
      const { matches } = Element.prototype;
      const stays = new Promise<boolean>((resolve) => {
        Element.prototype.matches = function (this: Element, selectors: string) {
          const isPressed = matches.call(this, selectors);
          if (this === node && selectors.includes(":hover") && !isPressed)
            // Before anything else happens on the page.
            queueMicrotask(() => resolve(node.isConnected));
          return isPressed;
        } as typeof matches;
      });
      return { stays };
    });
    await page.mouse.move(400, 600, { steps: 2 });
    expect(await looked.evaluate(({ stays }) => stays)).toBe(false);
    await button.click();
    await menu.getByRole("menuitem", { name: "Log Out" }).waitFor();
    expect(person.troubles).toEqual([]);
  });
});

test("a press on a tool of the header counts, though the numbers beside it arrive while it is held", async () => {
  const person = await browserUser(browser);
  await letIn(person, await session(BUYER));
  const { page } = person;
  const held = Promise.withResolvers<void>();
  await page.route("**/notice/list*", async (route) => {
    await held.promise;
    await route.fallback();
  });
  await person.go("/myDesign");
  const tool = page.getByRole("banner").getByRole("button", { name: "Search by picture" });
  await page.getByRole("button", { name: "Notices", exact: true }).waitFor();
  await tool.hover();
  await page.mouse.down();
  held.resolve();
  await page.getByRole("button", { name: /^Notices, \d+ unread$/ }).waitFor();
  await page.mouse.up();
  await page.getByRole("dialog", { name: "Search by picture" }).waitFor();
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

test("between a phone and a desk the search has room, and neither the header nor the list reaches out of the window", async () => {
  const person = await browserUser(browser, { viewport: { width: 834, height: 1112 }, language: "rus" });
  await letIn(person, await session());
  const { page } = person;
  const search = page.getByRole("search").getByRole("combobox");
  for (const width of [834, 1000, 1160, 1366, 1440]) {
    await page.setViewportSize({ width, height: 1112 });
    await person.go("/goods");
    await page.getByRole("button", { name: "Выгрузить всё в Excel" }).waitFor();
    await page.getByRole("banner").getByRole("button", { name: "Ada Fell" }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect([width, await sideways(person)]).toEqual([width, 0]);
    expect((await search.boundingBox())!.width, `${width}`).toBeGreaterThan(150);
  }
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

test("the language menu of a visitor is accessible while it is open", async () => {
  const person = await browserUser(browser);
  await person.go("/nav");
  await person.page.getByRole("button", { name: /^Language/ }).click();
  await person.page.getByRole("menuitem", { name: "Türkçe" }).waitFor();
  await opened(person);
  await person.accessible("language menu");
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

describe("a list of choices", () => {
  const asking = async (how: Person = {}) => {
    const person = await browserUser(browser, how);
    await person.go("/login");
    await person.page.getByRole("button", { name: "Request one" }).press("Enter");
    const box = person.page.getByRole("combobox", { name: "Country" });
    await box.waitFor();
    const option = (name: string) => person.page.getByRole("option", { name, exact: true });
    return { person, box, option };
  };

  test("opened by an arrow before anything was pointed at is walked by keys, accessible, and gives back its box", async () => {
    const { person, box, option } = await asking();
    const { keyboard } = person.page;
    await person.accessible("a list of choices, closed");
    await box.focus();
    await keyboard.press("ArrowDown");
    await option("France").waitFor();
    await opened(person);
    await person.accessible("a list of choices, open");
    await keyboard.type("fra");
    await soon(() => option("France").evaluate((row) => row === document.activeElement)).toBe(true);
    await keyboard.press("Enter");
    await soon(() => box.textContent()).toBe("France");
    await soon(() => box.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(person.troubles).toEqual([]);
    await person.context.close();
  });

  test("opened by a fingertip stays open, and takes what is pressed", async () => {
    const { person, box, option } = await asking({ viewport: PHONE, touch: true });
    await box.tap();
    await option("Algeria").tap();
    await soon(() => box.textContent()).toBe("Algeria");
    await soon(() => person.page.getByRole("listbox").count()).toBe(0);
    expect(person.troubles).toEqual([]);
    await person.context.close();
  });
});

test("a button shows its name and its key to who points at it", async () => {
  const designer = await session();
  const person = await browserUser(browser, { webGl: false });
  const { page } = person;
  await letIn(person, designer);
  await person.go(`/shapeDetails?designId=${(await styleNamed(designer, T_SHIRT)).id}`);
  const undo = page.getByRole("button", { name: "undo" });
  await undo.waitFor();
  // A person's pointer comes from somewhere; with its first move the bubbles are made ready.
  await page.mouse.move(700, 500, { steps: 2 });
  await soon(() => undo.getAttribute("id")).not.toBeNull();
  await undo.hover();
  await page.getByText("Ctrl Z").waitFor();
  expect(person.troubles).toEqual([]);
  await person.context.close();
});
