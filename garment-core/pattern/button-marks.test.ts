import { describe, expect, test } from "vitest";
import { RECIPES } from "../recipes/index.ts";
import { BUTTON_MM, buttonMarks } from "./button-marks.ts";
import { draftPattern } from "./draft.ts";

test("a mark without a diameter is a shirt's button; other marks are none", () => {
  const internal = [
    { kind: "button", points: [[3, 4]] as const },
    { kind: "button", points: [[3, 40]] as const, diameter: 28 },
    { kind: "topstitch", points: [[0, 0]] as const },
  ];
  expect(buttonMarks([{ key: "front", internal }, { key: "back" }])).toEqual([
    { pieceKey: "front", x: 3, y: 4, diameter: BUTTON_MM },
    { pieceKey: "front", x: 3, y: 40, diameter: 28 },
  ]);
});

describe.each(RECIPES.map((recipe) => [recipe.key, recipe] as const))("%s", (key, { sizes }) => {
  test("every button of its pattern is marked with its diameter on its piece, and no two lie on each other, in every size", () => {
    for (const size of sizes) {
      const { pieces, trims } = draftPattern(key, size);
      const marks = buttonMarks(pieces);
      const wanted = trims.flatMap((trim) => (trim.kind === "button" ? [[trim.pieceKey, trim.diameter]] : []));
      expect(marks.map(({ pieceKey, diameter }) => [pieceKey, diameter]).sort(), size).toEqual(wanted.sort());
      for (const [i, one] of marks.entries())
        for (const other of marks.slice(i + 1))
          if (one.pieceKey === other.pieceKey)
            expect(Math.hypot(one.x - other.x, one.y - other.y), size).toBeGreaterThan((one.diameter + other.diameter) / 2);
    }
  });
});
