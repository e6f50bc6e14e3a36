/// <reference types="vite/client" />
import { PNG } from "pngjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { addressOf, boxOf, dressed, fabricCoded, GINGHAM, keep, styleNamed, T_SHIRT, withArtworks } from "../run/designs.ts";
import { boardOf } from "./board.ts";
import { editorOf } from "./editor.ts";
import { browserUser, letIn, openBrowser, PHONE, session, soon, type TestBrowser } from "./house.ts";

/** A leaf that shows which way up it is: a red half over a cream one, with a dark corner at the upper left. */
function motif(): Uint8Array {
  const png = new PNG({ width: 80, height: 60 });
  for (let pixel = 0; pixel < png.data.length; pixel += 4) {
    const [x, y] = [(pixel / 4) % 80, Math.floor(pixel / 4 / 80)];
    png.data.set(x < 30 && y < 20 ? [30, 30, 60, 255] : y < 30 ? [196, 30, 58, 255] : [250, 240, 214, 255], pixel);
  }
  return new Uint8Array(PNG.sync.write(png));
}

const STEP = { across: 60, down: 50 } as const;

let browser: TestBrowser;
let designer: Caller;
/** What is done in one design is saved by itself: each test has its own. */
let design: string;
let plain: string;
let middle: { readonly pieceKey: string; readonly x: number; readonly y: number };
let turned: string;
beforeAll(async () => {
  [browser, designer] = [await openBrowser(), await session()];
  const [style, check, { imageId }] = [
    await styleNamed(designer, T_SHIRT),
    await fabricCoded(designer, GINGHAM),
    await designer.upload(motif(), "artwork"),
  ];
  const front = boxOf(style.pieces.find(({ key }) => key === "front")!);
  middle = { pieceKey: "front", x: front.x + front.width / 2, y: front.y + front.height / 2 };
  const document = withArtworks(dressed(style, check), [{ imageId, ...middle, width: 40, height: 30, repeat: "all", gap: 20 }]);
  const back = style.pieces.find(({ key }) => key === "back")!;
  turned = back.name;
  document.pieces[back.key] = { ...document.pieces[back.key]!, mapping: { scale: 1, angle: 180, offsetX: 0, offsetY: 0 } };
  design = addressOf(await keep(designer, style, document, "Lattice"));
  plain = addressOf(await keep(designer, style, document, "Lattice on a phone"));
});
afterAll(() => browser.close());

test("a neighbour is dragged to a half-drop, the repeat is brought to a rotary screen and mirrored, and a piece cut upside down is reported and turned", async () => {
  const person = await browserUser(browser, { webGl: false });
  await letIn(person, designer);
  const { page } = person;
  await person.go(design);
  const [editor, board] = [editorOf(page), boardOf(page)];
  await board.painted();
  await editor.choosePiece("Front", { close: true });
  await board.painted();
  await board.press(middle);
  const across = editor.field("Artwork Param", "Columns every");
  await across.waitFor();
  expect(await editor.value("Artwork Param", "Columns every")).toBe(STEP.across);

  const neighbour = { ...middle, x: middle.x + STEP.across };
  const [from, to] = [await board.at(neighbour), await board.at({ ...neighbour, y: neighbour.y + STEP.down / 2 - 0.4 })];
  await editor.oneStep("Motif 1 repeated every 60 × 50 mm on Front, columns dropped by 1/2", () => board.drag(from, to));
  const repeat = page.locator("[data-lattice]");
  await soon(() => repeat.getAttribute("data-lattice")).toBe("120 50");

  const choose = async (box: string, choice: string) => {
    await page.getByRole("combobox", { name: box }).click();
    await page.getByRole("option", { name: choice, exact: true }).click();
  };
  await choose("Check against", "Rotary screen 640 mm");
  const verdict = page.locator("[data-fits]");
  await soon(() => verdict.textContent()).toContain("640.0 = 12.80 × 50.0 mm");
  expect(await verdict.getAttribute("data-fits")).toBe("false");
  await editor.oneStep(/ 60 × 49\.2 mm on Front, columns dropped by 1\/2$/, () =>
    page.getByRole("button", { name: "Make the full repeat 49.2 mm" }).click(),
  );
  await soon(() => verdict.getAttribute("data-fits")).toBe("true");

  await editor.oneStep(/columns dropped by 1\/2$/, () => choose("Symmetry", "Mirrored columns"));
  const shares = page.getByRole("group", { name: "Staggered by" });
  expect(await shares.getByRole("radio", { name: "1/3" }).isDisabled()).toBe(true);
  await editor.oneStep(/columns dropped by 1\/2$/, () => choose("Symmetry", "Turned columns"));
  await editor.oneStep(/columns dropped by 1\/3$/, () => shares.getByRole("radio", { name: "1/3" }).check({ force: true }));
  await soon(async () => (await repeat.getAttribute("data-lattice"))?.split(" ")[0]).toBe("360");
  await board.painted();
  await person.accessible("the editor, repeat as a lattice", page);
  await person.picture("editor-lattice-desk-en", page);

  // Turned columns look the same either way up; alike, they stand on their head where the cloth is upside down.
  await page.getByRole("checkbox", { name: "Apply to Fabric" }).check();
  const note = page.locator('[data-opposed="back"]');
  expect(await note.count()).toBe(0);
  await editor.oneStep(/columns dropped by 1\/3$/, () => choose("Symmetry", "All alike"));
  await soon(() => note.textContent()).toContain(`stands on its head on ${turned}`);
  await person.picture("editor-lattice-one-way-desk-en", page);
  await editor.oneStep(`Fabric turned to 0° on ${turned}`, () =>
    page.getByRole("button", { name: "Cut them all the same way" }).click(),
  );
  await soon(() => note.count()).toBe(0);

  await editor.open("Pieces");
  await page.getByRole("button", { name: "Choose all" }).click();
  await editor.oneStep("One print runs across 5 pieces, cut side by side", () =>
    page.getByRole("button", { name: "Cut side by side, one print across" }).click(),
  );
  expect(await editor.value("Fabric Param", "Horizontal Offset")).not.toBe(0);
  await board.painted();
  await person.picture("editor-side-by-side-desk-en", page);
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

test("in Arabic and on a phone the lattice is set by its figures", async () => {
  const person = await browserUser(browser, { language: "arab", viewport: PHONE, touch: true, webGl: false });
  await letIn(person, designer);
  const { page } = person;
  await person.go(plain);
  await boardOf(page).painted();
  await boardOf(page).press(middle);
  await page.getByRole("button", { name: "المعاينة والإعدادات" }).click();
  const repeat = page.locator("[data-lattice]");
  await repeat.waitFor();
  await page.getByRole("group", { name: "الإزاحة" }).getByRole("radio", { name: "الصفوف" }).check({ force: true });
  await soon(() => repeat.getAttribute("data-lattice")).toBe("60 100");
  await repeat.scrollIntoViewIfNeeded();
  await person.accessible("the editor, repeat as a lattice, on a phone", page);
  await person.picture("editor-lattice-phone-arab", page);
  expect(person.troubles).toEqual([]);
  await person.context.close();
});
