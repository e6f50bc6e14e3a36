import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { pennant, photograph } from "../../run/drawn.ts";
import { soon } from "../house.ts";
import type { Cast } from "./cast.ts";

const GROUP = "Artwork Param";
type Figures = { x: number; y: number; width: number; height: number; angle: number };

async function figures({ editor }: Cast): Promise<Figures> {
  const read = (label: string) => editor.value(GROUP, label);
  return { x: await read("X"), y: await read("Y"), width: await read("W"), height: await read("H"), angle: await read("Angle") };
}

/** Uploads an artwork and a cloth photograph, and lays them in every way the inspector and the board offer. */
export function laysArtwork(cast: () => Cast): void {
  const group = () => cast().editor.region(GROUP);
  const front = (x: number, y: number) => cast().board.at({ pieceKey: "front", x, y });

  test("an uploaded picture is laid in the middle of the chosen piece", async () => {
    const { editor, board } = cast();
    await editor.choosePiece("Front", { close: true });
    await editor.open("Artwork");
    await editor.oneStep(/^pennant placed on Front$/, () =>
      editor.page
        .getByLabel("Upload a picture")
        .first()
        .setInputFiles({ name: "pennant.png", mimeType: "image/png", buffer: Buffer.from(pennant()) }),
    );
    await board.painted();
    const { width, height, angle } = await figures(cast());
    expect(width / height).toBeCloseTo(1.6, 2);
    expect(angle).toBe(0);
    await soon(() => editor.preview.getAttribute("data-painted-pieces")).toBe("front");
  });

  test("dragged by the mouse it moves by as many millimetres as the hand did", async () => {
    const { editor, board } = cast();
    const before = await figures(cast());
    const scale = await board.pxPerMm();
    const from = await front(before.x, before.y);
    await editor.oneStep(/^pennant moved to .* on Front$/, () =>
      board.drag(from, { x: from.x - 30 * scale, y: from.y - 50 * scale }, { keys: ["Alt"], moves: 20 }),
    );
    const after = await figures(cast());
    expect(Math.abs(after.x - before.x + 30)).toBeLessThan(1 / scale);
    expect(Math.abs(after.y - before.y + 50)).toBeLessThan(1 / scale);
  });

  test("a corner scales it in proportion and leaves the far corner where it was", async () => {
    const { editor, board } = cast();
    const before = await figures(cast());
    const corner = await front(before.x + before.width / 2, before.y + before.height / 2);
    const scale = await board.pxPerMm();
    await editor.oneStep(/^pennant sized to .* on Front$/, () =>
      board.drag(corner, { x: corner.x - 32 * scale, y: corner.y - 20 * scale }),
    );
    const after = await figures(cast());
    expect(after.width).toBeLessThan(before.width - 20);
    expect(after.width / after.height).toBeCloseTo(before.width / before.height, 2);
    expect(after.x - after.width / 2).toBeCloseTo(before.x - before.width / 2, 0);
    expect(after.y - after.height / 2).toBeCloseTo(before.y - before.height / 2, 0);
  });

  test("its round handle turns it, with Shift in steps of 15°", async () => {
    const { editor, board } = cast();
    const { x, y, height } = await figures(cast());
    const middle = await front(x, y);
    const top = await front(x, y - height / 2);
    const reach = middle.y - top.y + 20;
    await editor.oneStep(/^pennant turned to 30° on Front$/, () =>
      board.drag(
        { x: middle.x, y: middle.y - reach },
        { x: middle.x + reach * Math.sin(Math.PI / 6), y: middle.y - reach * Math.cos(Math.PI / 6) },
        { keys: ["Shift"] },
      ),
    );
    expect((await figures(cast())).angle).toBe(30);
  });

  test("Escape in the middle of a drag leaves the artwork where it was and no step in the history", async () => {
    const { editor, board } = cast();
    const before = await figures(cast());
    const steps = await editor.steps();
    const from = await front(before.x, before.y);
    await board.drag(from, { x: from.x + 60, y: from.y + 40 }, { letGo: false });
    expect((await figures(cast())).x).not.toBe(before.x);
    await editor.page.keyboard.press("Escape");
    await editor.page.mouse.up();
    expect(await figures(cast())).toEqual(before);
    expect(await editor.steps()).toBe(steps);
    expect(await editor.page.getByRole("button", { name: "redo", exact: true }).getAttribute("aria-disabled")).toBe("true");
  });

  test("Horizontal Flip, Repeat and Artwork Thickness are one step each", async () => {
    const { editor } = cast();
    await editor.oneStep(/^pennant flipped on Front$/, () => group().getByRole("checkbox", { name: "Horizontal Flip" }).check());
    const repeat = group().getByRole("group", { name: "Repeat" });
    for (const [choice, words] of [
      ["Horizontal", /^pennant repeated horizontally on Front/],
      ["Vertical", /^pennant repeated vertically on Front/],
      ["All", /^pennant repeated all over Front/],
      ["None", /^pennant shown once on Front$/],
    ] as const)
      await editor.oneStep(words, () => repeat.getByRole("radio", { name: choice }).check());
    const thickness = group().getByRole("group", { name: "Artwork Thickness" });
    for (const choice of ["Thin", "Middle", "Thick"])
      await editor.oneStep(new RegExp(`^Thickness of pennant set to ${choice.toLowerCase()} on Front$`), () =>
        thickness.getByRole("radio", { name: choice }).check(),
      );
  });

  test("Restricted in Pattern keeps it on its piece; without, it runs on across the side seam", async () => {
    const { editor, board } = cast();
    const { x, y } = await figures(cast());
    const { width } = await boxOfFront(cast());
    await editor.oneStep(/^pennant moved to .* on Front$/, () => editor.write(GROUP, "X", String(Math.round(width / 2 - 20))));
    await editor.oneStep(/^pennant moved to .* on Front$/, () => editor.write(GROUP, "Y", "420"));
    await soon(() => editor.preview.getAttribute("data-painted-pieces")).toBe("front");
    const restricted = group().getByRole("checkbox", { name: "Restricted in Pattern" });
    await editor.oneStep(/^pennant runs on across the seams of Front$/, () => restricted.uncheck());
    await soon(() => editor.preview.getAttribute("data-painted-pieces")).toMatch(/back/);
    await board.painted();
    await cast().designer.picture("04-editor-across-the-seam-desk-en", editor.page);
    await editor.oneStep(/^pennant restricted to Front$/, () => restricted.check());
    await editor.oneStep(/^pennant moved to .* on Front$/, () => editor.write(GROUP, "X", String(x)));
    await editor.oneStep(/^pennant moved to .* on Front$/, () => editor.write(GROUP, "Y", String(y)));
  });

  test("Apply to Fabric makes it part of the cloth, and takes it off again", async () => {
    const { editor } = cast();
    const onFabric = group().getByRole("checkbox", { name: "Apply to Fabric" });
    await editor.oneStep(/^pennant applied to the fabric of Front$/, () => onFabric.check());
    await soon(() => editor.preview.getAttribute("data-painted-pieces")).toMatch(/back/);
    await editor.oneStep(/^pennant taken off the fabric, kept on Front$/, () => onFabric.uncheck());
  });

  test("Show Location measures it to the sewing line, and a distance written there moves it", async () => {
    const { editor } = cast();
    await editor.oneStep(/^Location of pennant shown on Front$/, () =>
      group().getByRole("checkbox", { name: "Show Location" }).check(),
    );
    const left = editor.page.getByRole("textbox", { name: "Distance to the left edge, pennant" });
    const before = (await figures(cast())).x;
    const distance = Number(await left.inputValue());
    expect(distance).toBeGreaterThan(0);
    await editor.oneStep(/^pennant moved to .* on Front$/, async () => {
      await left.fill(String(distance + 12));
      await left.press("Enter");
    });
    expect((await figures(cast())).x).toBeCloseTo(before + 12, 0);
  });

  test("a second artwork lies in front until the first is brought to top", async () => {
    const { editor } = cast();
    const list = editor.region("Artwork").getByRole("button", { name: /^Lay pennant$/ });
    await editor.oneStep(/^pennant placed on Front$/, () => list.first().click());
    const garment = editor.region("Artwork").locator("section", { hasText: "On the garment" }).getByRole("listitem");
    expect(await garment.count()).toBe(2);
    const pressed = (index: number) =>
      garment
        .nth(index)
        .getByRole("button", { name: /^pennant/ })
        .first();
    expect(await pressed(1).getAttribute("aria-pressed")).toBe("true");
    await pressed(0).click();
    await editor.oneStep(/^pennant brought to top on Front$/, () =>
      group().getByRole("button", { name: "Bring To Top" }).click(),
    );
    await soon(() => pressed(1).getAttribute("aria-pressed")).toBe("true");
  });

  test("what is deleted comes back by undo and goes again by redo", async () => {
    const { editor } = cast();
    const count = () => editor.region("Artwork").locator("section", { hasText: "On the garment" }).getByRole("listitem").count();
    await editor
      .region("Artwork")
      .locator("section", { hasText: "On the garment" })
      .getByRole("listitem")
      .first()
      .getByRole("button")
      .first()
      .click();
    await editor.oneStep(/^pennant deleted from Front$/, () => group().getByRole("button", { name: "Delete Artwork" }).click());
    expect(await count()).toBe(1);
    await editor.page.keyboard.press("Control+z");
    await soon(count).toBe(2);
    await editor.page.keyboard.press("Control+Shift+z");
    await soon(count).toBe(1);
    await editor.page.getByRole("button", { name: "undo", exact: true }).click();
    await soon(count).toBe(2);
    await editor.page.getByRole("button", { name: "redo", exact: true }).click();
    await soon(count).toBe(1);
  });

  test("the history reads like a diary and a press on a step goes there", async () => {
    const { editor, designer } = cast();
    await editor.open("History");
    const rows = editor.region("History").getByRole("listitem");
    const step = (row: Locator) => row.getByRole("button").first();
    const words = await rows.allTextContents();
    expect(words.length).toBeGreaterThan(20);
    expect(words.at(-1)).toMatch(/^Opened Crew T-shirt, size M/);
    expect(words.join("\n")).not.toMatch(/\{\{|undefined|NaN/);
    await step(rows.last()).click();
    await soon(() => step(rows.last()).getAttribute("aria-current")).toBe("step");
    await designer.picture("04-editor-history-desk-en", editor.page);
    await step(rows.first()).click();
    await soon(() => step(rows.first()).getAttribute("aria-current")).toBe("step");
    expect(await rows.allTextContents()).toEqual(words);
  });

  test("a photograph of cloth is laid at the width in millimetres its owner gives", async () => {
    const { editor, board } = cast();
    await editor.choosePiece("Sleeve L");
    await editor.open("Fabric");
    await editor.region("Fabric").getByRole("radio", { name: "My photos" }).check();
    await editor.oneStep(/^Fabric laid on Sleeve L$/, async () => {
      await editor.page
        .getByLabel("Upload a photograph of cloth")
        .first()
        .setInputFiles({ name: "cloth.png", mimeType: "image/png", buffer: Buffer.from(photograph()) });
      const dialog = editor.page.getByRole("dialog", { name: "How many millimetres wide is this picture?" });
      await dialog.waitFor();
      await cast().designer.accessible("photograph dialog", editor.page);
      const width = dialog.getByRole("textbox", { name: "Width of the picture" });
      await width.fill("240");
      await width.press("Tab");
      await dialog.getByRole("button", { name: "Use at this scale" }).click();
    });
    expect(await editor.value("Fabric Param", "Size")).toBe(240);
    await board.painted();
  });

  test("a note stands on the cloth with its number", async () => {
    const { editor, board } = cast();
    await editor.choosePiece("Front", { close: true });
    await editor.open("Notes");
    await board.press({ pieceKey: "front", x: -90, y: 560 });
    await editor.page.getByRole("textbox", { name: "Note on Front" }).fill("Hem 5 mm deeper, please");
    await editor.oneStep(/^Annotation added on Front$/, () => editor.page.getByRole("button", { name: "Add note" }).click());
    await editor.page.getByRole("application").getByRole("button", { name: "Note 1: Hem 5 mm deeper, please" }).waitFor();
  });
}

async function boxOfFront({ editor }: Cast): Promise<{ width: number }> {
  const label = await editor.page.getByRole("button", { name: /^Front, / }).getAttribute("aria-label");
  return { width: Number(/(\d+) × \d+ mm/.exec(label ?? "")?.[1]) };
}
