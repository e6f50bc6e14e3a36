import { colornames } from "color-name-list";
import { expect, test } from "vitest";
import { type ColourBook, differencesIn, measuredColour, nearestIn, screenColour } from "./book.ts";
import { labOf } from "./convert.ts";
import { ciede2000 } from "./difference.ts";
import { findCode, systemOfCode } from "./find-code.ts";
import { namedColours } from "./named/named.ts";

const house: ColourBook = {
  name: "Mill shades 2026",
  colours: [
    screenColour("Indigo", "#2a3f6b", "M-110"),
    screenColour("Deep indigo", "#1b2a4a", "M-111"),
    measuredColour("Poppy", [48, 62, 38], "M-240"),
  ],
};
const sold: ColourBook = {
  name: "PANTONE of the mill (licensed copy)",
  colours: [measuredColour("Own red", [45, 60, 30], "11-1111 TCX")],
};

test("every built-in name and value is one of color-name-list, no name twice", async () => {
  const { colours } = await namedColours();
  const values = new Map(colornames.map(({ name, hex }) => [name, hex]));
  expect(colours).toHaveLength(1087);
  expect(new Set(colours.map(({ name }) => name)).size).toBe(colours.length);
  for (const { name, hex } of colours) expect(values.get(name), name).toBe(hex);
});

test("the nearest of all books comes first, with its book and its difference", () => {
  const lab = labOf("#1c2b4b");
  const [first, second] = nearestIn([house, sold], lab, 2);
  expect([first!.book, first!.colour.code, second!.colour.code]).toEqual(["Mill shades 2026", "M-111", "M-110"]);
  expect(first!.difference).toBeCloseTo(ciede2000(lab, house.colours[1]!.lab), 9);
  expect(differencesIn(house, lab)).toHaveLength(3);
});

test("a named colour is the nearest to itself", async () => {
  const book = await namedColours();
  for (const colour of [book.colours[0]!, book.colours[500]!, book.colours.at(-1)!]) {
    const [match] = nearestIn([book], colour.lab);
    expect(match!.difference).toBe(0);
    expect(match!.colour.hex).toBe(colour.hex);
  }
});

test("codes of the sold systems are known by their look", () => {
  const codes = [
    "19-4052 TCX",
    "Pantone 185 C",
    "panton classic blue",
    "19-4052",
    "RAL 5010",
    "NCS S 1050-Y90R",
    "123-45-67",
    "HKS 13",
  ];
  expect(codes.map(systemOfCode)).toEqual(["Pantone", "Pantone", "Pantone", "Pantone", "RAL", "NCS", "Coloro", "HKS"]);
  expect(["Indigo", "M-110", "#1b2a4a", "navy 5", "general"].map(systemOfCode)).toEqual(Array(5).fill(undefined));
});

test("a Pantone code without a Pantone book says that the book is missing, and gives no colour", () => {
  expect(findCode([house], "19-4052 TCX")).toEqual({ kind: "bookMissing", system: "Pantone" });
  expect(findCode([], "ral 5010")).toEqual({ kind: "bookMissing", system: "RAL" });
});

test("the same code is found in the mill's own copy, with or without the system's name", () => {
  for (const query of ["11-1111 TCX", "pantone 11-1111", "Pantone 11-1111 tcx", "panton own red"]) {
    const search = findCode([house, sold], query);
    expect(search.kind, query).toBe("found");
    if (search.kind === "found") expect(search.matches.map(({ colour }) => colour.name)).toEqual(["Own red"]);
  }
  expect(findCode([house, sold], "12-0000 TCX")).toEqual({ kind: "notFound", searched: [sold.name] });
});

test("an equal name comes before one that only contains it, case and hyphens aside", () => {
  const search = findCode([house], "INDIGO");
  expect(search.kind === "found" && search.matches.map(({ colour }) => colour.name)).toEqual(["Indigo", "Deep indigo"]);
  const byCode = findCode([house], "m 240");
  expect(byCode.kind === "found" && byCode.matches[0]!.colour.name).toBe("Poppy");
  expect(findCode([house], "  ")).toEqual({ kind: "notFound", searched: ["Mill shades 2026"] });
});
