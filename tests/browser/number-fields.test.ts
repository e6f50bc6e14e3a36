import { beforeAll, expect, test } from "vitest";
import { addressOf, dressed, fabricCoded, GINGHAM, keep, styleNamed, T_SHIRT, withArtworks } from "../run/designs.ts";
import { pennant } from "../run/drawn.ts";
import { testLong } from "../run/test-long.ts";
import { boardOf } from "./board.ts";
import { customers, sideways } from "./customers.ts";
import { editorOf } from "./editor.ts";
import { PHONE, soon } from "./house.ts";

const { buyer, customer } = customers();
const MIDDLE = { pieceKey: "front", x: 20, y: 260 };

let address: string;
beforeAll(async () => {
  const style = await styleNamed(buyer(), T_SHIRT);
  const { imageId } = await buyer().upload(pennant(), "artwork");
  const pennants = [{ ...MIDDLE, imageId, width: 64, height: 40 }];
  const document = withArtworks(dressed(style, await fabricCoded(buyer(), GINGHAM)), pennants);
  address = addressOf(await keep(buyer(), style, document, "In figures"));
});

/** The editor with the pennant chosen. */
async function atFigures(how: Parameters<typeof customer>[0] = {}) {
  const person = await customer({ webGl: false, ...how });
  await person.go(address);
  const board = boardOf(person.page);
  await board.painted();
  await board.press(MIDDLE);
  return person;
}

test("a figure is written in digits of any script and as a sum; what is not taken is named, with the reason, and changes nothing", async () => {
  const person = await atFigures();
  const editor = editorOf(person.page);
  const width = editor.field("Artwork Param", "W");
  const faults = editor.region("Artwork Param").getByRole("alert");
  await width.waitFor();
  for (const [written, read] of [
    ["60+5", 65],
    ["٣٠", 30],
    ["４０", 40],
    ["3 × (1 cm + 5)", 45],
  ] as const) {
    await editor.write("Artwork Param", "W", written);
    await soon(() => editor.value("Artwork Param", "W")).toBe(read);
  }
  expect(await faults.count()).toBe(0);
  const steps = await editor.steps();
  for (const [written, told] of [
    ["0", "“0” was not accepted. From 0.1 to 20,000 mm."],
    ["-5", "“-5” was not accepted. From 0.1 to 20,000 mm."],
    ["1e9", "“1e9” is not a number. Write it like 12.5 or 20+5."],
    ["NaN", "“NaN” is not a number. Write it like 12.5 or 20+5."],
  ] as const) {
    await editor.write("Artwork Param", "W", written);
    await soon(() => faults.allTextContents()).toEqual([told]);
    expect(await width.getAttribute("aria-invalid")).toBe("true");
    expect(await editor.value("Artwork Param", "W")).toBe(45);
  }
  await person.picture("number-refused-desk-en");
  await person.accessible("a figure that was not taken");
  expect(await editor.steps()).toBe(steps);
  await width.fill("46");
  await soon(() => faults.count()).toBe(0);
  await width.press("Enter");
  await editor.write("Artwork Param", "Angle", "270");
  await soon(() => editor.value("Artwork Param", "Angle")).toBe(-90);
});

test("a size and an offset past the rail are taken as they are; past what is possible they are not, and the field says where that ends", async () => {
  const person = await atFigures();
  const editor = editorOf(person.page);
  const cloth = editor.region("Fabric Param");
  const faults = cloth.getByRole("alert");
  await cloth.getByText("Repeat 60.0 × 60.0 mm").waitFor();
  await cloth.getByText("check 20.0 × 20.0 mm").waitFor();
  for (const label of ["Size", "Horizontal Offset"]) {
    await editor.write("Fabric Param", label, "720");
    await soon(() => editor.value("Fabric Param", label)).toBe(720);
    expect(await editor.field("Fabric Param", label).getAttribute("aria-invalid")).toBe(null);
  }
  await cloth.getByText("Repeat 720.0 × 720.0 mm").waitFor();
  await cloth.getByText("check 240.0 × 240.0 mm").waitFor();
  await editor.write("Fabric Param", "Size", "5000");
  await soon(() => faults.allTextContents()).toEqual(["“5000” was not accepted. From 3 to 1,200 mm."]);
  await person.picture("number-refused-slider-desk-en");
  await editor.field("Fabric Param", "Size").focus();
  await person.page.keyboard.press("ArrowUp");
  await soon(() => editor.value("Fabric Param", "Size")).toBe(721);
  expect(await faults.count()).toBe(0);
});

testLong("in Arabic on a phone a figure that is not taken is explained inside the window", async () => {
  const person = await atFigures({ viewport: PHONE, language: "arab", touch: true });
  await person.page.getByRole("button", { name: "المعاينة والإعدادات" }).click();
  const width = person.page.getByRole("textbox", { name: "W", exact: true });
  await width.fill("٠");
  await width.press("Enter");
  await person.page.getByRole("alert").filter({ hasText: "لم تُقبل القيمة" }).waitFor();
  expect(await sideways(person)).toBe(0);
  await person.picture("number-refused-phone-arab");
});
