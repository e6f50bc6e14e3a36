import { addFavorite, searchByColour } from "@selvedge/contract";
import { test } from "vitest";
import { fabricCoded, GINGHAM } from "../run/designs.ts";
import { codesOf, customers, pathOf, queryOf } from "./customers.ts";
import { type BrowserUser, soon } from "./house.ts";

const { buyer, customer } = customers();
const LIST = "/goods?primaryId=163&secondaryId=250";
const NAVY = "#1f3a5f";

const dialogOf = ({ page }: BrowserUser) => page.getByRole("dialog", { name: "Search by picture" });
const named = (code: string) => ({ name: `More like ${code}`, exact: true });

/** The search by picture is open with the picture of a fabric, and nothing else is. */
async function isOffered(person: BrowserUser): Promise<void> {
  await dialogOf(person).getByRole("img", { name: "The picture that is searched" }).waitFor();
  await soon(() => person.page.getByRole("dialog").count()).toBe(1);
}

test("more like a fabric is found from the table, from similar fabrics, from favourites, from the comparison and from a colour", async () => {
  const person = await customer({ webGl: false });
  const { page, go } = person;
  const { productId } = await fabricCoded(buyer(), GINGHAM);
  await buyer().call(addFavorite, { productIds: [productId] });
  const [navy] = (await buyer().call(searchByColour, { hex: NAVY, rn: 1 })).list;

  await go(`${LIST}&view=table`);
  await page
    .getByRole("row")
    .getByRole("button", { name: /^More like / })
    .first()
    .click();
  await isOffered(person);
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: /^SV-/ }).first().waitFor();
  const [first, second] = await codesOf(person);
  await go(LIST);
  for (const code of [first!, second!]) {
    await page.getByRole("button", { name: `Compare: ${code}`, exact: true }).focus();
    await page.keyboard.press("Enter");
  }
  await page.getByRole("region", { name: "Compare", exact: true }).getByRole("button", { name: "Compare 2" }).click();
  const compared = page.getByRole("dialog", { name: "Fabrics side by side" });
  await compared.getByRole("button", named(second!)).focus();
  await page.keyboard.press("Enter");
  await isOffered(person);

  await go("/favorite");
  await page.getByRole("button", named(GINGHAM)).click();
  await isOffered(person);

  await go(`/goodsDetails?productId=${productId}`);
  const near = page.getByRole("region", { name: "Similar fabrics" });
  await near.getByRole("tab", { name: "By construction" }).click();
  await near
    .getByRole("button", { name: /^More like / })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await isOffered(person);

  await dialogOf(person).getByRole("tab", { name: "By colour" }).click();
  await dialogOf(person).getByLabel("Colour value, name or code").fill(NAVY);
  await page.keyboard.press("Enter");
  await dialogOf(person).getByRole("button", named(navy!.productCode)).focus();
  await page.keyboard.press("Enter");
  await isOffered(person);
  await dialogOf(person).getByRole("button", { name: "Search", exact: true }).click();
  await soon(() => pathOf(person)).toBe("/goods");
  await soon(() => queryOf(person)).toHaveProperty("picture");
  await soon(async () => (await codesOf(person)).length).toBe(24);
});
