import { CannotImport } from "../cannot-import.ts";
import { EMPTY, MAX_ROWS, type Sheet, type SheetRow, sheetOf, wordsIn } from "../table/cell.ts";
import { type CellContext, cellsOf, richText } from "./cells.ts";
import { openParts, type Parts } from "./parts.ts";
import { picturesOf } from "./pictures.ts";
import { cellStyles } from "./styles.ts";
import { attribute, nodesAt, type XmlNode } from "./xml.ts";

const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_ZERO_1904 = Date.UTC(1904, 0, 1);
/** What programs that do not know pictures in cells are given in their place. */
const PICTURE_STANDS_HERE = /^(?:#VALUE!|#NAME\?|=?(?:_xlfn\.)?DISPIMG\(.*)$/;

/** The first sheet that is not hidden, of a workbook in the format of Excel 2007 and later. Throws `CannotImport`. */
export function readWorkbook(file: Uint8Array): Sheet {
  const parts = openParts(file);
  const root = [...parts.links("").values()].find(({ type }) => type === "officeDocument")?.part ?? "xl/workbook.xml";
  const workbook = parts.xml(root);
  if (!workbook) throw new CannotImport("This is not an Excel workbook (.xlsx).");
  const links = parts.links(root);
  const sheets = nodesAt(workbook, "workbook", "sheets", "sheet").filter(
    (sheet) => attribute(sheet, "state") === "" || attribute(sheet, "state") === "visible",
  );
  const part = links.get(attribute(sheets[0], "id"))?.part;
  const sheet = part && parts.xml(part);
  if (!sheet) throw new CannotImport("The workbook has no sheet.");
  const linked = (type: string) => [...links.values()].find((link) => link.type === type)?.part;
  const is1904 = ["1", "true"].includes(attribute(nodesAt(workbook, "workbook", "workbookPr")[0], "date1904"));
  const context: CellContext = {
    strings: stringsOf(parts, linked("sharedStrings")),
    styles: cellStyles(parts, linked("styles")),
    dayZero: is1904 ? DAY_ZERO_1904 : DAY_ZERO,
  };
  const others = sheets.slice(1).map((other) => `“${attribute(other, "name")}”`);
  const remarks = others.length > 0 ? [`Only the first sheet is read; ${others.join(", ")} was left out.`] : [];
  return sheetOf(rowsOf(parts, part, sheet, context), remarks);
}

const stringsOf = (parts: Parts, part: string | undefined): readonly string[] =>
  part === undefined ? [] : nodesAt(parts.xml(part), "sst", "si").map(richText);

function rowsOf(parts: Parts, part: string, sheet: XmlNode, context: CellContext): readonly SheetRow[] {
  const nodes = nodesAt(sheet, "worksheet", "sheetData", "row");
  if (nodes.length > MAX_ROWS) throw new CannotImport(`The sheet has more than ${MAX_ROWS} rows. Give it in parts.`);
  const pictures = picturesOf(parts, part, sheet);
  return nodes.map((node, index) => {
    const row = Number(attribute(node, "r")) || index + 1;
    const pictured = pictures.get(row) ?? [];
    const cells = cellsOf(node, context).map((cell) =>
      pictured.length > 0 && PICTURE_STANDS_HERE.test(wordsIn(cell)) ? EMPTY : cell,
    );
    return { row, cells, pictures: pictured };
  });
}
