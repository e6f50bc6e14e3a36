/// <reference types="vite/client" />
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { boxOf, styleNamed, T_SHIRT } from "../run/designs.ts";
import { boardOf } from "./board.ts";
import { toolsAtHand } from "./editor.ts";
import { type BrowserUser, browserUser, DESK, letIn, openBrowser, PHONE, session, soon, type TestBrowser } from "./house.ts";

type Style = Awaited<ReturnType<typeof styleNamed>>;

let browser: TestBrowser;
let designer: Caller;
let style: Style;
beforeAll(async () => {
  [browser, designer] = [await openBrowser(), await session()];
  style = await styleNamed(designer, T_SHIRT);
});
afterAll(() => browser.close());

/** Where each piece's origin lies on the board, in mm. */
const places = (page: Page) =>
  page
    .getByRole("application")
    .locator("[data-piece]")
    .evaluateAll((names) => names.map((name) => ({ ...(name as HTMLElement).dataset })));

/** The box of the whole pattern in the window, in CSS px. */
async function patternBox(page: Page) {
  const corners = style.pieces.flatMap((piece) => {
    const { x, y, width, height } = boxOf(piece);
    return [
      { pieceKey: piece.key, x, y },
      { pieceKey: piece.key, x: x + width, y: y + height },
    ];
  });
  const points = [];
  for (const corner of corners) points.push(await boardOf(page).at(corner));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

async function expectWhole(page: Page, area: Locator) {
  const board = (await area.boundingBox())!;
  const { left, right, top, bottom } = await patternBox(page);
  expect(left).toBeGreaterThan(board.x);
  expect(right).toBeLessThan(board.x + board.width);
  expect(top).toBeGreaterThan(board.y);
  expect(bottom).toBeLessThan(board.y + board.height);
}

describe("the pattern on an upright phone", () => {
  let person: BrowserUser;
  let page: Page;
  let area: Locator;
  beforeEach(async () => {
    person = await browserUser(browser, { viewport: PHONE, touch: true, webGl: false });
    page = person.page;
    area = page.getByRole("application");
    await letIn(person, designer);
    await person.go(`/shapeDetails?designId=${style.id}`);
    await boardOf(page).painted();
    return () => person.context.close();
  });

  test("fills more than four fifths of the board's height and lies in it whole", async () => {
    await expectWhole(page, area);
    const { top, bottom } = await patternBox(page);
    expect((bottom - top) / (await area.boundingBox())!.height).toBeGreaterThan(0.8);
    expect(person.troubles).toEqual([]);
  });

  test("is chosen piece by piece where its pieces lie", async () => {
    for (const piece of style.pieces.filter(({ key }) => key !== "neckband")) {
      const { x, y, width, height } = boxOf(piece);
      const point = await boardOf(page).at({ pieceKey: piece.key, x: x + width / 2, y: y + height * 0.7 });
      await page.touchscreen.tap(point.x, point.y);
      await soon(() => area.locator(`[data-piece="${piece.key}"]`).getAttribute("aria-pressed")).toBe("true");
    }
  });

  test("is laid anew and shown whole when a panel takes half of the board, and when the phone is turned", async () => {
    const upright = JSON.stringify(await places(page));
    const relaid = () => soon(async () => JSON.stringify(await places(page)) === upright);
    await page.getByRole("button", { name: "Pieces", exact: true }).tap();
    await relaid().toBe(false);
    await boardOf(page).painted();
    await expectWhole(page, area);
    await page.getByRole("button", { name: "Collapse the panel" }).tap();
    await relaid().toBe(true);
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    await relaid().toBe(false);
    await boardOf(page).painted();
    await expectWhole(page, area);
    expect(person.troubles).toEqual([]);
  });

  test("stays as it lies while somebody looks at one piece closely", async () => {
    const before = await places(page);
    await area.focus();
    await area.press("+");
    await toolsAtHand(page);
    await page.getByRole("button", { name: "Pieces", exact: true }).tap();
    await page.getByRole("region", { name: "Pieces" }).waitFor();
    expect(await places(page)).toEqual(before);
  });
});

test("on a wide board the pieces lie as the pattern has them", async () => {
  const person = await browserUser(browser, { viewport: { width: 1_920, height: DESK.height }, webGl: false });
  await letIn(person, designer);
  await person.go(`/shapeDetails?designId=${style.id}`);
  await boardOf(person.page).painted();
  expect((await places(person.page)).map(({ piece, x, y }) => [piece, Number(x), Number(y)])).toEqual(
    style.pieces.map(({ key, layout }) => [key, layout.x, layout.y]),
  );
  await expectWhole(person.page, person.page.getByRole("application"));
  await person.context.close();
});
