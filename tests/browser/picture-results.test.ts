import { searchPicture } from "@selvedge/contract";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { fabricCoded } from "../run/designs.ts";
import { testLong } from "../run/test-long.ts";
import { complete } from "../run/waits.ts";
import { codesOf, customers, pathOf, queryOf, sideways } from "./customers.ts";
import { arriveAgain, type BrowserUser, DESIGNER, PHONE, session, soon } from "./house.ts";
import { photographOf } from "./photograph.ts";

const CHECK = "SV-3320-20";
const REGION = { x: 0.5, y: 0, width: 0.5, height: 1 };
const { buyer, customer } = customers();
let imageId: string;
let noCloth: string;
let address: string;
beforeAll(async () => {
  ({ imageId } = await buyer().upload(await photographOf(await fabricCoded(buyer(), CHECK)), "search"));
  const magenta = sharp({ create: { width: 300, height: 300, channels: 3, background: "#ff00ff" } });
  ({ imageId: noCloth } = await buyer().upload(await magenta.png().toBuffer(), "search"));
  address = `/goods?picture=${imageId}&region=0.5,0,0.5,1`;
});

const found = async (more: object = {}) => {
  const { briefs } = await buyer().call(searchPicture, { imageId, region: REGION, rn: 24, ...more });
  return briefs.map(({ productCode }) => productCode);
};
const head = ({ page }: BrowserUser) => page.getByRole("region", { name: "Your picture" });

test("what looks like a picture says how like it is, is weighed anew where it stands, and a link shows the same", async () => {
  const person = await customer();
  const { page } = person;
  await person.go(address);
  await soon(() => codesOf(person)).toEqual(await found());
  const card = page
    .getByRole("listitem")
    .filter({ has: page.locator("[data-code]") })
    .first();
  await card.getByText(/^\d+ % similar$/).waitFor();
  for (const part of ["Colour", "Texture", "Scale"]) await card.getByText(part, { exact: true }).waitFor();
  await head(person).getByRole("img", { name: "The picture that is searched" }).waitFor();
  await complete(page);
  await person.accessible("what looks like a picture");
  await person.picture("picture-results-desk-en");

  const colour = head(person).getByRole("slider", { name: "Colour" });
  await colour.focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press("ArrowLeft");
  const weighed = await found({ weights: { colour: 0, texture: 1, scale: 1 } });
  expect(weighed).not.toEqual(await found());
  await soon(() => queryOf(person)).toMatchObject({ picture: imageId, weights: "0,100,100" });
  await soon(() => codesOf(person)).toEqual(weighed);
  expect(await page.getByRole("dialog").count()).toBe(0);

  await arriveAgain(page);
  await soon(() => codesOf(person)).toEqual(weighed);
  await head(person).getByRole("button", { name: "Reset" }).click();
  await soon(() => queryOf(person)).toEqual({ picture: imageId, region: "0.5,0,0.5,1" });
  await soon(() => codesOf(person)).toEqual(await found());
});

test("the list of a picture has pages, keeps its filters, and leaving the picture leaves the filters", async () => {
  const person = await customer();
  const { page } = person;
  await person.go(`${address}&view=table`);
  await soon(() => codesOf(person)).toEqual(await found());
  await page.getByRole("columnheader", { name: "Similarity" }).waitFor();
  await page
    .getByRole("row")
    .filter({ hasText: CHECK })
    .getByText(/ % similar$/)
    .filter({ visible: true })
    .waitFor();
  await person.picture("picture-results-table-desk-en");
  await page.getByRole("button", { name: "Next page" }).click();
  await soon(() => queryOf(person)).toMatchObject({ page: "2" });
  await soon(() => codesOf(person)).toEqual(await found({ pn: 1 }));

  await person.go(`${address}&pattern=stripe`);
  await soon(() => codesOf(person)).toEqual(await found({ filters: { pattern: ["stripe"] } }));
  await head(person).getByRole("button", { name: "Change picture or region" }).click();
  const dialog = page.getByRole("dialog", { name: "Search by picture" });
  await dialog.getByRole("img", { name: "The picture that is searched" }).waitFor();
  await dialog.getByRole("button", { name: "Search", exact: true }).click();
  await soon(() => dialog.count()).toBe(0);
  expect(queryOf(person)).toEqual({ picture: imageId, region: "0.5,0,0.5,1", pattern: "stripe" });
  await head(person).getByRole("button", { name: "End picture search" }).click();
  await soon(() => queryOf(person)).toEqual({ pattern: "stripe" });
  await soon(() => head(person).count()).toBe(0);
});

test("where the fabrics of a list are no longer close to the picture it is said, among pictures and in the table", async () => {
  const person = await customer();
  const { page } = person;
  const { briefs, close } = await buyer().call(searchPicture, { imageId, region: REGION, rn: 24 });
  expect(close).toBeGreaterThan(0);
  expect(close).toBeLessThan(24);
  const said = page.getByText("From here on, fabrics are not close to your picture.");
  const codesAfter = (list: "li" | "tr") =>
    said.evaluate((words, kind) => {
      const rows = [...document.querySelectorAll(`main ${kind}`)].filter(
        (row) => row.querySelector("[data-code]") && words.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      return rows.map((row) => row.querySelector("[data-code]")!.textContent);
    }, list);
  const notClose = briefs.slice(close).map(({ productCode }) => productCode);
  await person.go(address);
  await soon(() => codesAfter("li")).toEqual(notClose);
  await person.picture("picture-not-close-desk-en");
  await person.go(`${address}&view=table`);
  await soon(() => codesAfter("tr")).toEqual(notClose);
  await person.accessible("the table of what looks like a picture");
});

test("that nothing is close stays said over the list, and leads to a development with the photograph attached", async () => {
  const person = await customer();
  const { page } = person;
  await person.go(`/goods?picture=${noCloth}`);
  await page.getByText("No fabric is very close to your picture; these are the nearest.").waitFor();
  await arriveAgain(page);
  await page.getByText("No fabric is very close to your picture; these are the nearest.").waitFor();
  await head(person).getByRole("img", { name: "The picture that is searched" }).waitFor();
  await complete(page);
  await person.picture("picture-none-close-desk-en");
  await head(person).getByRole("button", { name: "Request development" }).click();
  const dialog = page.getByRole("dialog", { name: "Request development" });
  await dialog.getByRole("list", { name: "Pictures attached" }).getByRole("img", { name: "Your picture" }).waitFor();
  await dialog.getByLabel("What fabric do you need?").fill("Just this pink, 200 g/m², for flags.");
  const sent = page.waitForRequest(/\/consult\/add$/);
  await dialog.getByRole("button", { name: "Send" }).click();
  expect(JSON.parse((await sent).postData() ?? "")).toMatchObject({ kind: "development", imageIds: [noCloth] });
  await page.getByRole("dialog", { name: "The mill has your message" }).waitFor();
});

test("one click on a colour of the picture lists the fabrics near it", async () => {
  const person = await customer();
  const { page } = person;
  await person.go(address);
  const chip = head(person).getByRole("list", { name: "Search by one of its colours" }).getByRole("button").first();
  await chip.click();
  await page.getByRole("heading", { level: 1, name: "Near your colour" }).waitFor();
  await soon(() => codesOf(person).then(({ length }) => length)).toBe(24);
  await page.goBack();
  await soon(() => codesOf(person)).toEqual(await found());
});

test("a link from before, with the fabrics that were found, still shows those", async () => {
  const person = await customer();
  const { briefs } = await buyer().call(searchPicture, { imageId, region: REGION, rn: 2 });
  const products = briefs.map(({ productId }) => productId).reverse();
  await person.go(`/goods?products=${products.join(",")}&picture=${imageId}&region=0.5,0,0.5,1`);
  await person.page.getByRole("heading", { level: 1, name: "Like your picture" }).waitFor();
  await soon(() => codesOf(person)).toEqual(briefs.map(({ productCode }) => productCode).reverse());
  await person.page.getByRole("button", { name: "Your picture: search with it again" }).waitFor();
});

test("a picture of another company is said to be so, and the way on is another picture", async () => {
  const person = await customer();
  const designer = await session(DESIGNER);
  const theirs = await designer.upload(
    await sharp({ create: { width: 40, height: 40, channels: 3, background: "#345" } })
      .png()
      .toBuffer(),
    "search",
  );
  person.expectsFailure(404, "/picture/search");
  await person.go(`/goods?picture=${theirs.imageId}`);
  await person.page.getByText("This picture is no longer available, or it belongs to another company.").waitFor();
  expect(await head(person).getByRole("img").count()).toBe(0);
  await head(person).getByRole("button", { name: "Change picture or region" }).waitFor();
});

test("while the catalogue is looked at the list says how far that is, and the fabrics come by themselves", async () => {
  const person = await customer();
  const { page, context } = person;
  person.expectsFailure(503, "/picture/search");
  let progress = 0.42;
  await context.route("**/picture/search", (route) =>
    progress < 1
      ? route.fulfill({ status: 503, json: { code: 50301, message: "The search is being prepared.", data: { progress } } })
      : route.fallback(),
  );
  await person.go(address);
  await page.getByText("The catalogue is still being searched: 42 %.").waitFor();
  await person.picture("picture-being-prepared-desk-en");
  await person.accessible("a list that waits for the catalogue");
  progress = 1;
  await soon(() => codesOf(person)).toEqual(await found());
});

testLong("a finger finds more like a fabric on the cards of a list and of the start page", async () => {
  const person = await customer({ viewport: PHONE, touch: true });
  const { page } = person;
  const dialog = page.getByRole("dialog", { name: "Search by picture" });
  await person.go("/goods?primaryId=163&secondaryId=250");
  await page
    .getByRole("button", { name: /^More like / })
    .first()
    .tap();
  await dialog.getByRole("img", { name: "The picture that is searched" }).waitFor();
  await person.go("/secondary?id=250");
  await page
    .getByRole("button", { name: /^More like / })
    .first()
    .tap();
  await dialog.getByRole("img", { name: "The picture that is searched" }).waitFor();
  await dialog.getByRole("button", { name: "Search", exact: true }).click();
  await soon(() => pathOf(person)).toBe("/goods");
  await soon(() => codesOf(person).then(({ length }) => length)).toBe(24);
});

test("no picture is offered that the server would refuse: iPhones give theirs as JPEG then", async () => {
  const person = await customer();
  const { page } = person;
  await person.go("/goods?primaryId=163&secondaryId=250");
  await page.getByRole("banner").getByRole("button", { name: "Search by picture" }).click();
  const accepted = await page.getByRole("dialog").getByLabel("Choose a picture").getAttribute("accept");
  expect(accepted).not.toMatch(/hei[cf]/);
});

testLong("on an Arabic phone the picture, what counts and the likeness fit the screen", async () => {
  const person = await customer({ language: "arab", viewport: PHONE, touch: true });
  const { page } = person;
  await person.go(address);
  await soon(() => codesOf(person)).toEqual(await found());
  await page.getByRole("button", { name: "المقارنة حسب" }).click();
  await page.getByRole("slider", { name: "اللون" }).waitFor();
  await page.locator("[data-alike]").first().waitFor();
  expect(await sideways(person)).toBeLessThanOrEqual(0);
  await complete(page);
  await person.accessible("what looks like a picture on a phone");
  await person.picture("picture-results-phone-arab");
});
