import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { styleNamed, T_SHIRT } from "../run/designs.ts";
import { customers } from "./customers.ts";
import { draftTimes } from "./drafts.ts";
import { editorOf } from "./editor.ts";
import { arriveAgain, soon } from "./house.ts";

const { buyer, customer } = customers();

/** Writes over the one draft of this browser as another version of the portal would have left it. */
const rewriteDraft = (page: Page, saved: Record<string, unknown>) =>
  page.evaluate(
    (saved) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("selvedge-drafts");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("drafts", "readwrite");
          const store = transaction.objectStore("drafts");
          const walking = store.openCursor();
          walking.onsuccess = () => {
            const found = walking.result;
            if (found) found.update({ ...found.value, saved: { ...found.value.saved, ...saved } });
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    saved,
  );

test("unsaved work of another version is offered by its design, or kept until it can be read", async () => {
  const person = await customer({ webGl: false });
  const { page, go } = person;
  const { id } = await styleNamed(buyer(), T_SHIRT);
  const address = `/shapeDetails?designId=${id}`;
  const editor = editorOf(page);
  const change = async (hex: string) => {
    await editor.open("Background");
    await page.getByRole("button", { name: `Background ${hex}` }).click();
  };
  await go(address);
  await change("#ffffff");
  await soon(async () => (await draftTimes(page)).length).toBe(1);
  await go("/help");
  await rewriteDraft(page, { past: [] });

  await go(address);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Another version of the portal wrote their history").waitFor();
  await dialog.getByRole("button", { name: "Restore" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await editor.steps()).toBe(0);
  await editor.open("Background");
  await soon(() => page.getByRole("button", { name: "Background #ffffff" }).getAttribute("aria-pressed")).toBe("true");

  await go("/help");
  await rewriteDraft(page, { document: { schema: 99 } });
  await go(address);
  await page.getByRole("dialog", { name: "Your unsaved changes cannot be read" }).waitFor();
  await person.accessible("unreadable draft");
  await dialog.getByRole("button", { name: "Continue without it" }).click();
  await change("#ffffff");
  await soon(async () => (await draftTimes(page)).length).toBe(2);
  await page.getByRole("button", { name: "undo" }).click();
  await soon(async () => (await draftTimes(page)).length).toBe(1);

  await go("/styleShowRecover");
  await page.getByRole("tab", { name: "Not saved" }).click();
  await page.getByText("cannot be read by this version of the portal").waitFor();
  await person.accessible("unreadable draft in the list");
  await arriveAgain(page);
  await page.getByRole("button", { name: "Delete for good" }).click();
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await page.getByText("No unsaved changes").waitFor();
});
