import { describe, expect, test } from "vitest";
import {
  gradeOfLot,
  gradeOfRoll,
  pointsByMetre,
  pointsOf,
  pointsOfRoll,
  pointsPer100SquareMetres,
  pointsPer100SquareYards,
} from "./four-point.ts";

const defectAt = (positionM: number, sizeMm: number, direction: "warp" | "weft" | "hole" = "weft") => ({
  positionM,
  sizeMm,
  direction,
});

describe("a fault's points follow from its length", () => {
  test.each([
    [10, 1],
    [75, 1],
    [76, 2],
    [150, 2],
    [151, 3],
    [230, 3],
    [231, 4],
    [900, 4],
  ])("%i mm along warp or weft are %i", (sizeMm, points) => {
    expect(pointsOf({ direction: "weft", sizeMm })).toBe(points);
    expect(pointsOf({ direction: "warp", sizeMm })).toBe(points);
  });

  test("a hole up to an inch is 2, a larger one 4", () => {
    expect(pointsOf({ direction: "hole", sizeMm: 3 })).toBe(2);
    expect(pointsOf({ direction: "hole", sizeMm: 25 })).toBe(2);
    expect(pointsOf({ direction: "hole", sizeMm: 26 })).toBe(4);
  });
});

test("a metre is charged with four at most, the next one anew", () => {
  const roll = {
    lengthM: 3,
    defects: [defectAt(0.1, 200), defectAt(0.5, 200), defectAt(0.9, 20), defectAt(1, 20), defectAt(2.5, 300)],
  };
  expect(pointsByMetre(roll)).toEqual([4, 1, 4]);
  expect(pointsOfRoll(roll)).toBe(9);
});

test("a broken end over 3.2 m charges each metre that it runs through with four", () => {
  expect(pointsByMetre({ lengthM: 6, defects: [defectAt(1.5, 3_200, "warp")] })).toEqual([0, 4, 4, 4, 4, 0]);
});

test("a fault at the very end of the roll belongs to its last metre", () => {
  expect(pointsByMetre({ lengthM: 2, defects: [defectAt(2, 20)] })).toEqual([0, 1]);
});

test("20 points on 120 yards of 60 inches are 10 per 100 square yards", () => {
  // 20 × 3600 / (120 yd × 60 in) = 10
  const roll = { lengthM: 120 * 0.9144, widthMm: 60 * 25.4, defects: Array.from({ length: 20 }, (_, i) => defectAt(i * 5, 50)) };
  expect(pointsOfRoll(roll)).toBe(20);
  expect(pointsPer100SquareYards([roll])).toBeCloseTo(10, 9);
});

test("15 points on 100 m of 1,500 mm are 10 per 100 square metres", () => {
  // 15 × 100,000 / (1,500 mm × 100 m) = 10
  const roll = { lengthM: 100, widthMm: 1_500, defects: Array.from({ length: 15 }, (_, i) => defectAt(i * 6, 50)) };
  expect(pointsPer100SquareMetres([roll])).toBeCloseTo(10, 9);
  expect(pointsPer100SquareYards([roll])).toBeCloseTo(8.3613, 4);
});

test("a roll exactly at the limit passes; a lot fails by one bad roll even if its mean is good", () => {
  const bad = { lengthM: 10, widthMm: 1_000, defects: [defectAt(0, 300), defectAt(1, 300), defectAt(2, 300)] };
  const good = { lengthM: 90, widthMm: 1_000, defects: [] };
  const exactly = { basis: "sqm", roll: 120, lot: 120 } as const;
  expect(pointsPer100SquareMetres([bad])).toBe(120);
  expect(gradeOfRoll(bad, exactly)).toBe("first");
  const limits = { basis: "sqm", roll: 100, lot: 20 } as const;
  expect(gradeOfRoll(bad, limits)).toBe("second");
  expect(pointsPer100SquareMetres([bad, good])).toBe(12);
  expect(gradeOfLot([bad, good], limits)).toBe("second");
  expect(gradeOfLot([good], limits)).toBe("first");
});

test("a roll without length has no points per area", () => {
  expect(pointsPer100SquareMetres([])).toBe(0);
});
