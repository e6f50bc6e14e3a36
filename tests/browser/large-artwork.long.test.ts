/// <reference types="vite/client" />
import { PNG } from "pngjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { addressOf, boxOf, dressed, fabricCoded, GINGHAM, keep, styleNamed, T_SHIRT, withArtworks } from "../run/designs.ts";
import { boardOf } from "./board.ts";
import { editorOf } from "./editor.ts";
import { type BrowserUser, browserUser, letIn, openBrowser, session, soon, type TestBrowser } from "./house.ts";

/** Twelve megapixels, red on the left and cream on the right. */
function banner(): Uint8Array {
  const png = new PNG({ width: 4_000, height: 3_000 });
  for (let pixel = 0; pixel < png.data.length; pixel += 4)
    png.data.set((pixel / 4) % 4_000 < 2_000 ? [196, 30, 58, 255] : [250, 240, 214, 255], pixel);
  return new Uint8Array(PNG.sync.write(png));
}

let browser: TestBrowser;
let designer: Caller;
let design: string;
let file: string;
beforeAll(async () => {
  [browser, designer] = [await openBrowser(), await session()];
  const [style, check, picture] = [
    await styleNamed(designer, T_SHIRT),
    await fabricCoded(designer, GINGHAM),
    await designer.upload(banner(), "artwork"),
  ];
  file = picture.url;
  const front = boxOf(style.pieces.find(({ key }) => key === "front")!);
  const document = withArtworks(dressed(style, check), [
    {
      imageId: picture.imageId,
      pieceKey: "front",
      x: front.x + front.width / 2,
      y: front.y + front.height / 2,
      width: 180,
      height: 135,
    },
  ]);
  design = addressOf(await keep(designer, style, document, "Large artwork"));
});
afterAll(() => browser.close());

/** Which of the picture's files were asked for so far. */
function asked({ page }: BrowserUser): () => string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === file || pathname === `${file}/view`) paths.push(pathname === file ? "original" : "copy");
  });
  return () => [...new Set(paths)].sort();
}

async function opened(): Promise<{ person: BrowserUser; files: () => string[] }> {
  const person = await browserUser(browser);
  const files = asked(person);
  await letIn(person, designer);
  await person.go(design);
  await boardOf(person.page).painted();
  return { person, files };
}

test("a large artwork is fetched small, and whole only when the board shows more of it than the copy has", async () => {
  const { person, files } = await opened();
  const { page } = person;
  await editorOf(page).previewReady();
  expect(files()).toEqual(["copy"]);
  await editorOf(page).choosePiece("Front", { close: true });
  await boardOf(page).painted();
  expect(files()).toEqual(["copy"]);
  const area = page.getByRole("application");
  while ((await boardOf(page).pxPerMm()) < 1_024 / 180) await area.press("+");
  await soon(files).toEqual(["copy", "original"]);
  await boardOf(page).painted();
  await person.picture("large-artwork-close");
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

test("an export is made from the original, however small it is", async () => {
  const { person, files } = await opened();
  const { page } = person;
  await editorOf(page).choosePiece("Front");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Export pictures" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Dots per inch" }).fill("72");
  expect(files()).toEqual(["copy"]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Export PNG" }).click(),
  ]);
  expect(download.suggestedFilename()).toContain("72 dpi");
  expect(files()).toEqual(["copy", "original"]);
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

test("an export whose picture cannot be fetched is refused with the reason, and made once it can", async () => {
  const { person } = await opened();
  const { page, context } = person;
  let isBroken = true;
  await context.route(`**${file}`, (route) => (isBroken ? route.abort("connectionrefused") : route.fallback()));
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Export pictures" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Dots per inch" }).fill("72");
  const make = dialog.getByRole("button", { name: "Export PNG" });
  await make.click();
  await dialog.getByRole("alert").getByText("A picture on the garment could not be loaded.").waitFor();
  isBroken = false;
  await Promise.all([page.waitForEvent("download"), make.click()]);
  expect(person.troubles.filter((trouble) => !trouble.includes("net::ERR_CONNECTION_REFUSED"))).toEqual([]);
  await context.close();
});
