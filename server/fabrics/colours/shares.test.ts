import { expect, test } from "vitest";
import { FABRICS } from "../../../demo/fabrics/index.ts";
import { colourSharesOf } from "./shares.ts";

const sharesOf = (name: string) => colourSharesOf(FABRICS.find((fabric) => fabric.name === name)!.cloth);

test("a cloth has the colours of its threads by what is seen of each", () => {
  expect(sharesOf("Poplin 50, white")).toEqual({ white: 100 });
  expect(sharesOf("Breton stripe jersey, emerald, white")).toEqual({ white: 67, green: 33 });
  expect(sharesOf("Gingham 40, apricot")).toEqual({ white: 50, "light orange": 50 });
  const { "dark blue": blue = 0, "dark green": green = 0 } = sharesOf("Serge tartan, forest green, midnight blue");
  expect(blue).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(20);
});

test("a print has the colours of its inks, its ground most", () => {
  const shares = Object.entries(sharesOf("Polka dot, poplin, Lemon Grove")).sort(([, a], [, b]) => b - a);
  expect(shares[0]).toEqual(["yellow", 52]);
});

test("what is seen of a colour never sums to more than the cloth", () => {
  for (const { cloth, code } of FABRICS) {
    const shares = Object.values(colourSharesOf(cloth));
    expect(shares.length, code).toBeGreaterThan(0);
    expect(
      shares.reduce((sum, share) => sum + share, 0),
      code,
    ).toBeLessThanOrEqual(101);
  }
});
