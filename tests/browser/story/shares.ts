import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { complete } from "../../run/waits.ts";
import { arrive, type BrowserUser, soon } from "../house.ts";
import { type Cast, COMMENT, FABRIC, NOTE } from "./cast.ts";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Share this design?" });
const garmentOf = (page: Page) => page.locator("[data-draw-calls]");

/** A link with a password, what a customer without an account sees of it, and its end. */
export function shares(cast: () => Cast): void {
  test("the designer makes a link with a password on which visitors may comment", async () => {
    const { designer, editor, password } = cast();
    await editor.page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = dialogOf(editor.page);
    await dialog.getByRole("checkbox", { name: "Visitors may comment" }).check();
    await dialog.getByRole("textbox", { name: "Password (optional)" }).fill(password);
    await dialog.getByRole("button", { name: "Create link" }).click();
    const made = dialog.getByRole("textbox", { name: "The link" });
    await made.waitFor();
    cast().link = await made.inputValue();
    expect(new URL(cast().link).pathname).toBe("/shareShapeDetails");
    await dialog.getByText(/never opened/).waitFor();
    await designer.accessible("share dialog", editor.page);
    await designer.picture("04-editor-share-dialog-desk-en", editor.page);
    await dialog.getByRole("button", { name: "Close" }).click();
  });

  test("at a desk without an account the link asks for the password, and refuses a wrong one", async () => {
    const { customer, password, link } = cast();
    customer.expectsFailure(403, "/share/open");
    await opens(customer, link, "not the password");
    await customer.page.getByText("This is not the password of the link.").waitFor();
    await customer.accessible("password of a link");
    await customer.page.getByLabel("Password of the link").fill(password);
    await customer.page.getByRole("button", { name: "Open the design" }).click();
  });

  test("behind it the customer sees the name, the garment in 3D, fabrics, pieces and the note", async () => {
    const { customer, designName } = cast();
    await sees(customer, designName);
    await complete(customer.page);
    await customer.accessible("shared design at a desk");
    await customer.picture("05-share-story-desk-en");
  });

  test("the garment turns to its back, and the pieces are shown in their own size", async () => {
    const { page } = cast().customer;
    await page.getByRole("radio", { name: "Back" }).click();
    await soon(() => page.getByRole("radio", { name: "Back" }).isChecked()).toBe(true);
    await page.getByRole("radio", { name: "Life size" }).check();
    await soon(async () =>
      Number(await page.getByRole("region", { name: "Pieces laid flat" }).getAttribute("data-px-per-mm")),
    ).toBeCloseTo(96 / 25.4, 3);
    await page.getByRole("radio", { name: "All pieces" }).check();
  });

  test("a comment with a name joins the notes at once", async () => {
    const { page } = cast().customer;
    await page.getByRole("button", { name: "Send comment" }).click();
    await page.getByText("Please give your name.").waitFor();
    await page.getByLabel("Your name").fill("Marta");
    await page.getByLabel("Comment", { exact: true }).fill(COMMENT);
    await page.getByRole("button", { name: "Send comment" }).click();
    const note = page.getByRole("listitem").filter({ hasText: COMMENT });
    await note.waitFor();
    expect(await note.textContent()).toMatch(/Marta/);
    expect(await page.getByLabel("Comment", { exact: true }).inputValue()).toBe("");
  });

  test("on a phone the same link shows the same, with the comment", async () => {
    const { phone, password, designName, link } = cast();
    phone.expectsFailure(403, "/share/open");
    await opens(phone, link, password);
    await sees(phone, designName);
    await phone.page.getByText(COMMENT).first().waitFor();
    const overflow = await phone.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await phone.page.getByRole("radio", { name: "¾" }).tap();
    await soon(() => phone.page.getByRole("radio", { name: "¾" }).isChecked()).toBe(true);
    await complete(phone.page);
    await phone.accessible("shared design on a phone");
    await phone.picture("05-share-story-phone-en");
  });

  test("an anonymous customer is sent to the login from everywhere else", async () => {
    const { customer, link } = cast();
    const page = await customer.context.newPage();
    await arrive(page, new URL("/myDesign", link).href);
    await page.waitForURL((address) => address.pathname === "/login");
    await page.close();
  });

  test("the designer sees that it was opened, and withdraws it", async () => {
    const { editor } = cast();
    await editor.page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = dialogOf(editor.page);
    await dialog.getByText(/opened 2 times, last/).waitFor();
    await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
    await dialog.getByRole("button", { name: "Withdraw the link" }).click();
    await dialog.getByText(/withdrawn/).waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
  });

  test("from then on the link opens nothing, for anybody", async () => {
    const { customer, phone, link } = cast();
    for (const person of [customer, phone]) {
      person.expectsFailure(410, "/share/open");
      await arrive(person.page, link);
      await person.page.getByRole("heading", { name: "This link is no longer valid" }).waitFor();
      expect(await garmentOf(person.page).count()).toBe(0);
    }
    await customer.accessible("a link that is gone");
    await customer.picture("05-share-gone-desk-en");
  });
}

async function opens({ page }: BrowserUser, link: string, password: string): Promise<void> {
  await arrive(page, link);
  await page.getByRole("heading", { name: "This design is protected" }).waitFor();
  await page.getByLabel("Password of the link").fill(password);
  await page.getByRole("button", { name: "Open the design" }).click();
}

async function sees({ page }: BrowserUser, designName: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: designName }).waitFor();
  await soon(() => garmentOf(page).getAttribute("data-state")).toBe("ready");
  expect(Number(await garmentOf(page).getAttribute("data-draw-calls"))).toBeGreaterThan(0);
  await page.getByText(FABRIC).first().waitFor();
  await page.getByText("The sender's own fabric, from a photograph").waitFor();
  await page.getByRole("listitem").filter({ hasText: NOTE }).waitFor();
  const pieces = page.getByRole("region", { name: "Pieces laid flat" });
  for (const piece of ["Front", "Back", "Sleeve L", "Sleeve R", "Neckband"])
    expect(await pieces.getByRole("img", { name: new RegExp(`^${piece}, \\d+ × \\d+ mm, laid flat$`) }).count()).toBe(1);
}
