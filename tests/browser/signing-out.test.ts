import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { styleNamed, T_SHIRT } from "../run/designs.ts";
import { testLong } from "../run/test-long.ts";
import { boardOf } from "./board.ts";
import { customers, sideways } from "./customers.ts";
import { draftTimes } from "./drafts.ts";
import { BUYER, letIn, type Person, PHONE, session, soon } from "./house.ts";

const { stranger } = customers();

/** How many designs with unsaved changes this browser keeps. */
const kept = async (page: Page) => (await draftTimes(page)).length;

/** Somebody who changed a design, did not save it, and is at their designs. */
async function withUnsaved(how: Person) {
  // Signing out ends the session: it is nobody else's.
  const own = await session(BUYER);
  const style = await styleNamed(own, T_SHIRT);
  const person = await stranger({ ...how, webGl: false });
  await letIn(person, own);
  const { page } = person;
  await person.go(`/shapeDetails?designId=${style.id}`);
  await boardOf(page).painted();
  await page
    .getByRole("button", { name: how.language === "arab" ? "الخلفية" : "Background", exact: true })
    .first()
    .click();
  await page
    .getByRole("button", { name: /#dfe5ea/ })
    .first()
    .click();
  await soon(() => kept(page)).toBe(1);
  await person.go("/myDesign");
  return person;
}

test("who signs out with unsaved work is asked: looked at first, kept, it is there again", async () => {
  const person = await withUnsaved({});
  const { page } = person;
  const leave = async () => {
    await page.getByRole("banner").getByRole("button", { name: "Marta Conti" }).click();
    await page.getByRole("menuitem", { name: "Log Out" }).click();
  };
  await leave();
  const dialog = page.getByRole("dialog", { name: "Unsaved changes on this device" });
  await dialog.getByText("Designs with changes that are not saved").waitFor();
  await person.accessible("unsaved work before signing out");
  await person.picture("signing-out-unsaved-desk-en");
  await dialog.getByRole("link", { name: "View it first" }).click();
  await page.waitForURL((address) => address.pathname === "/styleShowRecover");
  await leave();
  await dialog.getByRole("button", { name: "Keep and log out" }).click();
  await page.waitForURL((address) => address.pathname === "/login");
  await soon(() => kept(page)).toBe(1);
});

testLong("on an Arabic phone it is removed on request", async () => {
  const person = await withUnsaved({ viewport: PHONE, language: "arab", touch: true });
  const { page } = person;
  await page.getByRole("button", { name: "الحساب", exact: true }).tap();
  await page.getByRole("menuitem", { name: "تسجيل الخروج" }).tap();
  const dialog = page.getByRole("dialog", { name: "تغييرات غير محفوظة على هذا الجهاز" });
  await dialog.waitFor();
  expect(await sideways(person)).toBe(0);
  await person.picture("signing-out-unsaved-phone-arab");
  await dialog.getByRole("button", { name: "حذفه وتسجيل الخروج" }).tap();
  await page.waitForURL((address) => address.pathname === "/login");
  await soon(() => kept(page)).toBe(0);
});
