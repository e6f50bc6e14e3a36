import type { BytesFile } from "@selvedge/contract";
import writeXlsxFile, { type CellObject } from "write-excel-file/node";
import { type ColumnKey, columnsOf } from "./columns.ts";
import type { SheetRow } from "./rows.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Side of a picture on the sheet at 96 dots an inch, and the air around it. */
const SHOWN_PX = 112;
const AIR_PX = 4;
const POINTS_PER_PX = 0.75;
const ROW_POINTS = (SHOWN_PX + 2 * AIR_PX) * POINTS_PER_PX;
const PICTURE_WIDTH = 17;
/** Said for every cell: one that is only bold would else fall to another family in some programs. */
const FONT = { fontFamily: "Calibri", fontSize: 11 };
/** What a sheet's name may not hold, and how long it may be. */
const NOT_IN_NAMES = /[\\/?*[\]:']/g;
const MAX_SHEET_NAME = 31;
const NOT_IN_FILE_NAMES = /[\\/:*?"<>|\p{Cc}]/gu;

type Sheet = {
  readonly title: string;
  readonly rows: readonly SheetRow[];
  readonly pictures: readonly (Uint8Array | null)[];
  readonly columns: readonly ColumnKey[];
  readonly translate: (english: string) => string;
  readonly rightToLeft: boolean;
  readonly date: string;
};

/** Writes a sheet of fabrics: the picture in column A of its row, headings that stay, one fabric a row. */
export async function writeSheet({ title, rows, pictures, columns, translate, rightToLeft, date }: Sheet): Promise<BytesFile> {
  const shown = columnsOf(columns);
  const heading = (english: string): CellObject => ({
    value: translate(english),
    ...FONT,
    fontWeight: "bold",
    wrap: true,
    alignVertical: "center",
    backgroundColor: "#e8e6e2",
  });
  const data = [
    ["Picture", ...shown.map(({ title: english }) => english)].map(heading),
    ...rows.map((row) => [
      { value: "", type: String, height: ROW_POINTS },
      ...shown.map(({ cell }) => ({ ...cell(row, translate), wrap: true, alignVertical: "top" as const })),
    ]),
  ];
  const images = pictures.flatMap((content, place) =>
    content
      ? {
          content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
          contentType: "image/jpeg",
          width: SHOWN_PX,
          height: SHOWN_PX,
          dpi: 96,
          anchor: { row: place + 2, column: 1 },
          offsetX: AIR_PX,
          offsetY: AIR_PX,
        }
      : [],
  );
  const name = title.replace(NOT_IN_NAMES, " ").trim().slice(0, MAX_SHEET_NAME) || "Sheet";
  const columnWidths = [{ width: PICTURE_WIDTH }, ...shown.map(({ width }) => ({ width }))];
  const bytes = await writeXlsxFile(
    data,
    { sheet: name, images, stickyRowsCount: 1, rightToLeft, orientation: "landscape", columns: columnWidths },
    FONT,
  ).toBuffer();
  return { bytes, mime: XLSX, fileName: `${title.replace(NOT_IN_FILE_NAMES, " ").trim()} ${date}.xlsx` };
}
