import { expect, test } from "vitest";
import type { LaceCloth } from "../cloth.ts";
import { meanLevel, normalError, seamOf } from "../render/probe.ts";
import { renderCloth } from "../render/render.ts";
import { repeatOf } from "../repeat/repeat.ts";
import { denier, ne } from "../yarn/count.ts";
import { describeLace, laceCoverOf, netCoverOf } from "./lace.ts";

const lace: LaceCloth = {
  kind: "lace",
  net: { yarn: { count: denier(40), fibre: [["nylon", 1]] }, meshMm: 1.6, colour: "#f1ece2" },
  clothwork: { yarn: { count: denier(100), fibre: [["viscose", 1]] }, pitchMm: 0.32, colour: "#f4efe6" },
  outline: { yarn: { count: ne(10), fibre: [["viscose", 1]] }, colour: "#faf6ee" },
  motif: { figure: "blossom", repeatMm: 40 },
  finish: [],
  seed: 3,
};

test("a net covers all but the inner hexagon of its mesh: 1 − (1 − w/m)²", () => {
  for (const [mesh, side] of [
    [1.6, 0.15],
    [3, 0.4],
  ] as const)
    expect(netCoverOf(mesh, side)).toBeCloseTo(1 - (1 - side / mesh) ** 2, 12);
});

test("the opacity of a lace is what its threads cover, within one and a half per cent, for three motifs", () => {
  for (const figure of ["blossom", "dots", "sprig"] as const) {
    const cloth: LaceCloth = { ...lace, motif: { figure, repeatMm: 40 } };
    const maps = renderCloth(cloth, { pixels: 300 });
    expect(maps.isOpen).toBe(true);
    expect(Math.abs(meanLevel(maps.opacity) - laceCoverOf(cloth).cloth), figure).toBeLessThan(0.015);
  }
});

test("the parts of a lace fill its area, and more motif makes it closer and heavier", () => {
  const { motif, outline, net, cloth } = laceCoverOf(lace);
  expect(motif + outline + net).toBeCloseTo(1, 9);
  const denser: LaceCloth = { ...lace, motif: { figure: "paisley", repeatMm: 40 } };
  expect(laceCoverOf(denser).motif).not.toBe(motif);
  expect(laceCoverOf({ ...lace, net: { ...lace.net, meshMm: 1 } }).cloth).toBeGreaterThan(cloth);
  expect(describeLace({ ...lace, net: { ...lace.net, meshMm: 1 } }).gsm).toBeGreaterThan(describeLace(lace).gsm);
});

test("the repeat is whole meshes: 25 of 1.6 mm across, 14 rows of cells up", () => {
  const { ends, picks, mmWidth, mmHeight } = repeatOf(lace);
  expect([ends, picks]).toEqual([25, 14]);
  expect(mmWidth).toBeCloseTo(40, 9);
  expect(mmHeight).toBeCloseTo(14 * 1.6 * Math.sqrt(3), 9);
});

test("a lace closes on itself and its normals are of unit length", () => {
  const maps = renderCloth(lace, { pixels: 240 });
  for (const map of ["albedo", "normal", "opacity"] as const) {
    const { across, up } = seamOf(maps, map);
    expect(Math.max(across, up), map).toBeLessThanOrEqual(1.05);
  }
  expect(normalError(maps)).toBeLessThan(0.02);
});
