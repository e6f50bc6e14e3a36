/** One sheet of this size has room on every graphics card, and in what a room may hold there. */
const SHEET_PX = 2_048;
/** Sizes of one picture, finest first: of many pictures each is drawn less finely, so that all have room. */
const CELLS_PX = [
  { width: 256, height: 320 },
  { width: 128, height: 160 },
  { width: 64, height: 80 },
] as const;

export type PictureSheet = {
  readonly cell: (typeof CELLS_PX)[number];
  readonly columns: number;
  readonly rows: number;
};

/** How so many pictures are laid out on one sheet. It is full where they have no room even when each is smallest. */
export function sheetFor(count: number): PictureSheet {
  const layouts = CELLS_PX.map((cell) => {
    const columns = Math.min(count, Math.floor(SHEET_PX / cell.width));
    return { cell, columns, rows: Math.ceil(count / columns), maxRows: Math.floor(SHEET_PX / cell.height) };
  });
  const { cell, columns, rows, maxRows } = layouts.find((layout) => layout.rows <= layout.maxRows) ?? layouts.at(-1)!;
  return { cell, columns, rows: Math.min(rows, maxRows) };
}
