import { inflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { fromLeft, runsOf } from "../../platform/print/fonts.ts";
import type { Tile } from "../cloths/pictures/tile.ts";
import { cutFrom } from "./print/cut.ts";
import { type SheetWords, swatchSheet } from "./print/sheet.ts";
import { swatchPng } from "./print/swatch-picture.ts";

const POINTS_PER_MM = 72 / 25.4;

/** A white tile whose first column is black. */
function striped(width: number, height: number, mmWidth: number, mmHeight: number): Tile {
  const pixels = new Uint8Array(width * height * 3).fill(255);
  for (let y = 0; y < height; y += 1) pixels.fill(0, y * width * 3, y * width * 3 + 3);
  return { width, height, mmWidth, mmHeight, channels: 3, pixels };
}

test("the twentieth stripe of a cut lies where twenty repeats put it, to half a pixel", () => {
  const tile = striped(40, 10, 3.337, 1);
  const dpi = 300;
  const cut = cutFrom(tile, { widthMm: 80, heightMm: 2, dpi });
  const perMm = dpi / 25.4;
  for (const repeat of [1, 7, 20]) {
    const expected = (repeat * 3.337 + 3.337 / 80) * perMm - 0.5;
    const near = Array.from({ length: 9 }, (_, index) => Math.round(expected) - 4 + index);
    const darkest = near.reduce((best, x) => (cut.pixels[x * 3]! < cut.pixels[best * 3]! ? x : best));
    expect(Math.abs(darkest - expected), `stripe ${repeat}`).toBeLessThanOrEqual(0.55);
  }
});

test("a cut has the mean light of its tile: fine stripes do not darken", () => {
  const tile = striped(2, 2, 0.05, 0.05);
  const { pixels } = cutFrom(tile, { widthMm: 20, heightMm: 20, dpi: 72 });
  for (const byte of pixels) expect(Math.abs(byte - 187.5)).toBe(0.5);
});

test("a cut finer than its tile is smooth and keeps the tone", () => {
  const tile: Tile = { width: 1, height: 1, mmWidth: 5, mmHeight: 5, channels: 3, pixels: Uint8Array.from([10, 120, 250]) };
  const { pixels } = cutFrom(tile, { widthMm: 6, heightMm: 6, dpi: 600 });
  expect([...pixels.slice(0, 3), ...pixels.slice(-3)]).toEqual([10, 120, 250, 10, 120, 250]);
});

test("a swatch of 100 × 60 mm says in its file that it is 100 × 60 mm, at any dpi", async () => {
  for (const dpi of [150, 300, 600]) {
    const { width, height, density, format } = await sharp(
      await swatchPng(striped(20, 20, 4, 4), { widthMm: 100, heightMm: 60, dpi }),
    ).metadata();
    expect([format, density]).toEqual(["png", dpi]);
    expect(Math.abs((width / dpi) * 25.4 - 100)).toBeLessThan(25.4 / dpi);
    expect(Math.abs((height / dpi) * 25.4 - 60)).toBeLessThan(25.4 / dpi);
  }
});

const WORDS: SheetWords = {
  language: "en",
  title: "Spring 2027",
  subtitle: "Shirting",
  scale: "Print at 100 %.",
  pageOf: (page, pages) => `${page} / ${pages}`,
};

/** What is drawn on each page, in PDF's own words. */
function contentsOf(pdf: Buffer): readonly string[] {
  const text = pdf.toString("latin1");
  return [...text.matchAll(/<<[^>]*\/Filter \/FlateDecode\s*>>\s*stream\n/g)]
    .map(({ index, 0: head }) => {
      const from = index + head.length;
      return inflateSync(pdf.subarray(from, text.indexOf("\nendstream", from))).toString("latin1");
    })
    .filter((content) => content.includes("/F1 ") || content.includes(" Do"));
}

test("a sheet of seven is two pages of A4, every picture 85 × 52 mm, every ruler with a tick each millimetre", async () => {
  const swatches = Array.from({ length: 7 }, (_, index) => ({
    tile: striped(20, 20, 4, 4),
    lines: [`SV-${index}`, "100 % cotton"],
  }));
  const pdf = await swatchSheet(swatches, WORDS);
  const boxes = [...pdf.toString("latin1").matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(
    boxes.map(([, width, height]) => [Number(width) / POINTS_PER_MM, Number(height) / POINTS_PER_MM].map(Math.round)),
  ).toEqual([
    [210, 297],
    [210, 297],
  ]);
  const contents = contentsOf(pdf);
  const places = contents.map((content) => [...content.matchAll(/([\d.]+) 0 0 -([\d.]+) ([\d.]+) ([\d.]+) cm\n\/I\d+ Do/g)]);
  expect(places.map((images) => images.length)).toEqual([6, 1]);
  for (const [, width, height] of places.flat()) {
    expect(Number(width) / POINTS_PER_MM).toBeCloseTo(85, 2);
    expect(Number(height) / POINTS_PER_MM).toBeCloseTo(52, 2);
  }
  const rulers = contents.map((content) =>
    [...content.matchAll(/([\d.]+) [\d.]+ m\n\1 [\d.]+ l/g)].map(([, x]) => Number(x) / POINTS_PER_MM),
  );
  expect(rulers.map((ticks) => ticks.length)).toEqual([6 * 86 + 101, 86 + 101]);
  const check = rulers[1]!.slice(0, 101);
  check.forEach((x, index) => {
    expect(x).toBeCloseTo(14 + index, 2);
  });
});

test("a sheet writes all ten languages in the fonts of the interface", async () => {
  const names = ["Çözgü iğne", "Клетка", "デニム 藍", "헤링본", "缎纹 棉", "قماش قطني", "Nîmes ñandú"];
  const swatches = names.map((name) => ({ tile: striped(4, 4, 1, 1), lines: [name] }));
  const pdf = (await swatchSheet(swatches, { ...WORDS, language: "arab", title: "قماش 2027" })).toString("latin1");
  const families = new Set([...pdf.matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)-/g)].map(([, family]) => family));
  expect(families).toEqual(new Set(["IBMPlexSans", "IBMPlexSansArabic", "IBMPlexSansJP", "IBMPlexSansKR", "NotoSansSCThin"]));
});

test("codes, figures and signs keep their place in an Arabic line, marks stay with their letters", () => {
  const line = (text: string) => runsOf(text, 400, "arab");
  const texts = (text: string) => line(text).map(({ text: shown }) => shown);
  expect(texts("SV-1100-00  بوبلين 50")).toEqual(["50", " ", "بوبلين", "  ", "SV-1100-00"]);
  expect(texts("100 % قطن").join("|")).toBe("قطن| |%| |100");
  expect(texts(fromLeft("106 g/m² · 148 cm")).join("")).toBe("106 g/m² · 148 cm");
  expect(texts("(قطن)").join("")).toBe("(قطن)");
  expect(line("عيّنات").map(({ font }) => font.includes("arabic"))).toEqual([true]);
});

test("Arabic words stand from the right, and Han is Japanese in a Japanese line", () => {
  const texts = (line: string, language: string) => runsOf(line, 400, language).map(({ text }) => text);
  expect(texts("SV-1 قماش قطني", "en")).toEqual(["SV-1 ", "قطني", " ", "قماش"]);
  expect(texts("قماش SV-1", "arab")).toEqual(["SV-1", " ", "قماش"]);
  expect(runsOf("藍", 400, "jp")[0]!.font).toContain("sans-jp");
  expect(runsOf("藍", 400, "cn")[0]!.font).toContain("sans-sc");
});
