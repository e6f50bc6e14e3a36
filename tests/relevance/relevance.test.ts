import { LANGUAGES, type Lang } from "@selvedge/contract";
import { describe, expect, test } from "vitest";
import { ask } from "../../server/fabrics/search/asked/ask.ts";
import { suggest } from "../../server/fabrics/search/suggest.ts";
import { fold } from "../../server/fabrics/search/words/fold.ts";
import { readWords } from "../../server/fabrics/search/words/words.ts";
import { CASES, judge, seededIndex } from "./judge.ts";

const index = seededIndex();

test("the table asks in all ten languages", () => {
  expect(CASES.length).toBeGreaterThanOrEqual(120);
  for (const lang of LANGUAGES) expect(CASES.filter((one) => one.lang === lang).length, lang).toBeGreaterThanOrEqual(8);
});

describe.each(LANGUAGES)("a merchandiser who asks in %s", (lang) => {
  test.each(CASES.filter((one) => one.lang === lang).map((one) => [one.query, one] as const))("finds by “%s”", (_query, one) => {
    const verdict = judge(index, one);
    expect(verdict.isFirstRight, `the first of ${verdict.total} is ${one.first}`).toBe(true);
    expect(verdict.rightOfTen, `the first ten are ${one.ten}`).toBe(1);
    expect(verdict.strays, `${one.never} is never among them`).toEqual([]);
  });
});

const correctionOf = (lang: Lang, keys: string) => readWords(index, keys, lang).correction?.to ?? null;
const suggested = (lang: Lang, key: string) => suggest(index, key, lang).map(({ text }) => text);

test("another form of a word is the same word, and is not corrected", () => {
  expect(correctionOf("esp", "cuadros escoceses")).toBeNull();
  expect(correctionOf("ita", "popeline azzurra")).toBeNull();
  expect(correctionOf("en", "light weights")).toBeNull();
  expect(correctionOf("fr", "popelines bleues")).toBeNull();
  expect(correctionOf("arab", "القطن المخطط")).toBeNull();
});

test("a wrong word is corrected as its language writes it, and what was right stays as it was typed", () => {
  expect(correctionOf("esp", "cuadros escosés")).toBe("cuadros escocés");
  expect(correctionOf("ita", "camicie azurro")).toBe("camicie azzurro");
  expect(correctionOf("en", "lightweigth linens")).toBe("lightweight linens");
});

test("a form of a word of another language is that word, not another that is spelled nearly so", () => {
  const [, colour] = readWords(index, "righe rosse", "esp").units;
  expect(colour!.synonyms).toEqual(["rojo"]);
});

test("what begins with the typed character is suggested before what has it inside", () => {
  expect(suggested("kor", "린")[0]).toBe("린넨");
  expect(suggested("jp", "リ").at(-1)).toBe("プリント");
  expect(suggested("kor", "면 린")[0]).toBe("면 린넨");
});

test("nothing is suggested twice", () => {
  expect(suggested("fr", "velours de coton")).toEqual(["velours de coton"]);
  for (const [lang, key] of [
    ["fr", "velours"],
    ["ita", "cotone"],
    ["en", "poplin"],
    ["esp", "seda"],
  ] as const) {
    const folded = suggested(lang, key).map(fold);
    expect(new Set(folded).size, key).toBe(folded.length);
  }
});

test("one colour is what a cloth is filed under; of several each may be any of its colours", () => {
  const total = (keys: string) => ask(index, { keys, lang: "en" }).total;
  expect(total("white houndstooth")).toBe(0);
  expect(total("black and white houndstooth")).toBe(1);
});
