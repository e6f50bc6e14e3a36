import { confirmTotp, setUpTotp } from "@selvedge/contract";
import { expect, test } from "vitest";
import { stepOf, totpCode } from "../../server/platform/security/passwords/totp.ts";
import { SALES } from "../api/harness.ts";
import { PHONE } from "./house.ts";
import { ownPortal } from "./own-portal.ts";

const { portal, browserUser } = ownPortal();

test("who turned two-step sign-in on is asked for a code at the mill's door too, and a recovery code opens it", async () => {
  const sales = await portal().signIn(SALES.username);
  const { secret } = await sales.call(setUpTotp, { password: SALES.password });
  const { recoveryCodes } = await sales.call(confirmTotp, { code: totpCode(secret, stepOf(new Date())) });
  const person = await browserUser({ viewport: PHONE });
  const { page } = person;
  person.expectsFailure(401, "account/login");
  await person.go("/wapErp/login");
  await page.getByLabel("Name or e-mail").fill(SALES.username);
  await page.getByLabel("Password", { exact: true }).fill(SALES.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  const code = page.getByLabel("Code of your authenticator");
  await code.fill("000000");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").getByText("code", { exact: false }).waitFor();
  await person.accessible("the code is asked for");
  await person.picture("two-step-mill-phone-en");
  await code.fill(recoveryCodes[0]!);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/wapErp/nav");
  expect(person.troubles).toEqual([]);
});
