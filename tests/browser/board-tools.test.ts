import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { addressOf, dressed, fabricCoded, GINGHAM, keep, styleNamed, T_SHIRT, withArtworks } from "../run/designs.ts";
import { pennant } from "../run/drawn.ts";
import { testLong } from "../run/test-long.ts";
import { boardOf } from "./board.ts";
import { type EditorPage, editorOf } from "./editor.ts";
import { type BrowserUser, browserUser, DESK, letIn, openBrowser, PHONE, session, soon, type TestBrowser } from "./house.ts";

const MM = { left: { x: -100, y: 200 }, middle: { x: 20, y: 260 }, right: { x: 110, y: 380 } };

/** A tech pack takes some seconds of a core. */
const PACK_MS = 90_000;

let browser: TestBrowser;
let designer: Caller;
let address: string;
let person: BrowserUser;
let page: Page;
let editor: EditorPage;

/** A T-shirt in gingham with three pennants on its front. */
async function prepare(): Promise<string> {
  const [style, fabric, picture] = [
    await styleNamed(designer, T_SHIRT),
    await fabricCoded(designer, GINGHAM),
    await designer.upload(pennant(), "artwork"),
  ];
  const shape = { imageId: picture.imageId, pieceKey: "front", width: 64, height: 40 };
  const document = withArtworks(
    dressed(style, fabric),
    Object.entries(MM).map(([name, at]) => ({ ...shape, ...at, name })),
  );
  return addressOf(await keep(designer, style, document, "Board tools"));
}

beforeAll(async () => {
  [browser, designer] = [await openBrowser(), await session()];
  address = await prepare();
  person = await browserUser(browser, { viewport: DESK, webGl: false });
  page = person.page;
  await person.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await letIn(person, designer);
  await person.go(address);
  editor = editorOf(page);
  await boardOf(page).painted();
});
afterAll(() => browser.close());

const board = () => boardOf(page);
const area = () => page.getByRole("application");
const layer = (name: string) => editor.region("Layers").getByRole("button", { name: new RegExp(`^${name} `) });
/** What was said last of what was done. */
const said = (words: string) => soon(() => page.locator("[aria-live]").allTextContents()).toContain(words);
const saysChosen = (words: string | RegExp) => soon(() => page.locator("[data-chosen-said]").textContent()).toMatch(words);

test("two artworks chosen with Shift are moved, grouped, locked and undone, each as one step", async () => {
  await editor.choosePiece("Front", { close: true });
  await board().painted();
  await board().press({ pieceKey: "front", ...MM.left });
  await saysChosen(/^left, 64.0 × 40.0 mm, on Front, 100.0 mm left of the centre line, /);
  await page.keyboard.down("Shift");
  await board().press({ pieceKey: "front", ...MM.right });
  await page.keyboard.up("Shift");
  await saysChosen("2 artworks chosen");
  await person.picture("board-tools-several");
  const from = await board().at({ pieceKey: "front", ...MM.left });
  await editor.oneStep("2 artworks moved", () => board().drag(from, { x: from.x + 40, y: from.y + 25 }));
  await editor.oneStep("2 artworks grouped", () => page.keyboard.press("Control+g"));
  await editor.oneStep("2 artworks locked", () => page.keyboard.press("Control+l"));
  await page.keyboard.press("Delete");
  expect(await editor.lastStep()).toBe("2 artworks locked");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Control+z");
  await soon(() => area().evaluate((node) => node.dataset.state)).toBe("ready");
});

test("a key in the middle of a drag finds the drag ended, as one step: undo takes that back, an arrow goes on from there", async () => {
  await board().press({ pieceKey: "front", ...MM.left });
  await saysChosen(/^left, /);
  const x = await editor.value("Artwork Param", "X");
  const from = await board().at({ pieceKey: "front", ...MM.left });
  const to = { x: from.x + 60, y: from.y };
  const across = 60 / (await board().pxPerMm());
  await board().drag(from, to, { keys: ["Alt"], letGo: false });
  await page.keyboard.press("Control+z");
  await soon(() => editor.value("Artwork Param", "X")).toBe(x);
  await page.mouse.move(to.x + 50, to.y + 50);
  await page.mouse.up();
  expect(await editor.value("Artwork Param", "X")).toBe(x);
  expect(await editor.steps()).toBe(1);
  await page.keyboard.press("Control+Shift+z");
  await soon(() => editor.value("Artwork Param", "X")).toBeCloseTo(x + across, 0);
  await page.keyboard.press("Control+z");
  await board().drag(from, to, { keys: ["Alt"], letGo: false });
  await page.keyboard.press("ArrowDown");
  await page.mouse.up();
  await soon(() => editor.steps()).toBe(2);
  expect(await editor.value("Artwork Param", "X")).toBeCloseTo(x + across, 0);
  for (let step = 0; step < 2; step += 1) await page.keyboard.press("Control+z");
  await soon(() => editor.value("Artwork Param", "X")).toBe(x);
});

test("a box begun on the cloth gathers artworks; they are aligned and distributed from the inspector", async () => {
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await editor.open("Layers");
  const [from, to] = [
    await board().at({ pieceKey: "front", x: -150, y: 150 }),
    await board().at({ pieceKey: "front", x: 160, y: 420 }),
  ];
  await board().drag(from, to);
  await saysChosen("3 artworks chosen");
  const several = editor.region("Several artworks");
  await several.getByRole("button", { name: "Distribute vertically" }).click();
  await said("3 artworks distributed");
  await several.getByRole("button", { name: "Align left" }).click();
  await said("3 artworks aligned");
  await person.picture("board-tools-layers");
  await person.accessible("the layers panel");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
});

test("layers are renamed, hidden and put in another order by grip and by keys", async () => {
  await layer("left").click();
  await layer("left").press("F2");
  await page.keyboard.type("Lion");
  await page.keyboard.press("Enter");
  await said("left renamed to Lion");
  const names = () => editor.region("Layers").locator("[data-layer-name]").allTextContents();
  expect(await names()).toEqual(["right", "middle", "Lion"]);
  await page.getByRole("button", { name: /^Move Lion;/ }).press("ArrowUp");
  await soon(names).toEqual(["right", "Lion", "middle"]);
  const grip = (await page.getByRole("button", { name: /^Move Lion;/ }).boundingBox())!;
  const top = (await page.getByRole("button", { name: /^Move right;/ }).boundingBox())!;
  const middle = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
  await board().drag(middle, { x: middle.x, y: top.y + 4 });
  await soon(names).toEqual(["Lion", "right", "middle"]);
  await page.getByRole("button", { name: "Hide right" }).click();
  await page.getByRole("button", { name: "Show right" }).waitFor();
  await page.getByRole("button", { name: "Show right" }).click();
});

test("what is copied is laid beside itself, and as picture and words in other programs", async () => {
  await layer("Lion").click();
  await area().focus();
  await page.keyboard.press("Control+c");
  await page.keyboard.press("Control+v");
  await said("1 artwork pasted");
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return {
      words: await (await item!.getType("text/plain")).text(),
      html: await (await item!.getType("text/html")).text(),
    };
  });
  expect(copied.words).toBe("Lion, 64.0 × 40.0 mm");
  expect(copied.html).toContain('<img src="data:image/png;base64,');
  await page.keyboard.press("Control+z");
});

test("the right button opens what can be done with an artwork, the menu key the same", async () => {
  await page.keyboard.press("Escape");
  const point = await board().at({ pieceKey: "front", ...MM.middle });
  await page.mouse.click(point.x, point.y, { button: "right" });
  const menu = page.getByRole("menu");
  await menu.getByRole("menuitem", { name: /^Duplicate/ }).waitFor();
  await person.picture("board-tools-menu");
  await person.accessible("the context menu");
  await menu.getByRole("menuitem", { name: /^Horizontal Flip/ }).click();
  await said("middle flipped on Front");
  await menu.waitFor({ state: "hidden" });
  await page.keyboard.press("Control+z");
});

test("by keyboard alone an artwork is found, moved, duplicated, and an action found by its name", async () => {
  await area().focus();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await saysChosen(/^middle, 64.0 × 40.0 mm, on Front, 20.0 mm right of the centre line, /);
  await page.keyboard.press("Shift+ArrowRight");
  await said("middle moved to 30 × 260 mm on Front");
  await page.keyboard.press("Control+k");
  const search = page.getByRole("combobox", { name: "Find an action" });
  await search.fill("dupl");
  await soon(() => page.getByRole("option").count()).toBe(1);
  await person.picture("board-tools-palette");
  await person.accessible("the palette");
  await search.press("Enter");
  await said("middle duplicated on Front");
  await page.keyboard.press("Control+z");
  await area().focus();
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).getByText("Select the next artwork").waitFor();
  await person.picture("board-tools-shortcuts");
  await person.accessible("the list of shortcuts");
  await page.keyboard.press("Escape");
  expect(person.troubles).toEqual([]);
});

testLong(
  "the design as it is now is handed over as a tech pack in a chosen language",
  async () => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Tech pack" }).click();
    const dialog = page.getByRole("dialog", { name: "Tech pack" });
    await dialog.getByRole("combobox", { name: "Language of the tech pack" }).click();
    await page.getByRole("option", { name: "Français" }).click();
    await person.picture("board-tools-tech-pack");
    await person.accessible("the tech pack's dialog");
    const [file] = await Promise.all([
      page.waitForEvent("download", { timeout: PACK_MS }),
      dialog.getByRole("button", { name: "Make the PDF" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^Board tools \w+ Dossier technique \d+\.pdf$/);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    await dialog.waitFor({ state: "hidden" });
    expect(person.troubles).toEqual([]);
  },
  2 * PACK_MS,
);

testLong.each([
  ["arab", DESK],
  ["en", PHONE],
] as const)("the layers are looked at in %s", async (language, viewport) => {
  const reader = await browserUser(browser, { viewport, language, touch: viewport === PHONE, webGl: false });
  await letIn(reader, designer);
  await reader.go(address);
  await boardOf(reader.page).painted();
  const rail = reader.page.getByRole("navigation").first();
  await rail.getByRole("button").nth(5).click();
  await reader.page.locator("[data-layer]").first().waitFor();
  await reader.picture(`board-tools-layers-${language}${viewport === PHONE ? "-phone" : ""}`);
  await reader.accessible(`the layers in ${language}`);
  expect(reader.troubles).toEqual([]);
  await reader.context.close();
});
