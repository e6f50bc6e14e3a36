import { expect, test } from "vitest";
import { HEAD } from "../api/harness.ts";
import { arriveAgain, PHONE, signIn, soon } from "./house.ts";
import { ownPortal } from "./own-portal.ts";

const PASSWORD = "a placket of nine buttons";
const MAIL = "iris@northlight.example";

/** A portal of its own: somebody joins a company, and is locked out of it. */
const { portal, browserUser, answerTracking } = ownPortal({ isMailSetUp: true });

const letter = async () => (await portal().db.selectFrom("mail_outbox").selectAll().orderBy("id").execute()).at(-1);

test("an administrator invites a colleague, who joins by the letter, reads the list, and is locked out", async () => {
  await answerTracking();
  const head = await browserUser();
  await head.go("/login");
  await signIn(head, HEAD);
  await head.go("/userInfo?tab=colleagues");
  await head.page.getByRole("button", { name: "Invite a colleague" }).click();
  await head.page.getByLabel("E-mail").fill(MAIL);
  await head.page.getByRole("button", { name: "Send the invitation" }).click();
  await head.page.getByText("Invited until", { exact: false }).waitFor();
  await head.accessible("the colleagues of a company");
  await soon(async () => (await letter())?.to_mail).toBe(MAIL);
  const [link] = new RegExp(`${portal().url}/login\\?invitation=\\S+`).exec((await letter())!.text)!;

  const iris = await browserUser({ viewport: PHONE });
  await iris.go(link.slice(portal().url.length));
  await iris.page.getByRole("heading", { name: "Join Northlight Studio" }).waitFor();
  await iris.page.getByLabel("Your name").fill("Iris Bell");
  await iris.page.getByLabel("Choose a password").fill(PASSWORD);
  await iris.accessible("somebody joins a company");
  await iris.page.getByRole("button", { name: "Join", exact: true }).click();
  await iris.page.waitForURL((address) => !address.pathname.startsWith("/login"));
  await answerTracking();
  await iris.go("/userInfo?tab=colleagues");
  await iris.page.getByText("The people of your company are changed by its administrators.").waitFor();
  await iris.page.getByText(HEAD.username).waitFor();
  expect(await iris.page.getByRole("button", { name: "Invite a colleague" }).count()).toBe(0);
  await iris.accessible("colleagues that one may only read, on a phone");
  expect(iris.troubles).toEqual([]);
  await iris.context.close();

  await arriveAgain(head.page);
  await head.page.getByRole("button", { name: "More for Iris Bell" }).click();
  await head.page.getByRole("menuitem", { name: "Lock the account" }).click();
  await head.page.getByText("Locked", { exact: true }).waitFor();
  expect(head.troubles).toEqual([]);
  await head.context.close();

  const again = await browserUser();
  again.expectsFailure(401, "/account/login");
  await again.go("/login");
  await again.page.getByLabel("Name or e-mail").fill(MAIL);
  await again.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await again.page.keyboard.press("Enter");
  await again.page.getByText("Your company's administrator has locked this account.", { exact: false }).waitFor();
  expect(again.troubles).toEqual([]);
  await again.context.close();
});
