import { describe, expect, test } from "vitest";
import { CHILD_HEIGHTS, CHILDREN } from "./children.ts";
import { measure, measurementsNeeded, measurementsOf } from "./freesewing.ts";

/** An angle, which growing does not change. */
const CONSTANT = ["shoulderSlope"];

describe.each(["boy", "girl"])("the table of a %s", (child) => {
  const sizes = CHILD_HEIGHTS.map((height) => measurementsOf(`${child}${height}`));

  test.each(["Teagan", "Simon", "Sandy", "Titan"] as const)("has every measurement that %s asks for", (design) => {
    for (const name of measurementsNeeded(design)) for (const size of sizes) expect(measure(size, name), name).toBeGreaterThan(0);
  });

  test("grows with the body height in every measurement", () => {
    for (const name of Object.keys(sizes[0]!)) {
      const figures = sizes.map((size) => size[name]!);
      figures.slice(1).forEach((figure, i) => {
        if (CONSTANT.includes(name)) expect(figure).toBe(figures[i]);
        else expect(figure, `${name} ${CHILD_HEIGHTS[i + 1]}`).toBeGreaterThan(figures[i]!);
      });
    }
  });

  test("is that of a child: hardly a waist, legs under half the body height, a seat wider than the chest", () => {
    sizes.forEach((m, i) => {
      const height = CHILD_HEIGHTS[i]! * 10;
      expect(m.waist! / m.chest!).toBeGreaterThan(i < 4 ? 0.85 : 0.8);
      expect(m.seat!).toBeGreaterThan(m.chest!);
      expect(m.hips!).toBeGreaterThan(m.waist!);
      const inseam = m.waistToFloor! - m.waistToUpperLeg!;
      expect(inseam / height).toBeGreaterThan(0.42);
      expect(inseam / height).toBeLessThan(0.49);
      expect((m.waistToFloor! + m.hpsToWaistBack!) / height).toBeGreaterThan(0.85);
      expect((m.waistToFloor! + m.hpsToWaistBack!) / height).toBeLessThan(0.9);
    });
  });

  test("names its places down the body in their order", () => {
    for (const m of sizes) {
      const down = [m.waistToHips!, m.waistToSeat!, m.waistToUpperLeg!, m.waistToKnee!, m.waistToFloor!];
      expect(down).toEqual([...down].sort((a, b) => a - b));
      expect(m.hpsToBust!).toBeGreaterThan(m.hpsToWaistBack! - m.waistToArmpit!);
      expect(m.crossSeamFront! / m.crossSeam!).toBeCloseTo(0.48, 1);
      expect(m.shoulderToElbow!).toBeLessThan(m.shoulderToWrist!);
    }
  });
});

test("girls are narrower than boys at the neck and shoulders and wider at the seat", () => {
  for (const height of CHILD_HEIGHTS) {
    const [boy, girl] = [CHILDREN[`boy${height}`]!, CHILDREN[`girl${height}`]!];
    for (const name of ["neck", "shoulderToShoulder", "waist"]) expect(girl[name]).toBeLessThan(boy[name]!);
    for (const name of ["seat", "upperLeg"]) expect(girl[name]).toBeGreaterThan(boy[name]!);
  }
});

test("a child there is no table for is refused by name", () => {
  expect(() => measurementsOf("boy92")).toThrow("no model boy92");
});
