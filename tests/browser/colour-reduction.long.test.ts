import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import { PNG } from "pngjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { addressOf, boxOf, dressed, fabricCoded, GINGHAM, keep, styleNamed, T_SHIRT, withArtworks } from "../run/designs.ts";
import { editorOf } from "./editor.ts";
import { browserUser, letIn, openBrowser, session, soon, type TestBrowser } from "./house.ts";

const SIDE = 240;
const GROUND = [250, 240, 214];
const RINGS = [
  { radius: 100, rgb: [20, 38, 63] },
  { radius: 70, rgb: [190, 30, 45] },
  { radius: 24, rgb: [240, 190, 20] },
] as const;

/** A target of three inks on cream, its rims softened over a pixel. */
function target(): Uint8Array {
  const png = new PNG({ width: SIDE, height: SIDE });
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++) {
    const away = Math.hypot((pixel % SIDE) - SIDE / 2 + 0.5, Math.floor(pixel / SIDE) - SIDE / 2 + 0.5);
    const mixed = RINGS.reduce<readonly number[]>((under, { radius, rgb }) => {
      const part = Math.min(1, Math.max(0, radius - away + 0.5));
      return under.map((channel, index) => channel + part * (rgb[index]! - channel));
    }, GROUND);
    png.data.set([...mixed.map(Math.round), 255], pixel * 4);
  }
  return new Uint8Array(PNG.sync.write(png));
}

let browser: TestBrowser;
let designer: Caller;
let design: string;
beforeAll(async () => {
  [browser, designer] = [await openBrowser(), await session()];
  const [style, check, { imageId }] = await Promise.all([
    styleNamed(designer, T_SHIRT),
    fabricCoded(designer, GINGHAM),
    designer.upload(target(), "artwork"),
  ]);
  const front = boxOf(style.pieces.find(({ key }) => key === "front")!);
  const lie = { imageId, pieceKey: "front", y: front.y + front.height / 2, width: 100, height: 100 };
  const middle = { ...lie, x: front.x + front.width / 2 };
  const document = withArtworks(dressed(style, check), [
    middle,
    { ...middle, y: middle.y + 120, width: 50, height: 50, finish: { kind: "embroidery", angle: 0, row: 0.4 } },
  ]);
  design = addressOf(await keep(designer, style, document, "Target"));
});
afterAll(() => browser.close());

test("an artwork is reduced to four screens, two are merged, the films are handed out, and the print takes the picture's place in one step and in the cost", async () => {
  const person = await browserUser(browser, { webGl: false });
  await letIn(person, designer);
  const { page } = person;
  await person.go(design);
  const editor = editorOf(page);
  await editor.open("Layers");
  await editor
    .region("Layers")
    .getByRole("button", { name: /^Motif 1 / })
    .first()
    .click();
  const reduce = page.getByRole("button", { name: "Reduce colours" });
  await reduce.click();
  const dialog = page.getByRole("dialog");
  const inks = () => dialog.locator("[data-screen]").evaluateAll((rows) => rows.map((row) => row.getAttribute("data-screen")));
  await soon(async () => (await inks()).toSorted()).toEqual(["#14263f", "#be1e2d", "#f0be14", "#faf0d6"]);
  await dialog.getByText("4 screens keep this picture.").waitFor();
  await soon(() => dialog.locator("[data-screens]").getAttribute("data-screens")).toBe("done");
  expect(await dialog.locator("[data-loss]").getAttribute("data-loss")).toBe("0.00");
  await soon(() => dialog.locator("[data-screen]").filter({ hasText: "ΔE" }).count()).toBe(4);
  await person.accessible("colour reduction", page);
  await person.picture("colour-reduction-desk-en", page);

  await dialog.getByRole("slider", { name: "Screens" }).press("ArrowLeft");
  await soon(async () => (await inks()).length).toBe(3);
  await dialog.getByRole("radio", { name: "Loss" }).check();
  await soon(async () => Number(await dialog.locator("[data-loss]").getAttribute("data-loss"))).toBeGreaterThan(0);
  await person.picture("colour-reduction-loss-desk-en", page);
  await dialog.getByRole("button", { name: "As suggested" }).click();
  await soon(async () => (await inks()).length).toBe(4);
  await dialog
    .locator('[data-screen="#f0be14"]')
    .getByRole("button", { name: /^More for screen/ })
    .click();
  await page
    .getByRole("menuitem", { name: /^Merge into 1 / })
    .first()
    .click();
  await soon(async () => (await inks()).length).toBe(3);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Export films" }).click(),
  ]);
  const films = Object.entries(unzipSync(new Uint8Array(await readFile(await download.path()))));
  expect(films).toHaveLength(3);
  for (const [name, bytes] of films) {
    expect(name).toMatch(/^0\d .+ #[0-9a-f]{6}\.png$/);
    const { width, height } = PNG.sync.read(Buffer.from(bytes));
    expect([width, height]).toEqual([1181 + 2 * 118, 1181 + 2 * 118]);
  }
  await dialog.getByRole("button", { name: "Use this print" }).click();
  await dialog.waitFor({ state: "detached" });
  await soon(() => editor.lastStep()).toBe("Picture replaced on 2 artworks");
  expect(await editor.steps()).toBe(1);
  await reduce.click();
  await soon(async () => (await inks()).length).toBe(3);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await editor.open("Cost");
  await soon(() => page.locator("[data-colours]").getAttribute("data-colours")).toBe("3");
  const stitches = page.locator("[data-stitches]");
  await soon(async () => Number(await stitches.getAttribute("data-stitches"))).toBeGreaterThan(1_000);
  await stitches.getByText("3 threads").waitFor();
  await person.picture("cost-print-colours-desk-en", page);
  expect(person.troubles).toEqual([]);
});
