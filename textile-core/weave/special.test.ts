import { expect, test } from "vitest";
import { floatLengths, floatRelief } from "../construction/relief.ts";
import { bedfordCord, crepe, honeycomb, steepTwill } from "./special.ts";
import { WEAVES } from "./table.ts";

test("the longest floats of a waffle grow with its cell: nine ends in a waffle of twelve", () => {
  expect(Math.max(...floatLengths(honeycomb(12)))).toBe(11);
  expect(Math.max(...floatLengths(honeycomb(8)))).toBe(7);
});

test("a waffle of twelve at 20 × 18 to the cm is one to two mm deep, plain, twill and satin lie flat", () => {
  const { mm } = floatRelief(honeycomb(12), 10 / 20, 10 / 18)!;
  const depth = Math.max(...mm) - Math.min(...mm);
  expect(depth).toBeGreaterThan(0.5);
  expect(depth).toBeLessThan(2);
  for (const key of ["plain", "twill-3/1", "satin-8", "hopsack"] as const)
    expect(floatRelief(WEAVES[key].lifts, 0.3, 0.4), key).toBeNull();
});

test("no float of a crêpe is longer than three threads, and no two of its ends weave alike side by side", () => {
  for (const [size, seed] of [
    [16, 3],
    [40, 11],
    [24, 5],
  ] as const) {
    const lifts = crepe(size, seed);
    expect(Math.max(...floatLengths(lifts))).toBeLessThanOrEqual(3);
    const columns = lifts[0]!.map((_, end) => lifts.map((pick) => pick[end]).join(""));
    expect(columns.some((column, end) => column === columns[(end + 1) % size])).toBe(false);
  }
});

test("a steep twill climbs two picks an end", () => {
  const lifts = steepTwill([1, 1, 1, 1, 0, 1, 1, 0]);
  expect([lifts.length, lifts[0]!.length]).toEqual([8, 4]);
  for (let pick = 0; pick < 8; pick++)
    for (let end = 0; end < 4; end++) expect(lifts[(pick + 2) % 8]![(end + 1) % 4]).toBe(lifts[pick]![end]);
});

test("the stitching ends of a Bedford cord weave plain throughout, its cords only every second pair of picks", () => {
  const lifts = bedfordCord(6);
  for (const end of [6, 7, 14, 15]) expect(lifts.map((pick) => pick[end]!).filter((up) => up === 1)).toHaveLength(2);
  for (const end of [0, 5, 8, 13]) expect(lifts.map((pick) => pick[end]!).filter((up) => up === 1)).toHaveLength(3);
});
