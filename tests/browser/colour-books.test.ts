import { deleteColourBook, listColourBooks } from "@selvedge/contract";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { type BrowserUser, browserUser, letIn, openBrowser, session, soon, type TestBrowser } from "./house.ts";

/** Invented colours under a sold system's name: what a customer who owns the book would load. */
const BOOK = "name,code,L,a,b\nCustomer Navy,19-9999 TCX,22,2,-24\nCustomer Rose,17-9998 TCX,58,48,12\n";
const NAME = "Pantone TCX of the page";

let browser: TestBrowser;
let customer: Caller;
let person: BrowserUser;

const removeOwn = async () => {
  for (const { bookId, name, owner } of await customer.call(listColourBooks, {}))
    if (owner === "own" && name === NAME) await customer.call(deleteColourBook, { bookId: bookId! });
};
beforeAll(async () => {
  [browser, customer] = [await openBrowser(), await session()];
  await removeOwn();
  person = await browserUser(browser);
  await letIn(person, customer);
});
afterAll(async () => {
  await removeOwn();
  await browser.close();
});

const open = async () => {
  await person.go("/goods");
  const { page } = person;
  await page.getByRole("button", { name: "Search by picture" }).click();
  await page.getByRole("tab", { name: "By colour" }).click();
  await page.getByRole("region", { name: "Colour books" }).getByText("Named colours").waitFor();
};
const load = (name: string, text: string) =>
  person.page.getByLabel("File of a colour book").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

test("a code of a book that is not loaded is said so; loaded, its code finds fabrics with their difference", async () => {
  await open();
  const { page } = person;
  const field = page.getByLabel("Colour value, name or code");
  await field.fill("19-9999 TCX");
  await field.press("Enter");
  await page.getByText(/^No Pantone book is loaded/).waitFor();
  await load(`${NAME}.csv`, BOOK);
  const books = page.getByRole("region", { name: "Colour books" });
  await books.getByText(NAME, { exact: true }).waitFor();
  expect(await books.getByText("2 colours", { exact: true }).count()).toBe(1);
  await page.getByText("Customer Navy").first().waitFor();
  await page
    .getByText(/^ΔE2000 /)
    .first()
    .waitFor();
  await person.picture("10-colour-books");
  await person.accessible("10-colour-books");
});

test("typing a part of a name offers the colours of the books, and one is taken by a press", async () => {
  await open();
  const { page } = person;
  await page.getByLabel("Colour value, name or code").fill("customer r");
  await page
    .getByRole("list", { name: "Colours of the books" })
    .getByRole("button", { name: /Customer Rose/ })
    .click();
  await page
    .getByText(/^ΔE2000 /)
    .first()
    .waitFor();
  expect(await page.getByLabel("Colour value, name or code").inputValue()).toBe("17-9998 TCX");
});

test("a colour is taken out of a picture by pointing at it, with the keys too", async () => {
  await open();
  const { page } = person;
  const halves = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#b0123f" } })
    .composite([{ input: { create: { width: 200, height: 200, channels: 3, background: "#1f4638" } }, left: 0, top: 0 }])
    .png()
    .toBuffer();
  await page.getByLabel("Picture with the colour").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: halves });
  const pointer = page.getByRole("button", { name: /^Point at a colour/ });
  const value = () => page.getByLabel("Colour value, name or code").inputValue();
  await pointer.click({ position: { x: 60, y: 40 } });
  await soon(value).toBe("#1f4638");
  for (let i = 0; i < 12; i++) await pointer.press("Shift+ArrowRight");
  await pointer.press("Enter");
  await soon(value).toBe("#b0123f");
  await page
    .getByText(/^ΔE2000 /)
    .first()
    .waitFor();
  await person.picture("10-colour-of-a-picture");
});

test("a file that is no book is answered with what is wrong with it", async () => {
  await open();
  person.expectsFailure(400, "/colour-book/add");
  await load("bad.csv", "name,code,L,a,b\nRed,1,fifty,0,0\n");
  const alert = person.page.getByRole("alert").filter({ hasText: "bad.csv" });
  await alert.waitFor();
  expect(await alert.textContent()).toContain("Line 2: “fifty” is not a number.");
});

test("an own book is removed, and its codes are found no more; the portal's cannot be", async () => {
  await open();
  const { page } = person;
  expect(await page.getByRole("button", { name: "Remove Named colours" }).count()).toBe(0);
  await page.getByRole("button", { name: `Remove ${NAME}` }).click();
  await soon(() => page.getByText(NAME, { exact: true }).count()).toBe(0);
  expect((await customer.call(listColourBooks, {})).map(({ name }) => name)).not.toContain(NAME);
  expect(person.troubles).toEqual([]);
});
