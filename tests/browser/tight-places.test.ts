import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { daily } from "../run/circle.ts";
import { addressOf, dressed, fabricCoded, GINGHAM, keep, styleNamed, T_SHIRT, withArtworks } from "../run/designs.ts";
import { pennant } from "../run/drawn.ts";
import { testLong } from "../run/test-long.ts";
import { boardOf } from "./board.ts";
import { customers, sideways } from "./customers.ts";
import { toolsAtHand } from "./editor.ts";
import { type BrowserUser, EXACT, PHONE, soon } from "./house.ts";

const { buyer, customer } = customers();
const MIDDLE = { pieceKey: "front", x: 20, y: 260 };
const NOTEBOOK = { width: 1024, height: 768 };
const TABLET = { width: 768, height: 1024 };

let shirt: string;
let blazer: string;
beforeAll(async () => {
  const [cut, many, fabric, { imageId }] = [
    await styleNamed(buyer(), T_SHIRT),
    await styleNamed(buyer(), "Blazer"),
    await fabricCoded(buyer(), GINGHAM),
    await buyer().upload(pennant(), "artwork"),
  ];
  const pennants = [{ ...MIDDLE, imageId, width: 64, height: 40 }];
  shirt = addressOf(await keep(buyer(), cut, withArtworks(dressed(cut, fabric), pennants), "In a tight place"));
  blazer = addressOf(await keep(buyer(), many, dressed(many, fabric), "Many pieces"));
});

async function openAddress(address: string, how: Parameters<typeof customer>[0]): Promise<BrowserUser> {
  const person = await customer({ webGl: false, scale: EXACT, ...how });
  await person.go(address);
  await boardOf(person.page).painted();
  return person;
}

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on screen`);
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
};
type Box = Awaited<ReturnType<typeof boxOf>>;
const meet = (one: Box, other: Box) =>
  one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
const anyMeet = (boxes: readonly Box[]) => boxes.some((one, index) => boxes.slice(index + 1).some((other) => meet(one, other)));

/** What of the fields of a section is cut off or laid over something else, in words. */
const cramped = (page: Page) =>
  page.locator("aside label + input").evaluateAll((inputs) =>
    inputs.flatMap((input) => {
      const field = input as HTMLInputElement;
      const label = field.previousElementSibling as HTMLElement;
      const faults = [];
      if (field.scrollWidth > field.clientWidth) faults.push(`${label.textContent}: ${field.value} is cut off`);
      if (label.getClientRects().length > 1 || label.offsetHeight > 24) faults.push(`${label.textContent} is broken`);
      return faults;
    }),
  );

test.each(daily(["rus"], "arab", "cn", "jp"))(
  "%s in a window of 1024: name, size and fields are whole, and an open panel lies beside the rulers",
  async (language) => {
    const person = await openAddress(shirt, { viewport: NOTEBOOK, language });
    const { page } = person;
    const header = page.locator("header").first();
    const parts = await Promise.all((await header.locator("> *:not([aria-hidden])").all()).map(boxOf));
    expect(anyMeet(parts.filter(({ left, right }) => right > left))).toBe(false);
    const name = await boxOf(header.getByText("In a tight place"));
    expect(name.right - name.left).toBeGreaterThan(80);
    expect(name.bottom - name.top).toBeLessThan(40);

    await boardOf(page).press(MIDDLE);
    await page.locator("aside label + input").nth(5).waitFor();
    expect(await cramped(page)).toEqual([]);

    const area = page.getByRole("application");
    const wide = await boxOf(area);
    await page.locator("nav button[aria-expanded]").nth(1).click();
    const panel = page.locator("main > section").first();
    await panel.waitFor();
    await soon(async () => (await boxOf(area)).right - (await boxOf(area)).left).toBeLessThan(wide.right - wide.left);
    const board = page.locator("section").filter({ has: area }).last();
    expect(meet(await boxOf(panel), await boxOf(board))).toBe(false);
    expect(await sideways(person)).toBe(0);
    await person.picture(`tight-places-${language}`);
  },
);

testLong.each(["rus", "fr"])("%s on an upright tablet: everything in the header is within the window", async (language) => {
  const person = await openAddress(shirt, { viewport: TABLET, language });
  const header = person.page.locator("header").first();
  const parts = await Promise.all((await header.locator("> *:not([aria-hidden])").all()).map(boxOf));
  expect(anyMeet(parts.filter(({ left, right }) => right > left))).toBe(false);
  expect(Math.max(...parts.map(({ right }) => right))).toBeLessThanOrEqual(TABLET.width);
  const name = await boxOf(header.getByText("In a tight place"));
  expect(name.right - name.left).toBeGreaterThan(60);
});

test.each(daily(["arab"], "rus"))(
  "%s on a phone: no piece's name lies over another's, however little room a panel leaves",
  async (language) => {
    const { page } = await openAddress(blazer, { viewport: PHONE, touch: true, language });
    const names = page.locator("[data-piece] > span:first-child");
    const boxes = async () => Promise.all((await names.all()).map(boxOf));
    await page.getByRole("application").press("f");
    await toolsAtHand(page);
    await soon(async () => anyMeet(await boxes())).toBe(false);
    const before = await page.getByRole("application").boundingBox();
    await page.locator("nav button[aria-expanded]").nth(1).tap();
    await soon(async () => (await page.getByRole("application").boundingBox())?.height).toBeLessThan(before?.height ?? 0);
    await boardOf(page).painted();
    await soon(async () => anyMeet(await boxes())).toBe(false);
    expect((await names.all()).length).toBeGreaterThan(8);
  },
);

test("the status line in Arabic: figures keep their order and have the units of the script", async () => {
  const { page } = await openAddress(shirt, { language: "arab" });
  await boardOf(page).press(MIDDLE);
  const line = page.getByRole("application").locator("xpath=ancestor::section").last().locator("> div").last();
  await soon(() => line.textContent()).toContain("0.0°");
  const words = await line.textContent();
  expect(words).not.toMatch(/mm|m²/);
  expect(words).toMatch(/10\.0مم/);
  const degrees = await line
    .locator("span")
    .first()
    .evaluate((span) => {
      const text = span.firstChild as Text;
      const signBox = (sign: string) => {
        const range = document.createRange();
        const position = text.data.indexOf(sign);
        range.setStart(text, position);
        range.setEnd(text, position + 1);
        return range.getBoundingClientRect().left;
      };
      return signBox("°") - signBox("0");
    });
  expect(degrees).toBeGreaterThan(0);
});
