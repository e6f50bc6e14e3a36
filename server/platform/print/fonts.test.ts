import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { inOwnDirection, runsOf } from "./fonts.ts";
import { fontFile } from "./sfnt.ts";

type Font = { readonly hasGlyphForCodePoint: (codePoint: number) => boolean };

const LOCALES = fileURLToPath(new URL("../../../locales/", import.meta.url));
const opened = new Map<string, Font>();

/** The font as a PDF opens it, which its types leave out. */
function openedFont(path: string): Font {
  const known = opened.get(path);
  if (known) return known;
  const document = new PDFDocument().font(fontFile(path)) as unknown as { readonly _font: { readonly font: Font } };
  opened.set(path, document._font.font);
  return document._font.font;
}

const missing = (text: string, language: string): string[] =>
  runsOf(text, 400, language).flatMap(({ font, text: shown }) =>
    [...shown].filter((letter) => !openedFont(font).hasGlyphForCodePoint(letter.codePointAt(0)!)),
  );

const textsOf = (language: string): string[] =>
  readdirSync(`${LOCALES}${language}`).flatMap((file) =>
    Object.values(JSON.parse(readFileSync(`${LOCALES}${language}/${file}`, "utf8")) as Record<string, string>).flatMap((text) =>
      text.split("\n"),
    ),
  );

test.each(readdirSync(LOCALES))("every letter of the texts in %s can be printed, alone and in its line", (language) => {
  const texts = textsOf(language);
  expect(texts.length).toBeGreaterThan(100);
  const letters = [...new Set(texts.join("").normalize("NFC"))];
  expect(new Set([...letters, ...texts].flatMap((text) => missing(text, language)))).toEqual(new Set());
});

test.each(readdirSync(LOCALES))("letters of other languages can be printed in %s, beside letters of any", (language) => {
  for (const beside of ["a", "ğ", "織", "ア", "ب", "한"])
    for (const letter of "ıİşğœŒ・筘～ـ") expect(missing(beside + letter, language), beside + letter).toEqual([]);
});

const asStanding = (text: string): string =>
  inOwnDirection([text])
    .flatMap((line) => runsOf(line, 400, "arab"))
    .map(({ text: shown }) => shown)
    .join("");

test("what somebody wrote in another alphabet stands in an Arabic text as it does in its own", () => {
  expect(asStanding("41 Calvert Avenue")).toBe("41 Calvert Avenue");
  expect(asStanding("First delivery, please (50 %).")).toBe("First delivery, please (50 %).");
  expect(asStanding("شارع 17")).toBe("17 شارع");
});
