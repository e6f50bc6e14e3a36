import { expect, test } from "vitest";
import type { Cloth } from "../cloth.ts";
import { labOf } from "../colour/convert.ts";
import { weigh } from "../construction/weigh.ts";
import type { ClothMaps } from "../render/maps.ts";
import { MAP_NAMES, meanLevel, normalError, seamOf } from "../render/probe.ts";
import { renderCloth, renderDraft } from "../render/render.ts";
import { repeatOf, tileOf } from "../repeat/repeat.ts";
import { denier, ne } from "../yarn/count.ts";
import type { Decoration } from "./decoration.ts";
import { MOTIFS, motifShareOf } from "./motif.ts";
import { FINISHES, finishEffectOf } from "./table.ts";

const blossom = { figure: "blossom", repeatMm: 40 } as const;
const DECORATIONS: readonly Decoration[] = [
  { technique: "foil", colour: "#d8c48a", motif: blossom },
  { technique: "foil", colour: "#d8c48a" },
  { technique: "burn-out", motif: blossom },
  { technique: "embroidery", motif: blossom, colours: ["#c03a4e", "#4a7a4c"], threadMm: 0.4 },
  { technique: "flocking", motif: { figure: "dots", repeatMm: 20 }, colour: "#7a1f38", heightMm: 0.5 },
  { technique: "sequin", colour: "#d8a83c", diameterMm: 4 },
  { technique: "quilting", sizeMm: 40, loftMm: 4, thread: "#32404f", waddingGsm: 80 },
];
const plain: Cloth = {
  kind: "woven",
  warp: { count: denier(75), fibre: [["polyester", 1]] },
  weft: { count: ne(30), fibre: [["cotton", 1]] },
  endsPerCm: 46,
  picksPerCm: 30,
  weave: "plain",
  warpOrder: [["#3a4a5e", 1]],
  weftOrder: [["#3a4a5e", 1]],
  finish: [],
  seed: 8,
};
const clothOf = (decoration: Decoration, more: Partial<Cloth> = {}): Cloth => ({ ...plain, ...more, decoration });
const named = (technique: Decoration["technique"]): Decoration => DECORATIONS.find((each) => each.technique === technique)!;

test("every decoration changes the picture, closes on itself, keeps unit normals and gives the same bytes again", () => {
  const bare = renderCloth(plain, { pixels: 110 });
  for (const decoration of DECORATIONS) {
    const cloth = clothOf(decoration);
    const maps = renderCloth(cloth, { pixels: 110 });
    const name = decoration.technique;
    expect(maps.roughness, name).not.toEqual(bare.roughness);
    expect(normalError(maps), name).toBeLessThan(0.02);
    for (const map of MAP_NAMES) {
      const { across, up } = seamOf(maps, map);
      expect(Math.max(across, up), `${name} ${map}`).toBeLessThanOrEqual(1.15);
    }
    expect(renderCloth(JSON.parse(JSON.stringify(cloth)), { pixels: 110 }).albedo, name).toEqual(maps.albedo);
  }
});

test("a decoration's repeat is whole repeats of the cloth and within half a mm of what was asked", () => {
  for (const decoration of DECORATIONS) {
    if (decoration.technique === "sequin" || !("motif" in decoration)) continue;
    const { ends, picks, mmWidth, mmHeight } = repeatOf(clothOf(decoration));
    expect([ends % 2, picks % 2]).toEqual([0, 0]);
    const asked = decoration.motif!.repeatMm;
    expect(Math.abs(mmWidth - asked)).toBeLessThan(0.5);
    expect(Math.abs(mmHeight - asked)).toBeLessThan(0.5);
  }
});

test("burn-out opens the motif and nothing else: what is lost of the opacity is the motif's share of it", () => {
  const maps = renderCloth(clothOf(named("burn-out")), { pixels: 240 });
  expect(maps.isOpen).toBe(true);
  const lost = 1 - meanLevel(maps.opacity);
  const share = motifShareOf(blossom);
  expect(lost / share).toBeGreaterThan(0.45);
  expect(lost / share).toBeLessThan(0.7);
});

test("what is laid on a voile closes it: sequins all of it, flock and embroidery their motif's share", () => {
  const sheer = { count: ne(80), fibre: [["cotton", 1]] } as const;
  const voile = { ...plain, warp: sheer, weft: sheer, endsPerCm: 28, picksPerCm: 26 } as const;
  const coverOf = (cloth: Cloth): number => meanLevel(renderCloth(cloth, { pixels: 160 }).opacity);
  const open = 1 - coverOf(voile);
  expect(open).toBeGreaterThan(0.2);
  expect(coverOf({ ...voile, decoration: named("sequin") })).toBeGreaterThan(0.99);
  for (const technique of ["flocking", "embroidery"] as const) {
    const decoration = named(technique);
    const share = motifShareOf("motif" in decoration ? decoration.motif! : blossom);
    expect(Math.abs(1 - coverOf({ ...voile, decoration }) - open * (1 - share)), technique).toBeLessThan(0.02);
  }
});

test("burn-out takes the cotton of the motif; wadding, flock, thread and discs add their mass", () => {
  const { warpGsm, weftGsm } = weigh(plain);
  expect(weigh(clothOf(named("burn-out"))).gsm).toBeCloseTo(warpGsm + weftGsm * (1 - motifShareOf(blossom)), 9);
  expect(weigh(clothOf(named("quilting"))).decorationGsm).toBe(80);
  for (const technique of ["foil", "embroidery", "flocking", "sequin"] as const)
    expect(weigh(clothOf(named(technique))).decorationGsm, technique).toBeGreaterThan(1);
});

test("foil and sequins are the smoothest places of a cloth, embroidery stands up, quilting stands as high as its loft", () => {
  const smoothest = ({ roughness }: ClothMaps): number => roughness.reduce((least, value) => Math.min(least, value), 255) / 255;
  for (const technique of ["foil", "sequin"] as const)
    expect(smoothest(renderCloth(clothOf(named(technique)), { pixels: 110 })), technique).toBeLessThan(0.3);
  const flat = renderCloth(plain, { pixels: 110 }).reliefMm;
  expect(renderCloth(clothOf(named("embroidery")), { pixels: 160 }).reliefMm).toBeGreaterThan(flat + 0.2);
  expect(renderCloth(clothOf(named("flocking")), { pixels: 160 }).reliefMm).toBeGreaterThan(flat + 0.3);
  expect(renderCloth(clothOf(named("quilting")), { pixels: 110 }).reliefMm).toBeGreaterThan(3.5);
});

test("the parts of an embroidery have their threads' colours, also from afar", () => {
  for (const render of [renderCloth, renderDraft]) {
    const maps = render(clothOf({ ...named("embroidery"), colours: ["#d01c2c"] } as Decoration), { pixels: 260 });
    const reds = Array.from(
      { length: maps.albedo.length / 4 },
      (_, index) => maps.albedo[index * 4]! > 150 && maps.albedo[index * 4 + 2]! < 110,
    );
    const share = reds.filter(Boolean).length / reds.length;
    expect(Math.abs(share - motifShareOf(blossom))).toBeLessThan(0.06);
  }
});

test("a coated cloth is smoother and has less sheen than the bare one, and bends less", () => {
  const [bare, coated] = [plain, { ...plain, finish: ["coated"] } as Cloth].map(
    (cloth) => renderCloth(cloth, { pixels: 64 }).material,
  );
  expect(coated!.roughness).toBeLessThan(bare!.roughness - 0.2);
  expect(coated!.sheen).toBeLessThan(bare!.sheen);
});

test("what does not show is record only: no figure, no other picture", () => {
  for (const key of ["wrinkle free", "waterproof", "anti-UV", "flame retardant", "quick-dry", "antibacterial"] as const) {
    expect(FINISHES[key]).toEqual({});
    expect(renderCloth({ ...plain, finish: [key] }, { pixels: 48 }).albedo).toEqual(renderCloth(plain, { pixels: 48 }).albedo);
  }
  expect(finishEffectOf(["peach", "brushed"]).raised).toBeCloseTo(1 - 0.75 * 0.4, 9);
});

test("every motif of the table fills between a twentieth and a half of its repeat", () => {
  for (const figure of Object.keys(MOTIFS) as (keyof typeof MOTIFS)[]) {
    const share = motifShareOf({ figure, repeatMm: 40 });
    expect(share, figure).toBeGreaterThan(0.04);
    expect(share, figure).toBeLessThan(0.5);
  }
  expect(tileOf(clothOf(named("embroidery"))).across).toBeGreaterThanOrEqual(1);
  expect(labOf("#d01c2c")[1]).toBeGreaterThan(50);
});
