import { expect, test } from "vitest";
import { WEAVES } from "./table.ts";
import { herringbone, type Lifts, twill } from "./weave.ts";

/** A draft as it is drawn on point paper: the first pick at the foot, # for a lifted end. */
const onPaper = (lifts: Lifts): readonly string[] =>
  [...lifts].reverse().map((pick) => pick.map((up) => (up ? "#" : ".")).join(""));

test("plain weave lifts every other end", () => {
  expect(onPaper(WEAVES.plain.lifts)).toEqual([".#", "#."]);
});

test("oxford lifts its ends in pairs", () => {
  expect(onPaper(WEAVES.oxford.lifts)).toEqual(["..##", "##.."]);
});

test("hopsack is plain weave two by two", () => {
  expect(onPaper(WEAVES.hopsack.lifts)).toEqual(["..##", "..##", "##..", "##.."]);
});

test("a 2/1 twill rises to the right, its left-hand one to the left", () => {
  expect(onPaper(twill(2, 1))).toEqual([".##", "##.", "#.#"]);
  expect(onPaper(twill(2, 1, "S"))).toEqual([".##", "#.#", "##."]);
});

test("a 3/1 twill has three quarters of its face in warp", () => {
  expect(WEAVES["twill-3/1"].lifts.flat().filter((up) => up === 1)).toHaveLength(12);
});

test("at the turn of a herringbone each lift meets its opposite, both where it turns and where the repeat joins", () => {
  for (const width of [8, 12, 20])
    for (const pick of herringbone(2, 2, width)) {
      expect(pick[width - 1]).toBe(1 - pick[width]!);
      expect(pick[2 * width - 1]).toBe(1 - pick[0]!);
    }
});

test("a five-end satin binds at step two, and sateen is its back", () => {
  expect(onPaper(WEAVES["satin-5"].lifts)).toEqual(["###.#", "#.###", "####.", "##.##", ".####"]);
  expect(WEAVES["sateen-5"].lifts.flat().map((up) => 1 - up)).toEqual(WEAVES["satin-5"].lifts.flat());
});

test("a broken 3/1 twill has three quarters of its ends up on every pick and no line that runs on", () => {
  const { lifts } = WEAVES["twill-broken"];
  for (const pick of lifts) expect(pick.filter((up) => up === 1)).toHaveLength(3);
  const down = lifts.map((pick) => pick.indexOf(0));
  const steps = down.map((end, pick) => (down[(pick + 1) % 4]! - end + 4) % 4);
  expect(new Set(steps).size).toBeGreaterThan(1);
});
