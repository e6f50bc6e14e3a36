import sharp from "sharp";
import { expect, test } from "vitest";
import { contactSheet } from "./sheet.ts";

test("every swatch stands in its place with words below it, however long they are", async () => {
  const red = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c01818" } })
    .png()
    .toBuffer();
  const name = "A name that is far too long to stand under its own swatch, & <then> some";
  const frames = Array.from({ length: 9 }, (_, index) => ({ swatch: red, code: `SV-0000-0${index}`, name }));
  const { data, info } = await sharp(await contactSheet("Satin & lace", frames))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixelAt = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
  ];
  const isRed = (x: number, y: number) => pixelAt(x, y)[0]! > 150 && pixelAt(x, y)[1]! < 60;
  expect([isRed(30, 100), isRed(30 + 7 * 240, 100), isRed(30, 100 + 286), isRed(270, 100 + 286)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  const inked = (x: number, y: number, width: number, height: number) => {
    let dark = 0;
    for (let row = y; row < y + height; row++)
      for (let column = x; column < x + width; column++) if (pixelAt(column, row)[0]! < 140) dark++;
    return dark;
  };
  expect(inked(20, 76 + 220, 220, 46)).toBeGreaterThan(200);
  expect(inked(241, 76 + 220, 18, 46)).toBe(0);
});
