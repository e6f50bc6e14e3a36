import { createShare } from "@selvedge/contract";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { daily, IS_LONG } from "../run/circle.ts";
import { addressOf, boxOf, dressed, fabricCoded, GINGHAM, GINGHAM_MM, keep, styleNamed, T_SHIRT } from "../run/designs.ts";
import { testLong } from "../run/test-long.ts";
import { complete, pictureAtRest } from "../run/waits.ts";
import { boardOf } from "./board.ts";
import { editorOf } from "./editor.ts";
import { type BrowserUser, browserUser, EXACT, letIn, openBrowser, session, soon, type TestBrowser } from "./house.ts";
import { type Area, period, profile } from "./period.ts";

/** One in a hundred. */
const TOLERANCE_MM = GINGHAM_MM / 100;

/** Measured every day where it lies flat, in the long circle on the draped garment too, which takes as long to open as all the rest. */
const MEASURED = { scale: EXACT, webGl: IS_LONG };

let browser: TestBrowser;
let designer: Caller;
let owner: BrowserUser;
let customer: BrowserUser;
let front: { x: number; y: number; width: number; height: number };

beforeAll(async () => {
  [browser, designer] = [await openBrowser(), await session()];
  [owner, customer] = [await browserUser(browser, MEASURED), await browserUser(browser, MEASURED)];
  await letIn(owner, designer);
});
afterAll(() => browser.close());

/** Millimetres between check lines in a part of the window, along and across; the part is in CSS pixels. */
async function measured(page: Page, clip: Area, pxPerMm: number): Promise<{ across: number; along: number; lines: number }> {
  const png = await page.screenshot({ clip });
  const [across, along] = [period(profile(png, "x")), period(profile(png, "y"))];
  return { across: across.pixels / pxPerMm, along: along.pixels / pxPerMm, lines: Math.min(across.lines, along.lines) };
}

function expectTwenty({ across, along }: { across: number; along: number }): void {
  expect(Math.abs(across - GINGHAM_MM)).toBeLessThanOrEqual(TOLERANCE_MM);
  expect(Math.abs(along - GINGHAM_MM)).toBeLessThanOrEqual(TOLERANCE_MM);
}

/** Cloth of the front left of its middle and below its sleeves, away from grain arrow, fold and seams, in mm of the piece. */
const quiet = () => ({ x: front.x + front.width * 0.12, y: front.y + front.height * 0.55, width: 180, height: 220 });

const whole = ({ x, y, width, height }: Area): Area => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});

test("a T-shirt in a check of 20 mm is open in the editor and behind a link", async () => {
  const [style, fabric] = [await styleNamed(designer, T_SHIRT), await fabricCoded(designer, GINGHAM)];
  const proposal = await keep(designer, style, dressed(style, fabric), "True scale");
  const { shareToken } = await designer.call(createShare, { kind: "proposal", id: proposal.proposalId });
  front = boxOf(style.pieces.find(({ key }) => key === "front")!);
  await owner.go(addressOf(proposal));
  if (IS_LONG) await editorOf(owner.page).previewReady();
  await boardOf(owner.page).painted();
  await customer.go(`/shareShapeDetails?designId=${style.id}&shareToken=${shareToken}`);
  await customer.page.getByRole("region", { name: "Pieces laid flat" }).waitFor();
  if (IS_LONG) await soon(() => customer.page.locator("[data-draw-calls]").getAttribute("data-state")).toBe("ready");
});

test.each([
  ["with the whole pattern in view", null],
  ["at physical size", "100 %, true size"],
])("on the board, %s, 20 mm of cloth are 20 mm", async (_, zoom) => {
  const { page } = owner;
  const board = boardOf(page);
  if (zoom) {
    const piece = quiet();
    await page.getByRole("button", { name: /^Zoom \d+ %$/ }).click();
    await page.getByRole("menuitem", { name: zoom }).click();
    await soon(() => board.pxPerMm()).toBeCloseTo(96 / 25.4, 3);
    const box = (await page.getByRole("application").boundingBox())!;
    const point = await board.at({ pieceKey: "front", x: piece.x + 90, y: piece.y + 110 });
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.keyboard.down("Shift");
    await page.mouse.wheel(point.x - box.x - box.width / 2, 0);
    await page.keyboard.up("Shift");
    await page.mouse.wheel(0.5, point.y - box.y - box.height / 2);
    await board.painted();
    const clip = whole((await page.getByRole("application").boundingBox())!);
    await pictureAtRest(page, clip);
  }
  const scale = await board.pxPerMm();
  const { x, y, width, height } = quiet();
  const corner = await board.at({ pieceKey: "front", x: x + 20, y: y + 40 });
  const clip = whole({ ...corner, width: (width - 40) * scale, height: (height - 80) * scale });
  const found = await measured(page, clip, scale);
  expect(found.lines).toBeGreaterThanOrEqual(6);
  expectTwenty(found);
  await owner.picture(zoom ? "08-true-scale-board-physical" : "08-true-scale-board");
});

/** Looks straight at the flattest cloth of the side that is shown, in a preview filling the window or its place on the page. */
async function straight(page: Page, preview: Locator): Promise<{ clip: Area; pxPerMm: number }> {
  await preview.getByRole("button", { name: "True scale: face the fabric" }).click();
  await soon(() => preview.getAttribute("data-px-per-mm")).not.toBeNull();
  const pxPerMm = Number(await preview.getAttribute("data-px-per-mm"));
  const box = (await preview.boundingBox())!;
  const half = 42 * pxPerMm;
  const clip = whole({ x: box.x + box.width / 2 - half, y: box.y + box.height / 2 - half, width: 2 * half, height: 2 * half });
  await pictureAtRest(page, clip);
  return { clip, pxPerMm };
}

testLong("on the draped cloth, looked at straight where it lies flat, 20 mm are 20 mm", async () => {
  const { page } = owner;
  const editor = editorOf(page);
  await editor.region("Preview").getByRole("button", { name: "Enlarge the preview" }).click();
  const { clip, pxPerMm } = await straight(page, editor.preview);
  expect(pxPerMm).toBeCloseTo(96 / 25.4, 3);
  await owner.picture("08-true-scale-draped");
  const found = await measured(page, clip, pxPerMm);
  expectTwenty(found);
});

/** Brings the quiet cloth of the front on the shared page into view: where it lies there, CSS pixels. */
async function broughtIntoView(flat: Locator): Promise<{ clip: Area; pxPerMm: number }> {
  const canvas = flat.getByRole("img", { name: /^Front, / });
  await canvas.scrollIntoViewIfNeeded();
  const pxPerMm = Number(await flat.getAttribute("data-px-per-mm"));
  const { x, y } = quiet();
  await flat.evaluate((node, point) => node.scrollTo(point.x, point.y), {
    x: (x - front.x) * pxPerMm,
    y: (y - front.y) * pxPerMm,
  });
  const box = (await canvas.boundingBox())!;
  const shown = (await flat.boundingBox())!;
  const side = Math.min(160 * pxPerMm, shown.height - 80);
  const clip = whole({
    x: box.x + (x - front.x + 10) * pxPerMm,
    y: Math.max(box.y + (y - front.y + 10) * pxPerMm, shown.y + 10),
    width: side,
    height: side,
  });
  return { clip, pxPerMm };
}

test.each(daily(["All pieces"], "Life size"))("on the shared page, %s, 20 mm of a flat piece are 20 mm", async (scale) => {
  const { page } = customer;
  const flat = page.getByRole("region", { name: "Pieces laid flat" });
  await page.getByRole("radio", { name: scale }).check();
  await complete(page);
  // What comes above the pieces pushes them down: they lie still once they do so twice.
  let found = await broughtIntoView(flat);
  await soon(async () => {
    const before = found;
    found = await broughtIntoView(flat);
    return JSON.stringify(found) === JSON.stringify(before);
  }).toBe(true);
  await pictureAtRest(page, flat);
  await customer.picture(`08-true-scale-shared-${scale === "Life size" ? "life" : "fit"}`);
  expectTwenty(await measured(page, found.clip, found.pxPerMm));
});

test("nothing else went wrong", () => {
  expect([...owner.troubles, ...customer.troubles]).toEqual([]);
});
