import type { BytesFile } from "@selvedge/contract";
import writeXlsxFile, { type CellObject, type Image } from "write-excel-file/node";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Said for every cell: one that is only bold would else fall to another family in some programs. */
const FONT = { fontFamily: "Calibri", fontSize: 11 };
/** What a sheet's name may not hold, and how long it may be. */
const NOT_IN_NAMES = /[\\/?*[\]:']/g;
const MAX_SHEET_NAME = 31;
const NOT_IN_FILE_NAMES = /[\\/:*?"<>|\p{Cc}]/gu;

type Book = {
  readonly title: string;
  /** The columns from left to right; widths in those of the figure 0, as spreadsheets measure. */
  readonly columns: readonly { readonly heading: string; readonly width: number }[];
  readonly rows: readonly (readonly CellObject[])[];
  readonly images?: Image[];
  readonly rightToLeft: boolean;
  /** YYYY-MM-DD, part of the file's name. */
  readonly date: string;
};

const headingCell = (value: string): CellObject => ({
  value,
  ...FONT,
  fontWeight: "bold",
  wrap: true,
  alignVertical: "center",
  backgroundColor: "#e8e6e2",
});

/** A spreadsheet of one sheet: headings that stay, then the rows. */
export async function writeBook({ title, columns, rows, images = [], rightToLeft, date }: Book): Promise<BytesFile> {
  const name = title.replace(NOT_IN_NAMES, " ").trim().slice(0, MAX_SHEET_NAME) || "Sheet";
  const bytes = await writeXlsxFile(
    [columns.map(({ heading }) => headingCell(heading)), ...rows.map((row) => [...row])],
    {
      sheet: name,
      images,
      stickyRowsCount: 1,
      rightToLeft,
      orientation: "landscape",
      columns: columns.map(({ width }) => ({ width })),
    },
    FONT,
  ).toBuffer();
  return { bytes, mime: XLSX, fileName: `${title.replace(NOT_IN_FILE_NAMES, " ").trim()} ${date}.xlsx` };
}
