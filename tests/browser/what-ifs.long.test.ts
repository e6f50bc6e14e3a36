import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { T_SHIRT } from "../run/designs.ts";
import { editorOf, withPlaids } from "./editor.ts";
import { arrive, BUYER, browserUser, letIn, openBrowser, session, soon, type TestBrowser } from "./house.ts";

let browser: TestBrowser;
let buyer: Caller;
let shirt: string;
let plaids: readonly string[];
beforeAll(async () => {
  [browser, buyer] = [await openBrowser(), await session(BUYER)];
  ({ address: shirt, plaids } = await withPlaids(buyer, T_SHIRT, 3));
});
afterAll(() => browser.close());

test("what-ifs are forked from a step and from now, worked on by themselves, compared, taken as the design and undone, and are there after a reload", async () => {
  const person = await browserUser(browser, { webGl: false });
  await letIn(person, buyer);
  const { page } = person;
  await person.go(shirt);
  const editor = editorOf(page);
  const board = page.getByRole("application");
  const strip = editor.region("Variants of the design");
  const card = (name: string) => strip.locator(`[data-variant="${name}"]`).getByRole("button");
  const inHand = async () => (await strip.locator("li:has([aria-pressed=true])").getAttribute("data-variant")) ?? "";
  await editor.open("Fabric");
  await editor.lay(plaids[0]!);
  await soon(() => editor.steps()).toBe(1);

  // From the step before the plaid: A begins without it, and the design keeps it.
  await editor.open("History");
  await editor
    .region("History")
    .getByRole("button", { name: /^New what-if from “Opened/ })
    .click();
  await soon(inHand).toBe("A");
  await editor.open("Fabric");
  await soon(() => editor.steps()).toBe(0);
  await editor.lay(plaids[1]!);
  await soon(() => editor.steps()).toBe(1);
  await card("The design").click();
  await soon(() => editor.lastStep()).toBe("Fabric laid on 5 pieces");
  await soon(() => card("A").textContent()).toContain("1 step");

  // From now, by keys; W goes round.
  await board.press("Alt+Shift+W");
  await soon(inHand).toBe("B");
  await soon(() => card("B").textContent()).toContain("as the design");
  await board.press("w");
  await soon(inHand).toBe("The design");
  await board.press("w");
  await soon(inHand).toBe("A");
  await soon(() => strip.locator("img").count()).toBe(3);
  await person.accessible("the editor with what-ifs", page);
  await person.picture("editor-what-ifs-desk-en", page);

  // A fourth what-if would be a fifth variant.
  await board.press("Alt+Shift+W");
  await soon(inHand).toBe("C");
  await board.press("Alt+Shift+W");
  await page.getByText("There may be four variants: the design and three what-ifs. Delete one first.").waitFor();
  await card("C").press("Delete");
  await soon(() => strip.locator("[data-variant]").count()).toBe(3);

  // Compared figure by figure, then taken, then undone.
  await card("A").click();
  await strip.getByRole("button", { name: "Compare variants" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("5 differences").waitFor();
  await soon(() => dialog.getByText(plaids[1]!).count()).toBe(5);
  await dialog.getByRole("button", { name: "Close the comparison" }).click();
  await strip.getByRole("button", { name: "Use this one" }).click();
  await soon(inHand).toBe("The design");
  await soon(() => editor.lastStep()).toBe("What-if A taken as the design");
  await soon(() => card("A").textContent()).toContain("as the design");
  await board.press("Control+z");
  await soon(() => card("A").textContent()).toContain("1 step");

  // What-ifs are kept by themselves: the design is thrown away, they come back.
  const address = page.url();
  await page.close();
  const again = await person.context.newPage();
  await arrive(again, address);
  await again.getByRole("button", { name: "Discard it" }).click();
  const kept = editorOf(again).region("Variants of the design").locator("[data-variant]");
  await soon(() => kept.evaluateAll((cards) => cards.map((one) => one.getAttribute("data-variant")))).toEqual([
    "The design",
    "A",
    "B",
  ]);
  expect(person.troubles).toEqual([]);
});
