import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { styleNamed } from "../run/designs.ts";
import { testLong } from "../run/test-long.ts";
import { atRest, frames } from "../run/waits.ts";
import { type BrowserUser, browserUser, letIn, openBrowser, session, soon, type TestBrowser } from "./house.ts";

/** The garment of the most pieces that the first styles have. */
const SHIRT = "Button shirt";
const MB = 1_000_000;

let browser: TestBrowser;
let person: BrowserUser;
let page: Page;
let viewer: Locator;

beforeAll(async () => {
  browser = await openBrowser();
  person = await browserUser(browser);
  page = person.page;
  viewer = page.locator("[data-draw-calls]");
  const designer = await session();
  await letIn(person, designer);
  const { id } = await styleNamed(designer, SHIRT);
  await person.go(`/styleShow?designId=${id}`);
  await page.locator('[data-draw-calls][data-state="ready"]').waitFor();
});
afterAll(() => browser.close());

const figure = async (name: string) => Number(await viewer.getAttribute(`data-${name}`));
async function choose(name: string): Promise<void> {
  const entry = page.getByRole("menuitemradio", { name, exact: true });
  if (!(await entry.isVisible())) await page.getByRole("button", { name: "Light, fit and pictures" }).click();
  await entry.click();
}
/** Until no frame is drawn any more; answers how many were. */
const still = () => atRest(page, () => figure("frames"));

test("a shirt of eleven pieces is drawn in at most 20 calls and 60,000 triangles, and holds at most 40 MB of the graphics card", async () => {
  await still();
  expect(await figure("triangles")).toBeLessThanOrEqual(60_000);
  expect(await figure("triangles")).toBeGreaterThan(10_000);
  expect(await figure("draw-calls")).toBeLessThanOrEqual(20);
  expect(await figure("gpu-bytes")).toBeLessThanOrEqual(40 * MB);
});

test("looked at closely it is drawn whole", async () => {
  await page.getByRole("button", { name: "True scale: face the fabric" }).click();
  await soon(() => figure("level")).toBe(0);
  expect(await figure("triangles")).toBeGreaterThan(15_000);
  expect(await figure("triangles")).toBeLessThanOrEqual(60_000);
  await page.getByRole("button", { name: "Back to the garment" }).click();
  await soon(() => figure("level")).toBe(1);
});

test("nothing is drawn while nothing moves", async () => {
  const drawn = await still();
  await frames(page, 90);
  expect(await figure("frames")).toBe(drawn);
});

test("in the light of an evening the shirt is lit anew, and the menu stays open to compare", async () => {
  const frames = await figure("frames");
  await choose("Evening");
  await soon(() => viewer.getAttribute("data-light")).toBe("evening");
  await soon(() => figure("frames")).toBeGreaterThan(frames);
  expect(await page.getByRole("menuitemradio", { name: "Evening" }).getAttribute("aria-checked")).toBe("true");
});

test("its left and its right side are chosen in the menu, and the relief of the yarns is switched off and on there", async () => {
  for (const side of ["Left side", "Right side"]) {
    const before = await figure("frames");
    await choose(side);
    await soon(() => figure("frames")).toBeGreaterThan(before);
    await soon(() => page.getByRole("menuitemradio", { name: side }).getAttribute("aria-checked")).toBe("true");
  }
  const relief = page.getByRole("menuitemcheckbox", { name: "Normal map presentation" });
  for (const isLit of ["false", "true"]) {
    const before = await figure("frames");
    await relief.click();
    await soon(() => viewer.getAttribute("data-relief")).toBe(isLit);
    expect(await relief.getAttribute("aria-checked")).toBe(isLit);
    await soon(() => figure("frames")).toBeGreaterThan(before);
  }
  await choose("Front");
  await soon(() => page.getByRole("menuitemradio", { name: "Front", exact: true }).getAttribute("aria-checked")).toBe("true");
});

test("the gap to the form is coloured, with its most and the piece it is on said in words", async () => {
  await choose("Gap to the form");
  const legend = page.getByRole("region", { name: "Gap to the form" });
  await soon(() => legend.getByRole("status").textContent()).toMatch(/^At most \u2066\d+ mm\u2069: [A-Z]/);
  await page.keyboard.press("Escape");
  await legend.getByRole("button", { name: "Show the fabric again" }).click();
  await soon(() => legend.count()).toBe(0);
});

testLong("it turns on its own when asked, within 20 calls a frame, until it is touched", async () => {
  await page.getByRole("button", { name: "Light, fit and pictures" }).click();
  await page.getByRole("menuitem", { name: "Auto-rotate" }).click();
  const frames = await figure("frames");
  await soon(() => figure("frames")).toBeGreaterThan(frames + 1);
  expect(await figure("draw-calls")).toBeLessThanOrEqual(20);
  const box = (await viewer.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await soon(() => page.getByRole("button", { name: "Stop rotation" }).count()).toBe(0);
  await still();
});

test("a small picture has at most 15,000 triangles", async () => {
  await page.setViewportSize({ width: 390, height: 640 });
  await soon(() => figure("triangles")).toBeLessThanOrEqual(15_000);
  await still();
  expect(await figure("triangles")).toBeLessThanOrEqual(15_000);
});

test("nothing else went wrong", () => {
  expect(person.troubles).toEqual([]);
});
