import { expect, test } from "vitest";
import { readCsv } from "./csv.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const cells = (text: string) =>
  readCsv(bytes(text)).rows.map(({ row, cells: values }) => [row, ...values.map((cell) => ("text" in cell ? cell.text : null))]);

test("comma, semicolon and tab each part the cells, whichever the first line uses", () => {
  for (const mark of [",", ";", "\t"])
    expect(cells(`Code${mark}Weight\nA${mark}4${mark === "," ? "." : ","}5\n`)).toEqual([[2, "A", mark === "," ? "4.5" : "4,5"]]);
});

test("quoted cells hold separators, line ends and doubled quotes; rows are counted as a spreadsheet counts them", () => {
  expect(cells('\uFEFFCode,Name\r\nA,"one, ""two""\nthree"\r\n\r\nB,x\r\n')).toEqual([
    [2, "A", 'one, "two"\nthree'],
    [4, "B", "x"],
  ]);
});

test("a separator inside a quoted heading is not counted", () => {
  expect(readCsv(bytes('"Code;a;b;c",Name\nA,B')).headings).toEqual(["Code;a;b;c", "Name"]);
});

test("a cell that begins as a formula stays the text it is", () => {
  expect(cells("Code,Name\n=1+1,\"=cmd|' /C calc'!A0\"\n+1,-2\n@x,\t=1")).toEqual([
    [2, "=1+1", "=cmd|' /C calc'!A0"],
    [3, "+1", "-2"],
    [4, "@x", "=1"],
  ]);
});

test("Excel's Unicode text is read, another encoding is refused with what to do", () => {
  const utf16 = Uint8Array.from([0xff, 0xfe, ...[..."Code\tName\nÄ\tB"].flatMap((letter) => [letter.charCodeAt(0), 0])]);
  expect(readCsv(utf16).rows[0]!.cells[0]).toEqual({ kind: "text", text: "Ä" });
  expect(() => readCsv(Uint8Array.from([67, 0xc4, 10]))).toThrow(/Save it as “CSV UTF-8”/);
});

test("what never ends is refused", () => {
  expect(() => readCsv(bytes('Code\n"A'))).toThrow("A quotation mark in row 2 is never closed.");
  expect(() => readCsv(bytes(`Code\n${"A\n".repeat(20_001)}`))).toThrow(/more than 20000 rows/);
  expect(() => readCsv(bytes(",".repeat(300)))).toThrow(/more than 200 columns/);
});
