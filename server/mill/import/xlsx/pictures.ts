import { posix } from "node:path";
import type { SheetPicture } from "../table/cell.ts";
import type { Parts } from "./parts.ts";
import { attribute, nodesAt, textIn, type XmlNode } from "./xml.ts";

/** Pictures of a sheet by the number of the row in which they lie. */
export type PicturesByRow = ReadonlyMap<number, readonly SheetPicture[]>;

/** A sheet has no more rows. Source: ECMA-376, part 1, section 18.3.1.73. */
const LAST_ROW = 1_048_576;
const EMU_PER_POINT = 12_700;
/** Height of a row that says none, in points. */
const USUAL_ROW_POINTS = 15;

const pictureAt = (parts: Parts, part: string | undefined): SheetPicture | undefined => {
  const bytes = part === undefined ? undefined : parts.bytes(part);
  return bytes && { name: posix.basename(part!), bytes };
};

const heightOf = (points: string, otherwise: number): number => (Number(points) > 0 ? Number(points) : otherwise) * EMU_PER_POINT;

/** The tops of rows in EMU from the sheet's top, for rows of different heights. */
function rowTops(sheet: XmlNode): (row: number) => number {
  const [format] = nodesAt(sheet, "worksheet", "sheetFormatPr");
  const usual = heightOf(attribute(format, "defaultRowHeight"), USUAL_ROW_POINTS);
  const rows = nodesAt(sheet, "worksheet", "sheetData", "row");
  const heights = new Map(
    rows.map((row) => [Number(attribute(row, "r")) - 1, heightOf(attribute(row, "ht"), usual / EMU_PER_POINT)]),
  );
  const last = Math.min(LAST_ROW, Math.max(0, ...[...heights.keys()].slice(-1)));
  const tops = [0];
  for (let row = 0; row <= last; row += 1) tops.push(tops[row]! + (heights.get(row) ?? usual));
  return (row) => tops[row] ?? tops.at(-1)! + (row - tops.length + 1) * usual;
}

/** The row, counted from 1, in which the middle of an anchored picture lies: its edges often reach into its neighbours. */
function rowOfAnchor(anchor: XmlNode, top: (row: number) => number): number {
  const edge = (name: "from" | "to") => {
    const [corner] = nodesAt(anchor, name);
    return corner && top(Number(textIn(nodesAt(corner, "row")[0]))) + Number(textIn(nodesAt(corner, "rowOff")[0]));
  };
  const above = edge("from") ?? 0;
  const below = edge("to") ?? above + Number(attribute(nodesAt(anchor, "ext")[0], "cy"));
  const middle = (above + below) / 2;
  let row = Number(textIn(nodesAt(anchor, "from", "row")[0]));
  while (top(row + 1) <= middle && top(row + 1) > top(row)) row += 1;
  return row + 1;
}

function* anchored(parts: Parts, sheetPart: string, sheet: XmlNode): Generator<readonly [number, SheetPicture]> {
  const top = rowTops(sheet);
  for (const { type, part } of parts.links(sheetPart).values()) {
    if (type !== "drawing") continue;
    const links = parts.links(part);
    const drawing = nodesAt(parts.xml(part), "wsDr");
    for (const anchor of ["twoCellAnchor", "oneCellAnchor"].flatMap((kind) => drawing.flatMap((one) => nodesAt(one, kind)))) {
      const [blip] = nodesAt(anchor, "pic", "blipFill", "blip");
      const picture = pictureAt(parts, links.get(attribute(blip, "embed"))?.part);
      if (picture) yield [rowOfAnchor(anchor, top), picture];
    }
  }
}

/** Pictures that Excel keeps as the values of cells. Source: MS-XLSX, sections 2.3.6 and 2.4 (rich data). */
function valuePictures(parts: Parts): (valueMetadata: string) => SheetPicture | undefined {
  const metadata = parts.xml("xl/metadata.xml");
  if (!metadata) return () => undefined;
  const values = nodesAt(metadata, "metadata", "valueMetadata", "bk");
  const future = nodesAt(metadata, "metadata", "futureMetadata").find((one) => attribute(one, "name") === "XLRICHVALUE");
  const blocks = nodesAt(future, "bk");
  const rich = nodesAt(parts.xml("xl/richData/rdrichvalue.xml"), "rvData", "rv");
  const links = parts.links("xl/richData/richValueRel.xml");
  const ids = nodesAt(parts.xml("xl/richData/richValueRel.xml"), "richValueRels", "rel").map((rel) => attribute(rel, "id"));
  return (valueMetadata) => {
    const [record] = nodesAt(values[Number(valueMetadata) - 1], "rc");
    const [value] = nodesAt(blocks[Number(attribute(record, "v"))], "extLst", "ext", "rvb");
    const [picture] = nodesAt(rich[Number(attribute(value, "i"))], "v");
    return pictureAt(parts, links.get(ids[Number(textIn(picture))] ?? "")?.part);
  };
}

/** Pictures that WPS Office keeps in cells: a formula DISPIMG names one of `cellimages.xml`. */
function namedPictures(parts: Parts): (formula: string) => SheetPicture | undefined {
  const links = parts.links("xl/cellimages.xml");
  const byName = new Map(
    nodesAt(parts.xml("xl/cellimages.xml"), "cellImages", "cellImage", "pic").map((picture) => [
      attribute(nodesAt(picture, "nvPicPr", "cNvPr")[0], "name"),
      attribute(nodesAt(picture, "blipFill", "blip")[0], "embed"),
    ]),
  );
  return (formula) => {
    const name = /DISPIMG\(\s*"([^"]+)"/.exec(formula)?.[1];
    return name === undefined ? undefined : pictureAt(parts, links.get(byName.get(name) ?? "")?.part);
  };
}

/** All pictures of a sheet: those lying over it, and those that are the values of cells. */
export function picturesOf(parts: Parts, sheetPart: string, sheet: XmlNode): PicturesByRow {
  const found = new Map<number, SheetPicture[]>();
  const keep = (row: number, picture: SheetPicture) => found.set(row, [...(found.get(row) ?? []), picture]);
  for (const [row, picture] of anchored(parts, sheetPart, sheet)) keep(row, picture);
  const byValue = valuePictures(parts);
  const byFormula = namedPictures(parts);
  for (const row of nodesAt(sheet, "worksheet", "sheetData", "row"))
    for (const cell of nodesAt(row, "c")) {
      const value = attribute(cell, "vm");
      const formula = textIn(nodesAt(cell, "f")[0]);
      const picture = value ? byValue(value) : formula ? byFormula(formula) : undefined;
      if (picture) keep(Number(attribute(row, "r")), picture);
    }
  return found;
}
