import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { testLong } from "../run/test-long.ts";
import { editorOf, withPlaids } from "./editor.ts";
import { BUYER, browserUser, letIn, openBrowser, PHONE, session, soon, type TestBrowser } from "./house.ts";

let browser: TestBrowser;
let buyer: Caller;
let shirt: string;
let plaids: readonly string[];
beforeAll(async () => {
  [browser, buyer] = [await openBrowser(), await session(BUYER)];
  ({ address: shirt, plaids } = await withPlaids(buyer, "Button shirt", 2));
});
afterAll(() => browser.close());

const worst = async (page: Page) => Number(await page.locator("[data-worst]").getAttribute("data-worst"));
const back = (page: Page) => page.getByRole("application").getByRole("button", { name: /^Back, / });
const heightOf = async (page: Page) => Number((await back(page).getAttribute("aria-label"))!.match(/× (\d+) mm/)![1]);

test("a plaid shirt is matched at its seams with one button, and undo brings the misses back; longer, it takes more cloth; its colourways are shown in turn", async () => {
  const person = await browserUser(browser, { webGl: false });
  await letIn(person, buyer);
  const { page } = person;
  await person.go(shirt);
  const editor = editorOf(page);
  await editor.open("Fabric");
  await editor.lay(plaids[0]!);
  await soon(() => editor.lastStep()).toBe("Fabric laid on 11 pieces");

  await editor.open("Seams");
  await page.locator("[data-worst]").waitFor();
  const before = await worst(page);
  expect(before).toBeGreaterThan(4);
  await editor.oneStep(/^Fabric matched at the seams of \d+ pieces$/, () =>
    page.getByRole("button", { name: "Match the marked seams" }).click(),
  );
  await soon(() => worst(page)).toBeLessThan(3.2);
  const side = page.locator('[data-seam="frontR back"]');
  await soon(async () => Number(await side.getAttribute("data-mm"))).toBeLessThan(2);
  await person.accessible("the editor, seams", page);
  await person.picture("editor-seams-desk-en", page);
  await page.getByRole("application").press("Control+z");
  await soon(() => worst(page)).toBeCloseTo(before, 2);

  await editor.open("Fit");
  const metres = page.locator("dd[data-metres]");
  await metres.waitFor();
  const drafted = Number(await metres.getAttribute("data-metres"));
  const height = await heightOf(page);
  const length = page.getByRole("slider", { name: "Body length" });
  await length.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await soon(() => editor.lastStep()).toBe("Body length set to 100 mm");
  await soon(() => heightOf(page)).toBe(height + 100);
  await soon(async () => Number(await metres.getAttribute("data-metres"))).toBeGreaterThan(drafted);
  await page.getByText("Draping again").waitFor();
  await page.getByRole("application").press("Control+z");
  await soon(() => heightOf(page)).toBe(height);

  await editor.open("Colourways");
  const keep = page.getByRole("button", { name: "Save as colourway" });
  await keep.click();
  await soon(() => editor.lastStep()).toBe("Colourway A kept");
  await editor.open("Fabric");
  await editor.lay(plaids[1]!);
  await editor.open("Colourways");
  await editor.oneStep("Colourway B kept", () => keep.click());
  const colourway = (name: string) => page.locator(`[data-colourway="${name}"]`).getByRole("button").first();
  expect(await colourway("B").getAttribute("aria-pressed")).toBe("true");
  await editor.oneStep("Colourway A shown", () => colourway("A").click());
  await soon(() => colourway("A").getAttribute("aria-pressed")).toBe("true");
  await person.accessible("the editor, colourways", page);
  await person.picture("editor-colourways-desk-en", page);

  await editor.open("Cost");
  await page.locator('[data-cost="done"]').waitFor();
  const perMetre = page
    .locator("[data-cloth]")
    .getByText(/a metre$/)
    .first();
  const small = await perMetre.textContent();
  await page.getByRole("textbox", { name: "Garments" }).fill("20000");
  await page.getByRole("textbox", { name: "Garments" }).press("Enter");
  await soon(() => perMetre.textContent()).not.toBe(small);
  await person.accessible("the editor, cost", page);
  expect(person.troubles).toEqual([]);
});

testLong("in Arabic and on a phone the seams are listed with their millimetres", async () => {
  const person = await browserUser(browser, { language: "arab", viewport: PHONE, touch: true, webGl: false });
  await letIn(person, buyer);
  const { page } = person;
  await person.go(shirt);
  const rail = page.locator("nav button[aria-expanded]");
  await rail.nth(1).click();
  await editorOf(page).lay(plaids[0]!);
  await rail.filter({ hasText: "الدروز" }).click();
  await page.locator("[data-worst]").waitFor();
  await soon(() => page.locator("[data-seam]").count()).toBeGreaterThan(10);
  await person.accessible("the editor, seams, on a phone", page);
  await person.picture("editor-seams-phone-arab", page);
  expect(person.troubles).toEqual([]);
});
