import { afterAll, beforeAll, expect, test } from "vitest";
import { T_SHIRT } from "../run/designs.ts";
import { type EditorPage, openInGingham } from "./editor.ts";
import { openBrowser, soon, type TestBrowser } from "./house.ts";

let browser: TestBrowser;
let editor: EditorPage;

beforeAll(async () => {
  browser = await openBrowser();
  ({ editor } = await openInGingham(browser, T_SHIRT, "Materials", { webGl: false }));
});
afterAll(() => browser.close());

const panel = () => editor.region("Materials");
const artwork = (name: string) =>
  panel().getByRole("list", { name: "Finish of the artwork" }).getByRole("button", { name, exact: true });
const cloth = (name: string) =>
  panel().getByRole("list", { name: "Finish of the fabric" }).getByRole("button", { name, exact: true });

test("letters are embroidered, counted in stitches, and sewn more densely when asked", async () => {
  await editor.choosePiece("Front");
  await editor.open("Text");
  await editor.region("Text").getByLabel("Text content").fill("HIT");
  await editor.region("Text").getByRole("button", { name: "Lay on Front" }).click();
  await soon(() => editor.lastStep()).toContain("HIT placed on Front");
  await editor.open("Materials");
  await editor.oneStep("HIT embroidered on Front", () => artwork("Embroidery").click());
  const counted = panel()
    .getByText(/^[\d,]+ stitches$/)
    .first();
  const stitches = async () =>
    (await counted.count()) ? Number.parseInt((await counted.textContent())!.replaceAll(",", ""), 10) : 0;
  await soon(stitches).toBeGreaterThan(100);
  const before = await stitches();
  const rows = panel().getByRole("textbox", { name: "Distance of rows" });
  await rows.fill("0.25");
  await rows.press("Enter");
  // 0.4 mm to 0.25 mm is 1.6 times as many rows.
  await soon(stitches).toBeGreaterThan(before * 1.4);
});

test("foil is one step back to print, and the cloth of the chosen piece is finished", async () => {
  await editor.oneStep("HIT in foil on Front", () => artwork("Foil").click());
  await soon(() => artwork("Foil").getAttribute("aria-pressed")).toBe("true");
  await editor.oneStep("HIT printed on Front", () => artwork("Plain print").click());
  await editor.oneStep("Fabric coated on Front", () => cloth("Coated").click());
  expect(await cloth("Coated").getAttribute("aria-pressed")).toBe("true");
});
