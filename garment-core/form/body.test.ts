import { degreesOf, type Vector3 } from "@selvedge/geometry-core";
import { describe, expect, test } from "vitest";
import { measurementsOf } from "../pattern/freesewing.ts";
import { RECIPES, recipeFor } from "../recipes/index.ts";
import { type Body, buildBody, neckTape } from "./body.ts";
import { formSurface } from "./display.ts";
import type { Wearer } from "./figure.ts";
import { bake, sample } from "./grid.ts";
import type { Distance } from "./solid.ts";
import { type TapeLine, tapeAround, tapeRound } from "./tape.ts";

const men = measurementsOf("cisMaleAdult40");
const women = measurementsOf("cisFemaleAdult34");
const forms = {
  "a man's form with arms": buildBody(men, "men", { arms: "long", legs: false }),
  "a woman's form without limbs": buildBody(women, "women", { arms: "none", legs: false }),
  "a woman's form with legs": buildBody(women, "women", { arms: "none", legs: true }),
  "a boy's form with arms": buildBody(measurementsOf("boy116"), "boys", { arms: "short", legs: false }),
  "a girl's form with legs": buildBody(measurementsOf("girl128"), "girls", { arms: "none", legs: true }),
};

/** A tape is read to within so much. */
const TAPE_MM = 3;
/** Within 2 mm of height a profile turns by less: an edge under the bust would turn it by fifty. */
const MAX_TURN_DEGREES = 16;

describe.each(Object.entries(forms))("%s", (_, body: Body) => {
  const { heights } = body;

  test("is the same on both sides, solid in its middle and hollow nowhere outside", () => {
    for (const [x, y, z] of [
      [120, 60, 90],
      [60, heights.seat - heights.waist, -80],
      [200, heights.shoulder - heights.waist, 0],
    ] as const)
      expect(body.distance(-x, heights.waist + y, z)).toBeCloseTo(body.distance(x, heights.waist + y, z), 9);
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
      if (y > heights.neckTop - 30 || y < heights.base + 25 || Math.abs(x) > 130 * body.scale) continue;
      expect(body.distance(x, y, z)).toBeLessThan(0.2);
    }
  });
});

const SIZES = RECIPES.flatMap(({ key }) => {
  const { models, wearer, limbs } = recipeFor(key);
  return Object.values(models).map((model) => [model, limbs.legs ? "with legs" : "without legs", wearer] as const);
});
const EVERY_FORM = [...new Map(SIZES.map((size) => [size.join(" "), size])).values()];

/** So many that more would not read another tenth of a millimetre. */
const RAYS = 360;

/** Where a tape lies square to the left limb, so far from one of its joints to the next. */
function onLimb(from: Vector3, to: Vector3, share: number, reachMm: number): TapeLine {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const level = Math.hypot(dx, dy);
  const length = Math.hypot(level, dz);
  return {
    middle: [from[0] + dx * share, from[1] + dy * share, from[2] + dz * share],
    across: [-dy / level, dx / level, 0],
    along: [(-dx * dz) / level / length, (-dy * dz) / level / length, level / length],
    reachMm,
  };
}

/** Of how much of its length down to the elbow an upper arm is measured. */
const BICEPS_SHARE = 0.42;
/** The thigh is measured where it comes free of the crotch, so far below at the size of an adult. */
const THIGH_BELOW_MM = 35;

/** Every girth of the size chart that can be taken on a form, with what the tape reads there. */
function girthsOn(body: Body, wearer: Wearer, legs: boolean): readonly (readonly [measurement: string, reads: number])[] {
  const { trunk, distance, heights, scale, hip, ankle, measurements: m } = body;
  const level = (y: number): number => tapeAround(trunk, y, -5 * scale, RAYS);
  const leg = (y: number): number => {
    const share = (hip[1] - y) / (hip[1] - ankle[1]);
    const middle = [hip[0] + (ankle[0] - hip[0]) * share, y, hip[2] + (ankle[2] - hip[2]) * share] as const;
    const left: Distance = (px, py, pz) => (px < 0 ? 1 : trunk(px, py, pz));
    return tapeRound(left, { middle, across: [1, 0, 0], along: [0, 0, 1], reachMm: middle[0] + 60 * scale }, RAYS);
  };
  const arm = (from: Vector3, to: Vector3, share: number, girth: number): number =>
    tapeRound(distance, onLimb(from, to, share, girth / 4), RAYS);
  return [
    ["neck", neckTape(trunk, heights.neckPoint, scale, RAYS)],
    ...(m.highBust ? [["highBust", level(heights.armpit)] as const] : []),
    ["chest", level(heights.bust)],
    ...(wearer === "women" ? [["underbust", level(heights.under)] as const] : []),
    ["waist", level(heights.waist)],
    ["hips", level(heights.hips)],
    ["seat", level(heights.seat)],
    ["biceps", arm(body.shoulderJoint, body.elbow, BICEPS_SHARE, m.biceps!)],
    ["wrist", arm(body.elbow, body.wrist, 1, m.wrist!)],
    ...(legs
      ? [
          ["upperLeg", leg(heights.crotch - THIGH_BELOW_MM * scale)] as const,
          ["knee", leg(heights.knee)] as const,
          ["ankle", leg(ankle[1])] as const,
        ]
      : []),
  ];
}

// A man's chart has an under-bust as well, as wide as his chest a hand above the waist: no body has both, and no pattern asks for it.
test.each(EVERY_FORM)("the tape round %s %s reads every girth of the size chart, to three millimetres", (model, legs, wearer) => {
  const withLegs = legs === "with legs";
  const body = buildBody(measurementsOf(model), wearer, { arms: "long", legs: withLegs });
  const girths = girthsOn(body, wearer, withLegs);
  const off = girths.map(([name, reads]) => [name, reads - body.measurements[name]!] as const);
  expect(off.filter(([, mm]) => !(Math.abs(mm) < TAPE_MM))).toEqual([]);
});

const EVERY_MODEL = [...new Map(EVERY_FORM.map(([model, , wearer]) => [model, wearer])).entries()];

test.each(EVERY_MODEL)(
  "the form of %s is smooth: its profile turns nowhere sharply, and comes back to itself nowhere",
  (model, wearer) => {
    const { trunk, heights, scale } = buildBody(measurementsOf(model), wearer, { arms: "none", legs: false });
    for (const [x, way] of [0, 40, 75].flatMap((side) => [[side, 1] as const, [side, -1] as const])) {
      const profile: (readonly [y: number, r: number])[] = [];
      for (let y = heights.seat; y < heights.armpit + 40 * scale; y += 2 * scale) {
        const inside = (r: number): boolean => trunk(x * scale, y, way * r - 5 * scale) < 0;
        let [near, far] = [0, 0];
        while (inside(far)) [near, far] = [far, far + 8 * scale];
        const next = far + 4 * scale;
        while (far - near > 0.01) {
          const middle = (near + far) / 2;
          if (inside(middle)) near = middle;
          else far = middle;
        }
        profile.push([y, near]);
        for (let beyond = next; beyond < 300 * scale; beyond += 10 * scale) expect(inside(beyond)).toBe(false);
      }
      const turns = profile.slice(1, -1).map(([y, r], i) => {
        const [[y0, r0], [y1, r1]] = [profile[i]!, profile[i + 2]!];
        return Math.abs(Math.atan2(r1 - r, y1 - y) - Math.atan2(r - r0, y - y0));
      });
      expect(degreesOf(Math.max(...turns))).toBeLessThan(MAX_TURN_DEGREES);
    }
  },
);

test("a child is rounder at the waist than a man, and has a thicker neck for its shoulders", () => {
  const boy = forms["a boy's form with arms"];
  const man = forms["a man's form with arms"];
  const reach = ({ trunk, heights }: Body, x: number, z: number) => {
    let far = 0;
    while (trunk(x * far, heights.waist, z * far) < 0) far += 0.5;
    return far;
  };
  const depthPerWidth = (body: Body) => (reach(body, 0, 1) + reach(body, 0, -1)) / (2 * reach(body, 1, 0));
  expect(depthPerWidth(boy)).toBeGreaterThan(depthPerWidth(man) + 0.03);
  const neck = ({ measurements: m }: Body) => m.neck! / m.shoulderToShoulder!;
  expect(neck(boy)).toBeGreaterThan(neck(man) + 0.05);
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
