import { expect, test } from "vitest";
import { SALES } from "../api/harness.ts";
import { arriveAgain, PHONE, signIn, soon } from "./house.ts";
import { ownPortal } from "./own-portal.ts";

const LEA = { name: "Lea Roux", company: "Atelier Roux", mail: "lea@roux.example", password: "ten good words" };

/** A portal of its own, with a mail server: there an address is confirmed before the mill may approve. */
const { portal, browserUser } = ownPortal({ isMailSetUp: true });

/** The link in the newest letter to Lea that has one of this kind. */
const linkOf = async (path: string): Promise<string | undefined> => {
  const letters = await portal()
    .db.selectFrom("mail_outbox")
    .selectAll()
    .where("to_mail", "=", LEA.mail)
    .orderBy("id", "desc")
    .execute();
  return letters
    .map(({ text }) => text.match(new RegExp(`${portal().url}${path}\\S*`))?.[0])
    .find(Boolean)
    ?.slice(portal().url.length);
};

test("an account is asked for, its address confirmed by the link of the mail, approved on the mill's phone, and opened by the first sign-in", async () => {
  const lea = await browserUser();
  const { page } = lea;
  await lea.go("/login");
  await page.getByRole("button", { name: "Request one" }).click();
  await page.getByLabel("Company").fill(LEA.company);
  await page.getByRole("combobox", { name: "Country" }).click();
  await page.getByRole("option", { name: "France", exact: true }).click();
  await page.getByLabel("Your name").fill(LEA.name);
  await page.getByLabel("E-mail").fill(LEA.mail);
  await page.getByLabel("Password").fill(LEA.password);
  await page.getByRole("button", { name: "Send the request" }).click();
  await page.getByText(LEA.mail).first().waitFor();
  await lea.picture("register-asked-desk-en");
  await lea.accessible("an account was asked for");

  const mill = await browserUser({ viewport: PHONE, touch: true });
  await mill.go("/login");
  await signIn(mill, SALES);
  await mill.go("/wapErp/manage?kind=account");
  const row = mill.page.getByRole("listitem").filter({ hasText: LEA.mail });
  await row.getByText("Address not confirmed").waitFor();
  expect(await row.getByRole("button", { name: "Approve" }).isDisabled()).toBe(true);
  await row.getByText("It can be approved once the person has opened the link in our e-mail.").waitFor();
  await mill.picture("registration-unconfirmed-phone-en");

  await soon(() => linkOf("/verify\\?token=")).toBeDefined();
  const link = (await linkOf("/verify\\?token="))!;
  await lea.go(link);
  await page.getByText("This address is confirmed:").waitFor();
  await page.getByText("The mill is reviewing your account request.", { exact: false }).waitFor();
  await lea.accessible("an address is confirmed");
  await lea.picture("verify-link-desk-en");
  lea.expectsFailure(410, "/account/verifyMail");
  await arriveAgain(page);
  await page.getByText("This link did not confirm an address").waitFor();

  await page.getByRole("main").getByRole("link", { name: "Go to sign in" }).click();
  const enter = async () => {
    await page.getByLabel("Name or e-mail").fill(LEA.mail);
    await page.getByLabel("Password", { exact: true }).fill(LEA.password);
    await page.getByRole("button", { name: "Sign in" }).click();
  };
  lea.expectsFailure(401, "/account/login");
  await enter();
  await page.getByText("The mill has not decided on your account request yet.", { exact: false }).waitFor();

  await arriveAgain(mill.page);
  await row.getByText("Address confirmed").waitFor();
  await row.getByRole("button", { name: "Approve" }).click();
  await mill.page.getByRole("dialog").getByRole("button", { name: "Open the account" }).click();
  await soon(() => row.count()).toBe(0);

  await soon(() => linkOf("/login")).toBeDefined();
  await lea.go((await linkOf("/login"))!);
  await enter();
  await page.waitForURL((address) => !address.pathname.startsWith("/login"));
  await lea.go("/verify");
  await page.getByRole("main").getByText(LEA.company).waitFor();
  await page.getByRole("main").getByText("Approved by the mill").waitFor();
  await page.getByRole("main").getByText(LEA.mail).waitFor();
  await lea.picture("verify-first-desk-en");
  for (const { troubles, context } of [lea, mill]) {
    expect(troubles).toEqual([]);
    await context.close();
  }
});
