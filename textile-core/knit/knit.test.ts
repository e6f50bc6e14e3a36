import { expect, test } from "vitest";
import type { KnittedCloth } from "../cloth.ts";
import { labOf } from "../colour/convert.ts";
import { ciede2000 } from "../colour/difference.ts";
import type { ClothMaps } from "../render/maps.ts";
import { renderCloth } from "../render/render.ts";
import { repeatOf, tileOf } from "../repeat/repeat.ts";
import { ne } from "../yarn/count.ts";
import { KNITS, type KnitKey, stitchesOf } from "./structure.ts";
import { describeKnit } from "./weigh.ts";

const jersey: KnittedCloth = {
  kind: "knitted",
  yarn: { count: ne(30), fibre: [["cotton", 1]] },
  structure: "jersey",
  walesPerCm: 14,
  coursesPerCm: 18,
  loopMm: 2.8,
  courseOrder: [["#2f5d8a", 1]],
  finish: [],
  seed: 3,
};
const terry: KnittedCloth = {
  ...jersey,
  structure: "french-terry",
  walesPerCm: 12,
  coursesPerCm: 16,
  loopMm: 3,
  inlay: { yarn: { count: ne(16), fibre: [["cotton", 1]] }, lengthMm: 1.6, colour: "#8c8f94" },
};

const light = ({ albedo, width }: ClothMaps, x: number, y: number): number => albedo[(y * width + x) * 4 + 1]!;
const columnsOf = (maps: ClothMaps): readonly number[] =>
  Array.from({ length: maps.width }, (_, x) => {
    let sum = 0;
    for (let y = 0; y < maps.height; y++) sum += light(maps, x, y);
    return sum / maps.height;
  });
const rowsOf = (maps: ClothMaps): readonly number[] =>
  Array.from({ length: maps.height }, (_, y) => {
    let sum = 0;
    for (let x = 0; x < maps.width; x++) sum += light(maps, x, y);
    return sum / maps.width;
  });
/** Strength of `periods` periods in a ring of values. */
function strength(values: readonly number[], periods: number): number {
  let [re, im] = [0, 0];
  for (const [index, value] of values.entries()) {
    const angle = (2 * Math.PI * periods * index) / values.length;
    re += value * Math.cos(angle);
    im += value * Math.sin(angle);
  }
  return Math.hypot(re, im) / values.length;
}

test("a jersey of Ne 30, 14 wales and 18 courses to the cm, loops of 2.8 mm, weighs 139 g/m²", () => {
  expect(describeKnit(jersey).gsm).toBeCloseTo((14 * 18 * 2.8 * 19.6847) / 100, 2);
  expect(Math.abs(describeKnit(jersey).gsm - 139)).toBeLessThan(1);
});

test("an interlock carries the loops of two beds, and a terry its laid-in yarn in every second course", () => {
  const interlock = describeKnit({ ...jersey, structure: "interlock" });
  expect(interlock.gsm).toBeCloseTo(2 * describeKnit(jersey).gsm, 9);
  expect(interlock.thicknessMm).toBeGreaterThan(describeKnit(jersey).thicknessMm);
  const { gsm, groundGsm, inlayGsm } = describeKnit(terry);
  expect(inlayGsm).toBeCloseTo((12 * 16 * 1.6 * 36.909) / 200, 2);
  expect(gsm).toBeCloseTo(groundGsm + inlayGsm, 9);
});

test("the tightness factor of a usual jersey lies between 14 and 17", () => {
  expect(describeKnit(jersey).tightness).toBeGreaterThan(14);
  expect(describeKnit(jersey).tightness).toBeLessThan(17);
});

test("the back of a jersey is purl, an interlock is alike on both sides", () => {
  expect(stitchesOf(KNITS.jersey, "back")).toEqual([["p"]]);
  expect(stitchesOf(KNITS["rib-2x2"], "back")).toEqual([["k", "k", "p", "p"]]);
  expect(stitchesOf(KNITS.interlock, "back")).toEqual(stitchesOf(KNITS.interlock, "face"));
});

test("the repeat is whole stitches of chart and stripe: a 36-course stripe at 18 to the cm is 20 mm high", () => {
  const stripe: KnittedCloth = {
    ...jersey,
    courseOrder: [
      ["#f4f3ef", 24],
      ["#1f2b52", 12],
    ],
  };
  expect(repeatOf(stripe).mmHeight).toBeCloseTo(20, 9);
  expect(repeatOf({ ...jersey, structure: "rib-2x2" }).ends).toBe(4);
  expect(repeatOf(terry)).toMatchObject({ ends: 3, picks: 4 });
  // Three repeats in the tile: lightness follows the stripe.
  const rows = rowsOf(renderCloth(stripe, { pixels: 240 }));
  expect(strength(rows, 3)).toBeGreaterThan(20);
  // The first course is the lowest: white at the bottom, navy at the top.
  expect(rows.at(-3)!).toBeGreaterThan(rows[3]! + 60);
});

test("a rib stands in columns: its picture repeats with the rib and the face wales lie above the back ones", () => {
  const rib: KnittedCloth = { ...jersey, structure: "rib-2x2", walesPerCm: 8, coursesPerCm: 9, loopMm: 5 };
  const ribs = tileOf(rib).ends / 4;
  const maps = renderCloth(rib, { pixels: 256 });
  const columns = columnsOf(maps);
  expect(strength(columns, ribs)).toBeGreaterThan(4 * strength(columns, ribs + 1));
  expect(maps.reliefMm).toBeGreaterThan(renderCloth({ ...rib, structure: "jersey" }, { pixels: 256 }).reliefMm);
});

test("wales and courses of a jersey are drawn at their true pitch", () => {
  const coarse: KnittedCloth = {
    ...jersey,
    yarn: { count: ne(8), fibre: [["wool", 1]] },
    walesPerCm: 4,
    coursesPerCm: 5,
    loopMm: 9,
  };
  const { ends, picks, mmWidth } = tileOf(coarse);
  expect([ends, picks, mmWidth]).toEqual([24, 30, 60]);
  const maps = renderCloth(coarse, { pixels: 256 });
  for (const off of [-1, 1]) {
    expect(strength(columnsOf(maps), ends)).toBeGreaterThan(3 * strength(columnsOf(maps), ends + off));
    expect(strength(rowsOf(maps), picks)).toBeGreaterThan(3 * strength(rowsOf(maps), picks + off));
  }
});

test("each structure closes on itself, keeps its yarn's colour within ΔE00 6 and has unit normals", () => {
  for (const structure of Object.keys(KNITS) as KnitKey[])
    for (const shows of ["face", "back"] as const) {
      const maps = renderCloth(
        { ...terry, structure, shows, inlay: { ...terry.inlay!, colour: "#2f5d8a" } },
        { pixels: 64, targetMm: 40 },
      );
      for (const values of [columnsOf(maps), rowsOf(maps)]) {
        const steps = values.map((value, index) => Math.abs(value - values[(index + 1) % values.length]!));
        expect(steps.at(-1)!).toBeLessThanOrEqual(Math.max(...steps.slice(0, -1)) * 1.1 + 0.5);
      }
      expect(ciede2000(maps.material.meanColour.lab, labOf("#2f5d8a")), `${structure} ${shows}`).toBeLessThan(6);
      for (let i = 0; i < maps.normal.length; i += 4) {
        const [x, y, z] = [0, 1, 2].map((k) => maps.normal[i + k]! / 127.5 - 1);
        expect(Math.abs(Math.hypot(x!, y!, z!) - 1)).toBeLessThan(0.02);
      }
    }
});

test("the same knit gives the same bytes, another seed others", () => {
  const first = renderCloth(terry, { pixels: 96 });
  expect(renderCloth(JSON.parse(JSON.stringify(terry)), { pixels: 96 }).albedo).toEqual(first.albedo);
  expect(renderCloth({ ...terry, seed: 4 }, { pixels: 96 }).albedo).not.toEqual(first.albedo);
});

test("a fleece back is rougher and has more sheen than the terry it is raised from", () => {
  const back = (structure: KnitKey) => renderCloth({ ...terry, structure, shows: "back" }, { pixels: 64 }).material;
  expect(back("fleece-back").roughness).toBeGreaterThan(back("french-terry").roughness + 0.03);
  expect(back("fleece-back").sheen).toBeGreaterThan(back("french-terry").sheen + 0.1);
});

test("a jacquard shows each stitch in its colour, repeats with its chart, and its floats weigh", () => {
  const chart = ["aaab", "aabb", "abbb"];
  const jacquard: KnittedCloth = {
    ...jersey,
    walesPerCm: 8,
    coursesPerCm: 10,
    jacquard: { chart, colours: { a: "#f4f3ef", b: "#1f2b52" } },
  };
  expect(repeatOf(jacquard)).toMatchObject({ ends: 4, picks: 3 });
  const columns = columnsOf(renderCloth(jacquard, { pixels: 240 }));
  const perWale = columns.length / tileOf(jacquard).ends;
  const wale = (index: number): number => columns[Math.round((index + 0.5) * perWale)]!;
  // Three quarters of the first wale of the repeat are light, none of the last.
  expect(wale(0)).toBeGreaterThan(wale(3) + 60);
  expect(describeKnit(jacquard).gsm).toBeCloseTo(describeKnit({ ...jacquard, jacquard: undefined }).gsm * (1 + 10 / 8 / 2.8), 6);
  expect(describeKnit(jacquard).palette.map(({ share }) => Math.round(share * 12))).toEqual([6, 6]);
});

test("a piqué is pitted where it tucks: its relief stands well above that of a jersey of the same yarn", () => {
  const reliefOf = (structure: KnitKey) =>
    renderCloth({ ...jersey, structure, coursesPerCm: 22 }, { pixels: 220, targetMm: 20 }).reliefMm;
  expect(reliefOf("pique")).toBeGreaterThan(1.35 * reliefOf("jersey"));
});

test("the loops of a terry's back show its laid-in yarn more than the ground; a fleece hides the loops", () => {
  const back: KnittedCloth = {
    ...terry,
    shows: "back",
    courseOrder: [["#1f2b52", 1]],
    inlay: { ...terry.inlay!, colour: "#f4f3ef" },
  };
  const loops = renderCloth(back, { pixels: 200, targetMm: 30 });
  const torn = renderCloth({ ...back, structure: "fleece-back" }, { pixels: 200, targetMm: 30 });
  expect(loops.material.meanColour.lab[0]).toBeGreaterThan(40);
  const contrast = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  expect(contrast(rowsOf(torn))).toBeLessThan(0.3 * contrast(rowsOf(loops)));
});
