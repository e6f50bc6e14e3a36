import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { IS_LONG } from "../run/circle.ts";
import { testLong } from "../run/test-long.ts";
import { boardOf } from "./board.ts";
import { type EditorPage, openInGingham } from "./editor.ts";
import { arriveAgain, type BrowserUser, openBrowser, soon, type TestBrowser } from "./house.ts";

const LABEL = "Woven brand label, white";

let browser: TestBrowser;
let person: BrowserUser;
let page: Page;
let editor: EditorPage;

beforeAll(async () => {
  browser = await openBrowser();
  // What is sewn on is drawn in 3D as well, in the long circle.
  ({ person, page, editor } = await openInGingham(browser, "Button shirt", "Trims", { webGl: IS_LONG }));
});
afterAll(() => browser.close());

const panel = () => editor.region("Decorate");
const sewn = () => panel().getByRole("list", { name: "Sewn on the garment" });

test("a label is found, sewn to the back, moved to the tenth of a millimetre and shown where it lies", async () => {
  await editor.choosePiece("Back", { close: true });
  await editor.open("Decorate");
  await panel().getByRole("searchbox", { name: "Search decorations" }).fill("woven white");
  await editor.oneStep(`${LABEL} sewn on Back`, () => panel().locator("[data-decorate^='LB-']").first().click());
  const param = editor.region("Decorate Param");
  await param.getByRole("textbox", { name: "Y", exact: true }).fill("250.5");
  await editor.oneStep(/^Woven brand label, white moved to .* × 250.5 mm on Back$/, () => page.keyboard.press("Enter"));
  await editor.oneStep(`Location of ${LABEL} shown on Back`, () =>
    param.getByRole("checkbox", { name: "Show Location" }).click(),
  );
  await sewn().getByRole("button", { name: LABEL }).waitFor();
  await person.accessible("decorations");
  await person.picture("decorate-desk-en");
});

testLong(
  "the pattern's buttons give way to those of the mill, which are priced with the cloth, and the design keeps them",
  async () => {
    await panel().getByRole("searchbox", { name: "Search decorations" }).fill("");
    await panel()
      .getByRole("checkbox", { name: /^Sew buttons to the \d+ buttonholes$/ })
      .click();
    const button = panel().locator("[data-decorate^='BT-']").first();
    const code = (await button.getAttribute("data-decorate"))!;
    await editor.oneStep(/ sewn to the buttonholes$/, () => button.click());
    await soon(() => panel().locator("[data-holes]").getAttribute("data-holes")).toBe(code);
    await editor.open("Cost");
    const row = editor.region("Cost").locator(`[data-trim='${code}']`);
    await row.getByText(/^\d+ on each garment$/).waitFor();
    await editor.region("Cost").getByText("Fabric and trims for one garment").waitFor();
    await person.picture("decorate-cost-desk-en");
    await page.getByRole("button", { name: "Save design" }).click();
    await soon(() => page.locator("[data-saved]").textContent()).toMatch(/^Saved /);
    await arriveAgain(page);
    await boardOf(page).painted();
    await editor.open("Decorate");
    await sewn().getByRole("button", { name: LABEL }).waitFor();
    expect(await panel().locator("[data-holes]").getAttribute("data-holes")).toBe(code);
    expect(person.troubles).toEqual([]);
  },
);
