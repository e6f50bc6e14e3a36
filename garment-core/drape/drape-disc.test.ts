import { expect, test } from "vitest";
import type { StoredDrape } from "../mesh/stored-drape.ts";
import { drapeCoefficient, RIGIDITIES } from "../testing/disc.ts";
import { DISC_EDGE_MM, DISC_RADIUS_MM, drapeDisc, STAND } from "./drape-disc.ts";
import { HANDS } from "./hand.ts";

const radiusOf = ({ particles }: StoredDrape, v: number) => Math.hypot(particles[3 * v]!, particles[3 * v + 2]!);

const RINGS = DISC_RADIUS_MM / DISC_EDGE_MM;
const jersey = drapeDisc("jersey");
const twill = drapeDisc("twill");

test("the disc lies on its stand, hangs over the rim all round, and is not stretched", () => {
  for (const disc of [jersey, twill]) {
    const { particles, uv, indices } = disc;
    expect(Math.abs(particles[1]! - STAND.top)).toBeLessThan(4);
    const rim = Array.from({ length: 6 * RINGS }, (_, index) => uv.length / 2 - 1 - index);
    for (const v of rim) {
      expect(particles[3 * v + 1]!).toBeLessThan(STAND.top - 40);
      expect(radiusOf(disc, v)).toBeGreaterThan(STAND.rod + 2);
    }
    let [flat, hung] = [0, 0];
    for (let t = 0; t < indices.length; t += 3)
      for (const [i, j] of [[indices[t]!, indices[t + 1]!] as const, [indices[t + 1]!, indices[t + 2]!] as const]) {
        flat += Math.hypot(uv[2 * i]! - uv[2 * j]!, uv[2 * i + 1]! - uv[2 * j + 1]!);
        hung += Math.hypot(...[0, 1, 2].map((k) => particles[3 * i + k]! - particles[3 * j + k]!));
      }
    expect(Math.abs(hung / flat - 1)).toBeLessThan(0.03);
  }
});

test("jersey falls closer to the stand than twill", () => {
  expect(drapeCoefficient(jersey)).toBeLessThan(drapeCoefficient(twill) - 0.05);
  expect(drapeCoefficient(jersey)).toBeGreaterThan(0.02);
  expect(drapeCoefficient(twill)).toBeLessThan(0.9);
});

test("the stiffer a cloth, the less it drapes", () => {
  const [voile, coating] = [RIGIDITIES[0], RIGIDITIES.at(-1)!].map((bend) =>
    drapeCoefficient(drapeDisc({ ...HANDS.poplin, bend })),
  );
  expect(coating! - voile!).toBeGreaterThan(0.4);
});

test("the same hand gives the same bytes", () => {
  expect(drapeDisc("jersey").particles).toEqual(jersey.particles);
});
