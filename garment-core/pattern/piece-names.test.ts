import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { RECIPES } from "../recipes/index.ts";
import { PIECE_NAMES } from "./piece-names.ts";

const LANGUAGES = ["cn", "en", "fr", "esp", "kor", "tur", "ita", "arab", "jp", "rus"];
const WANTED = [...PIECE_NAMES, ...RECIPES.map((recipe) => recipe.name), "Size", "Size {{size}}"];

describe.each(LANGUAGES)("in %s", (language) => {
  const texts: Record<string, string> = JSON.parse(
    readFileSync(new URL(`../../locales/${language}/pieces.json`, import.meta.url), "utf8"),
  );

  test("every piece and garment has a name", () => {
    for (const key of WANTED) expect(texts[key], key).toMatch(/\S/);
    expect(texts["Size {{size}}"]).toContain("{{size}}");
  });

  test("no two pieces of a garment share a name", () => {
    const names = PIECE_NAMES.map((name) => texts[name]);
    expect(new Set(names).size).toBe(names.length);
  });

  if (language !== "en")
    test("the names are translated", () => {
      const same = PIECE_NAMES.filter((name) => texts[name] === name);
      expect(same).toEqual([]);
    });
});
