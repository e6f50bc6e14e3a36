import { deleteColourBook, listColourBooks } from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { T_SHIRT } from "../run/designs.ts";
import { storedOf } from "./at-work.ts";
import { type AtDesign, openInGingham } from "./editor.ts";
import { openBrowser, session, soon, type TestBrowser } from "./house.ts";

/** Invented colours under the name of a sold system that no other test loads a book of. */
const BOOK = "name,code,L,a,b\nEditor Navy,RAL 5888,22,2,-24\nEditor Rose,RAL 3887,58,48,12\n";
const NAME = "RAL of the editor";

let browser: TestBrowser;
let designer: Caller;
let opened: AtDesign;
const removeOwn = async () => {
  for (const { bookId, name, owner } of await designer.call(listColourBooks, {}))
    if (owner === "own" && name === NAME) await designer.call(deleteColourBook, { bookId: bookId! });
};
beforeAll(async () => {
  [browser, designer] = [await openBrowser(), await session()];
  await removeOwn();
  opened = await openInGingham(browser, T_SHIRT, "Customer colours", { webGl: false });
  await opened.editor.open("Fabric");
});
afterAll(async () => {
  await removeOwn();
  await browser.close();
});

const panel = () => opened.editor.region("Fabric").first();

test("a code without its book says so; the book loaded there, its colour is kept with the design by name and code", async () => {
  const { editor, person } = opened;
  await panel().getByRole("button", { name: "Add a colour" }).click();
  const field = panel().getByLabel("panton name/code");
  await field.fill("no colour of this world");
  await panel().getByText("No colour book has this name or code.").waitFor();
  await field.fill("RAL 5888");
  await panel()
    .getByText(/^No RAL book is loaded/)
    .waitFor();
  expect(await panel().getByRole("button", { name: "Add a colour", exact: true }).getAttribute("aria-disabled")).toBe("true");
  await person.accessible("a code without its book in the editor");
  await panel()
    .getByLabel("File of a colour book")
    .setInputFiles({ name: `${NAME}.csv`, mimeType: "text/plain", buffer: Buffer.from(BOOK) });
  await panel()
    .getByRole("list", { name: "Colours of the books" })
    .getByRole("button", { name: /^Editor Navy/ })
    .click();
  expect(await panel().getByRole("textbox", { name: "Name", exact: true }).inputValue()).toBe("Editor Navy");
  await editor.oneStep("Colour Editor Navy added", () =>
    panel().getByRole("button", { name: "Add a colour", exact: true }).click(),
  );
  const row = panel().getByRole("listitem").filter({ hasText: "Editor Navy" });
  await row.getByText("RAL 5888").waitFor();
  // By itself it would be saved some seconds later, which is tried in the story.
  await opened.page.getByRole("button", { name: "Save design" }).click();
  await soon(async () => {
    const { document } = await storedOf(designer, opened.page);
    return document.colours.map(({ name, code, lab }) => ({ name, code, lab: lab?.map(Math.round) }));
  }).toEqual([{ name: "Editor Navy", code: "RAL 5888", lab: [22, 2, -24] }]);
});

test("the fabrics nearest to a kept colour are listed with their difference, and a press lays one", async () => {
  const { editor, person } = opened;
  await panel().getByRole("button", { name: "Find Similar Color: Editor Navy" }).click();
  const similar = panel().getByRole("region", { name: "Find Similar Color: Editor Navy" });
  const fabrics = similar.getByRole("listitem");
  await fabrics.first().waitFor();
  expect(await fabrics.count()).toBeGreaterThan(2);
  const differences = (await fabrics.getByText(/^ΔE /).allTextContents()).map((text) => Number(text.slice(3)));
  expect(differences).toEqual(differences.toSorted((a, b) => a - b));
  await person.accessible("the fabrics nearest to a customer colour");
  await editor.oneStep(/^Fabric laid on/, () => fabrics.first().getByRole("button").click());
});

test("so are those nearest to a colour of a book that is not kept", async () => {
  await panel().getByRole("button", { name: "Add a colour" }).click();
  await panel().getByLabel("panton name/code").fill("editor r");
  await panel().getByRole("button", { name: "Find Similar Color: Editor Rose" }).click();
  await panel().getByRole("region", { name: "Find Similar Color: Editor Rose" }).getByText(/^ΔE /).first().waitFor();
  expect(opened.person.troubles).toEqual([]);
});
