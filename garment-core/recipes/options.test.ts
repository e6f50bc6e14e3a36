import { expect, test } from "vitest";
import { draftPattern } from "../pattern/draft.ts";
import type { Pattern } from "../pattern/pattern.ts";
import { RECIPES } from "./index.ts";
import { type ChosenOptions, chosenOf, OptionError, optionsIn, optionsText, type RecipeOption } from "./options.ts";

/** Plain seams are sewn without more ease than a cutter works in by hand; drafting refuses what differs by more than it says. */
const WORKED_IN = 0.03;

const bounds = (options: readonly RecipeOption[]): readonly ChosenOptions[] =>
  options.flatMap(({ key, least, most, standard }) =>
    [least, most].filter((value) => value !== standard).map((value) => ({ [key]: value })),
  );

/** Plain seams whose sides differ by more than can be worked in. */
const misfits = ({ seams }: Pattern): readonly string[] =>
  seams
    .filter(({ kind }) => kind === "sew" || kind === "dart" || kind === "fold")
    .filter(({ lengthA, lengthB }) => Math.abs(lengthA - lengthB) > WORKED_IN * lengthB)
    .map(({ a, b, lengthA, lengthB }) => `${a.pieceKey} ${a.from} ${lengthA.toFixed(1)} / ${b.pieceKey} ${lengthB.toFixed(1)}`);

test.each(RECIPES.map((recipe) => [recipe.name, recipe] as const))(
  "%s has two options or more, and can be sewn at both bounds of each in its least and greatest size",
  (_, { key, sizes, options }) => {
    expect(options.length).toBeGreaterThanOrEqual(2);
    for (const size of [sizes[0]!, sizes.at(-1)!]) {
      const own = JSON.stringify(draftPattern(key, size).pieces);
      for (const chosen of bounds(options)) {
        const pattern = draftPattern(key, size, chosen);
        expect(JSON.stringify(pattern.pieces), `${size} ${JSON.stringify(chosen)}`).not.toBe(own);
        for (const { outline } of pattern.pieces) for (const point of outline) expect(point.every(Number.isFinite)).toBe(true);
        expect(misfits(pattern), `${size} ${JSON.stringify(chosen)}`).toEqual([]);
      }
    }
  },
);

const { options } = RECIPES.find(({ key }) => key === "shirt")!;

test("what a garment has anyway is not a choice, and choices read alike in whatever order they were made", () => {
  expect(chosenOf(options, { bodyLength: 0, ease: 15 })).toEqual({});
  expect(optionsText(options, { ease: 17.5, bodyLength: -20 })).toBe("bodyLength:-20,ease:17.5");
  expect(optionsText(options, { bodyLength: -20, ease: 17.5 })).toBe("bodyLength:-20,ease:17.5");
});

test("choices are read back from their text, and a text that is none is refused", () => {
  expect(optionsIn(options, "bodyLength:-20,ease:17.5")).toEqual({ bodyLength: -20, ease: 17.5 });
  expect(optionsIn(options, "")).toEqual({});
  for (const odd of ["bodyLength", "bodyLength:", "bodyLength:1:2", "bodyLength:x", ",", "constructor:1"])
    expect(() => optionsIn(options, odd), odd).toThrow(OptionError);
});

test("an option that a garment does not have, one beyond its bounds and one between its steps are refused by name", () => {
  expect(() => chosenOf(options, { flare: 3 })).toThrow("there is no option flare");
  expect(() => chosenOf(options, { bodyLength: 300 })).toThrow("bodyLength is -60 to 100 mm in steps of 10, not 300");
  expect(() => chosenOf(options, { bodyLength: 5 })).toThrow("bodyLength is -60 to 100 mm in steps of 10, not 5");
  expect(() => chosenOf(options, { ease: Number.NaN })).toThrow("ease is 12 to 23 % in steps of 0.5, not NaN");
});
