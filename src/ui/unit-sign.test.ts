import { expect, test } from "vitest";
import { readNumber } from "./read-number.ts";
import { unitSign, withUnit } from "./unit-sign.ts";

test("a unit is written in the script of the language where that has a sign of its own, and can be read again", () => {
  expect(["en", "ru", "ar", "ja"].map((tag) => unitSign("mm", tag))).toEqual(["mm", "мм", "مم", "mm"]);
  expect(unitSign("°", "ar")).toBe("°");
  for (const unit of ["mm", "in"])
    for (const tag of ["en", "zh-CN", "fr", "es", "ko", "tr", "it", "ar", "ja", "ru"])
      expect(readNumber(`2 ${unitSign(unit, tag)}`, "mm")).toBeCloseTo(unit === "mm" ? 2 : 50.8);
});

test("in Arabic two sides keep their order and the unit stands after them, to their left", () => {
  expect(withUnit("590 × 734", "mm", "ru")).toBe("590 × 734 мм");
  expect(withUnit("590 × 734", "mm", "ar")).toBe("\u2067\u2066590 × 734\u2069 مم\u2069");
});
