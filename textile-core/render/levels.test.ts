import { expect, test } from "vitest";
import type { AnyCloth, Cloth, KnittedCloth } from "../cloth.ts";
import { ciede2000 } from "../colour/difference.ts";
import { tileOf } from "../repeat/repeat.ts";
import { denier, ne } from "../yarn/count.ts";
import { lightCloth } from "./light.ts";
import type { ClothMaps } from "./maps.ts";
import { MAP_NAMES, meanLevel, normalError, seamOf } from "./probe.ts";
import { renderCloth, renderDraft, renderStructure } from "./render.ts";

const stripe = (light: number, dark: number, more: Partial<Cloth> = {}): Cloth => ({
  kind: "woven",
  warp: { count: ne(50), fibre: [["cotton", 1]] },
  weft: { count: ne(50), fibre: [["cotton", 1]] },
  endsPerCm: 50,
  picksPerCm: 30,
  weave: "plain",
  warpOrder: [
    ["#f4f3ef", light],
    ["#1f2b52", dark],
  ],
  weftOrder: [["#f4f3ef", 1]],
  finish: [],
  seed: 4,
  ...more,
});
const jersey: KnittedCloth = {
  kind: "knitted",
  yarn: { count: ne(30), fibre: [["cotton", 1]] },
  structure: "jersey",
  walesPerCm: 14,
  coursesPerCm: 18,
  loopMm: 2.8,
  courseOrder: [
    ["#2f5d8a", 9],
    ["#efe9dc", 9],
  ],
  finish: [],
  seed: 3,
};
const tartan = stripe(300, 250, { weave: "twill-2/2" });
const spreadOf = ({ albedo }: ClothMaps): number => {
  const level = meanLevel(albedo);
  let sum = 0;
  for (let i = 0; i < albedo.length; i += 4) sum += (albedo[i]! / 255 - level) ** 2;
  return Math.sqrt(sum / (albedo.length / 4));
};

test("from afar a cloth has the mean colour that it has from near, within ΔE00 2", () => {
  for (const cloth of [stripe(6, 3), tartan, jersey, stripe(2, 1, { finish: ["flannel"] })] satisfies AnyCloth[])
    expect(
      ciede2000(
        renderDraft(cloth, { pixels: 120 }).material.meanColour.lab,
        renderCloth(cloth, { pixels: 120 }).material.meanColour.lab,
      ),
    ).toBeLessThan(2);
});

test("stripes finer than a pixel leave no moiré: two and two threads are as even from afar as a plain cloth", () => {
  const even = spreadOf(renderDraft(stripe(3, 1, { warpOrder: [["#7f8593", 1]] }), { pixels: 200 }));
  for (const threads of [1, 2, 3]) {
    const fine = renderDraft(stripe(threads, threads), { pixels: 200 });
    expect(fine.mmWidth / fine.width).toBeGreaterThan((2 * threads * 10) / 50 - 0.01);
    expect(spreadOf(fine)).toBeLessThan(even + 0.02);
  }
  expect(spreadOf(renderDraft(stripe(100, 100), { pixels: 200 }))).toBeGreaterThan(0.12);
});

test("the structure tile is the weave's own whole repeats near to 8 mm, with mean colours where the stripes are slow", () => {
  const maps = renderStructure(tartan, { pixels: 128 });
  expect(maps.mmWidth).toBeCloseTo(8, 1);
  expect((maps.mmWidth * 50) / 10 / 4).toBeCloseTo(Math.round((maps.mmWidth * 50) / 10 / 4), 9);
  const small = renderStructure(stripe(6, 4), { pixels: 128 });
  expect(spreadOf(small)).toBeGreaterThan(0.1);
});

test("a draft is several times larger than a near tile, flat but for its forms, and closes on itself", () => {
  for (const cloth of [tartan, jersey, stripe(20, 20, { weave: "waffle-12" })] satisfies AnyCloth[]) {
    const maps = renderDraft(cloth, { pixels: 120 });
    expect(maps.mmWidth).toBeGreaterThan(180);
    expect(maps.mmWidth).toBeCloseTo(tileOf(cloth, 240).mmWidth, 9);
    for (const map of MAP_NAMES) {
      const { across, up } = seamOf(maps, map);
      expect(Math.max(across, up), map).toBeLessThanOrEqual(1.1);
    }
    expect(normalError(maps)).toBeLessThan(0.02);
  }
});

test("under the lamp a silk satin shines: its brightest places lie far above its mean, a poplin's do not", () => {
  const silk = { count: denier(42), fibre: [["silk", 1]] } as const;
  const satin = stripe(1, 1, {
    warp: silk,
    weft: silk,
    endsPerCm: 100,
    picksPerCm: 46,
    weave: "satin-8",
    warpOrder: [["#6b2a50", 1]],
    weftOrder: [["#6b2a50", 1]],
  });
  const highlight = (cloth: Cloth): number => {
    const maps = renderCloth(cloth, { pixels: 200 });
    const lit = lightCloth(maps);
    const reds = Array.from({ length: lit.length / 4 }, (_, index) => lit[index * 4]!).sort((a, b) => a - b);
    return reds[Math.floor(reds.length * 0.97)]! / reds[reds.length >> 1]!;
  };
  expect(highlight(satin)).toBeGreaterThan(1.25);
  expect(highlight(stripe(1, 1, { warpOrder: [["#6b2a50", 1]], weftOrder: [["#6b2a50", 1]] }))).toBeLessThan(1.2);
});
