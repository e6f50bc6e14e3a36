import { createShare, productDet, revokeShare } from "@selvedge/contract";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { fabricCoded, GINGHAM, GINGHAM_MM } from "../run/designs.ts";
import { letIn, openBrowser, PHONE, session, soon, type Visitor, visitor } from "./house.ts";
import { period, profile } from "./period.ts";

const TARTAN = "SV-3610-33";

let browser: Browser;
let customer: Caller;
let person: Visitor;

beforeAll(async () => {
  [browser, customer] = [await openBrowser(), await session()];
  person = await visitor(browser);
  await letIn(person, customer);
});
afterAll(() => browser.close());

const idOf = async (code: string): Promise<string> => (await fabricCoded(customer, code)).productId;
const drawn = ({ page }: Visitor) =>
  soon(async () => Number(await page.locator("[data-pictures]").getAttribute("data-pictures"))).toBeGreaterThanOrEqual(2);
const row = ({ page }: Visitor, name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });

test("what the page says is what the record says, and other units are the same amounts", async () => {
  const product = await customer.call(productDet, { productId: await idOf(TARTAN) });
  await person.go(`/goodsDetails?productId=${product.productId}`);
  const { page } = person;
  await page.getByRole("heading", { level: 1, name: product.productName }).waitFor();
  expect(product.attrs).toMatchObject({ weight: 218, width: 150, warpYarnCount: "Nm 50/2", warpDensity: 66 });
  expect(await row(person, "Weight").textContent()).toBe("Weight218 g/m²");
  expect(await row(person, "Width").textContent()).toBe("Width150 cm");
  expect(await row(person, "Yarn count").textContent()).toBe("Yarn countNm 50/2 × Nm 50/2");
  expect(await page.getByText("18.90 USD/m").count()).toBe(1);
  await page.getByRole("radio", { name: "oz/yd², in" }).check();
  expect(await row(person, "Weight").textContent()).toBe("Weight6.4 oz/yd²");
  expect(await row(person, "Width").textContent()).toBe("Width59.1 in");
  expect(await row(person, "Density").textContent()).toBe("Density66 × 66 /in");
  await page.getByRole("radio", { name: "tex", exact: true }).check();
  expect(await row(person, "Yarn count").textContent()).toBe("Yarn counttex 20x2 × tex 20x2");
  await page.reload();
  await row(person, "Weight").waitFor();
  expect(await row(person, "Weight").textContent()).toBe("Weight6.4 oz/yd²");
  await drawn(person);
  await person.picture("09-fabric-page");
  await person.accessible("09-fabric-page");
});

test("a check of 20 mm is 20 mm on the ruler beside it, at life size and enlarged by the keys", async () => {
  await person.go(`/goodsDetails?productId=${await idOf(GINGHAM)}`);
  const { page } = person;
  await drawn(person);
  const canvas = page.getByRole("region", { name: "The cloth at true scale" }).getByRole("img");
  const measured = async () => {
    const pxPerMm = Number(await page.locator("[data-px-per-mm]").getAttribute("data-px-per-mm"));
    const numbers = await page
      .locator('[data-ruler="x"] text')
      .evaluateAll((texts) => texts.map((text) => [Number(text.textContent), text.getBoundingClientRect().right] as const));
    const [[mm0, px0], [mm1, px1]] = [numbers[0]!, numbers.at(-1)!];
    const { pixels } = period(profile(await canvas.screenshot(), "x"));
    return { pxPerMm, ofRuler: (px1 - px0) / (mm1 - mm0), check: pixels / ((px1 - px0) / (mm1 - mm0)) };
  };
  const life = await measured();
  expect(life.pxPerMm).toBeCloseTo(96 / 25.4, 6);
  expect(life.ofRuler).toBeCloseTo(life.pxPerMm, 1);
  expect(Math.abs(life.check - GINGHAM_MM)).toBeLessThan(GINGHAM_MM / 100);
  const keys = page.getByRole("button", { name: /^Move the cloth/ });
  await keys.focus();
  await keys.press("+");
  await soon(async () => Number(await page.locator("[data-px-per-mm]").getAttribute("data-px-per-mm"))).toBeCloseTo(
    (1.5 * 96) / 25.4,
    6,
  );
  await page.waitForTimeout(500);
  expect(Math.abs((await measured()).check - GINGHAM_MM)).toBeLessThan(GINGHAM_MM / 100);
});

test("an address of no fabric says so and leads to the search", async () => {
  person.provokes(404, "/product/productDet");
  for (const id of ["0".repeat(32), "nonsense"]) {
    await person.go(`/goodsDetails?productId=${id}`);
    await person.page.getByRole("heading", { name: "No such fabric" }).waitFor();
    expect(await person.page.getByRole("link", { name: "Search the fabrics" }).getAttribute("href")).toBe("/goods");
  }
});

test("a phone shows it in Arabic, mirrored, with rulers that run as rulers do", async () => {
  const phone = await visitor(browser, { viewport: PHONE, language: "arab", touch: true });
  await letIn(phone, customer);
  await phone.go(`/goodsDetails?productId=${await idOf(TARTAN)}`);
  await drawn(phone);
  const { page } = phone;
  expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
  const numbers = await page
    .locator('[data-ruler="x"] text')
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().x));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await phone.picture("09-fabric-page-phone");
  await phone.accessible("09-fabric-page-phone");
  expect(phone.troubles).toEqual([]);
  await phone.context.close();
});

test("through a link a guest sees the cloth without price or stock, until the link is withdrawn", async () => {
  const productId = await idOf(TARTAN);
  const { shareToken, shareId } = await customer.call(createShare, { kind: "product", id: productId });
  const guest = await visitor(browser);
  await guest.go(`/shareGoodsDetails?productId=${productId}&shareToken=${shareToken}`);
  await drawn(guest);
  const { page } = guest;
  expect(await page.getByRole("link", { name: "Sign in to ask for price" }).count()).toBe(1);
  expect(await page.getByText("USD").count()).toBe(0);
  expect(await page.getByText("1,240").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Add to cart" }).count()).toBe(0);
  await guest.accessible("09-shared-fabric");
  await customer.call(revokeShare, { shareId });
  guest.provokes(410, "/share/open");
  await page.reload();
  await page.getByRole("heading", { name: "This link no longer opens" }).waitFor();
  expect(guest.troubles).toEqual([]);
  await guest.context.close();
});

test("nothing else went wrong", () => {
  expect(person.troubles).toEqual([]);
});
