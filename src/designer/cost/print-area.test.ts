import { type Artwork, PLAIN_ARTWORK } from "@selvedge/editor-core";
import type { Point } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import { printArea } from "./print-area.ts";

const outline: Point[] = [
  [0, 0],
  [500, 0],
  [500, 700],
  [0, 700],
];
const pieces = [{ key: "front", outline }];
const artwork = (change: Partial<Artwork>): Artwork => ({
  id: "a".repeat(32),
  name: "Crest",
  imageId: "b".repeat(32),
  pieceKey: "front",
  x: 250,
  y: 300,
  width: 100,
  height: 50,
  ...PLAIN_ARTWORK,
  ...change,
});
const areaOf = (...artworks: Artwork[]) =>
  printArea({ artworks: Object.fromEntries(artworks.map((one, index) => [String(index), one])) }, pieces);

test("a crest of 100 × 50 mm prints 50 cm², repeated across with a gap of its own width two and a half times that", () => {
  expect(areaOf(artwork({}))).toBe(5_000);
  expect(areaOf(artwork({ repeat: "horizontal", gap: 100 }))).toBe(12_500);
  expect(areaOf(artwork({}), artwork({}))).toBe(10_000);
});

test("all over without a gap prints the whole piece and no more; what is part of the cloth prints nothing", () => {
  expect(areaOf(artwork({ repeat: "all", gap: 0 }))).toBe(350_000);
  expect(areaOf(artwork({ width: 900, height: 900 }))).toBe(350_000);
  expect(areaOf(artwork({ onFabric: true }))).toBe(0);
  expect(areaOf(artwork({ pieceKey: "back" }))).toBe(0);
  expect(areaOf(artwork({ finish: { kind: "embroidery", angle: 0, row: 0.4 } }))).toBe(0);
});

test("a half-drop of 200 × 100 mm prints one crest on every 200 cm², whatever the drop and the symmetry", () => {
  const straight = { across: 200, down: 100, by: "column", drop: 0, symmetry: "none" } as const;
  const printed = areaOf(artwork({ repeat: "all", lattice: straight }));
  expect(printed).toBe(87_500);
  expect(areaOf(artwork({ repeat: "all", lattice: { ...straight, drop: 0.5, symmetry: "rotation" } }))).toBe(printed);
});
