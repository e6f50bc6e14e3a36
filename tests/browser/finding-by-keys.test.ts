import { test } from "vitest";
import { codesOf, customers, isFocused, queryOf, tabTo } from "./customers.ts";
import { soon } from "./house.ts";

const { customer } = customers();

test("by keys alone from the search field past the filters to two fabrics side by side, and the focus is never lost", async () => {
  const person = await customer();
  const { page } = person;
  const { keyboard } = page;
  const main = page.getByRole("main");
  const title = main.getByRole("heading", { level: 1 });
  await person.go("/goods?cid=cotton");
  await soon(async () => (await codesOf(person)).length).toBe(24);
  const [first, second] = await codesOf(person);

  await tabTo(person, page.getByRole("combobox", { name: "Search fabrics" }));
  const skip = page.getByRole("button", { name: "Skip the filters" });
  await tabTo(person, skip);
  await person.picture("skip-the-filters-desk-en");
  await keyboard.press("Enter");
  await soon(() => isFocused(title)).toBe(true);
  await tabTo(person, page.getByRole("button", { name: `Compare: ${first}`, exact: true }));
  await keyboard.press("Enter");
  await tabTo(person, page.getByRole("button", { name: `Compare: ${second}`, exact: true }));
  await keyboard.press("Enter");
  await keyboard.press("Tab");
  const compare = main.getByRole("listitem").filter({ hasText: second! }).getByRole("button", { name: "Compare 2", exact: true });
  await soon(() => isFocused(compare)).toBe(true);
  await person.picture("compare-by-keys-desk-en");
  await keyboard.press("Enter");
  const compared = page.getByRole("dialog", { name: "Fabrics side by side" });
  await compared.getByText(second!, { exact: true }).waitFor();
  await keyboard.press("Escape");
  await soon(() => compared.count()).toBe(0);
  await soon(() => isFocused(compare)).toBe(true);

  const tray = page.getByRole("region", { name: "Compare", exact: true });
  await tray.getByRole("button", { name: `Remove ${first} from the tray` }).focus();
  await keyboard.press("Enter");
  await soon(() => isFocused(tray)).toBe(true);
  await tabTo(person, tray.getByRole("button", { name: "Empty" }));
  await keyboard.press("Enter");
  await soon(() => isFocused(main)).toBe(true);

  await page.getByRole("button", { name: "Next page" }).focus();
  await keyboard.press("Enter");
  await soon(() => queryOf(person)).toMatchObject({ page: "2" });
  await soon(() => isFocused(title)).toBe(true);
  await person.go("/goods?cid=cotton&pattern=stripe");
  await main
    .getByRole("button", { name: /Remove this filter/ })
    .first()
    .focus();
  await keyboard.press("Enter");
  await soon(() => queryOf(person)).toEqual({ cid: "cotton" });
  await soon(() => isFocused(title)).toBe(true);
});

test("arrow keys go from row to row of a list in one scroll", async () => {
  const person = await customer();
  const { page } = person;
  await person.go("/goods?view=endless");
  const cards = page.getByRole("main").locator("[data-card]");
  await soon(() => cards.count()).toBeGreaterThan(8);
  const top = await cards.first().evaluate((card) => card.getBoundingClientRect().top);
  await cards.first().focus();
  await page.keyboard.press("ArrowDown");
  await soon(() =>
    page.evaluate(() => {
      const focused = document.activeElement!;
      return focused.matches("[data-card]") ? focused.getBoundingClientRect().top : 0;
    }),
  ).toBeGreaterThan(top + 100);
});
