import { expect, test } from "vitest";
import { BUYER } from "../api/harness.ts";
import { soon } from "./house.ts";
import { ownPortal } from "./own-portal.ts";

const NEW_PASSWORD = "a hem of four centimetres";

/** A portal of its own: a new password ends every session of the person, also those of other tests. */
const { portal, browserUser } = ownPortal({ isMailSetUp: true });

const letter = async () => (await portal().db.selectFrom("mail_outbox").selectAll().orderBy("id").execute()).at(-1);

test("who forgot the password chooses a new one by the link of the mail, with the keyboard alone, and the link works once", async () => {
  const person = await browserUser();
  const { page } = person;
  await person.go("/login");
  await page.getByRole("button", { name: "Forgot the password?" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("E-mail").focus();
  await page.keyboard.type("nobody");
  await page.keyboard.press("Enter");
  await page.getByText("Please enter your e-mail address.").waitFor();
  await page.getByLabel("E-mail").fill(BUYER.username);
  await person.accessible("a forgotten password");
  await page.keyboard.press("Enter");
  await page.getByText("If this address has an account, a link is on its way.", { exact: false }).waitFor();
  await soon(async () => (await letter())?.to_mail).toBe(BUYER.username);
  const [link] = new RegExp(`${portal().url}/login\\?reset=\\S+`).exec((await letter())!.text)!;
  await person.go(link.slice(portal().url.length));
  const password = page.getByLabel("New password");
  await password.fill("too short");
  await page.keyboard.press("Enter");
  await page.getByText("At least 10 characters, please.").waitFor();
  await password.fill(NEW_PASSWORD);
  await person.accessible("a new password is chosen");
  await page.keyboard.press("Enter");
  await page.getByText("The new password is set.", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Back to sign in" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Name or e-mail").fill(BUYER.username);
  await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL((address) => !address.pathname.startsWith("/login"));
  expect(person.troubles).toEqual([]);
  await person.context.close();
  const another = await browserUser();
  another.expectsFailure(410, "/account/reset");
  await another.go(link.slice(portal().url.length));
  await another.page.getByLabel("New password").fill("another long sentence");
  await another.page.keyboard.press("Enter");
  await another.page.getByRole("alert").waitFor();
  expect(another.troubles).toEqual([]);
  await another.context.close();
});
