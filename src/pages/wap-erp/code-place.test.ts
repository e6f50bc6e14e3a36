import { expect, test } from "vitest";
import { placeOfCode } from "./code-place.ts";

const [A, B] = ["a".repeat(32), "b".repeat(32)];

test("the code of a label opens the sample at the mill, that of a paper the order, and one with a fabric alone the fabric", () => {
  expect(placeOfCode(`https://mill.example/goodsDetails?productId=${A}&sampleId=${B}`)).toBe(`/wapErp/view?kind=sample&id=${B}`);
  expect(placeOfCode(`http://127.0.0.1:4400/mySample?sampleId=${B}\n`)).toBe(`/wapErp/view?kind=sample&id=${B}`);
  expect(placeOfCode(`https://mill.example/myOrder?orderId=${A}`)).toBe(`/wapErp/view?kind=order&id=${A}`);
  expect(placeOfCode(`https://mill.example/goodsDetails?productId=${A}`)).toBe(`/goodsDetails?productId=${A}`);
});

test("a number, another address and a text that is none lead nowhere", () => {
  for (const code of [
    "SV-26-0041",
    "https://mill.example/",
    `https://x.example/?sampleId=${"g".repeat(32)}`,
    `javascript:?orderId=${A}`,
    "",
  ])
    expect(placeOfCode(code)).toBeNull();
});
