import { saveProposal } from "@selvedge/contract";
import { expect, test } from "vitest";
import { addressOf, dressed, fabricCoded, GINGHAM, keep, styleNamed, T_SHIRT, withArtworks } from "../run/designs.ts";
import { pennant } from "../run/drawn.ts";
import { testLong } from "../run/test-long.ts";
import { frames } from "../run/waits.ts";
import { boardOf } from "./board.ts";
import { customers, pathOf, queryOf, sideways } from "./customers.ts";
import { editorOf } from "./editor.ts";
import { type Person, PHONE, soon } from "./house.ts";

const { buyer, customer } = customers();

async function madeOf(name: string) {
  const [style, fabric, picture] = [
    await styleNamed(buyer(), T_SHIRT),
    await fabricCoded(buyer(), GINGHAM),
    await buyer().upload(pennant(), "artwork"),
  ];
  const shape = { imageId: picture.imageId, pieceKey: "front", y: 250, width: 60, height: 40 };
  const document = withArtworks(dressed(style, fabric), [
    { ...shape, x: -60, name: "left" },
    { ...shape, x: 60, name: "right" },
  ]);
  return { style, document, card: await keep(buyer(), style, document, name) };
}

/** The buyer in the editor, where a colleague has meanwhile saved another background, and a save of one's own was refused for it. */
async function refused(name: string, how: Person = {}) {
  const { card, document } = await madeOf(name);
  const person = await customer({ ...how, webGl: false });
  await person.go(addressOf(card));
  await boardOf(person.page).painted();
  const { proposalId, designId, version } = card;
  const navy = { ...document, background: { kind: "plain" as const, hex: "#14263f" } };
  await buyer().call(saveProposal, { proposalId, designId, name, version, document: navy });
  person.expectsFailure(409, "/design-proposal/saveProposal");
  return person;
}

test("a conflict that is put off does not come back by itself; a line says so and leads back to what differs", async () => {
  const person = await refused("Put off");
  const { page } = person;
  const editor = editorOf(page);
  await editor.open("Background");
  await page.getByRole("button", { name: "Background #dfe5ea" }).click();
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog", { name: "Which version to keep?" });
  await dialog.getByRole("heading", { name: "1 difference" }).waitFor();
  await dialog.getByText("#14263f").waitFor();
  await person.accessible("a conflict");
  await person.picture("conflict-desk-en");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  const line = page.getByRole("status").filter({ hasText: "Revision 2 was saved by somebody else." });
  await line.waitFor();
  await page.getByRole("button", { name: "Background #efe6d8" }).click();
  await soon(() => editor.lastStep()).toBe("Background changed to #efe6d8");
  await frames(page, 30);
  expect(await dialog.count()).toBe(0);
  await person.picture("conflict-put-off-desk-en");
  await line.getByRole("button", { name: "Decide" }).click();
  await dialog.getByText("#efe6d8").waitFor();
  await dialog.getByRole("button", { name: "Use theirs" }).click();
  await soon(() => line.count()).toBe(0);
  await editor.saved(2);
});

testLong("on an Arabic phone the line of a conflict that is put off fits its window", async () => {
  const person = await refused("Put off on a phone", { viewport: PHONE, language: "arab", touch: true });
  const { page } = person;
  await page.getByRole("button", { name: "حفظ التصميم" }).tap();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("#14263f").waitFor();
  await person.picture("conflict-phone-arab");
  await dialog.getByRole("button", { name: "إغلاق" }).click();
  await page.getByRole("button", { name: "قرِّر" }).waitFor();
  expect(await sideways(person)).toBe(0);
  await person.accessible("a conflict put off on a phone");
  await person.picture("conflict-put-off-phone-arab");
});

test("who shares a design that was never saved names it, and is where the link is made", async () => {
  const style = await styleNamed(buyer(), T_SHIRT);
  const person = await customer({ webGl: false });
  const { page } = person;
  await person.go(`/shapeDetails?designId=${style.id}`);
  await boardOf(page).painted();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const share = page.getByRole("dialog", { name: "Share this design?" });
  await share.getByRole("button", { name: "Save design" }).click();
  const naming = page.getByRole("dialog", { name: "What is the design called?" });
  await naming.getByRole("button", { name: "Cancel" }).click();
  await soon(() => page.getByRole("dialog").count()).toBe(0);

  await page.getByRole("button", { name: "Share", exact: true }).click();
  await share.getByRole("button", { name: "Save design" }).click();
  await naming.getByRole("textbox", { name: "Name" }).fill("To be shared");
  await naming.getByRole("button", { name: "Save design" }).click();
  await share.getByRole("button", { name: "Create link" }).click();
  expect(await share.getByRole("textbox", { name: "The link" }).inputValue()).toContain("/shareShapeDetails?");
});

testLong("steps that say the same are one row of the history, which unfolds", async () => {
  const { card } = await madeOf("Moved about");
  const person = await customer({ webGl: false });
  const { page } = person;
  await person.go(addressOf(card));
  const [editor, board] = [editorOf(page), boardOf(page)];
  await board.painted();
  await editor.choosePiece("Front", { close: true });
  await board.press({ pieceKey: "front", x: -60, y: 250 });
  await page.keyboard.down("Shift");
  await board.press({ pieceKey: "front", x: 60, y: 250 });
  await page.keyboard.up("Shift");
  for (const key of ["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"])
    await editor.oneStep("2 artworks moved", () => page.keyboard.press(key));
  await editor.open("History");
  const history = editor.region("History");
  const rows = history.getByRole("listitem").filter({ hasText: "2 artworks moved" });
  await soon(() => rows.count()).toBe(1);
  await rows.getByText("4 steps").waitFor({ state: "attached" });
  await person.picture("history-folded-desk-en");
  await history.getByRole("button", { name: "Steps with the same name: 4" }).click();
  await soon(() => rows.count()).toBe(4);
  await rows.nth(2).getByRole("button", { name: "2 artworks moved" }).first().click();
  await soon(() => rows.nth(2).getByRole("button", { name: "2 artworks moved" }).first().getAttribute("aria-current")).toBe(
    "step",
  );
  await person.accessible("a history with equal steps");
  await person.picture("history-unfolded-desk-en");
});

test("an address of no style, or of no design of one's company, says so and leads on", async () => {
  const person = await customer({ webGl: false });
  const { page } = person;
  person.expectsFailure(404, "/design/getById");
  person.expectsFailure(404, "/design-preload-fabric/getByDesignId");
  person.expectsFailure(404, "/design-proposal/getProposalData");
  const nothing = "0".repeat(32);
  await person.go(`/shapeDetails?designId=${nothing}`);
  await page.getByText("There is no style at this address, or it is no longer in the library.").waitFor();
  await person.accessible("an address of no style");
  await person.picture("no-style-desk-en");
  await person.go(`/shapeDetails?proposalId=${nothing}`);
  await page.getByText("There is no design at this address for you.", { exact: false }).waitFor();
  expect(queryOf(person)).toEqual({ proposalId: nothing });
  await page.getByRole("link", { name: "Back to My Design" }).click();
  await soon(() => pathOf(person)).toBe("/myDesign");
});
