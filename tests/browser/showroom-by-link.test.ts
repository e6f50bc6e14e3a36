import {
  addFavorite,
  addFavoriteGroup,
  type ChanelLists,
  createShare,
  deleteFavoriteGroup,
  getChanelShow,
  type Lang,
  openShare,
} from "@selvedge/contract";
import { expect, test } from "vitest";
import { fabricCoded } from "../run/designs.ts";
import { complete } from "../run/waits.ts";
import { customers, pathOf, queryOf, sideways } from "./customers.ts";
import { arrive, arriveAgain, type BrowserUser, PHONE, soon } from "./house.ts";

const { buyer, customer, stranger } = customers();

const SHIRTING = "Yarn-dyed shirting";
const SHIRT = "Button shirt";
const PASSWORD = "two-ply yarn";
/** A link is made for a time to come, which it is to be still when the call arrives; half of it is looked at meanwhile. */
const ENDS_AFTER_MS = 4_000;

/** The room of the shirtings as it is called in a language, and its id. */
async function shirting(lang: Lang = "en"): Promise<{ chanelId: string; name: string }> {
  const listed = async (asked: object) => ((await buyer().call(getChanelShow, asked as never)) as ChanelLists).public;
  const { chanelId } = (await listed({})).find(({ name }) => name === SHIRTING)!;
  return (await listed({ lang })).find((room) => room.chanelId === chanelId)!;
}

/** A link to it of the buyer's. */
async function linked() {
  const { chanelId } = await shirting();
  return buyer().call(createShare, { kind: "chanel", id: chanelId });
}

const hasNoPrice = async ({ page }: BrowserUser) => expect(await page.getByRole("main").textContent()).not.toMatch(/USD|EUR/);

/** No price, no heart, nothing to choose. */
async function isForGuests(guest: BrowserUser): Promise<void> {
  await hasNoPrice(guest);
  const main = guest.page.getByRole("main");
  expect(await main.locator("[aria-pressed]").count()).toBe(0);
  expect(await main.getByRole("checkbox").count()).toBe(0);
}

test("a showroom is shared with a password, and a stranger walks through it on a phone until the link is withdrawn", async () => {
  const person = await customer();
  await person.go(`/commonChanel?chanelId=${(await shirting()).chanelId}`);
  await person.page.getByRole("button", { name: "Share this showroom" }).click();
  const dialog = person.page.getByRole("dialog", { name: `Share “${SHIRTING}”?` });
  await dialog.getByRole("textbox", { name: "Password (optional)" }).fill(PASSWORD);
  await person.accessible("sharing a showroom");
  await person.picture("showroom-share-desk-en");
  await dialog.getByRole("button", { name: "Create link" }).click();
  const link = await dialog.getByRole("textbox", { name: "The link", exact: true }).inputValue();
  expect(new URL(link).pathname).toBe("/shareChanel");

  const guest = await stranger({ viewport: PHONE, touch: true, webGl: false });
  const { page } = guest;
  guest.expectsFailure(403, "/share/open");
  await arrive(page, link);
  await page.getByRole("heading", { level: 1, name: "This showroom is protected" }).waitFor();
  await guest.accessible("the password of a showroom");
  await guest.picture("showroom-by-link-password-phone-en");
  const open = async (password: string) => {
    await page.getByLabel("Password of the link").fill(password);
    await page.getByRole("button", { name: "Open the showroom" }).tap();
  };
  await open("one-ply yarn");
  await page.getByText("This is not the password of the link.").waitFor();
  await open(PASSWORD);
  await page.getByRole("heading", { level: 1, name: SHIRTING }).waitFor();
  const stripes = page.getByRole("region", { name: "Stripes" });
  await stripes.getByText("From the formal hairline to the bengal").waitFor();
  await complete(page);
  await isForGuests(guest);
  expect(await sideways(guest)).toBe(0);
  await guest.accessible("a showroom behind a link");
  await guest.picture("showroom-by-link-phone-en");
  await page.getByRole("navigation", { name: "Groups" }).getByRole("link", { name: "Checks" }).tap();
  await soon(() => new URL(page.url()).hash).toMatch(/^#group-/);

  await stripes.getByRole("link", { name: new RegExp(`^${SHIRT}`) }).tap();
  await page.getByRole("heading", { level: 1, name: SHIRT }).waitFor();
  // It stands in the fabrics of the room.
  await page.getByRole("main").getByText("SV-1101-01").first().waitFor();
  await hasNoPrice(guest);
  expect(await sideways(guest)).toBe(0);
  await page.getByRole("link", { name: `Back to “${SHIRTING}”` }).tap();
  await stripes.waitFor();

  await dialog.getByRole("button", { name: "Withdraw" }).click();
  await soon(() => dialog.getByRole("button", { name: "Withdraw" }).count()).toBe(0);
  guest.expectsFailure(410, "/share/open");
  await arriveAgain(page);
  await page.getByRole("heading", { level: 1, name: "This link is no longer valid" }).waitFor();
  expect(await page.getByText(SHIRTING).count()).toBe(0);
});

test("in Arabic a showroom behind a link is read from the right on a phone, and at a desk by a customer and a stranger alike, without any price", async () => {
  const { url } = await linked();
  for (const [person, language] of [
    [await stranger({ language: "arab", viewport: PHONE, touch: true }), "arab"],
    [await customer({ language: "arab" }), "arab"],
    [await stranger(), "en"],
  ] as const) {
    const { page } = person;
    const { name } = await shirting(language);
    await person.go(url);
    await page.getByRole("heading", { level: 1 }).filter({ hasText: name }).waitFor();
    expect(await page.locator("html").getAttribute("dir")).toBe(language === "arab" ? "rtl" : "ltr");
    await complete(page);
    await isForGuests(person);
    expect(await sideways(person)).toBe(0);
    await person.accessible(`a showroom behind a link, ${language}`);
    await person.picture(`showroom-by-link-${page.viewportSize()!.width < 1_000 ? "phone" : "desk"}-${language}`);
  }
});

test("a link that has ended says so, half a link too, and neither shows anything of the room", async () => {
  const guest = await stranger({ viewport: PHONE, touch: true, webGl: false });
  const { chanelId: id } = await shirting();
  const expiresAt = new Date(Date.now() + ENDS_AFTER_MS).toISOString();
  const { shareToken, url } = await buyer().call(createShare, { kind: "chanel", id, expiresAt });
  const { page } = guest;
  await guest.go(url.split("&")[0]!);
  await page.getByRole("heading", { level: 1, name: "This link is not complete" }).waitFor();
  expect(await page.getByText(SHIRTING).count()).toBe(0);
  const opened = () =>
    buyer()
      .call(openShare, { shareToken })
      .then(() => "open", String);
  // The call takes thirty a minute: asked as often as everything else, it would be refused until the next one.
  await expect.poll(opened, { interval: ENDS_AFTER_MS }).toContain("41000");
  guest.expectsFailure(410, "/share/open");
  await guest.go(url);
  await page.getByRole("heading", { level: 1, name: "This link is no longer valid" }).waitFor();
  expect(await page.getByText(SHIRTING).count()).toBe(0);
  await guest.accessible("a link to a showroom that has ended");
  await guest.picture("showroom-by-link-ended-phone-en");
});

test("a link to a group of favourites that was made to this address leads to where groups are shown now", async () => {
  const { groupId } = await buyer().call(addFavoriteGroup, { groupName: "Bergen" });
  const { productId } = await fabricCoded(buyer(), "SV-2104-04");
  await buyer().call(addFavorite, { productId, groupId });
  const { shareToken, url } = await buyer().call(createShare, { kind: "group", id: groupId });
  expect(url.split("?")[0]).toBe("/shareGroup");
  const guest = await stranger({ viewport: PHONE, touch: true });
  for (const query of [`groupId=${groupId}&shareToken=${shareToken}&lang=en`, `shareToken=${shareToken}&lang=en`]) {
    await guest.go(`/shareChanel?${query}`);
    await guest.page.getByRole("heading", { level: 1, name: "Bergen" }).waitFor();
    expect(pathOf(guest)).toBe("/shareGroup");
    expect(queryOf(guest)).toMatchObject({ shareToken, lang: "en" });
  }
  await buyer().call(deleteFavoriteGroup, { groupId, force: true });
});
