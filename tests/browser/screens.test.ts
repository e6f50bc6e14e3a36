import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ATELIER, browserUser, DESIGNER, letIn, openBrowser, session, type TestBrowser } from "./house.ts";
import { cards, DAILY, describeScreens, lentLetters } from "./screens.ts";

describeScreens(DAILY);

let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("every language is written in letters of the portal where it is chosen", async () => {
  const person = await browserUser(browser);
  await person.go("/nav");
  await person.page.getByRole("button", { name: "Language: English" }).click();
  await person.page.getByRole("menuitem", { name: "한국어" }).waitFor();
  expect(await lentLetters(person.page)).toEqual([]);
  await person.picture("01-nav-languages-desk-en");
  await person.context.close();
});

describe("when there is nothing to show", () => {
  test("a customer without a design reads so, with one way on", async () => {
    const person = await browserUser(browser);
    await letIn(person, await session(ATELIER));
    await person.go("/myDesign");
    await person.page.getByText("No designs yet").waitFor();
    const ways = await person.page.getByRole("main").getByRole("link").allInnerTexts();
    expect(ways).toEqual(["Recover designs", "Choose a style"]);
    await person.accessible("empty /myDesign");
    await person.picture("06-my-design-empty-desk-en");
    await person.page.getByRole("link", { name: "Choose a style" }).click();
    await person.page.waitForURL((address) => address.pathname === "/designlist");
    expect(person.troubles).toEqual([]);
    await person.context.close();
  });
});

describe("when a call fails", () => {
  const REQUEST_ID = "0badc0de0badc0de0badc0de";

  test.each([
    ["/myDesign", "/design-proposal/getProposalData"],
    ["/designlist?parentId=4&id=125", "/design-menu-product/getList"],
  ])("%s says so with the request's number, and shows the list when it is tried again", async (path, call) => {
    const person = await browserUser(browser);
    const { page, context } = person;
    await letIn(person, await session(DESIGNER));
    person.expectsFailure(500, call);
    let isBroken = true;
    await context.route(`**${call}`, (route) =>
      isBroken
        ? route.fulfill({
            status: 500,
            headers: { "x-request-id": REQUEST_ID },
            json: { code: 50000, message: "Something went wrong.", data: null },
          })
        : route.fallback(),
    );
    await person.go(path);
    const fault = page.getByRole("alert").filter({ hasText: REQUEST_ID });
    await fault.waitFor();
    await person.accessible(`${path} failing`);
    await person.picture(`${path.startsWith("/my") ? "06-my-design" : "03-designlist"}-failing-desk-en`);
    isBroken = false;
    await fault.getByRole("button", { name: "Try again" }).click();
    await cards(page);
    expect(await fault.count()).toBe(0);
    expect(person.troubles).toEqual([]);
    await context.close();
  });

  test("a server that cannot be reached is said in words, not in codes", async () => {
    const person = await browserUser(browser);
    const { page, context } = person;
    await letIn(person, await session(DESIGNER));
    await context.route("**/design-menu-product/getList", (route) => route.abort("connectionrefused"));
    await person.go("/designlist?parentId=4&id=125");
    await page.getByRole("alert").getByText("The server cannot be reached. Check the connection.").waitFor();
    expect(person.troubles.filter((trouble) => !trouble.includes("net::ERR_CONNECTION_REFUSED"))).toEqual([]);
    await context.close();
  });
});
