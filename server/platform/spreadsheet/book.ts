import type { BytesFile } from "@selvedge/contract";
import writeXlsxFile, { type CellObject } from "write-excel-file/node";
import { oneAtATimePerKey } from "../jobs/limit-concurrency.ts";
import type { WorkerPool } from "../jobs/pool/worker-pool.ts";
import type { Book, Cell } from "./cells.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Set for every cell: in some programs a cell that is only bold would get another font. */
const FONT = { fontFamily: "Calibri", fontSize: 11 };
/** What a sheet's name may not hold, and how long it may be. */
const NOT_IN_NAMES = /[\\/?*[\]:']/g;
const MAX_SHEET_NAME = 31;
const NOT_IN_FILE_NAMES = /[\\/:*?"<>|\p{Cc}]/gu;

const headingCell = (value: string): Cell => ({
  value,
  fontWeight: "bold",
  wrap: true,
  alignVertical: "center",
  backgroundColor: "#e8e6e2",
});

const KINDS = { string: String, number: Number, object: Date } as const;
const written = (cell: Cell): CellObject =>
  ({ ...cell, ...FONT, type: KINDS[typeof cell.value as keyof typeof KINDS] }) as CellObject;

/** Writes a spreadsheet, headings that stay first: seconds of a core for some thousand rows with pictures. */
export async function makeBook({ title, columns, rows, pictures = [], rightToLeft }: Book): Promise<Uint8Array> {
  return writeXlsxFile(
    [columns.map(({ heading }) => headingCell(heading)), ...rows].map((row) => row.map(written)),
    {
      sheet: title.replace(NOT_IN_NAMES, " ").trim().slice(0, MAX_SHEET_NAME) || "Sheet",
      images: pictures.map(({ content, row, column, sidePx, airPx }) => ({
        content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
        contentType: "image/jpeg",
        width: sidePx,
        height: sidePx,
        dpi: 96,
        anchor: { row, column },
        offsetX: airPx,
        offsetY: airPx,
      })),
      stickyRowsCount: 1,
      rightToLeft,
      orientation: "landscape",
      columns: columns.map(({ width }) => ({ width })),
    },
    FONT,
  ).toBuffer();
}

/** A person's sheets are made one after the other: what one needs is in memory while it is made. */
export const oneSheetEach = oneAtATimePerKey();

/** A spreadsheet of one sheet, written by a worker. */
export const writeBook = async (workers: WorkerPool, book: Book): Promise<BytesFile> => ({
  bytes: await workers.do("book", book),
  mime: XLSX,
  fileName: `${book.title.replace(NOT_IN_FILE_NAMES, " ").trim()} ${book.date}.xlsx`,
});
