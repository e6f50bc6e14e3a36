import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { complete } from "../../run/waits.ts";
import { draftTimes } from "../drafts.ts";
import { arrive, arriveAgain, soon } from "../house.ts";
import { anotherTab, type Cast, goOnIn } from "./cast.ts";

/** When the browser last kept unsaved work, in milliseconds since 1970; 0 when it keeps none. */
const lastKept = async (page: Page) => Math.max(0, ...(await draftTimes(page)));

/** Saving: names, revisions, a stale copy, a tab that died, and saving by itself. */
export function keeps(cast: () => Cast): void {
  const proposal = () => cast().editor.page.url();

  test("the design gets a name and is saved as revision 1", async () => {
    const { editor, designName } = cast();
    await editor.page.getByRole("button", { name: "More", exact: true }).click();
    await editor.page.getByRole("menuitem", { name: "Turn autosave off" }).click();
    await editor.page.getByRole("button", { name: "Save design" }).click();
    const dialog = editor.page.getByRole("dialog", { name: "What is the design called?" });
    await dialog.getByRole("textbox", { name: "Name" }).fill(designName);
    await dialog.getByRole("button", { name: "Save design" }).click();
    await dialog.waitFor({ state: "hidden" });
    await editor.saved(1);
    expect(new URL(proposal()).searchParams.get("proposalId")).toMatch(/^[0-9a-f]{32}$/);
    await cast().designer.accessible("editor", editor.page);
    await cast().designer.picture("04-editor-story-desk-en", editor.page);
  });

  test("a change is unsaved until it is saved again, as revision 2", async () => {
    const { editor } = cast();
    await editor.open("Background");
    await editor.oneStep(/^Background changed to #dfe5ea$/, () =>
      editor.page.getByRole("button", { name: "Background #dfe5ea" }).click(),
    );
    await editor.page.getByText("Unsaved changes").waitFor();
    await editor.page.keyboard.press("Control+s");
    await editor.saved(2);
  });

  test("loaded again it is the design that was saved, with its fabric, artwork and note", async () => {
    const { editor, board, designName } = cast();
    await arriveAgain(editor.page);
    await editor.page.getByRole("button", { name: designName, exact: true }).waitFor();
    await board.painted();
    await editor.previewReady();
    await editor.saved(2);
    await editor.open("Pieces");
    const row = (name: string) => editor.region("Pieces").getByRole("button", { name: new RegExp(`^${name}`) });
    expect(await row("Front").textContent()).toMatch(/SV-3320-20/);
    expect(await row("Sleeve L").textContent()).toMatch(/My photograph, 240\.0 mm wide/);
    await editor.page
      .getByRole("application")
      .getByRole("button", { name: /^Note 1: Hem 5 mm deeper/ })
      .waitFor();
    await editor.open("Artwork");
    await editor.region("Artwork").getByText("On the garment").waitFor();
  });

  test("leaving with unsaved changes asks first", async () => {
    const { editor } = cast();
    await editor.open("Background");
    await editor.page.getByRole("button", { name: "Background #e3e8de" }).click();
    await editor.page.getByRole("link", { name: "Back to My Design" }).click();
    const dialog = editor.page.getByRole("dialog", { name: "Leave with unsaved changes?" });
    await dialog.getByRole("button", { name: "Stay" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(new URL(proposal()).pathname).toBe("/shapeDetails");
    await editor.page.keyboard.press("Control+z");
  });

  test("a tab whose design is saved in another one is shown both at once, and keeps its own as a copy", async () => {
    const { designer, editor, designName } = cast();
    const address = proposal();
    const other = await anotherTab(cast(), address);
    await other.getByRole("application").waitFor();
    const first = editor.page;
    goOnIn(cast(), other);
    const mine = cast().editor;
    await mine.open("Background");
    await mine.page.getByRole("button", { name: "Background #3a3a3a" }).click();
    await editor.open("Background");
    await editor.page.getByRole("button", { name: "Background #efe6d8" }).click();
    await editor.page.keyboard.press("Control+s");
    await editor.saved(3);

    const dialog = mine.page.getByRole("dialog", { name: "Which version to keep?" });
    await dialog.getByText(/^Revision 3 was saved at/).waitFor();
    await soon(() => dialog.locator("img").count()).toBe(2);
    await dialog.getByRole("heading", { name: "1 difference" }).waitFor();
    await dialog.getByText("Background", { exact: true }).waitFor();
    await designer.accessible("conflict dialog", other);
    await designer.picture("04-editor-conflict-desk-en", other);
    await dialog.getByRole("textbox", { name: "Name of my copy" }).fill(`${designName}, mine`);
    await dialog.getByRole("button", { name: "Keep mine as a copy" }).click();
    await dialog.waitFor({ state: "hidden" });
    await mine.saved(1);
    await mine.page.getByRole("button", { name: `${designName}, mine`, exact: true }).waitFor();
    await soon(() => new URL(other.url()).searchParams.get("proposalId")).not.toBe(
      new URL(address).searchParams.get("proposalId"),
    );
    await other.close();
    goOnIn(cast(), first);
  });

  test("work that a dying tab left unsaved is offered again, with its history", async () => {
    const { designer, editor } = cast();
    const address = proposal();
    const before = await editor.page.evaluate(() => Date.now());
    await editor.open("Background");
    await editor.oneStep(/^Background changed to #ffffff$/, () =>
      editor.page.getByRole("button", { name: "Background #ffffff" }).click(),
    );
    await soon(() => lastKept(editor.page)).toBeGreaterThan(before);
    const [dead, again] = [editor.page, await designer.context.newPage()];
    await dead.close({ runBeforeUnload: false });
    await arrive(again, address);
    const dialog = again.getByRole("dialog", { name: "Restore unsaved changes?" });
    await dialog.waitFor();
    await designer.accessible("recovery dialog", again);
    await dialog.getByRole("button", { name: "Restore" }).click();
    goOnIn(cast(), again);
    const { editor: taken, board } = cast();
    await again.getByRole("application").waitFor();
    await board.painted();
    expect(await taken.lastStep()).toBe("Background changed to #ffffff");
    await again.getByText("Unsaved changes").waitFor();
    await again.keyboard.press("Control+s");
    await taken.saved(4);
  });

  test("with autosave on, a saved design saves itself", async () => {
    const { editor } = cast();
    await editor.page.getByRole("button", { name: "More", exact: true }).click();
    await editor.page.getByRole("menuitem", { name: "Turn autosave on" }).click();
    await editor.open("Background");
    await editor.page.getByRole("button", { name: "Background #e8e6e2" }).click();
    await editor.saved(5);
  });

  test("My Design lists it under its name", async () => {
    const { designer, designName } = cast();
    const page = await anotherTab(cast(), new URL("/myDesign", proposal()).href);
    await page.getByRole("link", { name: `Open “${designName}”`, exact: true }).waitFor();
    await page.getByRole("link", { name: `Open “${designName}, mine”`, exact: true }).waitFor();
    await complete(page);
    await designer.accessible("/myDesign", page);
    await page.close();
  });
}
