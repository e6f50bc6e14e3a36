import { expect, test } from "vitest";
import { countFromTex, denier, formatCount, ne, nm, tex, texOf, type YarnCount } from "./count.ts";
import { blended } from "./fibres.ts";
import { characterOf, diameterOf } from "./yarn.ts";

test("Ne 50 is 11.81 tex, and two plies of Ne 80 are as heavy as one of Ne 40", () => {
  expect(texOf(ne(50))).toBeCloseTo(11.811, 3);
  expect(texOf(ne(80, 2))).toBeCloseTo(texOf(ne(40)), 9);
});

test("Nm 60/2 is 33.3 tex and 75 denier are 8.33 tex", () => {
  expect(texOf(nm(60, 2))).toBeCloseTo(33.333, 3);
  expect(texOf(denier(75))).toBeCloseTo(8.333, 3);
});

test("a count is written as the trade writes it", () => {
  expect([ne(50), ne(80, 2), nm(10.5), denier(75), tex(30)].map(formatCount)).toEqual([
    "Ne 50",
    "Ne 80/2",
    "Nm 10.5",
    "75D",
    "tex 30",
  ]);
});

test("a figure is no count without its system, nor one of another system", () => {
  // @ts-expect-error 50 of what
  const plain: YarnCount = { system: "Ne", value: 50 };
  // @ts-expect-error a metric count is no English one
  const other: YarnCount = ne(nm(50).value);
  // @ts-expect-error nor is it a mass
  const mass = countFromTex(nm(50).value, "Ne");
  expect([plain.value, other.value, mass].every(Number.isFinite)).toBe(true);
});

test("one metric count is 1.69 English counts", () => {
  expect(countFromTex(texOf(ne(1)), "Nm")).toBeCloseTo(1.693, 3);
});

test("a cotton yarn is as thick as Peirce's 1/(28 √Ne) inch", () => {
  for (const count of [7, 20, 50, 100])
    expect(diameterOf({ count: ne(count), fibre: [["cotton", 1]] })).toBeCloseTo(25.4 / (28 * Math.sqrt(count)), 3);
});

test("a woollen yarn of the same count is thicker than a cotton one, a silk one thinner", () => {
  const diameter = (fibre: "cotton" | "wool" | "silk") => diameterOf({ count: tex(20), fibre: [[fibre, 1]] });
  expect(diameter("wool")).toBeGreaterThan(diameter("cotton"));
  expect(diameter("silk")).toBeLessThan(diameter("cotton") * 1.01);
});

test("a blend's density lies by volume between its fibres", () => {
  expect(
    blended([
      ["polyester", 0.65],
      ["cotton", 0.35],
    ]).density,
  ).toBeCloseTo(1 / (0.65 / 1.38 + 0.35 / 1.52), 6);
});

test("polyester spun as staple is less glossy and hairier than its filament", () => {
  const filament = characterOf({ count: denier(75), fibre: [["polyester", 1]] });
  const staple = characterOf({ count: ne(30), fibre: [["polyester", 1]], form: "staple" });
  expect(filament.form).toBe("filament");
  expect(staple.lustre).toBeLessThan(filament.lustre);
  expect(staple.hairiness).toBeGreaterThan(filament.hairiness);
});
