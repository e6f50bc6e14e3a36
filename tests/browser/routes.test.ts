import { CALLS, PREFIX } from "@selvedge/contract";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { complete } from "../run/waits.ts";
import {
  type BrowserUser,
  browserUser,
  letIn,
  openBrowser,
  portalUrl,
  session,
  signIn,
  soon,
  type TestBrowser,
} from "./house.ts";

/** Local-storage keys that a sign-out clears (specification, section 4). */
const CLEARED = ["buyCart", "commonTools", "token", "userId", "userInfo", "customerName"];

let browser: TestBrowser;
const guests: BrowserUser[] = [];
beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  for (const { context, troubles } of guests.splice(0)) {
    await context.close();
    expect(troubles).toEqual([]);
  }
});
afterAll(() => browser.close());

async function guest(): Promise<BrowserUser> {
  const person = await browserUser(browser);
  guests.push(person);
  return person;
}

const placeOf = ({ page }: BrowserUser) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const arrives = (person: BrowserUser, place: string) => soon(() => placeOf(person)).toBe(place);

test("the root leads to /nav and keeps its query", async () => {
  const person = await guest();
  await person.go("/?type=07&from=fair");
  await arrives(person, "/nav?type=07&from=fair");
});

test("an unknown path leads to /nav", async () => {
  const person = await guest();
  await person.go("/no/such/page?x=1");
  await arrives(person, "/nav");
});

test.each([
  ["/fabricShow?cid=poplin", "/goods?cid=poplin"],
  ["/wap/show?cid=poplin", "/goods?cid=poplin"],
  ["/wap/modelShow?designId=1", "/styleShow?designId=1"],
])("%s leads a customer to the page nearest to it, %s, and a visitor there through the login", async (place, goes) => {
  const person = await guest();
  await person.go(place);
  await arrives(person, `/login?redirect=${encodeURIComponent(goes)}`);
});

test("who signs in for the phone stands in the list of fabrics", async () => {
  const person = await guest();
  await person.go("/wap/login?redirect=%2Fwap%2Fshow%3Fcid%3Dpoplin");
  await person.page.getByRole("button", { name: "Sign in" }).waitFor();
  await signIn(person);
  await arrives(person, "/goods?cid=poplin");
});

test.each(["/home", "/designlist?parentId=3&id=100", "/myDesign?keyword=tee", "/shapeDetails?designId=1"])(
  "anonymous at %s is sent to the login, which remembers the place",
  async (place) => {
    const person = await guest();
    await person.go(place);
    await arrives(person, `/login?redirect=${encodeURIComponent(place)}`);
  },
);

test("after the sign-in the customer stands where they wanted to go", async () => {
  const person = await guest();
  await person.go("/designlist?parentId=3&id=100");
  await person.page.getByRole("button", { name: "Sign in" }).waitFor();
  await signIn(person);
  await arrives(person, "/designlist?parentId=3&id=100");
  await person.page.getByRole("link", { name: /^Circle skirt/ }).waitFor();
});

test("a login with a destination on another site leads to the portal", async () => {
  const person = await guest();
  await person.go("/login?redirect=https%3A%2F%2Fevil.example%2F");
  await person.page.getByRole("button", { name: "Sign in" }).waitFor();
  await signIn(person);
  await arrives(person, "/nav");
});

test("/login with a session leads to the root", async () => {
  const person = await guest();
  await letIn(person, await session());
  await person.go("/login");
  await arrives(person, "/nav");
});

test("a wrong password is reported in one place and clears nothing that was typed but stays on the page", async () => {
  const person = await guest();
  person.expectsFailure(401, "/account/login");
  await person.go("/login");
  await person.page.getByLabel("Name or e-mail").fill("designer@selvedge.demo");
  await person.page.getByLabel("Password", { exact: true }).fill("not-it");
  await person.page.getByRole("button", { name: "Sign in" }).click();
  await soon(() => person.page.getByRole("alert").filter({ hasText: /\w/ }).count()).toBe(1);
  expect(await person.page.getByLabel("Name or e-mail").inputValue()).toBe("designer@selvedge.demo");
  expect(placeOf(person)).toBe("/login");
});

test("what lies in local storage opens nothing in another browser: pages go to the login, calls answer 401", async () => {
  const owner = await guest();
  await owner.go("/login");
  await signIn(owner);
  await owner.page.getByRole("button", { name: "Ada Fell" }).waitFor();
  const stolen = await owner.page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  expect(stolen.token).toMatch(/\S{16,}/);

  const thief = await guest();
  await thief.context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stolen);
  await thief.go("/myDesign");
  await arrives(thief, `/login?redirect=${encodeURIComponent("/myDesign")}`);
  const url = portalUrl();
  for (const { path, method, access } of CALLS.filter((call) => call.access === "customer")) {
    const answer = await thief.context.request.fetch(`${url}${PREFIX}${path}`, {
      method,
      headers: { "X-Requested-With": "XMLHttpRequest", token: stolen.token!, Authorization: `Bearer ${stolen.token}` },
      ...(method === "POST" ? { data: { token: stolen.token } } : { params: { token: stolen.token! } }),
    });
    expect(`${access} ${path} ${answer.status()}`).toBe(`${access} ${path} 401`);
  }
});

test("a list asked for after the session has ended leads to the login, and from there back to that list", async () => {
  const person = await guest();
  const { page } = person;
  await letIn(person, await session());
  await person.go("/myDesign");
  await page.getByRole("searchbox", { name: "Search my designs" }).waitFor();
  await complete(page);
  await person.context.clearCookies();
  person.expectsFailure(401, "/design-proposal/getProposalData");
  await page.getByRole("searchbox", { name: "Search my designs" }).fill("tee");
  await arrives(person, `/login?redirect=${encodeURIComponent("/myDesign?keyword=tee")}`);
  await page.getByRole("button", { name: "Sign in" }).waitFor();
  await signIn(person);
  await arrives(person, "/myDesign?keyword=tee");
});

test("signing out ends the session on the server, clears what is stored of the customer, keeps the language, and leads to /home", async () => {
  const person = await guest();
  const { page } = person;
  await person.go("/login");
  await signIn(person);
  await page.getByRole("button", { name: "Ada Fell" }).waitFor();
  await page.evaluate(() => {
    localStorage.setItem("buyCart", "[]");
    localStorage.setItem("commonTools", "[]");
  });
  const stored = () => page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), CLEARED);
  expect(await stored()).toEqual(CLEARED);
  const [cookie] = await person.context.cookies();
  await page.getByRole("button", { name: "Ada Fell" }).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  // Nobody sees /home without signing in.
  await arrives(person, `/login?redirect=${encodeURIComponent("/home")}`);
  expect(await stored()).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("en");
  await person.context.addCookies([cookie!]);
  await person.go("/myDesign");
  await arrives(person, `/login?redirect=${encodeURIComponent("/myDesign")}`);
});
