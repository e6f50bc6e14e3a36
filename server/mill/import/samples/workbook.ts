import { strToU8, zipSync } from "fflate";

/** A cell of a sample sheet: text, number, a formula with what it last came to, a date by its day, a number in the second style of `xl/styles.xml`, or a picture in the cell. */
export type SampleCell =
  | string
  | number
  | null
  | { readonly formula: string; readonly value: string }
  | { readonly day: number }
  | { readonly styled: number }
  | { readonly fault: string }
  | { readonly pictureInCell: Uint8Array };

export type SampleWorkbook = {
  readonly rows: readonly (readonly SampleCell[])[];
  /** Pictures that lie over the sheet, from one corner to the other in rows counted from 0 and their share of a row. */
  readonly anchored?: readonly { readonly bytes: Uint8Array; readonly from: number; readonly to: number }[];
  readonly otherSheets?: readonly string[];
  /** Parts that take the place of those made here. */
  readonly parts?: Readonly<Record<string, string>>;
};

const REL = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const ROW_EMU = 15 * 12_700;
const SECOND_STYLE = 1;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const columnName = (column: number): string => String.fromCharCode("A".charCodeAt(0) + column);
const relations = (links: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `<Relationships>${links.map(([id, type, target]) => `<Relationship Id="${id}" Type="${REL}/${type}" Target="${target}"/>`).join("")}</Relationships>`;

/** A small workbook as Excel writes it (ECMA-376), for the tests of its reader. */
export function sampleWorkbook({ rows, anchored = [], otherSheets = [], parts = {} }: SampleWorkbook): Uint8Array {
  const strings: string[] = [];
  const inCells: Uint8Array[] = [];
  const cellXml = (cell: SampleCell, reference: string): string => {
    if (cell === null) return "";
    if (typeof cell === "number") return `<c r="${reference}"><v>${cell}</v></c>`;
    if (typeof cell === "string") return `<c r="${reference}" t="s"><v>${strings.push(cell) - 1}</v></c>`;
    if ("formula" in cell) return `<c r="${reference}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.value)}</v></c>`;
    if ("day" in cell) return `<c r="${reference}" s="${SECOND_STYLE}"><v>${cell.day}</v></c>`;
    if ("styled" in cell) return `<c r="${reference}" s="${SECOND_STYLE}"><v>${cell.styled}</v></c>`;
    if ("fault" in cell) return `<c r="${reference}" t="e"><v>${cell.fault}</v></c>`;
    return `<c r="${reference}" t="e" vm="${inCells.push(cell.pictureInCell)}"><v>#VALUE!</v></c>`;
  };
  const data = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${columnName(column)}${row + 1}`)).join("")}</row>`,
  );
  const corner = (name: string, row: number) =>
    `<xdr:${name}><xdr:col>0</xdr:col><xdr:row>${Math.floor(row)}</xdr:row><xdr:rowOff>${Math.round((row % 1) * ROW_EMU)}</xdr:rowOff></xdr:${name}>`;
  const anchors = anchored.map(
    ({ from, to }, index) =>
      `<xdr:twoCellAnchor>${corner("from", from)}${corner("to", to)}<xdr:pic><xdr:blipFill><a:blip r:embed="p${index}"/></xdr:blipFill></xdr:pic></xdr:twoCellAnchor>`,
  );
  const texts: Record<string, string> = {
    "_rels/.rels": relations([["r1", "officeDocument", "/xl/workbook.xml"]]),
    "xl/workbook.xml": `<workbook><sheets><sheet name="Fabrics" sheetId="1" r:id="s1"/>${otherSheets.map((name, index) => `<sheet name="${name}" sheetId="${index + 2}" r:id="o${index}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations([
      ["s1", "worksheet", "worksheets/sheet1.xml"],
      ["s2", "sharedStrings", "sharedStrings.xml"],
      ["s3", "styles", "styles.xml"],
    ]),
    "xl/styles.xml": `<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": `<?xml version="1.0"?><worksheet><sheetData>${data.join("")}</sheetData></worksheet>`,
    "xl/sharedStrings.xml": `<sst>${strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join("")}</sst>`,
    "xl/worksheets/_rels/sheet1.xml.rels": relations([["d1", "drawing", "../drawings/drawing1.xml"]]),
    "xl/drawings/drawing1.xml": `<xdr:wsDr>${anchors.join("")}</xdr:wsDr>`,
    "xl/drawings/_rels/drawing1.xml.rels": relations(
      anchored.map((_, index) => [`p${index}`, "image", `../media/anchored${index}.png`]),
    ),
    "xl/metadata.xml": `<metadata><futureMetadata name="XLRICHVALUE">${inCells.map((_, index) => `<bk><extLst><ext><xlrd:rvb i="${index}"/></ext></extLst></bk>`).join("")}</futureMetadata><valueMetadata>${inCells.map((_, index) => `<bk><rc t="1" v="${index}"/></bk>`).join("")}</valueMetadata></metadata>`,
    "xl/richData/rdrichvalue.xml": `<rvData>${inCells.map((_, index) => `<rv s="0"><v>${index}</v><v>5</v></rv>`).join("")}</rvData>`,
    "xl/richData/richValueRel.xml": `<richValueRels>${inCells.map((_, index) => `<rel r:id="v${index}"/>`).join("")}</richValueRels>`,
    "xl/richData/_rels/richValueRel.xml.rels": relations(
      inCells.map((_, index) => [`v${index}`, "image", `../media/cell${index}.png`]),
    ),
    ...parts,
  };
  return zipSync({
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)])),
    ...Object.fromEntries(anchored.map(({ bytes }, index) => [`xl/media/anchored${index}.png`, bytes])),
    ...Object.fromEntries(inCells.map((bytes, index) => [`xl/media/cell${index}.png`, bytes])),
  });
}
