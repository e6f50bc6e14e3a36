import { expect, test } from "vitest";
import { referencedElements } from "./referenced.ts";

const MAX = 1_000_000;
const counted = (text: string) => referencedElements(text, MAX);

test("each element counts once, and once more for each reference to it or to what holds it", () => {
  expect(counted(`<svg><g id="a"><rect/><rect/></g><use href="#a"/></svg>`)).toBe(1 + 3 + 1 + 3);
  expect(counted(`<svg><path id='p' d='M0 0>1'/><use xlink:href='#p'/><use xlink:href='#p'/></svg>`)).toBe(6);
  expect(counted(`<svg><pattern id="p"><circle/></pattern><rect fill="url(#p)"/></svg>`)).toBe(1 + 2 + 1 + 2);
});

test("what is commented out, or refers to nothing, adds nothing", () => {
  expect(counted(`<svg><!-- <rect/><use href="#a"/> --><use href="#nothing"/></svg>`)).toBe(2);
});

test("nested references multiply", () => {
  const levels = Array.from({ length: 9 }, (_, index) => `<g id="l${index + 1}">${`<use href="#l${index}"/>`.repeat(10)}</g>`);
  expect(counted(`<svg><rect id="l0"/>${levels.join("")}</svg>`)).toBeGreaterThan(10 ** 9);
});

test("a circle never ends", () => {
  expect(counted(`<svg><g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g></svg>`)).toBe(Number.POSITIVE_INFINITY);
});

test("elements that are closed out of turn are no drawing", () => {
  expect(counted("<svg><g><rect></g></rect></svg>")).toBe(Number.POSITIVE_INFINITY);
  expect(counted("<svg/></svg>")).toBe(Number.POSITIVE_INFINITY);
});

test("signs in values and in what is no markup are not taken for tags", () => {
  expect(counted(`<?xml a="<b>"?><svg><path d="a>b" id='p'/><style><![CDATA[<g><g>]]></style></svg>`)).toBe(3);
});

const MANY = 300_000;
const many = (text: (index: number) => string) => Array.from({ length: MANY }, (_, index) => text(index)).join("");

test.each([
  ["nested", `${"<g>".repeat(MANY)}${"</g>".repeat(MANY)}`, MANY],
  ["nested and named", `${many((index) => `<g id="a${index}">`)}${"</g>".repeat(MANY)}`, MANY],
  ["in a chain of references", `<svg>${many((index) => `<use id="a${index}" href="#a${index + 1}"/>`)}</svg>`, null],
  ["never closed", "<g ".repeat(MANY), 0],
  ["in comments that never end", "<!--".repeat(MANY), 0],
  ["in values that never end", '<g a="'.repeat(MANY) + "'", null],
  ["closed and never opened", `<svg>${"</g>".repeat(MANY)}`, Number.POSITIVE_INFINITY],
])("three hundred thousand elements %s are counted in one go through the text", (_, text, expected) => {
  if (expected === null) expect(counted(text)).toBeGreaterThanOrEqual(0);
  else expect(counted(text)).toBe(expected);
});

test("a text of more elements than are asked about is read no further", () => {
  expect(referencedElements("<svg><g/><g/></svg>", 3)).toBe(3);
  expect(referencedElements("<svg><g/><g/><g/></svg>", 3)).toBe(Number.POSITIVE_INFINITY);
});
