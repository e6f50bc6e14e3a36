import { createShare, saveProposal } from "@selvedge/contract";
import { expect, test } from "vitest";
import { addressOf, dressed, fabricCoded, GINGHAM, keep, styleNamed, T_SHIRT } from "../run/designs.ts";
import { testLong } from "../run/test-long.ts";
import { customers, sideways } from "./customers.ts";
import { PHONE, soon } from "./house.ts";

const { buyer, customer, stranger } = customers();

/** A T-shirt in gingham, and a link by which it may be approved. */
async function sent() {
  const style = await styleNamed(buyer(), T_SHIRT);
  const document = dressed(style, await fabricCoded(buyer(), GINGHAM));
  const card = await keep(buyer(), style, document, "To approve");
  const { proposalId } = card;
  const { shareToken } = await buyer().call(createShare, { kind: "proposal", id: proposalId, canApprove: true });
  return { card, document, address: `/shareShapeDetails?designId=${style.id}&shareToken=${shareToken}` };
}

test("a stranger asks for changes and approves by the link; what the designer changes later is shown as what differs", async () => {
  const { card, document, address } = await sent();
  const guest = await stranger({ webGl: false });
  await guest.go(address);
  const approval = guest.page.getByRole("region", { name: "Approval" });
  await approval.getByRole("button", { name: "Ask for changes" }).click();
  await approval.getByText("Please give your name.").waitFor();
  await approval.getByLabel("Your name").fill("Ines Moreau");
  await approval.getByRole("button", { name: "Ask for changes" }).click();
  await approval.getByText("Please describe the changes.").waitFor();
  await approval.getByLabel("Note").fill("A darker ground, please");
  await approval.getByRole("button", { name: "Ask for changes" }).click();
  await approval.getByText("Ines Moreau (visitor) asked for changes on", { exact: false }).waitFor();
  await approval.getByRole("button", { name: "Approve this revision" }).click();
  await approval.getByText("Approved by Ines Moreau (visitor) on", { exact: false }).waitFor();
  await guest.accessible("a design approved by a link");
  await guest.picture("sign-off-desk-en");

  const { proposalId, designId, name, version } = card;
  const darker = { ...document, background: { kind: "plain" as const, hex: "#14263f" } };
  await buyer().call(saveProposal, { proposalId, designId, name, version, document: darker });
  const owner = await customer({ webGl: false });
  await owner.go(addressOf(card));
  await owner.page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = owner.page.getByRole("dialog", { name: "Share this design?" });
  await dialog.getByText("Approved by Ines Moreau (visitor) on", { exact: false }).waitFor();
  expect(await dialog.getByText("changed since", { exact: false }).count()).toBe(2);
  await owner.picture("sign-offs-of-a-design-desk-en");
  await dialog.getByRole("link", { name: "Current differences" }).first().click();
  const compared = owner.page.getByRole("dialog", { name: `${name}: this version and current` });
  await compared.getByRole("heading", { name: "1 difference" }).waitFor();
  await compared.getByText("Background").first().waitFor();
  await owner.picture("sign-off-differs-desk-en");
  await compared.getByRole("button", { name: "Cancel" }).click();
  await soon(() => new URL(owner.page.url()).searchParams.get("compare")).toBeNull();
});

test("who comes by the link while signed in is not asked for a name, and signs under their own", async () => {
  const { address } = await sent();
  const colleague = await customer({ webGl: false });
  await colleague.go(address);
  const approval = colleague.page.getByRole("region", { name: "Approval" });
  await approval.getByRole("button", { name: "Approve this revision" }).click();
  await approval.getByText("Approved by Marta Conti on", { exact: false }).waitFor();
  expect(await approval.getByLabel("Your name").count()).toBe(0);
});

testLong("in Arabic on a phone the approval fits its screen", async () => {
  const { address } = await sent();
  const guest = await stranger({ viewport: PHONE, language: "arab" });
  await guest.go(address);
  const approval = guest.page.getByRole("region", { name: "الاعتماد" });
  await approval.getByLabel("اسمك").fill("Ines Moreau");
  await approval.getByRole("button", { name: "اعتماد هذه النسخة" }).click();
  await approval.getByText("Ines Moreau (زائر)", { exact: false }).waitFor();
  expect(await sideways(guest)).toBe(0);
  await guest.accessible("approval on an Arabic phone");
  await guest.picture("sign-off-phone-arab");
});
