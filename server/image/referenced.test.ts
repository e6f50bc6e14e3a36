import { expect, test } from "vitest";
import { referencedElements } from "./referenced.ts";

test("each element counts once, and once more for each reference to it or to what holds it", () => {
  expect(referencedElements(`<svg><g id="a"><rect/><rect/></g><use href="#a"/></svg>`)).toBe(1 + 3 + 1 + 3);
  expect(referencedElements(`<svg><path id='p' d='M0 0>1'/><use xlink:href='#p'/><use xlink:href='#p'/></svg>`)).toBe(6);
  expect(referencedElements(`<svg><pattern id="p"><circle/></pattern><rect fill="url(#p)"/></svg>`)).toBe(1 + 2 + 1 + 2);
});

test("what is commented out, or refers to nothing, adds nothing", () => {
  expect(referencedElements(`<svg><!-- <rect/><use href="#a"/> --><use href="#nothing"/></svg>`)).toBe(2);
});

test("nested references multiply", () => {
  const levels = Array.from({ length: 9 }, (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`);
  expect(referencedElements(`<svg><rect id="l0"/>${levels.join("")}</svg>`)).toBeGreaterThan(10 ** 9);
});

test("a circle never ends", () => {
  expect(referencedElements(`<svg><g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g></svg>`)).toBe(
    Number.POSITIVE_INFINITY,
  );
});

test("a quarter of a million nested elements are counted without a stack of as many, and in no time", () => {
  const deep = `<svg>${"<g>".repeat(250_000)}${"</g>".repeat(250_000)}</svg>`;
  expect(referencedElements(deep)).toBe(250_001);
});
