import { saveProposal } from "@selvedge/contract";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { addressOf, dressed, fabricCoded, GINGHAM, keep, styleNamed, T_SHIRT, withArtworks } from "../run/designs.ts";
import { pennant } from "../run/drawn.ts";
import { testLong } from "../run/test-long.ts";
import { freshName, savesByHand, storedOf } from "./at-work.ts";
import { boardOf } from "./board.ts";
import { sideways } from "./customers.ts";
import { type EditorPage, editorOf, type Panel, toolsAtHand } from "./editor.ts";
import { arrive, type BrowserUser, browserUser, letIn, openBrowser, PHONE, session, soon, type TestBrowser } from "./house.ts";

const OTHER = "SV-1150-15";
const STORY_MS = 300_000;

let browser: TestBrowser;
let designer: Caller;
beforeAll(async () => {
  [browser, designer] = [await openBrowser(), await session()];
});
afterAll(() => browser.close());

/** A T-shirt in gingham with a pennant on its front, saved as revision 1. */
async function saved(name: string) {
  const [style, fabric, picture] = [
    await styleNamed(designer, T_SHIRT),
    await fabricCoded(designer, GINGHAM),
    await designer.upload(pennant(), "artwork"),
  ];
  const document = withArtworks(dressed(style, fabric), [
    { name: "pennant", imageId: picture.imageId, pieceKey: "front", x: 0, y: 250, width: 64, height: 40 },
  ]);
  const card = await keep(designer, style, document, freshName(name));
  return { card, document, address: addressOf(card) };
}

/** Another window of the same browser at the same place. */
async function windowAt({ context }: BrowserUser, address: string): Promise<EditorPage> {
  const page = await context.newPage();
  await arrive(page, address);
  await boardOf(page).painted();
  return editorOf(page);
}

const moved = async ({ page }: EditorPage, key: string, count: number) => {
  const board = page.getByRole("application");
  await board.focus();
  await toolsAtHand(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await soon(() => page.locator("[data-chosen-said]").textContent()).toMatch(/^pennant, /);
  for (let press = 0; press < count; press += 1) await page.keyboard.press(key);
};
const placeOf = async (page: Page) => {
  const { document } = await storedOf(designer, page);
  const { x, y } = Object.values(document.artworks)[0]!;
  return [x, y];
};
/** The browser's own lines about a connection that is away. */
const others = ({ troubles }: BrowserUser) => troubles.filter((trouble) => !trouble.includes("net::ERR_INTERNET_DISCONNECTED"));

testLong(
  "on a phone a design is looked at, commented and given another fabric",
  async () => {
    const { address } = await saved("On a phone");
    const person = await browserUser(browser, { viewport: PHONE, touch: true, webGl: false });
    await savesByHand(person);
    await letIn(person, designer);
    await person.go(address);
    const { page } = person;
    const [editor, board] = [editorOf(page), boardOf(page)];
    await board.painted();
    const tapPanel = async (panel: Panel) => {
      const entry = page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name: panel, exact: true });
      await entry.scrollIntoViewIfNeeded();
      await entry.tap();
      await editor.region(panel).locator("[data-fetching]").waitFor({ state: "detached" });
    };
    await page.getByRole("button", { name: "Preview and parameters" }).tap();
    await page.getByRole("complementary", { name: "Preview and parameters" }).getByRole("region", { name: "Preview" }).waitFor();
    await page.getByRole("button", { name: "Close", exact: true }).tap();

    await tapPanel("Notes");
    await page.getByRole("button", { name: "Add Annotations" }).tap();
    await page.getByRole("textbox", { name: /^Note on / }).fill("A hand lower, please");
    await page.getByRole("button", { name: "Add note" }).tap();
    await page.getByRole("application").getByRole("button", { name: "Note 1: A hand lower, please" }).waitFor();
    await person.picture("hour-phone-note-en");

    await tapPanel("Fabric");
    await page.getByRole("searchbox", { name: "Search fabrics" }).fill(OTHER);
    const swatch = page.getByRole("button", { name: new RegExp(`^${OTHER}, `) });
    await swatch.tap();
    await soon(() => swatch.getAttribute("aria-pressed")).toBe("true");
    await board.painted();
    expect(await sideways(person)).toBe(0);
    await person.accessible("the editor on a phone");
    await person.picture("hour-phone-fabric-en");

    await page.getByRole("button", { name: "Save design" }).tap();
    await soon(async () => (await storedOf(designer, page)).revision).toBe(2);
    const { document } = await storedOf(designer, page);
    expect(Object.values(document.annotations).map(({ content }) => content)).toEqual(["A hand lower, please"]);
    const { productId } = await fabricCoded(designer, OTHER);
    for (const { fabric } of Object.values(document.pieces)) expect(fabric).toEqual({ kind: "product", productId });
    expect(person.troubles).toEqual([]);
    await person.context.close();
  },
  STORY_MS,
);

test(
  "without a connection the work goes on, a panel never opened before waits for it, and once it is back all is there and saved by itself",
  async () => {
    const { address } = await saved("Offline in the middle");
    const person = await browserUser(browser, { webGl: false });
    await letIn(person, designer);
    await person.go(address);
    const { page, context } = person;
    const [editor, board] = [editorOf(page), boardOf(page)];
    await board.painted();
    await moved(editor, "ArrowRight", 1);
    await page.keyboard.press("Control+s");
    await editor.saved(2);

    await context.setOffline(true);
    await moved(editor, "Shift+ArrowRight", 3);
    await soon(() => editor.lastStep()).toBe("pennant moved to 31 × 250 mm on Front");
    const rail = page.getByRole("navigation", { name: "Panels" });
    await rail.getByRole("button", { name: "Background", exact: true }).click();
    const background = editor.region("Background");
    await background.locator("[data-fetching]").waitFor();
    await moved(editor, "Shift+ArrowDown", 2);
    await soon(() => editor.lastStep()).toBe("pennant moved to 31 × 270 mm on Front");
    await page.keyboard.press("Control+s");
    await page.getByRole("alert").getByText("The server cannot be reached.").waitFor();
    await person.picture("hour-offline-desk-en");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+Shift+z");

    await context.setOffline(false);
    await editor.saved(3);
    expect(await page.getByRole("alert").getByText("The server cannot be reached.").count()).toBe(0);
    await background.getByRole("button", { name: "Background #dfe5ea" }).click();
    await soon(() => editor.lastStep()).toBe("Background changed to #dfe5ea");
    await page.keyboard.press("Control+s");
    await editor.saved(4);
    expect(await placeOf(page)).toEqual([31, 270]);
    expect((await storedOf(designer, page)).document.background).toEqual({ kind: "plain", hex: "#dfe5ea" });
    expect(others(person)).toEqual([]);
    await context.close();
  },
  STORY_MS,
);

test(
  "two windows at one design hear of each other, and where both have changed it neither loses its work",
  async () => {
    const { card, document, address } = await saved("Two windows");
    const person = await browserUser(browser, { webGl: false });
    await savesByHand(person);
    await letIn(person, designer);
    await person.go(address);
    await boardOf(person.page).painted();
    const one = editorOf(person.page);
    const two = await windowAt(person, person.page.url());

    // Nothing is unsaved in the other window: it follows, as a step that can be undone.
    await moved(one, "Shift+ArrowRight", 2);
    await one.page.keyboard.press("Control+s");
    await one.saved(2);
    await two.saved(2);
    await soon(() => two.lastStep()).toBe("Revision 2 taken over");
    await moved(two, "Shift+ArrowDown", 1);
    await soon(() => two.lastStep()).toBe("pennant moved to 20 × 260 mm on Front");
    await two.page.keyboard.press("Control+s");
    await two.saved(3);
    await one.saved(3);
    await soon(() => one.lastStep()).toBe("Revision 3 taken over");

    // Both have changed it: the one that did not save is asked, and its work becomes a design of its own.
    await moved(one, "Shift+ArrowLeft", 1);
    await moved(two, "Shift+ArrowUp", 4);
    await soon(() => two.lastStep()).toBe("pennant moved to 20 × 220 mm on Front");
    await one.page.keyboard.press("Control+s");
    await one.saved(4);
    const dialog = two.page.getByRole("dialog", { name: "Which version to keep?" });
    await dialog.getByText(/^Revision 4 was saved at/).waitFor();
    const copy = `${card.name}, mine`;
    await dialog.getByRole("textbox", { name: "Name of my copy" }).fill(copy);
    await dialog.getByRole("button", { name: "Keep mine as a copy" }).click();
    await dialog.waitFor({ state: "hidden" });
    await two.saved(1);
    expect(await placeOf(one.page)).toEqual([10, 260]);
    expect(await placeOf(two.page)).toEqual([20, 220]);
    expect((await storedOf(designer, two.page)).name).toBe(copy);

    // A colleague elsewhere is not heard, but is not written over either: theirs is taken, and undo brings mine back.
    const { proposalId, designId, name } = card;
    const { version } = await designer.call(saveProposal, {
      proposalId,
      designId,
      name,
      version: 4,
      document: { ...document, background: { kind: "plain", hex: "#14263f" } },
    });
    expect(version).toBe(5);
    await moved(one, "Shift+ArrowLeft", 3);
    person.expectsFailure(409, "/design-proposal/saveProposal");
    await one.page.keyboard.press("Control+s");
    const theirs = one.page.getByRole("dialog", { name: "Which version to keep?" });
    await theirs.getByRole("button", { name: "Use theirs" }).click();
    await theirs.waitFor({ state: "hidden" });
    await one.saved(5);
    await one.page.getByRole("application").press("Control+z");
    await one.page.getByText("Unsaved changes").waitFor();
    await one.page.keyboard.press("Control+s");
    await one.saved(6);
    expect(await placeOf(one.page)).toEqual([-20, 260]);
    expect(person.troubles).toEqual([]);
    await person.context.close();
  },
  STORY_MS,
);
