import { addMark, createShare } from "@selvedge/contract";
import { expect, test } from "vitest";
import { addressOf, dressed, fabricCoded, GINGHAM, keep, styleNamed, T_SHIRT } from "../run/designs.ts";
import { testLong } from "../run/test-long.ts";
import { customers, sideways } from "./customers.ts";
import { arriveAgain, PHONE, soon } from "./house.ts";

const { buyer, customer, stranger } = customers();

/** A saved T-shirt in gingham, and a link by which it may be commented on. */
async function sent(name: string) {
  const style = await styleNamed(buyer(), T_SHIRT);
  const card = await keep(buyer(), style, dressed(style, await fabricCoded(buyer(), GINGHAM)), name);
  const { proposalId } = card;
  const { shareToken } = await buyer().call(createShare, { kind: "proposal", id: proposalId, canComment: true });
  const say = (content: string, x = 0) =>
    buyer().call(addMark, { proposalId, pieceKey: "front", x, y: 120, content, author: "Ines Moreau", shareToken });
  return { card, say, address: `/shareShapeDetails?designId=${style.id}&shareToken=${shareToken}` };
}

test("what a visitor comments reaches the designer at work, who answers and resolves it; the visitor reads it and answers too", async () => {
  const { card, address } = await sent("To talk about");
  const owner = await customer({ webGl: false });
  await owner.go(addressOf(card));
  const rail = owner.page.getByRole("navigation", { name: "Panels" });
  const notes = rail.getByRole("button", { name: "Notes" });
  await notes.waitFor();
  expect(await owner.page.getByText("Open comments", { exact: false }).count()).toBe(0);

  const guest = await stranger({ webGl: false });
  await guest.go(address);
  await guest.page.getByLabel("Your name").first().fill("Ines Moreau");
  await guest.page.getByLabel("Comment", { exact: true }).fill("The check 10 mm higher, please");
  await guest.page.getByRole("button", { name: "Send comment" }).click();
  await guest.page.getByText("Ines Moreau (visitor)", { exact: false }).waitFor();

  await rail.getByRole("button", { name: "Open comments: 1" }).click();
  const comments = owner.page.getByRole("region", { name: "Comments" });
  await comments.getByText("The check 10 mm higher, please").waitFor();
  await owner.page.getByRole("button", { name: "Comment 1: The check 10 mm higher, please" }).first().click();
  await soon(() => comments.getByRole("button", { pressed: true }).count()).toBe(1);
  await owner.page.keyboard.press("Delete");
  await comments.getByText("The check 10 mm higher, please").waitFor();
  await comments.getByRole("button", { name: "Answer comment 1" }).click();
  await comments.getByLabel("Answer to comment 1").fill("Done in the next revision");
  await owner.accessible("comments in the editor");
  await comments.getByRole("button", { name: "Send answer" }).click();
  await comments.getByText("Marta Conti", { exact: false }).waitFor();
  await owner.picture("comments-desk-en");

  await arriveAgain(guest.page);
  await guest.page.getByText("Done in the next revision").waitFor();
  await guest.page.getByRole("button", { name: "Answer comment 1" }).click();
  await guest.page.getByRole("button", { name: "Send answer" }).click();
  await guest.page.getByText("Please write something.").waitFor();
  await guest.page.getByLabel("Your answer").fill("Thank you");
  await soon(() => guest.page.getByText("Please write something.").count()).toBe(0);
  await guest.accessible("an answer to a comment");
  await guest.picture("comment-answered-desk-en");
  await guest.page.getByRole("button", { name: "Send answer" }).click();
  await guest.page.getByText("Your answer was sent.").waitFor();
  await comments.getByText("Thank you").waitFor();

  await comments.getByRole("button", { name: "Resolve comment 1" }).click();
  await comments.getByRole("button", { name: "Open comment 1 again" }).waitFor();
  await soon(() => rail.getByRole("button", { name: "Open comments", exact: false }).count()).toBe(0);
  expect([...owner.troubles, ...guest.troubles]).toEqual([]);
});

test("a design with open comments says so among one's designs and where it is shared", async () => {
  const { card, say } = await sent("Talked about");
  await say("Shorter sleeves");
  await say("And a wider neck", 10);
  const owner = await customer({ webGl: false });
  await owner.go("/myDesign");
  const mine = owner.page.getByRole("listitem").filter({ hasText: "Talked about" });
  await mine.getByText("Open comments: 2").waitFor();
  await owner.picture("designs-with-comments-desk-en");
  await owner.go(addressOf(card));
  await owner.page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = owner.page.getByRole("dialog", { name: "Share this design?" });
  await dialog.getByText("Open comments: 2").waitFor();
  await owner.picture("share-with-comments-desk-en");
  await dialog.getByRole("button", { name: "Show comments" }).click();
  await owner.page.getByRole("region", { name: "Comments" }).getByText("And a wider neck").waitFor();
});

testLong("in Arabic on a phone a comment is read and answered in the editor and behind the link", async () => {
  const { card, say, address } = await sent("On a phone");
  await say("أقصر من فضلك");
  const owner = await customer({ viewport: PHONE, language: "arab", touch: true, webGl: false });
  await owner.go(addressOf(card));
  await owner.page.getByRole("button", { name: "تعليقات مفتوحة: 1" }).click();
  await owner.page.getByRole("button", { name: "الرد على التعليق 1" }).click();
  await owner.page.getByLabel("رد على التعليق 1").fill("حسنًا");
  await owner.picture("comments-phone-arab");
  await owner.page.getByRole("button", { name: "إرسال الرد" }).click();
  const guest = await stranger({ viewport: PHONE, language: "arab", touch: true, webGl: false });
  await guest.go(address);
  await guest.page.getByText("حسنًا").waitFor();
  await guest.page.getByRole("button", { name: "الرد على التعليق 1" }).click();
  expect(await sideways(guest)).toBe(0);
  await guest.picture("comment-answered-phone-arab");
});
