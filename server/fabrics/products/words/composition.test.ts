import { expect, test } from "vitest";
import { translateComposition } from "./composition.ts";

const WORDS = new Map([
  ["Cotton", "قطن"],
  ["Elastane", "إيلاستان"],
  ["Recycled Polyester", "بوليستر معاد تدويره"],
  ["{{one}}, {{other}}", "{{one}}، {{other}}"],
]);
const translate = (english: string) => WORDS.get(english) ?? english;

test("the fibres of a composition are named in the caller's language with its comma between them, their shares stay", () => {
  expect(translateComposition("98 % Cotton 2 % Elastane", translate)).toBe("98 % قطن، 2 % إيلاستان");
  expect(translateComposition("52.5 % Recycled Polyester 47.5 % Cotton", translate)).toBe(
    "52.5 % بوليستر معاد تدويره، 47.5 % قطن",
  );
});

test("a fibre without a translation and a text without shares stay as they are", () => {
  expect(translateComposition("100 % Qiviut", translate)).toBe("100 % Qiviut");
  expect(translateComposition("Cotton blend", translate)).toBe("Cotton blend");
  expect(translateComposition("", translate)).toBe("");
});
