import { expect, test } from "vitest";
import { translateDescription } from "./description.ts";

const SENTENCES = new Map([
  ["All pucker and one shade.", "Tout en gaufrage, un seul ton."],
  [
    "A repeat of {{width}} × {{height}} mm, reactive printed on lawn.",
    "Rapport de {{width}} × {{height}} mm, impression réactive sur batiste.",
  ],
  ["A repeat of 12 × 12 mm, reactive printed on lawn.", "Un petit carreau sur batiste."],
]);
const translate = (english: string) => SENTENCES.get(english) ?? english;

test("a sentence of the mill is said in the caller's language", () => {
  expect(translateDescription("All pucker and one shade.", translate)).toBe("Tout en gaufrage, un seul ton.");
});

test("a print's repeat keeps its millimetres, width before height", () => {
  expect(translateDescription("A repeat of 72 × 36 mm, reactive printed on lawn.", translate)).toBe(
    "Rapport de 72 × 36 mm, impression réactive sur batiste.",
  );
});

test("a sentence that is known with its figures is not taken by its template", () => {
  expect(translateDescription("A repeat of 12 × 12 mm, reactive printed on lawn.", translate)).toBe(
    "Un petit carreau sur batiste.",
  );
});

test("what nobody has translated stays as the mill wrote it, its figures too", () => {
  for (const text of [
    "",
    "Bought in 2027 for one customer.",
    "A repeat of 72 × 36 mm, reactive printed on organza.",
    "Cut to 30 × 40 mm, twice 5 × 5 mm.",
    "Braces {{width}} stay, by 3 × 4 mm too.",
  ])
    expect(translateDescription(text, translate)).toBe(text);
});
