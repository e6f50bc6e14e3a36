import { expect, test } from "vitest";
import type { Cloth } from "../cloth.ts";
import { type Hex, labOf } from "../colour/convert.ts";
import { ciede2000 } from "../colour/difference.ts";
import { meanOf, shadesOf } from "../construction/shades.ts";
import { countFromTex, denier, ne, nm, tex, texOf } from "../yarn/count.ts";
import { spin, YARN_KINDS } from "../yarn/kinds.ts";
import { diameterOf, turnsPerMetreOf, type Yarn } from "../yarn/yarn.ts";
import type { ClothMaps } from "./maps.ts";
import { MAP_NAMES, normalError, seamOf } from "./probe.ts";
import { renderCloth } from "./render.ts";

const plain: Yarn = { count: ne(20), fibre: [["cotton", 1]] };
const clothOf = (yarn: Yarn, hex: Hex = "#2b3550", more: Partial<Cloth> = {}): Cloth => ({
  kind: "woven",
  warp: yarn,
  weft: yarn,
  endsPerCm: 26,
  picksPerCm: 23,
  weave: "twill-3/1",
  warpOrder: [[hex, 1]],
  weftOrder: [[hex, 1]],
  finish: [],
  seed: 9,
  ...more,
});
const COLOURS: readonly Hex[] = ["#e6dfce", "#b0703a"];
const grey = ({ albedo, width }: ClothMaps, x: number, y: number): number => albedo[(y * width + x) * 4 + 1]!;
const spread = (maps: ClothMaps): number => {
  const values = Array.from({ length: maps.albedo.length / 4 }, (_, index) => maps.albedo[index * 4 + 1]!);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};

test("every kind of yarn changes the picture of the plain one, closes on itself and gives the same bytes again", () => {
  const before = renderCloth(clothOf(plain), { pixels: 120 });
  for (const kind of YARN_KINDS) {
    const cloth = clothOf(spin(kind, plain, COLOURS));
    const maps = renderCloth(cloth, { pixels: 120 });
    expect(maps.albedo, kind).not.toEqual(before.albedo);
    expect(renderCloth(JSON.parse(JSON.stringify(cloth)), { pixels: 120 }).albedo, kind).toEqual(maps.albedo);
    expect(normalError(maps), kind).toBeLessThan(0.02);
    for (const map of MAP_NAMES) {
      const { across, up } = seamOf(maps, map);
      expect(Math.max(across, up), `${kind} ${map}`).toBeLessThanOrEqual(1.15);
    }
  }
});

test("a twist yarn is half its own colour and half the other's; a space-dyed one is the mean of its lengths", () => {
  const mean = (a: Hex, b: Hex): Hex =>
    meanOf(
      shadesOf([
        [a, 1],
        [b, 1],
      ]),
    ).hex;
  const twisted = renderCloth(clothOf(spin("twist", plain, COLOURS)), { pixels: 200 });
  expect(ciede2000(twisted.material.meanColour.lab, labOf(mean("#2b3550", COLOURS[0]!)))).toBeLessThan(7);
  const dyed = renderCloth(clothOf(spin("space yarn", plain, COLOURS)), { pixels: 200 });
  expect(ciede2000(dyed.material.meanColour.lab, labOf(mean(COLOURS[0]!, COLOURS[1]!)))).toBeLessThan(7);
});

test("a melange lives: its threads differ far more among themselves than those of a solid yarn of its mean colour", () => {
  const melange = renderCloth(clothOf({ ...plain, melange: { colour: "#e6dfce", share: 0.35 } }, "#6b717d"), {
    pixels: 256,
    targetMm: 16,
  });
  const solid = renderCloth(clothOf(plain, melange.material.meanColour.hex), { pixels: 256, targetMm: 16 });
  expect(spread(melange)).toBeGreaterThan(1.2 * spread(solid));
});

test("on a warp-faced cloth the plies of a Z-twisted yarn rise to the right, of an S-twisted one to the left", () => {
  const lean = (direction: "S" | "Z"): number => {
    const yarn: Yarn = {
      count: ne(3),
      fibre: [["cotton", 1]],
      ply: { colour: "#ffffff" },
      twist: { direction, turnsPerMetre: 400 },
    };
    const maps = renderCloth(clothOf(yarn, "#101010", { endsPerCm: 7, picksPerCm: 5, weave: "satin-5" }), {
      pixels: 300,
      targetMm: 14,
    });
    let sum = 0;
    for (let y = 4; y < maps.height - 4; y++)
      for (let x = 4; x < maps.width - 4; x++) sum += grey(maps, x, y) * (grey(maps, x + 3, y - 3) - grey(maps, x + 3, y + 3));
    return sum;
  };
  expect(lean("Z")).toBeGreaterThan(0);
  expect(lean("S")).toBeLessThan(0);
});

test("chenille is several times as thick as its cotton, lurex makes the smoothest places smoother, neon is brighter", () => {
  expect(diameterOf(spin("chenille", plain))).toBeGreaterThan(3 * diameterOf(plain));
  const smoothest = (yarn: Yarn) =>
    renderCloth(clothOf(yarn), { pixels: 160, targetMm: 12 }).roughness.reduce((least, value) => Math.min(least, value), 255);
  expect(smoothest(spin("lurex", plain, ["#e3c067"]))).toBeLessThan(smoothest(plain) - 20);
  const green = "#3fbf2e";
  const lightness = (yarn: Yarn) => renderCloth(clothOf(yarn, green), { pixels: 96 }).material.meanColour.lab[0];
  expect(lightness(spin("neon", plain))).toBeGreaterThan(lightness(plain) + 3);
});

test("a twist multiplier of 3.8 puts 669 turns into a metre of Ne 20, and a count comes back from every system", () => {
  expect(turnsPerMetreOf(ne(20), 3.8)).toBeCloseTo(3.8 * Math.sqrt(20) * 39.37, 0);
  for (const count of [ne(20), nm(20), tex(20), denier(20)]) expect(countFromTex(texOf(count), count.system)).toBeCloseTo(20, 9);
});
