import { setConsent } from "@selvedge/contract";
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { makeShowroom } from "../../server/garments/showrooms/making/make-showroom.ts";
import { frames } from "../run/waits.ts";
import { type BrowserUser, BUYER, type Person, PHONE, signIn, soon } from "./house.ts";
import { ownPortal } from "./own-portal.ts";

let person: BrowserUser;
let page: Page;

const { portal, browserUser } = ownPortal();

const notice = () => page.getByRole("region", { name: "Your consent" });
/** What was recorded of somebody; a stranger's pages are counted without a name. */
const recorded = () => portal().db.selectFrom("behaviour_records").select("id").where("user_id", "is not", null).execute();
async function somebody(how: Person = {}): Promise<void> {
  person = await browserUser(how);
  ({ page } = person);
}
/** Signs in, not asked yet, and is led to the help. */
async function comesIn(): Promise<void> {
  await person.go("/login?redirect=%2Fhelp");
  await signIn(person, BUYER);
}
/** Is at a page above which the question stands: one that was not there in time comes with the next. */
async function asked(path: string): Promise<void> {
  await soon(async () => {
    await person.go(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    return notice().count();
  }).toBe(1);
}
/** Presses an answer, and waits until the server has it. */
async function answers(name: "No" | "Yes, allow"): Promise<void> {
  const taken = page.waitForResponse("**/behavior/setConsent");
  await notice().getByRole("button", { name, exact: true }).click();
  await soon(() => notice().count()).toBe(0);
  await taken;
}
/** A room that is open to everybody. */
function aRoom(name: string): Promise<string> {
  const room = { name: { en: name }, description: { en: "" }, scope: "public" as const, companyId: null, coverScene: null };
  return makeShowroom(portal().db, { ...room, isPublished: true, groups: [] }, new Date());
}
beforeEach(() =>
  portal().db.updateTable("users").set({ tracking_allowed: null, tracking_answered_at: null, rooms_allowed: null }).execute(),
);

test("a customer who was not asked is asked once, and nothing is recorded before the yes", async () => {
  await somebody({ viewport: PHONE, touch: true });
  await comesIn();
  await asked("/help");
  await notice()
    .getByText(/^May the mill see which pages and search words you use/)
    .waitFor();
  await person.accessible("asking for consent");
  await person.picture("consent-phone-en");
  await asked("/search");
  expect(await recorded()).toEqual([]);
  await answers("Yes, allow");
  await person.go("/comment");
  await soon(() => page.getByRole("checkbox", { name: /The mill may see/ }).isChecked()).toBe(true);
  expect(await notice().count()).toBe(0);
  await soon(async () => (await recorded()).length).toBeGreaterThan(0);
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

test("the mill's own people are not asked", async () => {
  await somebody();
  await person.go("/login?redirect=%2Fhelp");
  const answered = page.waitForResponse("**/behavior/getConsent");
  await signIn(person, { ...BUYER, username: "sales@selvedge.demo" });
  await answered;
  await page.getByRole("heading", { level: 1, name: "Help" }).waitFor();
  expect(await notice().count()).toBe(0);
  await person.go("/search");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await notice().count()).toBe(0);
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

test.each([
  ["No", false],
  ["Yes, allow", true],
] as const)("who agreed to pages and search words is asked about showrooms in one, once: %s", async (name, rooms) => {
  await portal().db.updateTable("users").set({ tracking_allowed: true, tracking_answered_at: new Date() }).execute();
  await somebody({ viewport: PHONE, touch: true });
  await comesIn();
  await page.getByRole("heading", { level: 1, name: "Help" }).waitFor();
  expect(await notice().count()).toBe(0);
  await asked(`/commonChanel?chanelId=${await aRoom("Asked about rooms")}`);
  await notice()
    .getByText(/^May the mill’s sellers and administrators also see, with your name/)
    .waitFor();
  await person.accessible("asking for consent to showrooms");
  await person.picture(`consent-showrooms-${rooms}`);
  await answers(name);
  await person.go("/comment");
  await soon(() => page.getByRole("checkbox", { name: /The mill may see/ }).isChecked()).toBe(true);
  await soon(() => page.getByRole("checkbox", { name: /sellers and administrators may see/ }).isChecked()).toBe(rooms);
  expect(await notice().count()).toBe(0);
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

test("a yes that is given in a showroom, by keys, counts there from then on", async () => {
  const name = "Asked within";
  const chanelId = await aRoom(name);
  const openings = () => portal().db.selectFrom("chanel_openings").select("way").where("chanel_id", "=", chanelId).execute();
  await somebody();
  await comesIn();
  await asked(`/commonChanel?chanelId=${chanelId}`);
  expect(await openings()).toEqual([]);
  await notice().getByRole("button", { name: "Yes, allow" }).focus();
  await page.keyboard.press("Enter");
  await notice()
    .getByText(/what you look at in showrooms/)
    .waitFor();
  expect(await openings()).toEqual([]);
  // The focus stays with the question: past No to Yes.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await soon(openings).toEqual([{ way: "page" }]);
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

test("a press too many on the first question does not answer the second", async () => {
  const chanelId = await aRoom("Asked twice");
  const kept = () =>
    portal()
      .db.selectFrom("users")
      .select(["tracking_allowed", "rooms_allowed"])
      .where("username", "=", BUYER.username)
      .execute();
  await somebody();
  await comesIn();
  await asked(`/commonChanel?chanelId=${chanelId}`);
  await notice().getByRole("button", { name: "Yes, allow" }).dblclick();
  await notice()
    .getByText(/what you look at in showrooms/)
    .waitFor();
  await soon(kept).toEqual([{ tracking_allowed: true, rooms_allowed: null }]);
  await notice().getByRole("button", { name: "No", exact: true }).click();
  await soon(() => notice().count()).toBe(0);
  await soon(kept).toEqual([{ tracking_allowed: true, rooms_allowed: false }]);
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

test("a question that comes late moves nothing of the page that is there: it stands above the next", async () => {
  await somebody();
  const held = Promise.withResolvers<void>();
  await page.route("**/behavior/getConsent", async (route) => {
    await held.promise;
    await route.continue();
  });
  await comesIn();
  const title = page.getByRole("heading", { level: 1, name: "Help" });
  await title.waitFor();
  // The navigation beside the page comes late as well, and finds its room kept.
  const before = await title.boundingBox();
  await page.getByRole("navigation", { name: "Personal Center" }).waitFor();
  const answered = page.waitForResponse("**/behavior/getConsent");
  held.resolve();
  await answered;
  await page.getByRole("searchbox", { name: "Search the help" }).fill("cart");
  await soon(() => page.url()).toContain("cart");
  expect(await title.boundingBox()).toEqual(before);
  expect(await notice().count()).toBe(0);
  await asked("/search");
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

test("a press counts, though the question arrives while it is held, and though an answer does", async () => {
  await somebody();
  const [question, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const hold = (path: string, until: Promise<void>) =>
    page.route(path, async (route) => {
      await until;
      await route.continue();
    });
  await hold("**/behavior/getConsent", question.promise);
  await hold("**/behavior/setConsent", answer.promise);
  await comesIn();
  /** Presses while what was held back arrives: an answer, too, has the consent asked for anew. */
  const press = async (arrives: () => void) => {
    await page.getByRole("button", { name: "Show the shortcuts" }).hover();
    await page.mouse.down();
    const came = page.waitForResponse("**/behavior/getConsent");
    arrives();
    await came;
    // What it changes is drawn before the pointer is up.
    await frames(page, 2);
    await page.mouse.up();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await soon(() => page.getByRole("dialog").count()).toBe(0);
  };
  await press(question.resolve);
  await asked("/help");
  await notice().getByRole("button", { name: "No", exact: true }).click();
  await soon(() => notice().count()).toBe(0);
  await press(answer.resolve);
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

test("an answer that the server did not take is said to be lost, and asked for again on the next page", async () => {
  await somebody({ viewport: PHONE, touch: true });
  person.expectsFailure(500, "/behavior/setConsent");
  const gone = Promise.withResolvers<void>();
  await page.route("**/behavior/setConsent", async (route) => {
    await gone.promise;
    await route.fulfill({ status: 500, json: { code: 50000, message: "Not kept", data: null } });
  });
  const goTo = async (name: string) => {
    await page.getByRole("navigation", { name: "Personal Center" }).getByRole("link", { name }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
  };
  await comesIn();
  await asked("/help");
  await notice().getByRole("button", { name: "No", exact: true }).click();
  // The answer is lost on the page that is there by then, which does not move for it.
  await goTo("Favorites");
  gone.resolve();
  await page.getByText("Not kept").waitFor();
  expect(await notice().count()).toBe(0);
  const bar = await page.getByRole("navigation", { name: "Navigation" }).boundingBox();
  const foot = async () => {
    const { y, height } = (await page.getByText("Not kept").boundingBox())!;
    return y + height;
  };
  await soon(foot).toBeLessThan(bar!.y);
  await goTo("Help");
  await notice().waitFor();
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

test("a page is there though the question is not", async () => {
  await somebody();
  person.expectsFailure(500, "/behavior/getConsent");
  await page.route("**/behavior/getConsent", (route) =>
    route.fulfill({ status: 500, json: { code: 50000, message: "No", data: null } }),
  );
  await comesIn();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await notice().count()).toBe(0);
  await (await portal().signIn(BUYER.username)).call(setConsent, { allow: false });
  await person.go("/search");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await notice().count()).toBe(0);
  expect(person.troubles).toEqual([]);
  await person.context.close();
});
