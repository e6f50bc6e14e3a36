import { inlinePool } from "@selvedge/server";
import sharp from "sharp";
import { expect, test } from "vitest";
import { expectSamePicture } from "../same-picture.ts";
import { drawWelcomePicture } from "./draw.ts";
import { shippedWelcome } from "./shipped.ts";
import { WELCOME } from "./welcome.ts";

test("every picture of the front page travels with the portal", async () => {
  for (const { name, picture } of WELCOME) {
    const { width, height, format } = await sharp(shippedWelcome(name)).metadata();
    expect(format, name).toBe("webp");
    expect(width! / height!, name).toBeCloseTo(picture.kind === "shelf" ? 1600 / 1164 : 4 / 3, 2);
  }
  expect(() => shippedWelcome("unheardOf")).toThrow("npm run welcome");
});

test("one drawn again is the shipped one", async () => {
  const { name, picture } = WELCOME.find(({ name }) => name === "boys")!;
  await expectSamePicture(await drawWelcomePicture(inlinePool, picture), shippedWelcome(name));
});
