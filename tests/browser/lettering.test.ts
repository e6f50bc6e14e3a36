import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { T_SHIRT } from "../run/designs.ts";
import { boardOf } from "./board.ts";
import { type EditorPage, openInGingham } from "./editor.ts";
import { type BrowserUser, openBrowser, soon, type TestBrowser } from "./house.ts";

let browser: TestBrowser;
let person: BrowserUser;
let page: Page;
let editor: EditorPage;

beforeAll(async () => {
  browser = await openBrowser();
  ({ person, page, editor } = await openInGingham(browser, T_SHIRT, "Lettering", { webGl: false }));
});
afterAll(() => browser.close());

const panel = () => editor.region("Text");
const height = () => editor.value("Artwork Param", "H");

test("a text is laid on a piece with capitals as high as asked, and written anew where it lies", async () => {
  await editor.choosePiece("Front");
  await editor.open("Text");
  await panel().getByLabel("Text content").fill("HIT");
  await panel().getByLabel("Height of capitals").fill("40");
  await panel().getByLabel("Height of capitals").press("Enter");
  await panel().getByRole("button", { name: "Lay on Front" }).click();
  await soon(() => editor.lastStep()).toContain("HIT placed on Front");
  // Capitals without curves are as high as the picture, but for what the rims of letters are smoothed by.
  await soon(height).toBeCloseTo(40, 0);
  await panel().getByLabel("Text content").fill("HIT\nLIT");
  await panel().getByRole("button", { name: "Change the text" }).click();
  await soon(() => editor.lastStep()).toContain("Text changed to HIT LIT");
  expect(await height()).toBeGreaterThan(80);
});

test("lengths are shown in inches, and the tape measures in them", async () => {
  const mm = await height();
  const aids = page.getByRole("toolbar", { name: "Board tools" });
  await aids.getByRole("button", { name: "Inches" }).click();
  await soon(height).toBeCloseTo(mm / 25.4, 2);
  await aids.getByRole("button", { name: "Measure" }).click();
  const box = (await page.locator("[data-board]").boundingBox())!;
  const pxPerMm = Number(await page.locator("[data-board]").getAttribute("data-px-per-mm"));
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.keyboard.down("Alt");
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 100, middle.y);
  await page.mouse.up();
  await page.keyboard.up("Alt");
  await soon(() => page.locator("[data-board] [aria-live]").textContent()).toBe(`${(100 / pxPerMm / 25.4).toFixed(2)} in`);
  await page.keyboard.press("Escape");
  await soon(() => page.locator("[data-board] [aria-live]").count()).toBe(0);
  await aids.getByRole("button", { name: "Inches" }).click();
  await soon(height).toBeCloseTo(mm, 1);
});

test("what was saved before is compared with now, and opened as a step on top of it", async () => {
  await page.getByRole("button", { name: "Save design" }).click();
  await editor.saved(2);
  await person.go("/styleShowRecover?tab=earlier");
  await page.getByRole("button", { name: "Compare with current" }).first().click();
  const dialog = page.getByRole("dialog");
  await soon(() => dialog.textContent()).toContain("HIT LIT, Front");
  await dialog.getByRole("button", { name: "Open in the editor" }).click();
  await boardOf(page).painted();
  await soon(() => editor.lastStep()).toContain("Revision 1 taken over");
});
