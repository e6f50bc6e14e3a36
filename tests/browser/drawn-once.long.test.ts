import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { addressOf, dressed, fabricCoded, GINGHAM, keep, styleNamed, T_SHIRT, withArtworks } from "../run/designs.ts";
import { pennant } from "../run/drawn.ts";
import { type EditorPage, editorOf } from "./editor.ts";
import { type BrowserUser, browserUser, letIn, openBrowser, portalUrl, session, type TestBrowser } from "./house.ts";
import { buildTestPages, type TestPages } from "./pages/serve.ts";
import { differing } from "./period.ts";

const DPI = 51;
const PX_PER_MM = DPI / 25.4;
/** Shades of 255 by which two ways of filtering one picture may differ in a pixel. */
const FILTERED = 24;
const MAX_DIFFERING_SHARE = 0.01;
const PIECES = { front: "Front", back: "Back" };

let browser: TestBrowser;
let pages: TestPages;
let person: BrowserUser;
/** Each piece as the board exports it, and as the draped cloth wears it. */
const board = new Map<string, Uint8Array>();
const cloth = new Map<string, Uint8Array>();

beforeAll(async () => {
  [browser, pages] = [await openBrowser(), await buildTestPages("drawn-once.html")];
  person = await browserUser(browser);
});
afterAll(async () => {
  pages?.remove();
  await browser.close();
});

/** A T-shirt in gingham with artwork turned, repeated, flipped, and laid on the cloth. */
async function prepare(designer: Caller): Promise<string> {
  const [style, fabric, picture] = [
    await styleNamed(designer, T_SHIRT),
    await fabricCoded(designer, GINGHAM),
    await designer.upload(pennant(), "artwork"),
  ];
  const shape = { imageId: picture.imageId, pieceKey: "front", width: 160, height: 100 };
  const document = withArtworks(dressed(style, fabric), [
    { ...shape, x: 0, y: 250, angle: 20 },
    { ...shape, x: -120, y: 460, width: 64, height: 40, repeat: "horizontal", gap: 12, flipped: true },
    { ...shape, x: 60, y: 620, onFabric: true, opacity: 0.6 },
  ]);
  return addressOf(await keep(designer, style, document, "Drawn once"));
}

/** The piece chosen in the export dialog and downloaded as a file. */
async function exported({ page, choosePiece }: EditorPage, piece: string): Promise<Uint8Array> {
  await choosePiece(piece);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Export pictures" }).click();
  const dialog = page.getByRole("dialog", { name: "Export a picture at true scale?" });
  const dots = dialog.getByRole("textbox", { name: "Dots per inch" });
  await dots.fill(String(DPI));
  await dots.press("Tab");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Export PNG" }).click(),
  ]);
  await dialog.waitFor({ state: "hidden" });
  return readFile(await download.path());
}

/** The piece read back from the graphics card. */
async function worn(pieceKey: string): Promise<Uint8Array> {
  const png = await person.page.evaluate(([key, pxPerMm]) => window.readPiece!(key, pxPerMm), [pieceKey, PX_PER_MM] as const);
  return Buffer.from(png.slice(png.indexOf(",") + 1), "base64");
}

test("each piece is exported from the board and read back from the draped cloth", async () => {
  const designer = await session();
  await letIn(person, designer);
  await pages.serve(person.context, new URL(portalUrl()).origin);
  const address = await prepare(designer);

  await person.go(address);
  const editor = editorOf(person.page);
  await editor.previewReady();
  for (const [key, name] of Object.entries(PIECES)) board.set(key, await exported(editor, name));

  await person.go(pages.address(`drawn-once.html${new URL(address, portalUrl()).search}`));
  await person.page.locator('[data-state="ready"]').waitFor();
  for (const key of Object.keys(PIECES)) cloth.set(key, await worn(key));
  expect([board.size, cloth.size]).toEqual([2, 2]);
});

test.each(Object.entries(PIECES))("%s on the board and on the draped cloth differ in at most one pixel of a hundred", (key) => {
  const { share, width, height } = differing(board.get(key)!, cloth.get(key)!, FILTERED);
  expect(width * height).toBeGreaterThan(1_000_000);
  expect(share).toBeLessThanOrEqual(MAX_DIFFERING_SHARE);
});

test.each(Object.entries(PIECES))("the file of %s says its dots per inch, so that it is printed at its size", async (key) => {
  expect((await sharp(board.get(key)).metadata()).density).toBe(DPI);
});

test("the comparison can fail: another piece differs in far more pixels", () => {
  expect(differing(board.get("front")!, cloth.get("back")!, FILTERED).share).toBeGreaterThan(5 * MAX_DIFFERING_SHARE);
});

test("nothing else went wrong", () => {
  expect(person.troubles).toEqual([]);
});
