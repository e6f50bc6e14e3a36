import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOf, dressed, fabricCoded, GINGHAM, keep, styleNamed, T_SHIRT } from "../run/designs.ts";
import { type EditorPage, editorOf } from "./editor.ts";
import { type BrowserUser, browserUser, letIn, openBrowser, session, type TestBrowser } from "./house.ts";

/** A raw selvedge denim of 13 ounces: among the heaviest and stiffest of the catalogue. */
const DENIM = "SV-4114-01";
/** A drape takes some seconds of a core of its own. */
const DRAPED_MS = 90_000;

let browser: TestBrowser;
let designer: BrowserUser;
let editor: EditorPage;
/** Calls for a drape that the page has made. */
let asked = 0;

beforeAll(async () => {
  const customer = await session();
  browser = await openBrowser();
  designer = await browserUser(browser);
  editor = editorOf(designer.page);
  designer.page.on("request", (request) => {
    if (request.url().endsWith("/design/getDrape")) asked++;
  });
  await letIn(designer, customer);
  const style = await styleNamed(customer, T_SHIRT);
  await designer.go(addressOf(await keep(customer, style, dressed(style, await fabricCoded(customer, GINGHAM)), "Hand")));
});
afterAll(() => browser.close());

const hand = () => editor.preview.getAttribute("data-hand");

async function lay(code: string): Promise<void> {
  await editor.open("Fabric");
  await editor.page.getByRole("searchbox", { name: "Search fabrics" }).fill(code);
  await editor.page.getByRole("button", { name: new RegExp(`^${code}, `) }).click();
}

test("a garment laid out in another cloth hangs as that cloth does; until then it stays as it hung, and says why", async () => {
  await editor.previewReady();
  expect(await hand()).toBe("shirting");
  await lay(DENIM);
  await expect.poll(hand, { timeout: DRAPED_MS }).toBe("coating");
  expect(await editor.preview.getAttribute("data-state")).toBe("ready");
  expect(await editor.preview.locator("[role=status]").textContent()).toBe("");
});

test("back in the first cloth, and again in the second, nothing is draped anew", async () => {
  const before = asked;
  await lay(GINGHAM);
  await expect.poll(hand, { timeout: DRAPED_MS }).toBe("shirting");
  await lay(DENIM);
  await expect.poll(hand, { timeout: DRAPED_MS }).toBe("coating");
  expect(asked).toBe(before);
  expect(designer.troubles).toEqual([]);
});
