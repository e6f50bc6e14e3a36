import { expect, test } from "vitest";
import { threadsOf, type WovenCloth } from "../cloth.ts";
import { labOf } from "../colour/convert.ts";
import { ciede2000 } from "../colour/difference.ts";
import { renderCloth } from "../render/render.ts";
import { repeatOf } from "../repeat/repeat.ts";
import { ne } from "../yarn/count.ts";
import { chambray, denim, gingham, glenCheck, houndstooth, type Orders, ombre, preparedForDyeing, tartan } from "./orders.ts";

const clothOf = (orders: Orders, more: Partial<WovenCloth> = {}): WovenCloth => ({
  kind: "woven",
  warp: { count: ne(30), fibre: [["cotton", 1]] },
  weft: { count: ne(30), fibre: [["cotton", 1]] },
  endsPerCm: 32,
  picksPerCm: 28,
  weave: "plain",
  finish: [],
  seed: 2,
  ...orders,
  ...more,
});

test("a gingham of 16 ends and 14 picks at 32 × 28 repeats every 10 mm both ways", () => {
  const { mmWidth, mmHeight } = repeatOf(clothOf(gingham("#f4f3ef", "#1f2b52", 16, 14)));
  expect(mmWidth).toBeCloseTo(10, 9);
  expect(mmHeight).toBeCloseTo(10, 9);
});

test("a tartan counts its pivots once: a half sett of 60 threads with pivots of 20 and 4 repeats in 96", () => {
  const { warpOrder } = tartan([
    ["#a81f2c", 20],
    ["#1f2b52", 12],
    ["#1e4e36", 24],
    ["#d6aa3c", 4],
  ]);
  expect(threadsOf(warpOrder)).toBe(96);
  expect(warpOrder.map(([, threads]) => threads)).toEqual([20, 12, 24, 4, 24, 12]);
});

test("a houndstooth is eight threads both ways on a 2/2 twill, a Glen check whole repeats of it", () => {
  const check = houndstooth("#efe9dc", "#1f1f24");
  expect(repeatOf(clothOf(check, { weave: check.weave }))).toMatchObject({ ends: 8, picks: 8 });
  const glen = glenCheck("#efe9dc", "#1f1f24", { wide: 6, narrow: 12, over: "#6f8fb5" });
  expect(threadsOf(glen.warpOrder)).toBe(6 * 8 + 12 * 4);
  expect(glen.warpOrder.filter(([hex]) => hex === "#6f8fb5")).toHaveLength(1);
});

test("an ombré of 480 ends has 480 threads, goes there and back, and no step is larger than ΔE00 4", () => {
  const order = ombre("#f4e9e4", "#a8324c", 480);
  expect(threadsOf(order)).toBe(480);
  expect(order[0]![0]).toBe("#f4e9e4");
  expect(order.map(([hex]) => hex)).toEqual([...order].reverse().map(([hex]) => hex));
  for (let i = 0; i < order.length; i++) {
    const next = order[(i + 1) % order.length]!;
    expect(ciede2000(labOf(order[i]![0]), labOf(next[0]))).toBeLessThan(4);
  }
});

test("a chambray lies between its warp and white, cloth prepared for dyeing is almost white and neutral", () => {
  const lightness = (orders: Orders) => renderCloth(clothOf(orders), { pixels: 96 }).material.meanColour.lab;
  const [blue] = lightness(chambray("#2b4d86"));
  expect(blue).toBeGreaterThan(labOf("#2b4d86")[0] + 10);
  const [l, a, b] = lightness(preparedForDyeing());
  expect(l).toBeGreaterThan(85);
  expect(Math.hypot(a, b)).toBeLessThan(6);
});

test("each wash leaves a denim lighter than the one before, and a worn one patchier than a raw one", () => {
  const made = (["raw", "rinse", "stone", "light", "bleached"] as const).map((wash) => {
    const { finish, ...orders } = denim(wash);
    return renderCloth(
      clothOf(orders, {
        weave: "twill-3/1",
        endsPerCm: 29,
        picksPerCm: 18,
        warp: { count: ne(8), fibre: [["cotton", 1]] },
        finish,
      }),
      { pixels: 128 },
    );
  });
  const light = made.map(({ material }) => material.meanColour.lab[0]);
  for (let i = 1; i < light.length; i++) expect(light[i]!).toBeGreaterThan(light[i - 1]! + 2);
});
