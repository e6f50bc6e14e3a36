import { expect, test } from "vitest";
import type { Cloth } from "../cloth.ts";
import { perCm } from "../units.ts";
import { denier, ne } from "../yarn/count.ts";
import { type BendingClass, flexuralRigidityOf } from "./bending.ts";
import { checkWeight } from "./check.ts";
import { describe as describeCloth } from "./describe.ts";
import { weigh } from "./weigh.ts";

const cotton = (count: number) => ({ count: ne(count), fibre: [["cotton", 1]] }) as const;
const cloth = (yarn: Cloth["warp"], ends: number, picks: number, weave: Cloth["weave"]): Cloth => ({
  kind: "woven",
  warp: yarn,
  weft: yarn,
  endsPerCm: perCm(ends),
  picksPerCm: perCm(picks),
  weave,
  warpOrder: [
    ["#ffffff", 3],
    ["#1f2b52", 1],
  ],
  weftOrder: [["#ffffff", 1]],
  finish: [],
  seed: 1,
});
const poplin = cloth(cotton(50), 144, 76, "plain");

test("a declared weight within eight per cent is believed, one beyond it is warned of with both figures", () => {
  const gsm = weigh(poplin).gsm;
  expect(checkWeight(poplin, gsm * 1.079)).toBeNull();
  expect(checkWeight(poplin, gsm * 0.921)).toBeNull();
  expect(checkWeight(poplin, gsm * 1.1)).toMatchObject({ code: "weightDisagrees", computedGsm: gsm });
  expect(checkWeight(poplin, gsm * 0.9)!.percent).toBeCloseTo(-10, 9);
});

test("silk satin is limp, poplin soft, chino firm and denim stiff", () => {
  const classes: readonly (readonly [Cloth, BendingClass])[] = [
    [cloth({ count: denier(42), fibre: [["silk", 1]] }, 260, 115, "satin-8"), "limp"],
    [poplin, "soft"],
    [cloth(cotton(16), 108, 56, "twill-3/1"), "firm"],
    [cloth(cotton(7), 74, 46, "twill-3/1"), "stiff"],
  ];
  for (const [made, name] of classes) expect(describeCloth(made).bending).toBe(name);
});

test("a film and a wadding make a cloth bend less", () => {
  const bare = flexuralRigidityOf(poplin);
  expect(flexuralRigidityOf({ ...poplin, finish: ["coated"] })).toBeGreaterThan(2 * bare);
  const decoration = { technique: "quilting", sizeMm: 50, loftMm: 4, thread: "#ffffff", waddingGsm: 60 } as const;
  expect(flexuralRigidityOf({ ...poplin, decoration })).toBeGreaterThan(4 * bare);
});

test("the shades of a cloth sum to one, the largest first, each with its Lab", () => {
  const { palette } = describeCloth(poplin);
  expect(palette.map(({ hex }) => hex)).toEqual(["#ffffff", "#1f2b52"]);
  expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  expect(palette[0]!.lab[0]).toBeCloseTo(100, 1);
});

test("the colour computed without drawing counts the other fibres of a melange, the second ply, and what is sewn on", () => {
  const dark = (more: Partial<Cloth>) => describeCloth({ ...poplin, warpOrder: [["#ffffff", 1]], ...more }).meanColour.lab[0];
  const yarn = poplin.warp;
  const plain = dark({});
  const melange = { ...yarn, melange: { colour: "#101010", share: 0.4 } } as const;
  const twist = { ...yarn, ply: { colour: "#101010" } } as const;
  expect(dark({ warp: melange, weft: melange })).toBeLessThan(plain - 10);
  expect(dark({ warp: twist, weft: twist })).toBeLessThan(dark({ warp: melange, weft: melange }));
  expect(dark({ decoration: { technique: "sequin", colour: "#101010", diameterMm: 3 } })).toBeLessThan(10);
});
