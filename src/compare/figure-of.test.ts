import type { Product } from "@selvedge/contract";
import { expect, test } from "vitest";
import { figureOf } from "./figure-of.ts";

const FABRIC = {
  attrs: { weight: 155.5, width: 148, warpDensity: 120, weftDensity: null },
  moq: { value: 900, unit: "m" },
  leadDays: 21,
} as Product;
const WORDS: Readonly<Record<string, string>> = { "g/m²": "г/м²", cm: "см", "/in": "/дюйм", m: "м", "{{count}} days": "21 день" };
const russian = { number: (value: number) => new Intl.NumberFormat("ru").format(value), t: (key: string) => WORDS[key] ?? "" };

test("figures are written with the comma and the units of the reader's language", () => {
  const said = ["weight", "width", "warpDensity", "moq", "leadDays"].map((field) => figureOf(field, FABRIC, russian));
  expect(said).toEqual(["155,5 г/м²", "148 см", "120/дюйм", "900 м", "21 день"]);
});

test("what is not known, and what is no figure, is left to the row", () => {
  expect(figureOf("weftDensity", FABRIC, russian)).toBeNull();
  expect(figureOf("composition", FABRIC, russian)).toBeNull();
});
