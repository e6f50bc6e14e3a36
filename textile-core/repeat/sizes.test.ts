import { expect, test } from "vitest";
import type { AnyCloth, WovenCloth } from "../cloth.ts";
import { gingham, glenCheck, ombre } from "../construction/orders.ts";
import { ne } from "../yarn/count.ts";
import { endsPerWale, motifsIn, repeatOf, tileOf } from "./repeat.ts";

const yarn = { count: ne(30), fibre: [["cotton", 1]] } as const;
const woven = (endsPerCm: number, picksPerCm: number, more: Partial<WovenCloth> = {}): WovenCloth => ({
  kind: "woven",
  warp: yarn,
  weft: yarn,
  endsPerCm,
  picksPerCm,
  weave: "plain",
  warpOrder: [["#ffffff", 1]],
  weftOrder: [["#ffffff", 1]],
  finish: [],
  seed: 1,
  ...more,
});

test("repeats are what threads and densities make of them, to a hundredth of a mm", () => {
  const sizes: readonly (readonly [AnyCloth, mmWidth: number, mmHeight: number])[] = [
    [woven(20, 18, { weave: "waffle-12" }), 6, 6.67],
    [woven(36, 22, { weave: "whipcord" }), 1.39, 4.55],
    [woven(32, 28, gingham("#ffffff", "#1f2b52", 16, 14)), 10, 10],
    [woven(26, 24, glenCheck("#ffffff", "#1f2b52", { wide: 6, narrow: 12 })), 36.92, 40],
    [woven(48, 30, { warpOrder: ombre("#ffffff", "#1f2b52", 480) }), 100, 0.67],
    [woven(26, 60, { weave: "twill-1/3", pile: { walesPerInch: 11, heightMm: 1 } }), 4.62, 0.67],
    [
      woven(36, 26, {
        pucker: [
          ["taut", 16],
          ["slack", 20],
        ],
      }),
      10,
      0.77,
    ],
    [woven(44, 30, { decoration: { technique: "quilting", sizeMm: 50, loftMm: 4, thread: "#ffffff", waddingGsm: 60 } }), 50, 50],
  ];
  for (const [cloth, mmWidth, mmHeight] of sizes) {
    const repeat = repeatOf(cloth);
    expect(Math.abs(repeat.mmWidth - mmWidth)).toBeLessThan(0.0051);
    expect(Math.abs(repeat.mmHeight - mmHeight)).toBeLessThan(0.0051);
  }
});

test("a wale is a whole number of pairs of ends, the one nearest to its wales per inch", () => {
  expect([endsPerWale(26, 11), endsPerWale(24, 8), endsPerWale(26, 21)]).toEqual([6, 8, 4]);
});

test("a motif smaller than the threads' repeat lies in it a whole number of times, close to its own size", () => {
  const decoration = {
    technique: "embroidery",
    motif: { figure: "dots", repeatMm: 9 },
    colours: ["#ffffff"],
    threadMm: 0.4,
  } as const;
  const cloth = woven(32, 28, { ...gingham("#ffffff", "#1f2b52", 64, 56), decoration });
  const tile = tileOf(cloth);
  const { across, up } = motifsIn(tile, decoration.motif);
  expect([across % tile.across, up % tile.up]).toEqual([0, 0]);
  expect(tile.mmWidth / across).toBeCloseTo(10, 9);
});
