import { differenceCiede2000, differenceCmc, type Lab65, lab65 } from "culori";
import { expect, test } from "vitest";
import { type Hex, hexOfLab, hexOfLinear, hexOfOklab, type Lab, labOf, linearOf, oklabOf } from "./convert.ts";
import { ciede2000, cmc } from "./difference.ts";
import { bytesOfLab, labOfBytes } from "./pixels.ts";
import { labOfSpectrum, WHITE_D65_10_DEGREES } from "./spectrum.ts";
import { labD50Of, labOfD50 } from "./white.ts";

/** Sharma, Wu & Dalal 2005, table 1: L a b, L a b, ΔE00. */
const SHARMA: readonly (readonly [...Lab, ...Lab, number])[] = [
  [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
  [50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
  [50, 2.8361, -74.02, 50, 0, -82.7485, 3.4412],
  [50, -1.3802, -84.2814, 50, 0, -82.7485, 1],
  [50, -1.1848, -84.8006, 50, 0, -82.7485, 1],
  [50, -0.9009, -85.5211, 50, 0, -82.7485, 1],
  [50, 0, 0, 50, -1, 2, 2.3669],
  [50, -1, 2, 50, 0, 0, 2.3669],
  [50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792],
  [50, 2.49, -0.001, 50, -2.49, 0.001, 7.1792],
  [50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195],
  [50, 2.49, -0.001, 50, -2.49, 0.0012, 7.2195],
  [50, -0.001, 2.49, 50, 0.0009, -2.49, 4.8045],
  [50, -0.001, 2.49, 50, 0.001, -2.49, 4.8045],
  [50, -0.001, 2.49, 50, 0.0011, -2.49, 4.7461],
  [50, 2.5, 0, 50, 0, -2.5, 4.3065],
  [50, 2.5, 0, 73, 25, -18, 27.1492],
  [50, 2.5, 0, 61, -5, 29, 22.8977],
  [50, 2.5, 0, 56, -27, -3, 31.903],
  [50, 2.5, 0, 58, 24, 15, 19.4535],
  [50, 2.5, 0, 50, 3.1736, 0.5854, 1],
  [50, 2.5, 0, 50, 3.2972, 0, 1],
  [50, 2.5, 0, 50, 1.8634, 0.5757, 1],
  [50, 2.5, 0, 50, 3.2592, 0.335, 1],
  [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
  [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.263],
  [61.2901, 3.7196, -5.3901, 61.4292, 2.248, -4.962, 1.8731],
  [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
  [22.7233, 20.0904, -46.694, 23.0331, 14.973, -42.5619, 2.0373],
  [36.4612, 47.858, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
  [90.8027, -2.0831, 1.441, 91.1528, -1.6435, 0.0447, 1.4441],
  [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
  [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
  [2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082],
];

test("the colour difference is Sharma's for all 34 pairs, both ways round", () => {
  expect(SHARMA).toHaveLength(34);
  for (const [l1, a1, b1, l2, a2, b2, expected] of SHARMA) {
    expect(ciede2000([l1, a1, b1], [l2, a2, b2])).toBeCloseTo(expected, 4);
    expect(ciede2000([l2, a2, b2], [l1, a1, b1])).toBeCloseTo(expected, 4);
  }
});

test("white is L 100 and neutral, mid grey 53.6, pure red as CIE says under D65", () => {
  expect(labOf("#ffffff")[0]).toBeCloseTo(100, 3);
  expect(labOf("#ffffff")[1]).toBeCloseTo(0, 2);
  expect(labOf("#808080")[0]).toBeCloseTo(53.585, 2);
  const [l, a, b] = labOf("#ff0000");
  expect([l, a, b].map((value) => Math.round(value * 10) / 10)).toEqual([53.2, 80.1, 67.2]);
});

test("a colour comes back the same from Lab, OKLab and linear light", () => {
  for (const hex of ["#000000", "#1f2b52", "#b0123f", "#8fa088", "#f4f3ef", "#ffffff"] satisfies Hex[]) {
    expect(hexOfLab(labOf(hex))).toBe(hex);
    expect(hexOfOklab(oklabOf(hex))).toBe(hex);
    expect(hexOfLinear(linearOf(hex))).toBe(hex);
  }
});

const colours: readonly Hex[] = [
  "#000000",
  "#1f2b52",
  "#b0123f",
  "#8fa088",
  "#f4f3ef",
  "#ffffff",
  "#0000ff",
  "#00ff00",
  "#7a7b7a",
];
const culoris = ([l, a, b]: Lab): Lab65 => ({ mode: "lab65", l, a, b });

test("both colour differences are culori's for every pair of colours, CMC also the wrong way round", () => {
  const de2000 = differenceCiede2000();
  const cmc21 = differenceCmc(2, 1);
  for (const one of colours.map(labOf))
    for (const other of colours.map(labOf)) {
      expect(ciede2000(one, other)).toBeCloseTo(de2000(culoris(one), culoris(other)), 6);
      expect(cmc(one, other)).toBeCloseTo(cmc21(culoris(one), culoris(other)), 6);
    }
});

test("CMC(2:1) forgives lightness twice as much as CMC(1:1), and depends on which is the standard", () => {
  const standard: Lab = [40, 30, 10];
  expect(cmc(standard, [44, 30, 10], 1, 1)).toBeCloseTo(2 * cmc(standard, [44, 30, 10], 2, 1), 9);
  expect(cmc(standard, [40, 40, 10])).not.toBeCloseTo(cmc([40, 40, 10], standard), 2);
});

test("a colour under D50 is adapted to D65 as culori does, and comes back", () => {
  for (const given of [
    { white: "D50", l: 50, a: 40, b: -30 },
    { white: "D50", l: 90, a: -20, b: 60 },
    { white: "D50", l: 5, a: 1, b: -3 },
  ] as const) {
    const seen = labOfD50(given);
    const { l, a, b } = lab65({ mode: "lab", l: given.l, a: given.a, b: given.b });
    [l, a, b].forEach((value, axis) => {
      expect(seen[axis]).toBeCloseTo(value, 4);
    });
    const back = labD50Of(seen);
    expect([back.l, back.a, back.b].map((value) => Math.round(value * 1e4) / 1e4)).toEqual([given.l, given.a, given.b]);
  }
});

test("white stays white between D50 and D65", () => {
  const [l, a, b] = labOfD50({ white: "D50", l: 100, a: 0, b: 0 });
  expect([l, a, b].map((value) => Math.abs(Math.round(value * 1e3) / 1e3))).toEqual([100, 0, 0]);
});

test("the 10° white under D65 is CIE's 94.81, 100, 107.30 within what steps of 10 nm allow", () => {
  const [x, y, z] = WHITE_D65_10_DEGREES;
  expect(Math.abs(x - 0.9481)).toBeLessThan(0.001);
  expect(y).toBe(1);
  expect(Math.abs(z - 1.073)).toBeLessThan(0.001);
});

test("a spectrum of 18 % everywhere is a neutral of L 49.5, whatever its steps, and one that rises is yellow", () => {
  for (const [startNm, stepNm, count] of [
    [400, 10, 31],
    [400, 20, 16],
    [360, 5, 85],
  ] as const) {
    const [l, a, b] = labOfSpectrum({ startNm, stepNm, reflectances: Array.from({ length: count }, () => 0.18) });
    expect(l).toBeCloseTo(49.496, 2);
    expect(Math.hypot(a, b)).toBeLessThan(1e-9);
  }
  const rising = Array.from({ length: 31 }, (_, index) => (index < 10 ? 0.1 : 0.8));
  expect(labOfSpectrum({ startNm: 400, stepNm: 10, reflectances: rising })[2]).toBeGreaterThan(50);
});

test("a pixel has the Lab of its hex, and comes back", () => {
  for (const hex of colours) {
    const bytes = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as [number, number, number];
    const lab = labOfBytes(...bytes);
    labOf(hex).forEach((value, axis) => {
      expect(lab[axis]).toBeCloseTo(value, 5);
    });
    expect(bytesOfLab(lab).map((value) => Math.abs(Math.round(value)))).toEqual(bytes);
  }
});
