import { expect, test } from "vitest";
import type { Cloth } from "../cloth.ts";
import { compositionOf } from "../construction/composition.ts";
import { coverOf } from "../construction/cover.ts";
import { describe as describeCloth } from "../construction/describe.ts";
import { weigh } from "../construction/weigh.ts";
import { repeatOf, tileOf } from "../repeat/repeat.ts";
import { jacquard } from "../weave/jacquard.ts";
import { WEAVES, type WeaveKey } from "../weave/table.ts";
import { ne } from "../yarn/count.ts";
import { MAP_NAMES, meanLevel, normalError, seamOf } from "./probe.ts";
import { renderCloth } from "./render.ts";

const clothOf = (weave: Cloth["weave"], more: Partial<Cloth> = {}): Cloth => ({
  kind: "woven",
  warp: { count: ne(20), fibre: [["cotton", 1]] },
  weft: { count: ne(20), fibre: [["cotton", 1]] },
  endsPerCm: 26,
  picksPerCm: 24,
  weave,
  warpOrder: [["#8fa088", 1]],
  weftOrder: [["#8fa088", 1]],
  finish: [],
  seed: 6,
  ...more,
});
const corduroy = clothOf("twill-1/3", { picksPerCm: 60, pile: { walesPerInch: 11, heightMm: 1 } });
const seersucker = clothOf("plain", {
  pucker: [
    ["taut", 26],
    ["slack", 26],
  ],
});
const gauze = clothOf("leno", { endsPerCm: 14, picksPerCm: 9 });

test("an eleven-wale corduroy has a wale of six ends at 26 to the cm, repeats in whole wales and stands a mm high", () => {
  expect(repeatOf(corduroy).ends % 6).toBe(0);
  const maps = renderCloth(corduroy, { pixels: 260 });
  expect(maps.reliefMm).toBeGreaterThan(0.9);
  // Ridges and races: as many bright bands in the height as there are wales.
  const columns = Array.from({ length: maps.width }, (_, x) => {
    let sum = 0;
    for (let y = 0; y < maps.height; y++) sum += maps.heightMap[(y * maps.width + x) * 4]!;
    return sum / maps.height;
  });
  const middle = (Math.max(...columns) + Math.min(...columns)) / 2;
  const rises = columns.filter((value, x) => value < middle && columns[(x + 1) % columns.length]! >= middle).length;
  expect(rises).toBe(tileOf(corduroy).ends / 6);
});

test("the slack stripes of a seersucker pucker, the taut ones lie flat; the slack ends weigh more", () => {
  const maps = renderCloth(seersucker, { pixels: 240 });
  const roughnessOf = (from: number, to: number): number => {
    let sum = 0;
    for (let x = from; x < to; x++)
      for (let y = 0; y < maps.height; y++) {
        const offset = (y * maps.width + (x % maps.width)) * 4;
        sum += Math.abs(maps.normal[offset + 1]! - 127.5);
      }
    return sum / (to - from);
  };
  const stripe = maps.width / (tileOf(seersucker).ends / 26);
  const [taut, slack] = [
    roughnessOf(Math.round(stripe * 0.3), Math.round(stripe * 0.7)),
    roughnessOf(Math.round(stripe * 1.3), Math.round(stripe * 1.7)),
  ];
  expect(slack).toBeGreaterThan(1.3 * taut);
  expect(weigh(seersucker).gsm).toBeGreaterThan(weigh(clothOf("plain")).gsm);
});

test("the opacity of a leno and of a voile is the cover of their geometry within three per cent; a drill is closed", () => {
  const yarn = { count: ne(80), fibre: [["cotton", 1]] } as const;
  const voile = clothOf("plain", { warp: yarn, weft: yarn, endsPerCm: 28, picksPerCm: 26 });
  for (const cloth of [gauze, voile]) {
    const maps = renderCloth(cloth, { pixels: 240, targetMm: 12 });
    expect(Math.abs(meanLevel(maps.opacity) - coverOf(cloth).cloth)).toBeLessThan(0.03);
  }
  const drill = renderCloth(clothOf("twill-3/1", { endsPerCm: 40 }), { pixels: 128 });
  expect(drill.isOpen).toBe(false);
  expect(meanLevel(drill.opacity)).toBe(1);
});

test("a double cloth weighs its two faces and what joins them, counts both fibres, and shows either side", () => {
  const wool = { count: ne(20), fibre: [["wool", 1]] } as const;
  const behind = clothOf("twill-2/2", { warp: wool, weft: wool, warpOrder: [["#b9772c", 1]], weftOrder: [["#b9772c", 1]] });
  const bonded = clothOf("plain", { back: { cloth: behind, joined: "glued", betweenGsm: 12 } });
  expect(weigh(bonded).gsm).toBeCloseTo(weigh(clothOf("plain")).gsm + weigh(behind).gsm + 12, 9);
  expect(describeCloth(bonded).thicknessMm).toBeCloseTo(
    describeCloth(clothOf("plain")).thicknessMm + describeCloth(behind).thicknessMm,
    9,
  );
  expect(
    compositionOf(bonded)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(["Cotton", "Wool"]);
  expect(renderCloth({ ...bonded, shows: "back" }, { pixels: 96 }).albedo).toEqual(renderCloth(behind, { pixels: 96 }).albedo);
});

test("a jacquard's repeat is its point paper in threads: 52 ends at 26 to the cm are 20 mm", () => {
  const picture = Array.from({ length: 48 }, (_, row) =>
    Array.from({ length: 52 }, (_, end) => ((row - 24) ** 2 + (end - 26) ** 2 < 300 ? "f" : "g")).join(""),
  );
  const figured = clothOf({
    key: "figured",
    name: "Figured",
    lifts: jacquard(picture, { f: WEAVES["satin-5"], g: WEAVES["sateen-5"] }),
  });
  expect(repeatOf(figured)).toMatchObject({ ends: 52, picks: 48 });
  expect(repeatOf(figured).mmWidth).toBeCloseTo(20, 9);
  expect(repeatOf(figured).mmHeight).toBeCloseTo(20, 9);
});

test("every weave of the table has unit normals; formed and open ones close on themselves and are the same for the same record", () => {
  for (const weave of Object.keys(WEAVES) as WeaveKey[])
    expect(normalError(renderCloth(clothOf(weave), { pixels: 40, targetMm: 12 })), weave).toBeLessThan(0.02);
  for (const weave of ["waffle-12", "bedford-cord", "crepe-40", "leno", "huckaback"] as const) {
    const maps = renderCloth(clothOf(weave), { pixels: 90, targetMm: 40 });
    for (const map of MAP_NAMES) {
      const { across, up } = seamOf(maps, map);
      expect(Math.max(across, up), `${weave} ${map}`).toBeLessThanOrEqual(1.1);
    }
  }
  for (const cloth of [corduroy, seersucker, gauze]) {
    const maps = renderCloth(cloth, { pixels: 90 });
    for (const map of MAP_NAMES) {
      const { across, up } = seamOf(maps, map);
      expect(Math.max(across, up), map).toBeLessThanOrEqual(1.05);
    }
    const again = renderCloth(JSON.parse(JSON.stringify(cloth)), { pixels: 90 });
    for (const map of MAP_NAMES) expect(again[map]).toEqual(maps[map]);
  }
});
