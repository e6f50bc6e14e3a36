import { expect, test } from "vitest";
import type { Cloth } from "../cloth.ts";
import { perCm } from "../units.ts";
import { WEAVES } from "../weave/table.ts";
import { ne, tex } from "../yarn/count.ts";
import { compositionOf, formatComposition } from "./composition.ts";
import { describe as describeCloth } from "./describe.ts";
import { floatsOf, geometryOf } from "./geometry.ts";
import { weigh } from "./weigh.ts";

const cloth = (count: number, endsPerInch: number, picksPerInch: number, weave: Cloth["weave"]): Cloth => ({
  kind: "woven",
  warp: { count: ne(count), fibre: [["cotton", 1]] },
  weft: { count: ne(count), fibre: [["cotton", 1]] },
  endsPerCm: perCm(endsPerInch),
  picksPerCm: perCm(picksPerInch),
  weave,
  warpOrder: [["#ffffff", 1]],
  weftOrder: [["#ffffff", 1]],
  finish: [],
  seed: 1,
});

test("poplin of Ne 50, 144 × 76 to the inch, weighs 109 ± 4 g/m²", () => {
  expect(Math.abs(weigh(cloth(50, 144, 76, "plain")).gsm - 109)).toBeLessThan(4);
});

test("2/1 denim of Ne 7, 64 × 42 to the inch, weighs 377 ± 12 g/m²", () => {
  expect(Math.abs(weigh(cloth(7, 64, 42, "twill-2/1")).gsm - 377)).toBeLessThan(12);
});

test("warp and weft weights are threads/cm · tex · 0.1 · (1 + crimp) and sum to the whole", () => {
  const poplin = cloth(50, 144, 76, "plain");
  const { gsm, warpGsm, weftGsm } = weigh(poplin);
  const { warp, weft } = geometryOf(poplin);
  expect(warpGsm).toBeCloseTo((144 / 2.54) * 11.811 * 0.1 * (1 + warp.crimp), 2);
  expect(weftGsm).toBeCloseTo((76 / 2.54) * 11.811 * 0.1 * (1 + weft.crimp), 2);
  expect(gsm).toBeCloseTo(warpGsm + weftGsm, 9);
});

test("in a poplin the close ends do the bending: warp crimps more than weft", () => {
  const { warp, weft } = geometryOf(cloth(50, 144, 76, "plain"));
  expect(warp.crimp).toBeGreaterThan(4 * weft.crimp);
  expect(warp.wave + weft.wave).toBeCloseTo((warp.diameter + weft.diameter) * 0.65, 9);
});

test("floats are one thread in plain, two in a 2/2 twill, and a satin of five floats over four and under one", () => {
  expect(floatsOf(WEAVES.plain)).toEqual({ warp: 1, weft: 1 });
  expect(floatsOf(WEAVES["twill-2/2"])).toEqual({ warp: 2, weft: 2 });
  expect(floatsOf(WEAVES["satin-5"])).toEqual({ warp: 2.5, weft: 2.5 });
  expect(floatsOf(WEAVES.oxford)).toEqual({ warp: 1, weft: 2 });
});

test("a cotton warp and a weft with 4 % elastane make whole per cents by mass", () => {
  const denim: Cloth = {
    ...cloth(7, 64, 42, "twill-3/1"),
    weft: {
      count: tex(84.4),
      fibre: [
        ["cotton", 0.96],
        ["elastane", 0.04],
      ],
    },
  };
  const parts = compositionOf(denim);
  expect(parts.reduce((sum, part) => sum + part.percent, 0)).toBe(100);
  expect(formatComposition(parts)).toBe("98 % Cotton 2 % Elastane");
});

test("a poplin covers nearly all of its area, a voile lets light through", () => {
  expect(describeCloth(cloth(50, 144, 76, "plain")).cover.cloth).toBeGreaterThan(0.93);
  expect(describeCloth(cloth(80, 79, 71, "plain")).cover.cloth).toBeLessThan(0.75);
});

test("denim shows its warp and hides its weft; a sateen does the opposite of a satin", () => {
  expect(describeCloth(cloth(7, 74, 46, "twill-3/1")).warpOnFace).toBeGreaterThan(0.7);
  const [satin, sateen] = (["satin-5", "sateen-5"] as const).map((weave) => describeCloth(cloth(40, 100, 100, weave)).warpOnFace);
  expect(satin! + sateen!).toBeCloseTo(1, 2);
});

test("raising makes a cloth thicker: flannel stands more than half a millimetre above the same cloth unraised", () => {
  const flat = cloth(20, 60, 50, "twill-2/2");
  expect(describeCloth({ ...flat, finish: ["flannel"] }).thicknessMm - describeCloth(flat).thicknessMm).toBeCloseTo(0.54, 6);
});
