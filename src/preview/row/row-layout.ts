/** A box in CSS pixels from the row's upper left corner. */
export type Cell = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type RowLayout = { readonly cells: readonly Cell[]; readonly height: number };

export const NAME_PX = 34;
const GAP_PX = 12;
const MIN_WIDTH_PX = 190;
const MAX_WIDTH_PX = 400;
/** On a phone two stand beside one another. */
const MIN_COLUMNS = 2;
const HEIGHT_TO_WIDTH = 1.3;

/** Where garments stand that share a width: beside one another while there is room, else in rows; from the right where that is read first. */
export function rowLayout(count: number, width: number, isRightToLeft: boolean): RowLayout {
  const fitting = Math.max(MIN_COLUMNS, Math.floor((width + GAP_PX) / (MIN_WIDTH_PX + GAP_PX)));
  const rows = Math.ceil(count / fitting);
  const columns = Math.min(fitting, Math.max(1, Math.ceil(count / rows)));
  const cellWidth = Math.floor(Math.min(MAX_WIDTH_PX, (width - GAP_PX * (columns - 1)) / columns));
  const cellHeight = Math.round(cellWidth * HEIGHT_TO_WIDTH);
  const cells = Array.from({ length: count }, (_, index) => {
    const across = (index % columns) * (cellWidth + GAP_PX);
    return {
      x: isRightToLeft ? width - across - cellWidth : across,
      y: Math.floor(index / columns) * (cellHeight + NAME_PX + GAP_PX),
      width: cellWidth,
      height: cellHeight,
    };
  });
  return { cells, height: rows * (cellHeight + NAME_PX) + (rows - 1) * GAP_PX };
}
