import { decideRegistration, getCustomerById, listRegistrations } from "@selvedge/contract";
import { expect, test } from "vitest";
import { testLong } from "../run/test-long.ts";
import { customers, pathOf, queryOf, sideways } from "./customers.ts";
import { arriveAgain, BUYER, letIn, PHONE, session, soon } from "./house.ts";

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };
const { buyer, customer, stranger } = customers();

test("help is found by words, names the contact, lists the editor's keys, and opens without a connection", async () => {
  const person = await customer();
  const { page, context } = person;
  await person.go("/help");
  await page.getByRole("heading", { name: "Find a fabric", exact: true }).waitFor();
  await page.getByText("Lin Wei").waitFor();
  await person.accessible("the help");
  await person.picture("help-desk-en");
  await page.getByRole("searchbox", { name: "Search the help" }).fill("lap-dip");
  await page.getByText("one task").waitFor();
  expect(queryOf(person)).toEqual({ q: "lap-dip" });
  expect(await page.getByRole("main").getByRole("heading", { level: 3 }).allTextContents()).toEqual(["Request a colour"]);
  await page.getByRole("button", { name: "Show the shortcuts" }).click();
  await page.getByRole("dialog").getByText("Save design").waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  const kept = () =>
    page.evaluate(async () => (await (await caches.open("help")).keys()).map(({ url }) => new URL(url).pathname));
  await soon(async () => (await kept()).includes("/help") && (await kept()).includes("/help/contact")).toBe(true);
  await soon(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const before = person.troubles.length;
  const title = page.getByRole("heading", { level: 1 });
  const line = page.getByText("No connection. What you see was loaded before.");
  const place = await title.boundingBox();
  await context.setOffline(true);
  await line.waitFor();
  // It moves nothing, and takes no press from what it lies over.
  expect(await title.boundingBox()).toEqual(place);
  expect(
    await line.evaluate((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  ).toBe(false);
  await arriveAgain(page);
  await page.getByRole("heading", { name: "Request a colour", exact: true }).waitFor();
  await page.getByText("Lin Wei").waitFor();
  await page.getByRole("button", { name: "Show the shortcuts" }).click();
  await page.getByRole("dialog").getByText("Save design").waitFor();
  await context.setOffline(false);
  await soon(() => line.count()).toBe(0);
  // The browser's own lines about an absent network are expected.
  const since = person.troubles.splice(before).filter((line) => !line.includes("net::ERR_"));
  person.troubles.push(...since);
});

test("a problem that was reported is a message to the mill", async () => {
  const person = await customer({ viewport: PHONE, touch: true, language: "en" });
  const { page } = person;
  await person.go("/help");
  const words = `The chart stays empty ${Date.now()}`;
  await page.getByLabel("What did you do, and what happened?").fill(words);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("The mill has your report. Thank you.").waitFor();
  expect(await sideways(person)).toBeLessThanOrEqual(0);
  await person.go("/history");
  await page.getByText(words).first().waitFor();
});

test("an address that waits for its link is seen, its link sent again after a minute only, and given up", async () => {
  const person = await customer();
  const { page } = person;
  const main = page.getByRole("main");
  await person.go("/userInfo");
  await main.getByLabel("E-mail").fill("marta@brera.example");
  await main.getByRole("button", { name: "Save" }).click();
  await main.getByText("This is required.").waitFor();
  person.expectsFailure(403, "/customer/updateByUser");
  await main.getByLabel("Current password").fill("not the password");
  await main.getByRole("button", { name: "Save" }).click();
  await main.getByText("The current password is wrong.").waitFor();
  await person.accessible("a new address with its password");
  await person.picture("profile-mail-desk-en");
  await main.getByLabel("Current password").fill(BUYER.password);
  await main.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved. Please confirm the link we sent to the new address.").waitFor();
  await person.go("/verify");
  await main.getByText("marta@brera.example").waitFor();
  await main.getByRole("button", { name: /^Send (again in \d+ s|the link again)$/ }).waitFor();
  await person.accessible("what is confirmed");
  await person.picture("verify-desk-en");
  await main.getByRole("button", { name: "Keep the old address" }).click();
  await soon(() => main.getByText("marta@brera.example").count()).toBe(0);
  expect((await buyer().call(getCustomerById, {})).pendingMail).toBeNull();
});

testLong("somebody asks for an account, reads that it waits, is approved on the mill's phone and signs in", async () => {
  const person = await stranger();
  const { page } = person;
  const mail = `lea${Date.now()}@roux.example`;
  await person.go("/login");
  await page.getByRole("button", { name: "Request one" }).click();
  await page.getByLabel("Company").fill("Atelier Roux");
  await page.getByRole("combobox", { name: "Country" }).click();
  await page.getByRole("option", { name: "France", exact: true }).click();
  await page.getByLabel("Your name").fill("Lea Roux");
  await page.getByLabel("E-mail").fill(mail);
  await page.getByLabel("Password").fill("ten good words");
  await person.accessible("asking for an account");
  await person.picture("register-desk-en");
  await page.getByRole("button", { name: "Send the request" }).click();
  await page.getByText("Your request is with the mill.", { exact: false }).waitFor();
  const enter = async () => {
    await page.getByLabel("Name or e-mail").fill(mail);
    await page.getByLabel("Password", { exact: true }).fill("ten good words");
    await page.getByRole("button", { name: "Sign in" }).click();
  };
  await page.getByRole("button", { name: "Back to sign in" }).click();
  person.expectsFailure(401, "/account/login");
  const mill = await session(SALES);
  await soon(async () => (await mill.call(listRegistrations, { pageSize: 100 })).list.some((one) => one.mail === mail)).toBe(
    true,
  );
  await enter();
  await page.getByText("The mill has not decided on your account request yet.", { exact: false }).waitFor();
  const sales = await stranger({ viewport: PHONE, touch: true });
  await letIn(sales, mill);
  await sales.go("/wapErp/manage?kind=account");
  const row = sales.page.getByRole("listitem").filter({ hasText: mail });
  await row.waitFor();
  await sales.accessible("requests for an account");
  await sales.picture("registrations-phone-en");
  await row.getByRole("button", { name: "Approve" }).click();
  await sales.page.getByRole("dialog").getByRole("button", { name: "Open the account" }).click();
  await soon(() => row.count()).toBe(0);
  await enter();
  await soon(() => pathOf(person)).toBe("/nav");
  const { list } = await mill.call(listRegistrations, { state: "approved" });
  const { requestId } = list.find((one) => one.mail === mail)!;
  await expect(mill.call(decideRegistration, { requestId, decision: "refuse", reason: "Late" })).rejects.toThrow();
});

testLong("in Arabic on a phone help and verification fit their screen", async () => {
  const person = await customer({ language: "arab", viewport: PHONE, touch: true });
  for (const [path, heading] of [
    ["/help", "البحث عن قماش"],
    ["/verify", "البريد الإلكتروني"],
  ] as const) {
    await person.go(path);
    await person.page.getByRole("heading", { name: heading, exact: true }).waitFor();
    expect(await sideways(person)).toBeLessThanOrEqual(0);
    await person.accessible(`${path} in Arabic`);
    await person.picture(`${path.slice(1)}-phone-arab`);
  }
});
