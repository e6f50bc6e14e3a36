import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { SALES } from "../api/harness.ts";
import { daily } from "../run/circle.ts";
import { startProvider, type TestProvider } from "../run/oidc-provider.ts";
import { browserUser, DESIGNER, openBrowser, type TestBrowser } from "./house.ts";
import { type OwnPortal, openOwnPortal } from "./own-portal.ts";

let provider: TestProvider;
let portal: OwnPortal;
let browser: TestBrowser;

/** A portal of its own, since the button stands on the login pages of a portal that has a provider. */
beforeAll(async () => {
  provider = await startProvider();
  const { issuer, clientId, clientSecret } = provider;
  portal = await openOwnPortal({ oidc: { issuer, clientId, clientSecret, name: "Contoso" } });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await portal?.close();
  await provider?.close();
});
beforeEach(() => {
  provider.answer = "is asked";
  provider.person = { sub: "ada", email: DESIGNER.username, email_verified: true };
});

/** A fresh browser at the page; the provider's own page is the one foreign thing it may fetch. */
async function openPage(path: string, language: string) {
  const person = await browserUser(browser, { url: portal.url, language, abroad: new URL(provider.issuer).origin });
  await person.go(path);
  return person;
}

const ENGLISH = { language: "en", button: "Sign in with Contoso", cancelled: "The sign-in with Contoso was cancelled." };
const ARABIC = { language: "arab", button: "تسجيل الدخول عبر Contoso", cancelled: "أُلغي تسجيل الدخول عبر Contoso." };
test.each(daily([ENGLISH], ARABIC))(
  "in $language who cancels at the provider gets a message, and who goes on lands on the page that was wanted",
  async (words) => {
    const person = await openPage("/userInfo?from=mail", words.language);
    const { page } = person;
    await page.getByRole("link", { name: words.button }).click();
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.getByRole("alert").getByText(words.cancelled).waitFor();
    await person.accessible(`the login page after cancelling, ${words.language}`);
    await person.picture(`login-sso-${words.language}`);
    await page.getByRole("link", { name: words.button }).click();
    await page.getByRole("link", { name: "Continue" }).click();
    await page.waitForURL(`${portal.url}/userInfo?from=mail`);
    await page.getByText("Ada Fell").first().waitFor();
    expect(person.troubles).toEqual([]);
    await person.context.close();
  },
);

test("somebody of the mill signs in at the mill's page, a customer reads that theirs is another", async () => {
  const person = await openPage("/wapErp/nav", "en");
  const { page } = person;
  await page.getByRole("link", { name: "Sign in with Contoso" }).click();
  await page.getByRole("link", { name: "Continue" }).click();
  await page.getByRole("alert").getByText("This account belongs to a customer.", { exact: false }).waitFor();
  provider.person = { sub: "lin", email: SALES.username, email_verified: true };
  await page.getByRole("link", { name: "Sign in with Contoso" }).click();
  await page.getByRole("link", { name: "Continue" }).click();
  await page.waitForURL(`${portal.url}/wapErp/nav`);
  expect(person.troubles).toEqual([]);
  await person.context.close();
});
