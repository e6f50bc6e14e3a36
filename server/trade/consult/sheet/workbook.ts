import type { BytesFile, Lang } from "@selvedge/contract";
import { isFromRight } from "@selvedge/contract";
import type { WorkerPool } from "../../../platform/jobs/pool/worker-pool.ts";
import { oneSheetEach, writeBook } from "../../../platform/spreadsheet/book.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { dayOf } from "../../../platform/time/days.ts";
import { type ColumnKey, columnsOf } from "./columns.ts";
import { smallPictures } from "./pictures.ts";
import type { SheetRow } from "./rows.ts";

/** Side of a picture on the sheet at 96 dots an inch, and the margin around it. */
const SHOWN_PX = 112;
const AIR_PX = 4;
const POINTS_PER_PX = 0.75;
const ROW_POINTS = (SHOWN_PX + 2 * AIR_PX) * POINTS_PER_PX;
const PICTURE_WIDTH = 17;

type Services = Parameters<typeof smallPictures>[0] & {
  readonly workers: WorkerPool;
  readonly clock: Clock;
  readonly lang: Lang;
  readonly translate: (english: string) => string;
};

type Sheet = { readonly title: string; readonly rows: readonly SheetRow[]; readonly columns: readonly ColumnKey[] };

/** Writes a person's sheet of fabrics: the picture in column A of its row, one fabric a row. `onProgress` gets the number of pictures that are ready. */
export const writeSheet = (
  { workers, clock, lang, translate, ...from }: Services,
  userId: string,
  { title, rows, columns }: Sheet,
  onProgress?: (done: number) => Promise<void>,
): Promise<BytesFile> =>
  oneSheetEach(userId, async () => {
    const shown = columnsOf(columns);
    const pictures = await smallPictures(from, rows, onProgress);
    return writeBook(workers, {
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
      rightToLeft: isFromRight(lang),
      date: dayOf(clock.now()),
    });
  });
