import { readFileSync } from "node:fs";
import { searchByColour, searchSimilar } from "@selvedge/contract";
import { beforeAll, expect, test } from "vitest";
import { fabricCoded } from "../run/designs.ts";
import { codesOf, customers, sideways } from "./customers.ts";
import { type BrowserUser, DESK, PHONE, soon } from "./house.ts";
import { onlyTheCloth, photographOf } from "./photograph.ts";

const CHECK = "SV-3320-20";
const NAVY = "#1f3a5f";
const LIST = "/goods?primaryId=163&secondaryId=250";

const { buyer, customer } = customers();
let check: Awaited<ReturnType<typeof fabricCoded>>;
let photograph: Buffer;
beforeAll(async () => {
  check = await fabricCoded(buyer(), CHECK);
  photograph = await photographOf(check);
});

/** The words of a language, by their area and English text. */
function textsIn(language: string) {
  const areas = new Map<string, Record<string, string>>();
  return (area: string, english: string, code = ""): string => {
    const texts =
      areas.get(area) ??
      (JSON.parse(readFileSync(new URL(`../../locales/${language}/${area}.json`, import.meta.url), "utf8")) as Record<
        string,
        string
      >);
    areas.set(area, texts);
    expect(texts).toHaveProperty([english]);
    return texts[english]!.replace("{{code}}", code);
  };
}
type Words = ReturnType<typeof textsIn>;

/** On every screen: nothing reaches out of the window, nothing is closed to a reader of screens. */
async function fits(person: BrowserUser, name: string): Promise<void> {
  expect(await sideways(person)).toBeLessThanOrEqual(0);
  await person.accessible(name);
  await person.picture(name);
}

const searchDialog = async ({ page }: BrowserUser, words: Words) => {
  const name = words("shell", "Search by picture");
  await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
  return page.getByRole("dialog", { name });
};

async function byPicture(person: BrowserUser, words: Words, name: string): Promise<void> {
  await person.go(LIST);
  const dialog = await searchDialog(person, words);
  const picture = { name: "table.jpg", mimeType: "image/jpeg", buffer: photograph };
  await dialog.getByLabel(words("finding", "Choose a picture"), { exact: true }).setInputFiles(picture);
  await onlyTheCloth(
    person.page,
    dialog.getByRole("group", { name: words("finding", "Searched part: arrows move it, Shift with arrows sizes it") }),
  );
  await dialog.getByRole("button", { name: words("finding", "Search"), exact: true }).click();
  await person.page.getByRole("heading", { level: 1, name: words("finding", "Like your picture") }).waitFor();
  await soon(async () => (await codesOf(person))[0]).toBe(CHECK);
  await fits(person, `found-by-picture-${name}`);
}

async function byColour(person: BrowserUser, words: Words, name: string): Promise<void> {
  const { page } = person;
  const navy = (await buyer().call(searchByColour, { hex: NAVY, rn: 24 })).list.map(({ productCode }) => productCode);
  await person.go(LIST);
  const dialog = await searchDialog(person, words);
  await dialog.getByRole("tab", { name: words("finding", "By colour") }).click();
  await dialog.getByLabel(words("finding", "Colour value, name or code")).fill(NAVY);
  await page.keyboard.press("Enter");
  await soon(() => dialog.getByText(/^SV-/).allTextContents()).toEqual(navy.slice(0, 20));
  await dialog.locator("ul + button").click();
  await page.getByRole("heading", { level: 1, name: words("finding", "Near your colour") }).waitFor();
  await soon(() => codesOf(person)).toEqual(navy);
  await fits(person, `found-by-colour-${name}`);
}

async function similar(person: BrowserUser, words: Words, name: string): Promise<void> {
  const like = await buyer().call(searchSimilar, { productId: check.productId, by: "attributes", rn: 6 });
  await person.go(`/goodsDetails?productId=${check.productId}`);
  const near = person.page.getByRole("region", { name: words("fabric", "Similar fabrics") });
  await near.getByRole("tab", { name: words("fabric", "By construction") }).click();
  const codes = near.getByText(/^SV-/);
  await soon(() => codes.allTextContents()).toEqual(like.list.map(({ productCode }) => productCode));
  await fits(person, `similar-${name}`);
}

async function compared(person: BrowserUser, words: Words, name: string, isPhone: boolean): Promise<void> {
  const { page } = person;
  await person.go(LIST);
  await soon(() => codesOf(person).then(({ length }) => length)).toBeGreaterThan(1);
  const two = (await codesOf(person)).slice(0, 2);
  const compare = words("favourites", "Compare");
  for (const code of two) {
    const button = isPhone ? words("finding", "Choose {{code}}", code) : `${compare}: ${code}`;
    await page.getByRole("button", { name: button, exact: true }).focus();
    await page.keyboard.press("Enter");
  }
  if (isPhone)
    await page
      .getByRole("region", { name: words("finding", "Chosen fabrics") })
      .getByRole("button", { name: words("finding", "Compare"), exact: true })
      .click();
  await page.getByRole("region", { name: compare, exact: true }).getByRole("button").last().click();
  const table = page.getByRole("dialog").getByRole("region", { name: words("favourites", "Comparison") });
  await soon(() => table.getByRole("columnheader").count()).toBe(3);
  for (const code of two) await table.getByText(code, { exact: true }).waitFor();
  await fits(person, `compared-${name}`);
}

test.each(
  ["en", "cn", "arab"].flatMap((language) => [{ language, where: "desk" } as const, { language, where: "phone" } as const]),
)("picture, colour, similar and compare, in $language on a $where", async ({ language, where }) => {
  const isPhone = where === "phone";
  const person = await customer({ language, viewport: isPhone ? PHONE : DESK, touch: isPhone });
  const words = textsIn(language);
  const name = `${where}-${language}`;
  await byPicture(person, words, name);
  await byColour(person, words, name);
  await similar(person, words, name);
  await compared(person, words, name, isPhone);
});
