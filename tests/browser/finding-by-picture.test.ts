import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { fabricCoded } from "../run/designs.ts";
import { testLong } from "../run/test-long.ts";
import { codesOf, customers, queryOf, sideways } from "./customers.ts";
import { arriveAgain, PHONE, soon } from "./house.ts";
import { onlyTheCloth, photographOf } from "./photograph.ts";

const CHECK = "SV-3320-20";
const { buyer, customer } = customers();
let photograph: Buffer;
beforeAll(async () => {
  photograph = await photographOf(await fabricCoded(buyer(), CHECK));
});

const asFile = () => ({ name: "table.jpg", mimeType: "image/jpeg", buffer: photograph });
const first = async (person: Parameters<typeof codesOf>[0]) => (await codesOf(person))[0];

/** Lets a picture fall on the page, or pastes it there, by the browser's events. */
const bring = (page: Page, how: "drop" | "paste") =>
  page.evaluate(
    ([kind, base64]) => {
      const bytes = Uint8Array.from(atob(base64!), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], "table.jpg", { type: "image/jpeg" }));
      const init = { bubbles: true, cancelable: true };
      const target = document.querySelector("main")!;
      if (kind === "paste") target.dispatchEvent(new ClipboardEvent("paste", { ...init, clipboardData: data }));
      else for (const step of ["dragover", "drop"]) target.dispatchEvent(new DragEvent(step, { ...init, dataTransfer: data }));
    },
    [how, photograph.toString("base64")],
  );

test("a picture from a file: only the part with the cloth is searched, colour counts less, and the address holds it all", async () => {
  const person = await customer();
  const { page } = person;
  await person.go("/goods?primaryId=163&secondaryId=250");
  await page.getByRole("banner").getByRole("button", { name: "Search by picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Search by picture" });
  await dialog.getByLabel("Choose a picture").setInputFiles(asFile());
  await onlyTheCloth(page, dialog.getByRole("group", { name: /^Searched part/ }));
  const colour = dialog.getByRole("slider", { name: "Colour" });
  await colour.focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press("ArrowLeft");
  await person.accessible("the picture search");
  await person.picture("picture-region-desk-en");
  await dialog.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Like your picture" }).waitFor();
  await soon(() => first(person)).toBe(CHECK);
  expect(queryOf(person)).toEqual({
    picture: expect.stringMatching(/^[0-9a-f]{32}$/),
    region: "0.5,0,0.5,1",
    weights: "60,100,100",
  });
  await person.accessible("the fabrics like a picture");
  await person.picture("picture-found-desk-en");

  await arriveAgain(page);
  await soon(() => first(person)).toBe(CHECK);
  await page.getByRole("button", { name: "Change picture or region" }).click();
  await dialog.getByRole("img", { name: "The picture that is searched" }).waitFor();
  expect(await colour.getAttribute("aria-valuenow").then((value) => value ?? colour.inputValue())).toBe("60");
  await dialog.getByRole("button", { name: "Search", exact: true }).click();
  await soon(() => dialog.count()).toBe(0);
  expect(queryOf(person)).toMatchObject({ region: "0.5,0,0.5,1", weights: "60,100,100" });
  expect(await first(person)).toBe(CHECK);
});

testLong("in Chinese a picture dropped on the list, pasted on it, or taken from a card, is searched with", async () => {
  const person = await customer({ language: "cn" });
  const { page } = person;
  await person.go("/goods?primaryId=163&secondaryId=250");
  await page.locator("[data-code]").first().waitFor();
  const dialog = page.getByRole("dialog", { name: "以图搜索" });
  const region = dialog.getByRole("img", { name: "用于搜索的图片" });
  for (const how of ["drop", "paste"] as const) {
    await bring(page, how);
    await region.waitFor();
    await person.picture(`picture-${how}-desk-cn`);
    if (how === "drop") await page.keyboard.press("Escape");
    await soon(() => dialog.count()).toBe(how === "drop" ? 0 : 1);
  }
  await person.accessible("the picture search in Chinese");
  await dialog.getByRole("button", { name: "搜索", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "与您的图片相似" }).waitFor();
  await soon(() => codesOf(person).then(({ length }) => length)).toBe(24);

  const [, second = ""] = await codesOf(person);
  const card = page.getByRole("listitem").filter({ has: page.locator("[data-code]").getByText(second, { exact: true }) });
  await card.hover();
  await card.getByRole("button", { name: `用 ${second} 的图片搜索` }).click();
  await region.waitFor();
  await dialog.getByRole("button", { name: "搜索", exact: true }).click();
  await soon(() => first(person)).toBe(second);
});

testLong("on an Arabic phone a list without a fabric leads to the camera, and the picture fits the screen", async () => {
  const person = await customer({ language: "arab", viewport: PHONE, touch: true });
  const { page } = person;
  await person.go("/goods?cid=denim&pattern=paisley");
  await page.getByRole("main").getByRole("button", { name: "البحث بالصورة" }).click();
  const dialog = page.getByRole("dialog", { name: "البحث بالصورة" });
  await dialog.getByRole("button", { name: "التقط صورة" }).waitFor();
  await person.accessible("bringing a picture on a phone");
  await person.picture("picture-bring-phone-arab");
  const camera = dialog.getByLabel("التقط صورة", { exact: true }).and(page.locator("input"));
  expect(await camera.getAttribute("capture")).toBe("environment");
  await camera.setInputFiles(asFile());
  await onlyTheCloth(page, dialog.getByRole("group", { name: /^الجزء المبحوث/ }));
  await person.picture("picture-region-phone-arab");
  expect(await sideways(person)).toBeLessThanOrEqual(0);
  await dialog.getByRole("button", { name: "بحث", exact: true }).click();
  await soon(() => first(person)).toBe(CHECK);
  expect(await page.evaluate(() => document.documentElement.dir)).toBe("rtl");
  expect(await sideways(person)).toBeLessThanOrEqual(0);
  await person.accessible("the fabrics like a picture on a phone");
  await person.picture("picture-found-phone-arab");
});
