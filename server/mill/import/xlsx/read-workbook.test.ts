import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { CannotImport } from "../cannot-import.ts";
import { type SampleWorkbook, sampleWorkbook } from "../samples/workbook.ts";
import { readWorkbook } from "./read-workbook.ts";

const read = (workbook: SampleWorkbook) => readWorkbook(sampleWorkbook(workbook));
const texts = (workbook: SampleWorkbook) =>
  read(workbook).rows.map(({ cells }) => cells.map((cell) => ("text" in cell ? cell.text : "value" in cell ? cell.value : null)));

describe("cells", () => {
  test("come by their type, in their columns and rows", () => {
    const sheet = read({ rows: [["Code", "Name", "Weight"], [], ["AB-1", null, 112.5]] });
    expect(sheet.headings).toEqual(["Code", "Name", "Weight"]);
    expect(sheet.rows).toEqual([
      { row: 3, cells: [{ kind: "text", text: "AB-1" }, { kind: "empty" }, { kind: "number", value: 112.5 }], pictures: [] },
    ]);
  });

  test("of a formula what it last came to is taken, and a text that looks like one stays a text", () => {
    const rows = [["Code"], [{ formula: 'HYPERLINK("http://evil/")', value: "AB-1" }], ["=1+1"], ["@SUM(A1)"], ["+49"], ["-x"]];
    expect(texts({ rows }).flat()).toEqual(["AB-1", "=1+1", "@SUM(A1)", "+49", "-x"]);
  });

  test("a number in a date's format is a date, and an error of the spreadsheet is one", () => {
    const { rows } = read({ rows: [["Weave"], [{ day: 46_054 }], [{ fault: "#DIV/0!" }]] });
    expect(rows.map(({ cells }) => cells[0])).toEqual([
      { kind: "date", text: "2026-02-01" },
      { kind: "fault", text: "#DIV/0!" },
    ]);
  });

  test.each([
    ['0" cm"', "6.5 cm"],
    ["0.0\\ \\c\\m", "6.5 cm"],
    ['[Blue]#,##0.0_ "mm";[Red]-0" mm"', "6.5 mm"],
    ['General"″"', "6.5 ″"],
    ['0\\"', '6.5 "'],
    ['0" pcs"', 6.5],
    ["0.00", 6.5],
  ])("a number in the format %s is read with the unit of length that people see behind it", (format, seen) => {
    const code = format.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`;
    expect(texts({ rows: [["Width"], [{ styled: 6.5 }]], parts: { "xl/styles.xml": styles } })).toEqual([[seen]]);
  });

  test("letters with marks and signs of XML are the letters", () => {
    const parts = { "xl/sharedStrings.xml": "<sst><si><r><t>Crêpe &amp; </t></r><r><t>&#x4E1D;&#22825;</t></r></si></sst>" };
    expect(read({ rows: [["?"]], parts }).headings).toEqual(["Crêpe & 丝天"]);
  });

  test("only the first sheet is read, and that is said", () => {
    expect(read({ rows: [["Code"]], otherSheets: ["Prices"] }).remarks).toEqual([
      "Only the first sheet is read; “Prices” was left out.",
    ]);
  });
});

describe("pictures", () => {
  const [red, blue] = [strToU8("red"), strToU8("blue")];
  const rowsOf = (workbook: SampleWorkbook) =>
    read(workbook).rows.map(({ row, pictures }) => [row, pictures.map(({ bytes }) => new TextDecoder().decode(bytes))]);

  test("lie in the row that holds their middle, though an edge reaches into the row above", () => {
    const rows = [["Code"], ["A"], ["B"]];
    const anchored = [
      { bytes: red, from: 0.9, to: 1.8 },
      { bytes: blue, from: 1.9, to: 2.95 },
    ];
    expect(rowsOf({ rows, anchored })).toEqual([
      [2, ["red"]],
      [3, ["blue"]],
    ]);
  });

  test("are found in cells as Excel keeps them", () => {
    const { rows } = read({
      rows: [
        ["Code", "Picture"],
        ["A", { pictureInCell: red }],
        ["B", { pictureInCell: blue }],
      ],
    });
    expect(rows.map(({ pictures }) => pictures.map(({ bytes }) => bytes))).toEqual([[red], [blue]]);
    expect(rows[0]!.cells[1]).toEqual({ kind: "empty" });
  });

  test("are found in cells as WPS Office keeps them", () => {
    const file = sampleWorkbook({
      rows: [
        ["Code", "Picture"],
        ["A", { formula: '_xlfn.DISPIMG("ID_1",1)', value: '=DISPIMG("ID_1",1)' }],
      ],
      anchored: [{ bytes: red, from: 5, to: 6 }],
      parts: {
        "xl/cellimages.xml":
          '<etc:cellImages><etc:cellImage><xdr:pic><xdr:nvPicPr><xdr:cNvPr name="ID_1"/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="w"/></xdr:blipFill></xdr:pic></etc:cellImage></etc:cellImages>',
        "xl/_rels/cellimages.xml.rels":
          '<Relationships><Relationship Id="w" Type="x/image" Target="media/anchored0.png"/></Relationships>',
      },
    });
    expect(readWorkbook(file).rows[0]).toMatchObject({ pictures: [{ bytes: red }], cells: [{ text: "A" }, { kind: "empty" }] });
  });
});

describe("a hostile or damaged workbook is refused with a sentence:", () => {
  const refusal = (make: () => unknown) => {
    try {
      make();
    } catch (error) {
      expect(error).toBeInstanceOf(CannotImport);
      return (error as Error).message;
    }
    return "nothing was refused";
  };
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><sst><si><t>&b;</t></si></sst>';

  test("entities that swell", () => {
    expect(refusal(() => read({ rows: [["Code"]], parts: { "xl/sharedStrings.xml": bomb } }))).toMatch(/declares entities/);
  });

  test("an archive whose directory says it swells", () => {
    const file = zipSync({ "xl/workbook.xml": new Uint8Array(1_000_000) }, { level: 9 });
    const view = new DataView(file.buffer, file.byteOffset, file.length);
    const central = file.length - 22 - 46 - "xl/workbook.xml".length;
    expect(view.getUint32(central, true)).toBe(0x02014b50);
    view.setUint32(central + 24, 900_000_000, true);
    expect(refusal(() => readWorkbook(file))).toMatch(/unpacks to more than 600 MB/);
    view.setUint32(central + 24, 500_000_000, true);
    expect(refusal(() => readWorkbook(file))).toMatch(/damaged/);
  });

  test("elements nested without end", () => {
    const deep = `<sst>${"<si>".repeat(50_000)}${"</si>".repeat(50_000)}</sst>`;
    expect(refusal(() => read({ rows: [["Code"]], parts: { "xl/sharedStrings.xml": deep } }))).toMatch(/sharedStrings/);
  });

  test("a part cut off, no archive, another archive, nothing", () => {
    expect(refusal(() => read({ rows: [], parts: { "xl/worksheets/sheet1.xml": "<worksheet><sheetData><row" } }))).toMatch(
      /not well-formed/,
    );
    expect(refusal(() => readWorkbook(strToU8("Code,Name")))).toMatch(/damaged, or it is not one/);
    expect(refusal(() => readWorkbook(zipSync({ "a.txt": strToU8("a") })))).toMatch(/not an Excel workbook/);
    expect(refusal(() => readWorkbook(new Uint8Array()))).toMatch(/damaged/);
  });

  test("any cut or flipped byte: it reads, or it is refused", () => {
    const whole = sampleWorkbook({
      rows: [
        ["Code", "Weight"],
        ["A", 1],
      ],
      anchored: [{ bytes: strToU8("p"), from: 1, to: 2 }],
    });
    for (let length = 0; length < whole.length; length += 7) {
      const flipped = whole.slice();
      flipped[length] = flipped[length]! ^ 0x55;
      for (const bytes of [flipped, whole.subarray(0, length)]) {
        try {
          readWorkbook(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(CannotImport);
        }
      }
    }
  });

  test("a cell far beyond the columns", () => {
    const sheet = '<worksheet><sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>';
    expect(refusal(() => read({ rows: [], parts: { "xl/worksheets/sheet1.xml": sheet } }))).toMatch(/XFD1 lies beyond/);
  });
});
