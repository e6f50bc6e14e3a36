import type { BytesFile } from "@selvedge/contract";
import type { Crew } from "../../jobs/crew.ts";
import { writeBook } from "../../spreadsheet/book.ts";
import { type ColumnKey, columnsOf } from "./columns.ts";
import type { SheetRow } from "./rows.ts";

/** Side of a picture on the sheet at 96 dots an inch, and the air around it. */
const SHOWN_PX = 112;
const AIR_PX = 4;
const POINTS_PER_PX = 0.75;
const ROW_POINTS = (SHOWN_PX + 2 * AIR_PX) * POINTS_PER_PX;
const PICTURE_WIDTH = 17;

type Sheet = {
  readonly title: string;
  readonly rows: readonly SheetRow[];
  readonly pictures: readonly (Uint8Array | null)[];
  readonly columns: readonly ColumnKey[];
  readonly translate: (english: string) => string;
  readonly rightToLeft: boolean;
  readonly date: string;
};

/** Writes a sheet of fabrics: the picture in column A of its row, one fabric a row. */
export function writeSheet(
  crew: Crew,
  { title, rows, pictures, columns, translate, rightToLeft, date }: Sheet,
): Promise<BytesFile> {
  const shown = columnsOf(columns);
  return writeBook(crew, {
    title,
    columns: [{ title: "Picture", width: PICTURE_WIDTH }, ...shown].map(({ title: english, width }) => ({
      heading: translate(english),
      width,
    })),
    rows: rows.map((row) => [
      { value: "", height: ROW_POINTS },
      ...shown.map(({ cell }) => ({ ...cell(row, translate), wrap: true, alignVertical: "top" as const })),
    ]),
    pictures: pictures.flatMap((content, place) =>
      content ? { content, row: place + 2, column: 1, sidePx: SHOWN_PX, airPx: AIR_PX } : [],
    ),
    rightToLeft,
    date,
  });
}
