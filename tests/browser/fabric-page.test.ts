import { createShare, getFabricDesigns, productDet, revokeShare } from "@selvedge/contract";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { fabricCoded, GINGHAM, GINGHAM_MM } from "../run/designs.ts";
import { testLong } from "../run/test-long.ts";
import { pictureAtRest } from "../run/waits.ts";
import {
  arrive,
  arriveAgain,
  type BrowserUser,
  browserUser,
  EXACT,
  letIn,
  openBrowser,
  PHONE,
  portalUrl,
  session,
  soon,
  type TestBrowser,
} from "./house.ts";
import { period, profile } from "./period.ts";

const TARTAN = "SV-3610-33";
const VOILE = "SV-1210-01";
const COATING = "SV-6510-06";

let browser: TestBrowser;
let customer: Caller;
let person: BrowserUser;

beforeAll(async () => {
  [browser, customer] = [await openBrowser(), await session()];
  person = await browserUser(browser, { scale: EXACT });
  await letIn(person, customer);
});
afterAll(() => browser.close());

const idOf = async (code: string): Promise<string> => (await fabricCoded(customer, code)).productId;
const drawn = ({ page }: BrowserUser) =>
  soon(async () => Number(await page.locator("[data-pictures]").getAttribute("data-pictures"))).toBeGreaterThanOrEqual(2);
const row = ({ page }: BrowserUser, name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });

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
  await arriveAgain(page);
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
  const canvas = page.getByRole("region", { name: "Fabric at true scale" }).getByRole("img");
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
  const keys = page.getByRole("button", { name: /^Move the fabric/ });
  await keys.focus();
  await keys.press("+");
  await soon(async () => Number(await page.locator("[data-px-per-mm]").getAttribute("data-px-per-mm"))).toBeCloseTo(
    (1.5 * 96) / 25.4,
    6,
  );
  await pictureAtRest(page, canvas);
  expect(Math.abs((await measured()).check - GINGHAM_MM)).toBeLessThan(GINGHAM_MM / 100);
});

test("fabrics like it are listed by look, by construction and by colour, by the keyboard alone; each says how like", async () => {
  await person.go(`/goodsDetails?productId=${await idOf(GINGHAM)}`);
  const { page } = person;
  const near = page.getByRole("region", { name: "Similar fabrics" });
  await near
    .getByText(/% similar$/)
    .first()
    .waitFor();
  expect(await near.getByRole("listitem").count()).toBe(6);
  await near.getByRole("tab", { name: "By look" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await near
    .getByText(/^ΔE2000 /)
    .first()
    .waitFor();
  const said = await near.getByText(/^ΔE2000 /).allTextContents();
  const differences = said.map((text) => Number(text.replace("ΔE2000 ", "")));
  expect(differences).toEqual(differences.toSorted((a, b) => a - b));
  await near.getByRole("link").first().press("Enter");
  await soon(() => page.url()).not.toContain(await idOf(GINGHAM));
});

test("designs laid with it stand below, and the style that opens with it", async () => {
  const { proposals, styles, total } = await customer.call(getFabricDesigns, { productId: await idOf(TARTAN) });
  await person.go(`/goodsDetails?productId=${await idOf(TARTAN)}`);
  const region = person.page.getByRole("region", { name: /^Designs that use it/ });
  for (const { name } of [...proposals, ...styles].slice(0, 8)) await region.getByText(name, { exact: true }).first().waitFor();
  expect(total).toBeGreaterThan(0);
});

/** Width of what stands in a picture over its height, by what differs from the plate at its corner. */
async function breadthOf(address: string): Promise<number> {
  const answer = await fetch(portalUrl() + address);
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isCloth = (x: number, y: number) => [0, 1, 2].some((c) => Math.abs(data[(y * info.width + x) * 3 + c]! - data[c]!) > 24);
  const upper = Math.floor(info.height * 0.68);
  const columns = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
    Array.from({ length: upper }, (_, y) => y).some((y) => isCloth(x, y)),
  );
  const rows = Array.from({ length: upper }, (_, y) => y).filter((y) => columns.some((x) => isCloth(x, y)));
  return (columns.at(-1)! - columns[0]!) / (rows.at(-1)! - rows[0]!);
}

testLong(
  "the cloth hangs over its stand in a picture, a coating wider than a voile, and can be turned over the whole window",
  async () => {
    const [voile, coating] = await Promise.all(
      [VOILE, COATING].map(async (code) => customer.call(productDet, { productId: await idOf(code) })),
    );
    expect(await breadthOf(coating!.drapeImg!)).toBeGreaterThan(1.1 * (await breadthOf(voile!.drapeImg!)));
    await person.go(`/goodsDetails?productId=${coating!.productId}`);
    const { page } = person;
    const opener = page.getByRole("button", { name: "Drape, full window" });
    await opener.focus();
    await page.keyboard.press("Enter");
    await page.locator('[data-state="ready"]').waitFor();
    await soon(async () => Number(await page.locator("[data-triangles]").getAttribute("data-triangles"))).toBeGreaterThan(2_000);
    await person.picture("09-fabric-drape");
    await page.keyboard.press("Escape");
    await soon(() => page.getByRole("dialog").count()).toBe(0);
    expect(await opener.evaluate((node) => node === document.activeElement)).toBe(true);
  },
);

test("a link to it is made on the page and opens without an account", async () => {
  await person.go(`/goodsDetails?productId=${await idOf(TARTAN)}`);
  const { page } = person;
  await page.getByRole("button", { name: `Share ${TARTAN}` }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  const address = await page.getByLabel("The link").inputValue();
  expect(new URL(address).pathname).toBe("/shareGoodsDetails");
  const guest = await browserUser(browser);
  await arrive(guest.page, address);
  await guest.page.getByRole("heading", { level: 1 }).waitFor();
  expect(guest.troubles).toEqual([]);
  await guest.context.close();
  await page.getByRole("button", { name: "Withdraw" }).first().click();
});

test("a block that fails says so and is asked for again, while the rest stands", async () => {
  const path = "/search/similar";
  person.expectsFailure(500, path);
  const { page } = person;
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      status: 500,
      contentType: "application/json",
      body: JSON.stringify({ code: 50000, message: "Something went wrong.", data: { requestId: "r-1" } }),
    }),
  );
  await person.go(`/goodsDetails?productId=${await idOf(TARTAN)}`);
  const near = page.getByRole("region", { name: "Similar fabrics" });
  await near.getByRole("alert").waitFor();
  await row(person, "Weight").waitFor();
  await page.unroute(`**${path}`);
  await near.getByRole("button", { name: "Try again" }).click();
  await near
    .getByText(/% similar$/)
    .first()
    .waitFor();
});

test("an address of no fabric says so and leads to the search", async () => {
  person.expectsFailure(404, "/product/productDet");
  for (const id of ["0".repeat(32), "nonsense"]) {
    await person.go(`/goodsDetails?productId=${id}`);
    await person.page.getByRole("heading", { name: "No such fabric" }).waitFor();
    expect(await person.page.getByRole("link", { name: "Search the fabrics" }).getAttribute("href")).toBe("/goods");
  }
});

testLong("a phone shows it in Arabic, mirrored, with rulers that run as rulers do", async () => {
  const phone = await browserUser(browser, { viewport: PHONE, language: "arab", touch: true });
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
  const guest = await browserUser(browser);
  await guest.go(`/shareGoodsDetails?productId=${productId}&shareToken=${shareToken}`);
  await drawn(guest);
  const { page } = guest;
  expect(await page.getByRole("link", { name: "Sign in to ask for price" }).count()).toBe(1);
  expect(await page.getByText("USD").count()).toBe(0);
  expect(await page.getByText("1,240").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Add to cart" }).count()).toBe(0);
  await guest.accessible("09-shared-fabric");
  await customer.call(revokeShare, { shareId });
  guest.expectsFailure(410, "/share/open");
  await arriveAgain(page);
  await page.getByRole("heading", { name: "This link is no longer valid" }).waitFor();
  expect(guest.troubles).toEqual([]);
  await guest.context.close();
});

test("nothing else went wrong", () => {
  expect(person.troubles).toEqual([]);
});
