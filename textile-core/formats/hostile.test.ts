import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { readColourBook } from "./books/read-book.ts";
import type { Reading } from "./problem.ts";
import { aco, ase } from "./samples/swatches.ts";
import { readU3m } from "./u3m/archive.ts";
import { draftOfWif, weaveOfWif } from "./wif/from-wif.ts";
import { readWif } from "./wif/read.ts";

/** Large files made to be slow or to swell; a reader that falls for one runs into the time limit. */

const MEGABYTE = 1_000_000;
const filled = (part: string, megabytes: number, before = "", after = ""): Uint8Array =>
  strToU8(before + part.repeat(Math.floor((megabytes * MEGABYTE) / part.length)) + after);
const codeOf = (reading: Reading<unknown>) => (reading.ok ? "read" : reading.problem.code);
const book = (name: string) => (bytes: Uint8Array) => codeOf(readColourBook(bytes, `book.${name}`));
const wif = (bytes: Uint8Array) => {
  const reading = readWif(bytes);
  return reading.ok ? `${codeOf(weaveOfWif(reading.value))}, ${codeOf(draftOfWif(reading.value))}` : codeOf(reading);
};
const rows = (count: number, value: (index: number) => string | number) =>
  Array.from({ length: count }, (_, index) => `${index + 1}=${value(index)}`).join("\n");
const all = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(",");

const FILES: readonly (readonly [what: string, read: (bytes: Uint8Array) => string, file: () => Uint8Array, outcome: string])[] =
  [
    ["a number of two million digits", wif, () => filled("1", 2, "[WIF]\n[THREADING]\n1=", "x\n[LIFTPLAN]\n1=1"), "number"],
    [
      "a section opened a quarter of a million times",
      wif,
      () => filled("[A]\nx=1\n", 2, "[WIF]\n[THREADING]\n1=1\n[LIFTPLAN]\n1=1\n"),
      "read, read",
    ],
    [
      "a sinking shed of 20,000 shafts in 30,000 picks",
      wif,
      () =>
        strToU8(
          `[WIF]\n[WEAVING]\nShafts=20000\nRising Shed=no\n[THREADING]\n1=1\n2=2\n[LIFTPLAN]\n${rows(30_000, (index) => (index % 7) + 1)}`,
        ),
      "read, read",
    ],
    [
      "treadles that are all tied to all shafts, all trodden in each pick",
      wif,
      () => strToU8(`[WIF]\n[THREADING]\n1=1\n[TIEUP]\n${rows(700, () => all(700))}\n[TREADLING]\n${rows(900, () => all(700))}`),
      "repeatTooLarge, read",
    ],
    [
      "ends that hang on thousands of shafts each",
      wif,
      () =>
        strToU8(
          `[WIF]\n[THREADING]\n${rows(61, (index) => `${all(3000)},${3001 + index}`)}\n[LIFTPLAN]\n${rows(20_011, (index) => 4000 + ((index * index) % 89))}`,
        ),
      "repeatTooLarge, repeatTooLarge",
    ],
    [
      "ends and picks without repeat",
      wif,
      () =>
        strToU8(
          `[WIF]\n[THREADING]\n${rows(30_000, (index) => (index * index) % 977)}\n[LIFTPLAN]\n${rows(30_000, (index) => (index * index) % 971)}`,
        ),
      "repeatTooLarge, read",
    ],
    ["a table of one line of separators", book("csv"), () => filled(",", 5, "hex"), "tooManyColumns"],
    ["a table of half a million rows", book("csv"), () => filled("#abcdef\n", 5, "hex\n"), "tooManyRows"],
    ["a quotation that never ends", book("csv"), () => filled("a", 5, 'hex\n"'), "lineForm"],
    ["a palette of empty lines", book("gpl"), () => filled("\n", 5, "GIMP Palette\n"), "noColours"],
    ["a palette of spaces", book("gpl"), () => filled(" ", 5, "GIMP Palette\n1 2 3", "\nx"), "lineForm"],
    [
      "a spectrum of two million readings",
      book("qtx"),
      () => filled("1,", 5, "[STANDARD_DATA 0]\nSTD_REFLLOW=400\nSTD_REFLINTERVAL=10\nSTD_REFLPOINTS=31\nSTD_R="),
      "lineForm",
    ],
    ["elements in elements", book("cxf"), () => filled("<a>", 1, "<CxF>"), "xml"],
    [
      "elements in elements, all closed",
      book("cxf"),
      () => strToU8(`<CxF>${"<a>".repeat(9_000)}${"</a>".repeat(9_000)}</CxF>`),
      "otherFormat",
    ],
    [
      "half a million empty elements",
      book("cxf"),
      () => filled("<a/>", 2, "<CxF><Resources>", "</Resources></CxF>"),
      "noColours",
    ],
    ["a tag that never ends", book("cxf"), () => filled(" a='b'", 4, "<CxF"), "xml"],
    ["half a million comments", book("cxf"), () => filled("<!---->", 4, "<CxF><Resources>", "</Resources></CxF>"), "otherFormat"],
    ["blocks of nothing", book("ase"), () => ase(Array.from({ length: 200_000 }, () => [0xc0, 2, 0, 0, 0, 0])), "noColours"],
    [
      "a name of four thousand million letters",
      book("aco"),
      () => aco([[0, [0, 0, 0, 0], ""]], [2]).map((byte, index) => (index >= 14 && index < 18 ? 255 : byte)),
      "cutShort",
    ],
    ["brackets in brackets", (bytes) => codeOf(readU3m(bytes)), () => filled("[", 4), "json"],
    ["quotation marks", (bytes) => codeOf(readU3m(bytes)), () => filled('"\\', 4), "json"],
  ];

test.each(FILES)("%s: a verdict, and no more memory or time than the file is worth", (_, read, file, outcome) => {
  expect(read(file())).toBe(outcome);
});

test("a file above its limit is not looked at", () => {
  expect(book("csv")(new Uint8Array(12 * MEGABYTE + 1))).toBe("tooLarge");
  expect(wif(new Uint8Array(6 * MEGABYTE + 1))).toBe("tooLarge");
});
