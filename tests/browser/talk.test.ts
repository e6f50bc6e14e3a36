import { getThread, listNotices, PREFIX, postToThread } from "@selvedge/contract";
import { expect, test } from "vitest";
import { dressed, fabricCoded, GINGHAM, keep, styleNamed, T_SHIRT } from "../run/designs.ts";
import { customers, pathOf, queryOf, sideways } from "./customers.ts";
import { type BrowserUser, letIn, PHONE, session, soon } from "./house.ts";

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };
const { buyer, customer, stranger } = customers();

/** Fills with each time a thread is asked for. */
function threadsAsked({ page }: BrowserUser): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(PREFIX + getThread.path)) asked.push(request.postData() ?? "");
  });
  return asked;
}

const isSeen = (node: Element) =>
  new Promise<boolean>((done) => new IntersectionObserver(([entry]) => done(entry!.isIntersecting)).observe(node));

test("a customer asks on a fabric's page, the mill answers on the phone, and the answer arrives there live; its notice leads there", async () => {
  const { productId } = await fabricCoded(buyer(), GINGHAM);
  const subject = { kind: "fabric", id: productId } as const;
  const [question, more, answer] = ["What does it shrink by?", "And after five washes?", "Less than 3 %."].map(
    (words) => `${words} ${Date.now()}`,
  ) as [string, string, string];
  const person = await customer();
  const asking = person.page.getByRole("region", { name: "Messages about this fabric" });
  await person.go(`/goodsDetails?productId=${productId}#messages`);
  await asking.getByLabel("Your message").fill(question);
  await asking.getByRole("button", { name: "Send", exact: true }).click();
  await asking.getByRole("listitem").filter({ hasText: question }).waitFor();
  await person.accessible("messages about a fabric");
  await person.picture("fabric-messages-desk-en");

  const mill = await stranger({ viewport: PHONE, touch: true });
  await letIn(mill, await session(SALES));
  await mill.go("/wapErp/nav");
  await mill.page.getByRole("link", { name: /^Messages/ }).click();
  await mill.page.getByRole("radio", { name: "Waiting for us" }).waitFor();
  await mill.page.getByRole("link").filter({ hasText: question }).waitFor();
  expect(await sideways(mill)).toBe(0);
  await mill.accessible("threads at the mill");
  await mill.picture("mill-threads-phone-en");
  const asked = threadsAsked(mill);
  await mill.page.getByRole("link").filter({ hasText: question }).click();
  // Of the thread, not of the list that led there.
  await mill.page.getByLabel("Answer").waitFor();
  await mill.page.getByRole("listitem").filter({ hasText: question }).waitFor();
  expect(asked).toHaveLength(1);
  await mill.page.getByLabel("Answer").fill(answer);
  await buyer().call(postToThread, { subject, content: more });
  await mill.page.getByRole("listitem").filter({ hasText: more }).waitFor();
  expect(await mill.page.getByLabel("Answer").inputValue()).toBe(answer);
  await mill.page.getByRole("button", { name: "Send the answer" }).click();
  await mill.picture("mill-thread-phone-en");

  await asking.getByRole("listitem").filter({ hasText: answer }).waitFor();
  const { messages } = await buyer().call(getThread, { subject });
  expect(messages.slice(-3).map(({ content }) => content)).toEqual([question, more, answer]);

  await person.go("/help");
  await (await session(SALES)).call(postToThread, {
    threadId: (await buyer().call(getThread, { subject })).threadId!,
    content: `${answer} Measured twice.`,
  });
  await soon(async () => (await buyer().call(listNotices, { unread: true })).list[0]?.subject.id).toBe(productId);
  await person.page.getByRole("button", { name: /^Notices/ }).click();
  await person.page.getByRole("dialog").getByRole("link").filter({ hasText: "Measured twice." }).click();
  await asking.getByText("Measured twice.").waitFor();
  expect([pathOf(person), queryOf(person).productId]).toEqual(["/goodsDetails", productId]);
});

test("a saved design's messages open from its menu; closed, the focus is on the menu's button again, and Back does not open them anew", async () => {
  const style = await styleNamed(buyer(), T_SHIRT);
  const { proposalId, name } = await keep(buyer(), style, dressed(style, await fabricCoded(buyer(), GINGHAM)), "To weave");
  const person = await customer();
  const { page } = person;
  const dialog = page.getByRole("dialog", { name: `Messages about “${name}”` });
  const more = page.getByRole("button", { name: `More for “${name}”` });
  await person.go("/myDesign");
  const openByMenu = async () => {
    await more.click();
    await page.getByRole("menuitem", { name: "Messages" }).click();
    await dialog.getByLabel("Your message").waitFor();
  };
  const asked = threadsAsked(person);
  await openByMenu();
  expect(asked).toHaveLength(1);
  await dialog.getByLabel("Your message").fill("Can this check be woven?");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await dialog.getByText("Revision 1").waitFor();
  await person.accessible("messages about a design");
  await person.picture("design-messages-desk-en");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await soon(() => more.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(queryOf(person).messages).toBeUndefined();
  await openByMenu();
  await page.goBack();
  await dialog.waitFor({ state: "hidden" });
  expect(pathOf(person)).toBe("/myDesign");

  const mill = await session(SALES);
  const subject = { kind: "proposal", id: proposalId } as const;
  // What is new comes only once the dialog has opened with what it had before.
  const late = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === PREFIX + getThread.path,
    async (route) => {
      await late.promise;
      await route.continue();
    },
  );
  for (const number of Array(12).keys()) await buyer().call(postToThread, { subject, content: `Colour ${number}, too?` });
  await mill.call(postToThread, { subject, content: "It can, in 20 mm." });
  await page.getByRole("button", { name: /^Notices/ }).click();
  await page.getByRole("dialog").getByRole("link").filter({ hasText: "It can, in 20 mm." }).click();
  await soon(() => dialog.getByText("Can this check be woven?").evaluate(isSeen)).toBe(true);
  late.resolve();
  await soon(() => dialog.getByText("It can, in 20 mm.").evaluate(isSeen)).toBe(true);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(queryOf(person).messages).toBeUndefined();
});
