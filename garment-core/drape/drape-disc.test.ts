import { expect, test } from "vitest";
import type { StoredDrape } from "../mesh/stored-drape.ts";
import { DISC_EDGE_MM, DISC_RADIUS_MM, drapeDisc, STAND } from "./drape-disc.ts";
import { HANDS } from "./hand.ts";

const radiusOf = ({ particles }: StoredDrape, v: number) => Math.hypot(particles[3 * v]!, particles[3 * v + 2]!);

/** Area of the draped disc's shadow over the ring around the stand, 0 limp … 1 stiff; the rim is the mesh's last ring. Source: ISO 9073-9. */
function drapeCoefficient(disc: StoredDrape, edge = DISC_EDGE_MM): number {
  const rim = 6 * Math.round(DISC_RADIUS_MM / edge);
  const start = disc.uv.length / 2 - rim;
  let shadow = 0;
  for (let at = 0; at < rim; at++) {
    const [a, b] = [3 * (start + at), 3 * (start + ((at + 1) % rim))];
    const p = disc.particles;
    shadow += Math.abs(p[a]! * p[b + 2]! - p[b]! * p[a + 2]!) / 2;
  }
  const stand = Math.PI * STAND.radius ** 2;
  return (shadow - stand) / (Math.PI * DISC_RADIUS_MM ** 2 - stand);
}

/** From a voile to a coating, N·m. */
const RIGIDITIES = [0.5e-5, 2e-5, 8e-5, 32e-5];
const COARSE_MM = 16;
const RINGS = DISC_RADIUS_MM / DISC_EDGE_MM;
const jersey = drapeDisc("jersey");
const twill = drapeDisc("twill");

test("the disc lies on its stand, hangs over the rim all round, and is not stretched", () => {
  for (const disc of [jersey, twill]) {
    const { particles, uv, indices } = disc;
    expect(Math.abs(particles[1]! - STAND.top)).toBeLessThan(4);
    const rim = Array.from({ length: 6 * RINGS }, (_, at) => uv.length / 2 - 1 - at);
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

test("the stiffer a cloth, the less it drapes, and a finer or coarser mesh changes that by less than five points", () => {
  const coefficients = RIGIDITIES.map((bend) => {
    const of = (edge: number) => drapeCoefficient(drapeDisc({ ...HANDS.poplin, bend }, edge), edge);
    const [usual, coarse] = [of(DISC_EDGE_MM), of(COARSE_MM)];
    expect(Math.abs(usual - coarse)).toBeLessThan(0.05);
    return usual;
  });
  expect(coefficients).toEqual(coefficients.toSorted((a, b) => a - b));
  expect(coefficients.at(-1)! - coefficients[0]!).toBeGreaterThan(0.4);
});

test("the same hand gives the same bytes", () => {
  expect(drapeDisc("jersey").particles).toEqual(jersey.particles);
});
