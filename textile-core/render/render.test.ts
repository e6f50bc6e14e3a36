import { expect, test } from "vitest";
import type { Cloth, WovenCloth } from "../cloth.ts";
import { labOf } from "../colour/convert.ts";
import { ciede2000 } from "../colour/difference.ts";
import { describe as describeCloth } from "../construction/describe.ts";
import { denier, ne, nm } from "../yarn/count.ts";
import { lightCloth } from "./light.ts";
import type { ClothMaps } from "./maps.ts";
import { MAP_NAMES, seamOf } from "./probe.ts";
import { renderCloth } from "./render.ts";

const cotton = { count: ne(40), fibre: [["cotton", 1]] } as const;
const gingham: Cloth = {
  kind: "woven",
  warp: cotton,
  weft: cotton,
  endsPerCm: 32,
  picksPerCm: 28,
  weave: "plain",
  warpOrder: [
    ["#f4f3ef", 32],
    ["#1f2b52", 32],
  ],
  weftOrder: [
    ["#f4f3ef", 28],
    ["#1f2b52", 28],
  ],
  finish: [],
  seed: 4,
};
const solid = (hex: `#${string}`, more: Partial<Cloth> = {}): Cloth => ({
  ...gingham,
  warpOrder: [[hex, 1]],
  weftOrder: [[hex, 1]],
  ...more,
});
const flannel: Cloth = { ...gingham, weave: "twill-2/2", finish: ["flannel"] };
const tweed: Cloth = solid("#7b5230", {
  warp: { count: nm(10), fibre: [["wool", 1]], melange: { colour: "#e3d8c0", share: 0.3 } },
  weft: {
    count: nm(10),
    fibre: [["wool", 1]],
    nep: { colours: ["#cf9a34"], perMetre: 9, lengthMm: 2 },
    slub: { everyMm: 200, lengthMm: 30, thickness: 1.8 },
  },
  endsPerCm: 14,
  picksPerCm: 13,
  weave: "herringbone-8",
});

const grey = (maps: ClothMaps, x: number, y: number): number => {
  const offset = (y * maps.width + x) * 4;
  return (maps.albedo[offset]! + maps.albedo[offset + 1]! + maps.albedo[offset + 2]!) / 3;
};

/** Means of the columns (or rows) of a picture. */
function profile(maps: ClothMaps, along: "x" | "y"): readonly number[] {
  const [length, depth] = along === "x" ? [maps.width, maps.height] : [maps.height, maps.width];
  return Array.from({ length }, (_, index) => {
    let sum = 0;
    for (let k = 0; k < depth; k++) sum += along === "x" ? grey(maps, index, k) : grey(maps, k, index);
    return sum / depth;
  });
}

/** Places, in pixels with fractions, where a ring of values crosses its middle. */
function crossings(values: readonly number[]): readonly number[] {
  const middle = (Math.max(...values) + Math.min(...values)) / 2;
  return values.flatMap((value, index) => {
    const next = values[(index + 1) % values.length]!;
    return value < middle === next < middle ? [] : [index + (middle - value) / (next - value) + 0.5];
  });
}

test("a 20 mm gingham has exactly three periods in its 60 mm tile, every edge 10 mm from the next", () => {
  const maps = renderCloth(gingham, { pixels: 384 });
  expect([maps.mmWidth, maps.mmHeight]).toEqual([60, 60]);
  for (const along of ["x", "y"] as const) {
    const edges = crossings(profile(maps, along));
    const mmPerPixel = along === "x" ? maps.mmWidth / maps.width : maps.mmHeight / maps.height;
    expect(edges).toHaveLength(6);
    for (let i = 1; i < edges.length; i++) expect(Math.abs((edges[i]! - edges[i - 1]!) * mmPerPixel - 10)).toBeLessThan(0.2);
    for (let i = 2; i < edges.length; i++) expect(Math.abs((edges[i]! - edges[i - 2]!) * mmPerPixel - 20)).toBeLessThan(0.1);
  }
});

test("the same record gives the same bytes, another seed others", () => {
  const options = { pixels: 128 };
  const [first, second] = [renderCloth(tweed, options), renderCloth(JSON.parse(JSON.stringify(tweed)), options)];
  for (const map of ["albedo", "normal", "roughness", "heightMap"] as const) expect(first[map]).toEqual(second[map]);
  expect(renderCloth({ ...tweed, seed: 5 }, options).albedo).not.toEqual(first.albedo);
});

test("no map shows a seam: across the tile's edge neighbours differ no more than inside", () => {
  for (const cloth of [gingham, flannel, tweed]) {
    const maps = renderCloth(cloth, { pixels: 200 });
    for (const map of MAP_NAMES) {
      const { across, up } = seamOf(maps, map);
      expect(Math.max(across, up), map).toBeLessThanOrEqual(1.1);
    }
  }
});

test("normals are of unit length, look out of the cloth, and lean to no side on the whole", () => {
  for (const cloth of [gingham, flannel, tweed]) {
    const { normal } = renderCloth(cloth, { pixels: 160 });
    let [x, y, lowest] = [0, 0, 1];
    for (let i = 0; i < normal.length; i += 4) {
      const n = [normal[i]! / 127.5 - 1, normal[i + 1]! / 127.5 - 1, normal[i + 2]! / 127.5 - 1] as const;
      expect(Math.abs(Math.hypot(...n) - 1)).toBeLessThan(0.02);
      x += n[0];
      y += n[1];
      lowest = Math.min(lowest, n[2]);
    }
    expect(lowest).toBeGreaterThan(0);
    expect(Math.abs(x) / (normal.length / 4)).toBeLessThan(0.02);
    expect(Math.abs(y) / (normal.length / 4)).toBeLessThan(0.02);
  }
});

test("the normal map is OpenGL's: above a crest it points up the picture", () => {
  const { normal, heightMap, width, height } = renderCloth(tweed, { pixels: 240 });
  let agreement = 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const offset = (y * width + x) * 4;
      const risesDownwards = heightMap[offset + 4 * width]! - heightMap[offset - 4 * width]!;
      const risesRightwards = heightMap[offset + 4]! - heightMap[offset - 4]!;
      agreement += risesDownwards * (normal[offset + 1]! - 127.5) - risesRightwards * (normal[offset]! - 127.5);
    }
  expect(agreement / (width * height)).toBeGreaterThan(50);
});

test("a solid cloth has the colour of its yarn: ΔE00 under 5, for light, middle and dark shades", () => {
  for (const hex of ["#f4f3ef", "#a9c8e6", "#5c6130", "#a81f2c", "#1f2b52", "#1a1a1d"] as const) {
    const { material } = renderCloth(solid(hex), { pixels: 160 });
    expect(ciede2000(material.meanColour.lab, labOf(hex))).toBeLessThan(5);
  }
});

test("a cloth is drawn at one scale both ways: px/mm differ by less than one per cent", () => {
  const stripe = solid("#f4f3ef", {
    warpOrder: [
      ["#f4f3ef", 60],
      ["#1f2b52", 44],
    ],
  });
  const { width, height, mmWidth, mmHeight } = renderCloth(stripe, { pixels: 256 });
  expect(Math.max(width, height)).toBe(256);
  expect(Math.abs(width / mmWidth / (height / mmHeight) - 1)).toBeLessThan(0.01);
});

test("the right-hand twill of a denim rises to the right", () => {
  const denim: Cloth = {
    ...solid("#1d2a58"),
    warp: { count: ne(7), fibre: [["cotton", 1]] },
    weft: { count: ne(8), fibre: [["cotton", 1]] },
    weftOrder: [["#ffffff", 1]],
    weave: "twill-3/1",
    endsPerCm: 26,
    picksPerCm: 26,
  };
  const maps = renderCloth(denim, { pixels: 512 });
  const shift = Math.round(maps.width / (maps.mmWidth * 2.6));
  const likeness = (sign: 1 | -1): number => {
    let sum = 0;
    for (let y = 0; y < 200; y++)
      for (let x = 100; x < 300; x++) sum += grey(maps, x, y + 100) * grey(maps, x + sign * shift, y + 100 - shift);
    return sum;
  };
  expect(likeness(1)).toBeGreaterThan(likeness(-1) * 1.02);
});

test("flannel is rougher and has more sheen than poplin; silk satin is smoother, without sheen, and has a direction", () => {
  const poplin = renderCloth(solid("#ffffff"), { pixels: 96 }).material;
  const raised = renderCloth(solid("#ffffff", { weave: "twill-2/2", finish: ["flannel"] }), { pixels: 96 }).material;
  const silk = { count: denier(42), fibre: [["silk", 1]] } as const;
  const satin = renderCloth(solid("#ffffff", { warp: silk, weft: silk, endsPerCm: 90, picksPerCm: 45, weave: "satin-8" }), {
    pixels: 96,
  }).material;
  expect(poplin.roughness).toBeGreaterThan(0.75);
  expect(poplin.sheen).toBeGreaterThanOrEqual(0.05);
  expect(poplin.sheen).toBeLessThanOrEqual(0.1);
  expect(raised.roughness).toBeGreaterThan(0.9);
  expect(raised.sheen).toBeGreaterThanOrEqual(0.3);
  expect(raised.sheen).toBeLessThanOrEqual(0.5);
  expect(satin.roughness).toBeGreaterThanOrEqual(0.33);
  expect(satin.roughness).toBeLessThanOrEqual(0.5);
  expect(satin.sheen).toBeLessThan(0.04);
  expect(satin.anisotropy).toBeGreaterThanOrEqual(0.5);
  expect(satin.anisotropy).toBeLessThanOrEqual(0.7);
});

test("gloss spreads across the threads that lie on the face: across the warp of a satin, across the weft of a sateen", () => {
  const silk = { count: denier(42), fibre: [["silk", 1]] } as const;
  const faced = (ends: number, picks: number, weave: WovenCloth["weave"]) =>
    renderCloth(solid("#ffffff", { warp: silk, weft: silk, endsPerCm: ends, picksPerCm: picks, weave }), { pixels: 64 }).material;
  expect(faced(90, 45, "satin-8").anisotropyAngle).toBe(0);
  expect(faced(45, 90, "sateen-5").anisotropyAngle).toBeCloseTo(Math.PI / 2, 12);
});

test("a raised finish softens the edge of a check", () => {
  const steepest = (cloth: Cloth): number => {
    const values = profile(renderCloth(cloth, { pixels: 256 }), "x");
    return Math.max(...values.map((value, index) => Math.abs(value - values[(index + 2) % values.length]!)));
  };
  expect(steepest(flannel)).toBeLessThan(0.8 * steepest({ ...flannel, finish: [] }));
});

test("the colour told without drawing is the colour drawn: ΔE00 under 6 for stripes, checks, denim and flannel", () => {
  const denim = solid("#1d2a58", { weftOrder: [["#e3d8c0", 1]], weave: "twill-3/1", endsPerCm: 56, picksPerCm: 34 });
  for (const cloth of [gingham, flannel, denim])
    expect(
      ciede2000(describeCloth(cloth).meanColour.lab, renderCloth(cloth, { pixels: 160 }).material.meanColour.lab),
    ).toBeLessThan(6);
});

test("under the lamp a tile keeps its mean lightness within six per cent, shows its relief, and closes on itself", () => {
  const stout = { count: ne(16), fibre: [["cotton", 1]] } as const;
  const drill = solid("#1f2b52", { warp: stout, weft: stout, weave: "twill-3/1", endsPerCm: 42, picksPerCm: 20 });
  const maps = renderCloth(drill, { pixels: 256 });
  const lit: ClothMaps = { ...maps, albedo: lightCloth(maps) };
  const mean = (rendered: ClothMaps): number => profile(rendered, "x").reduce((sum, value) => sum + value, 0) / rendered.width;
  const contrast = (rendered: ClothMaps): number => {
    const level = mean(rendered);
    let sum = 0;
    for (let y = 0; y < rendered.height; y++) for (let x = 0; x < rendered.width; x++) sum += (grey(rendered, x, y) - level) ** 2;
    return Math.sqrt(sum / (rendered.width * rendered.height));
  };
  expect(Math.abs(mean(lit) / mean(maps) - 1)).toBeLessThan(0.06);
  expect(contrast(lit)).toBeGreaterThan(1.2 * contrast(maps));
  const columns = profile(lit, "x");
  const steps = columns.map((value, index) => Math.abs(value - columns[(index + 1) % columns.length]!));
  expect(steps.at(-1)!).toBeLessThanOrEqual(Math.max(...steps.slice(0, -1)) * 1.05);
});
