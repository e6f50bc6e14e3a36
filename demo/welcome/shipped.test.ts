import { inlinePool } from "@selvedge/server";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawWelcomePicture } from "./draw.ts";
import { shippedWelcome } from "./shipped.ts";
import { WELCOME } from "./welcome.ts";

/** Of 255: what another build of the picture library may round differently. */
const MEAN_DIFFERENCE = 0.5;
/** One of folds and one of a garment; the shelf draws twelve cloths. */
const QUICK = WELCOME.filter(({ name }) => name === "boys" || name === "women");

test("every picture of the front page travels with the portal", async () => {
  for (const { name, picture } of WELCOME) {
    const { width, height, format } = await sharp(shippedWelcome(name)).metadata();
    expect(format, name).toBe("webp");
    expect(width! / height!, name).toBeCloseTo(picture.kind === "shelf" ? 1600 / 1164 : 4 / 3, 2);
  }
  expect(() => shippedWelcome("unheardOf")).toThrow("npm run welcome");
});

test.each(QUICK)("the picture $name drawn anew is the one that travels", async ({ name, picture }) => {
  const made = await drawWelcomePicture(inlinePool, picture);
  const [one, other] = await Promise.all([made, shippedWelcome(name)].map((bytes) => sharp(bytes).raw().toBuffer()));
  expect(one!.length).toBe(other!.length);
  const sum = one!.reduce((total, value, at) => total + Math.abs(value - other![at]!), 0);
  expect(sum / one!.length).toBeLessThan(MEAN_DIFFERENCE);
});
