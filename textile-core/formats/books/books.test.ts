import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import type { BookColour, ColourBook } from "../../colour/book.ts";
import type { Lab } from "../../colour/convert.ts";
import { labOfD50 } from "../../colour/white.ts";
import { aco, ase, aseColour, aseGroup, CSV, CXF, GPL, QTX } from "../samples/swatches.ts";
import { bookFormatOf, readColourBook } from "./read-book.ts";

const mustRead = (bytes: Uint8Array | string, fileName: string): ColourBook => {
  const reading = readColourBook(typeof bytes === "string" ? strToU8(bytes) : bytes, fileName);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return reading.value;
};
const problemOf = (bytes: Uint8Array | string, fileName: string) => {
  const reading = readColourBook(typeof bytes === "string" ? strToU8(bytes) : bytes, fileName);
  return reading.ok ? undefined : { code: reading.problem.code, ...reading.problem.params };
};
const rounded = (lab: Lab): number[] => lab.map((value) => Math.round(value * 100) / 100);
const short = ({ name, hex, basis }: BookColour) => [name, hex, basis];

test("an ASE file gives its colours through its groups, Lab adapted from D50 and CMYK called an estimate", () => {
  const blocks = aseGroup("Autumn", [
    aseColour("Indigo", "RGB ", [27 / 255, 42 / 255, 74 / 255]),
    aseColour("Rust", "LAB ", [0.455, 38.25, 29]),
    aseColour("Ink", "CMYK", [1, 0.5, 0, 0.2]),
    aseColour("Ash", "Gray", [0.5]),
  ]);
  const book = mustRead(ase(blocks), "autumn 27.ase");
  expect(book.name).toBe("autumn 27");
  expect(book.colours.map(short)).toEqual([
    ["Indigo", "#1b2a4a", "screen"],
    ["Rust", book.colours[1]!.hex, "measured"],
    ["Ink", "#0066cc", "estimate"],
    ["Ash", "#808080", "screen"],
  ]);
  expect(rounded(book.colours[1]!.lab)).toEqual(rounded(labOfD50({ white: "D50", l: 45.5, a: 38.25, b: 29 })));
});

test("an ACO file gives the names of its second palette, and without one the hex as name", () => {
  const colours = [
    [0, [65535, 0, 32768, 0], "Hot"],
    [1, [21845, 65535, 65535, 0], "Green"],
    [2, [0, 65535, 65535, 65535], "Cyan"],
    [7, [4550, 3825, -1300, 0], "Mauve"],
    [8, [10000, 0, 0, 0], "White"],
  ] as const;
  const book = mustRead(aco(colours), "p.aco");
  expect(book.colours.map(short)).toEqual([
    ["Hot", "#ff0080", "screen"],
    ["Green", "#00ff00", "screen"],
    ["Cyan", "#00ffff", "estimate"],
    ["Mauve", book.colours[3]!.hex, "measured"],
    ["White", "#ffffff", "screen"],
  ]);
  expect(rounded(book.colours[3]!.lab)).toEqual(rounded(labOfD50({ white: "D50", l: 45.5, a: 38.25, b: -13 })));
  expect(mustRead(aco(colours, [1]), "p.aco").colours[0]!.name).toBe("#ff0080");
  expect(mustRead(aco(colours, [2]), "p.aco")).toEqual(book);
});

test("a GIMP palette has its own name", () => {
  const book = mustRead(GPL, "x.gpl");
  expect(book.name).toBe("Spring 2027");
  expect(book.colours.map(short)).toEqual([
    ["Optic white", "#ffffff", "screen"],
    ["Deep indigo", "#1b2a4a", "screen"],
    ["#b0123f", "#b0123f", "screen"],
  ]);
});

test("a table with decimal commas and quoted cells is read as D65, and as D50 where its heading says so", () => {
  const book = mustRead(CSV, "mill.csv");
  expect(book.colours.map(({ code, name }) => [code, name])).toEqual([
    ["M-110", "Indigo; light"],
    ["M-240", 'Poppy "hot"'],
  ]);
  expect(book.colours[0]!.lab).toEqual([28.5, 2.1, -28.3]);
  const d50 = mustRead(CSV.replace("L*;a*;b*", "L* (D50);a* (D50);b* (D50)"), "mill.csv");
  expect(rounded(d50.colours[1]!.lab)).toEqual(rounded(labOfD50({ white: "D50", l: 48, a: 62, b: 38 })));
});

test("a table of hex or of RGB needs no more than its headings", () => {
  const expected = [["Indigo", "#1b2a4a", "screen"]];
  expect(mustRead("name,hex\nIndigo,1B2A4A", "a.csv").colours.map(short)).toEqual(expected);
  expect(mustRead("Colour name\tR\tG\tB\r\nIndigo\t27\t42\t74\r\n", "a.txt").colours.map(short)).toEqual(expected);
});

test("a QTX file's reflectance becomes Lab under D65 for the 10° observer; batches are not standards", () => {
  const book = mustRead(QTX, "lab.qtx");
  expect(book.colours.map(({ name, basis }) => [name, basis])).toEqual([
    ["Marigold", "measured"],
    ["Grey 18", "measured"],
  ]);
  const [, grey] = book.colours;
  expect(grey!.lab[0]).toBeCloseTo(49.496, 2);
  expect(book.colours[0]!.lab[2]).toBeGreaterThan(20);
  expect(mustRead(QTX.replaceAll("STD_R=", "STD_R,"), "lab.qtx")).toEqual(book);
});

test("a CxF3 file's values are read under their own illuminant, and the spectrum before the screen", () => {
  const { colours } = mustRead(CXF, "c.cxf");
  expect(colours.map(({ name }) => name)).toEqual(["Brick & rust", "Petrol", "Grey 18"]);
  expect(rounded(colours[0]!.lab)).toEqual(rounded(labOfD50({ white: "D50", l: 45.5, a: 38.25, b: 29 })));
  expect(colours[1]!.lab).toEqual([30, -18, -14]);
  expect(colours[2]!.lab[0]).toBeCloseTo(49.496, 2);
});

test("a format is known by how it begins, whatever its name", () => {
  expect(bookFormatOf(ase([]), "x.bin")).toBe("ase");
  expect(bookFormatOf(aco([]), "")).toBe("aco");
  expect([GPL, QTX, CXF].map((text) => bookFormatOf(strToU8(text), "book"))).toEqual(["gpl", "qtx", "cxf"]);
  expect(bookFormatOf(strToU8(CSV), "book.txt")).toBe("csv");
  expect(problemOf("hello", "book.pdf")).toEqual({ code: "unknownFormat", name: "book.pdf" });
});

test("a problem says which line, byte or colour it is", () => {
  const good = ase([aseColour("Indigo", "RGB ", [0, 0, 0])]);
  expect(problemOf(good.slice(0, -3), "x.ase")).toEqual({ code: "cutShort", byte: 18 });
  expect(problemOf(ase([aseColour("Odd", "YUV ", [0, 0, 0])]), "x.ase")).toMatchObject({
    code: "colourModel",
    name: "Odd",
    model: "YUV",
  });
  expect(problemOf(ase([aseColour("Odd", "LAB ", [Number.NaN, 0, 0])]), "x.ase")).toEqual({
    code: "colourValue",
    index: 1,
    name: "Odd",
  });
  expect(problemOf(ase([]), "x.ase")).toEqual({ code: "noColours" });
  expect(problemOf(aco([[3, [0, 0, 0, 0], "P"]], [2]), "x.aco")).toEqual({
    code: "colourModel",
    index: 1,
    name: "P",
    model: "3",
  });
  expect(problemOf(GPL.replace("176 18", "276 18"), "x.gpl")).toEqual({ code: "range", line: 7, value: 276, min: 0, max: 255 });
  expect(problemOf(CSV.replace("28,5", "dark"), "x.csv")).toEqual({ code: "number", line: 2, text: "dark" });
  expect(problemOf("a,b,c\n1,2,3", "x.csv")).toEqual({ code: "columns", line: 1 });
  expect(problemOf(QTX.replace("STD_REFLPOINTS=31,", "STD_REFLPOINTS=35,"), "x.qtx")).toMatchObject({
    code: "lineForm",
    line: 1,
  });
  expect(problemOf(CXF.replace("</cc:Resources>", ""), "x.cxf")).toMatchObject({ code: "xml" });
  expect(problemOf(CXF.replace("<cc:L>30", "<cc:L>dark"), "x.cxf")).toEqual({ code: "colourValue", index: 2, name: "Petrol" });
  expect(problemOf(`<!DOCTYPE a [<!ENTITY b "c">]>\n${CXF}`, "x.cxf")).toMatchObject({ code: "doctype", line: 1 });
});
