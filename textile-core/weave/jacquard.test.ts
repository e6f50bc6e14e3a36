import { expect, test } from "vitest";
import { BadPointPaper, jacquard, pointPaperOf } from "./jacquard.ts";
import { WEAVES } from "./table.ts";

const weaves = { f: WEAVES["satin-5"], g: WEAVES["sateen-5"] };

test("figure and ground weave as their own weaves do, each crossing where the picture says", () => {
  const picture = Array.from({ length: 10 }, (_, row) => (row < 5 ? "ffffffffff" : "gggggfffff"));
  const lifts = jacquard(picture, weaves);
  for (let pick = 0; pick < 10; pick++)
    for (let end = 0; end < 10; end++) {
      const isGround = pick < 5 && end < 5;
      expect(lifts[pick]![end]).toBe((isGround ? weaves.g : weaves.f).lifts[pick % 5]![end % 5]);
    }
});

test("a picture of levels becomes point paper of so many ends and picks, the top row first", () => {
  expect(pointPaperOf([0, 1, 1, 0], { width: 2, height: 2 }, { ends: 4, picks: 2 }, ["g", "f"])).toEqual(["ggff", "ffgg"]);
});

test("a weave that is not given and rows of two lengths are refused in a sentence", () => {
  expect(() => jacquard(["fx"], weaves)).toThrow(new BadPointPaper('Row 1 asks for a weave "x" that is not given'));
  expect(() => jacquard(["ff", "f"], weaves)).toThrow(new BadPointPaper("Row 2 has 1 ends, the first has 2"));
  expect(() => jacquard([], weaves)).toThrow(BadPointPaper);
});
