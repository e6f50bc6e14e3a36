import { expect, test } from "vitest";
import { fold, foldCode, tokens } from "./fold.ts";

const words = (text: string) => tokens(text).map(({ text }) => text);

test("case, accents, Arabic vowel signs and alef forms do not matter", () => {
  expect(fold("Été ROUGE")).toBe("ete rouge");
  expect(fold("أَزْرَق")).toBe(fold("ازرق"));
  expect(fold("İPLİĞİ BOYALI")).toBe(fold("ipliği boyalı"));
  expect(fold("Чёрный")).toBe(fold("черный"));
  expect(fold("デニム")).toBe(fold("デニム".normalize("NFD")));
});

test("spaced scripts give words, unspaced ones pairs of characters", () => {
  expect(words("Two-ply poplin, 109 g")).toEqual(["two", "ply", "poplin", "109", "g"]);
  expect(words("浅蓝色")).toEqual(["浅蓝", "蓝色"]);
  expect(words("T恤")).toEqual(["t", "恤"]);
  expect(words("  ,;  ")).toEqual([]);
});

test("a code is one whatever is written between its parts", () => {
  expect(foldCode("SV-1101-01")).toBe("sv110101");
  expect(foldCode("sv 1101/01")).toBe("sv110101");
});
