import { expect, test } from "vitest";
import { encodeDrape } from "../formats/drape-file.ts";
import { EVERYDAY } from "../testing/everyday.ts";
import { testLargest } from "../testing/largest.ts";
import { drapeGarment } from "./drape-garment.ts";

testLargest(EVERYDAY);

test("the same garment is draped to the same bytes, and otherwise in a heavier, stiffer cloth", () => {
  const drape = (hand: "jersey" | "wool") => drapeGarment("tee", "S", { level: "coarse", hand });
  const [one, again, wool] = [drape("jersey"), drape("jersey"), drape("wool")];
  expect(encodeDrape(again)).toEqual(encodeDrape(one));
  const off = one.positions.reduce((most, value, i) => Math.max(most, Math.abs(value - wool.positions[i]!)), 0);
  expect(off).toBeGreaterThan(5);
});
