import { describe, expect, test } from "vitest";
import { measurementsOf } from "../pattern/freesewing.ts";
import { type Body, buildBody } from "./body.ts";
import { formSurface } from "./display.ts";
import { bake, sample } from "./grid.ts";
import { tapeAround } from "./tape.ts";

const men = measurementsOf("cisMaleAdult40");
const women = measurementsOf("cisFemaleAdult34");
const forms = {
  "a man's form with arms": buildBody(men, "men", { arms: "long", legs: false }),
  "a woman's form without limbs": buildBody(women, "women", { arms: "none", legs: false }),
  "a woman's form with legs": buildBody(women, "women", { arms: "none", legs: true }),
};

describe.each(Object.entries(forms))("%s", (_, body: Body) => {
  const { heights, measurements } = body;

  test.each(["waist", "hips", "seat"] as const)("reads what was measured round the %s, to one per cent", (place) => {
    const read = tapeAround(body.distance, heights[place], -4);
    expect(Math.abs(read / measurements[place]! - 1)).toBeLessThan(0.01);
  });

  test("is the same on both sides, solid in its middle and hollow nowhere outside", () => {
    for (const [x, y, z] of [
      [120, heights.waist + 60, 90],
      [60, heights.seat, -80],
      [200, heights.shoulder, 0],
    ] as const)
      expect(body.distance(-x, y, z)).toBeCloseTo(body.distance(x, y, z), 9);
    for (const y of [heights.seat, heights.waist, heights.bust]) expect(body.distance(0, y, -4)).toBeLessThan(-20);
    expect(body.distance(0, heights.waist, 400)).toBeGreaterThan(200);
  });

  test("is shown as a closed surface just inside the solid that carries the cloth", () => {
    const { positions, indices } = formSurface(body, { legs: body.bounds.min[1] < 0 }, { arm: 120, leg: 500 });
    const directed = new Map<string, number>();
    for (let t = 0; t < indices.length; t += 3)
      for (let k = 0; k < 3; k++) {
        const [a, b] = [indices[t + k]!, indices[t + ((k + 1) % 3)]!];
        directed.set(`${a} ${b}`, (directed.get(`${a} ${b}`) ?? 0) + 1);
      }
    expect([...directed.values()].every((count) => count === 1)).toBe(true);
    for (let v = 0; v < positions.length; v += 3) {
      const [x, y, z] = [positions[v]!, positions[v + 1]!, positions[v + 2]!];
      if (y > heights.neckTop - 30 || y < heights.base + 25 || Math.abs(x) > 130) continue;
      expect(body.distance(x, y, z)).toBeLessThan(0.2);
    }
  });
});

test("the tape round a woman's bust and a man's chest reads what was measured", () => {
  const woman = forms["a woman's form without limbs"];
  expect(Math.abs(tapeAround(woman.distance, woman.heights.bust, -5) / women.chest! - 1)).toBeLessThan(0.01);
});

test("a baked form answers like the solid near its surface", () => {
  const body = forms["a woman's form without limbs"];
  const grid = bake(body.distance, body.bounds, 8);
  const out = new Float64Array(4);
  for (let i = 0; i < 40; i++) {
    const angle = (i / 40) * 2 * Math.PI;
    const y = body.heights.seat + 20 + i * 8;
    const [x, z] = [Math.sin(angle) * 150, Math.cos(angle) * 110];
    if (Math.abs(body.distance(x, y, z)) > 12) continue;
    expect(Math.abs(sample(grid, x, y, z, out) - body.distance(x, y, z))).toBeLessThan(2);
    expect(Math.hypot(out[1]!, out[2]!, out[3]!)).toBeCloseTo(1, 6);
  }
  expect(sample(grid, 5_000, 0, 0, out)).toBeGreaterThan(100);
});
