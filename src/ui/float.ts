/** How floating lists look everywhere. */
export const FLOAT =
  "max-h-(--available-height) overflow-y-auto rounded-control bg-sheet py-1 shadow-float outline-none transition-opacity duration-quick data-ending-style:opacity-0 data-starting-style:opacity-0";
/** A row of a floating list: plate when active, 500 when chosen. */
export const ROW =
  "flex min-h-8 cursor-pointer select-none items-center gap-2.5 px-3 text-dense outline-none data-disabled:cursor-default data-disabled:text-ink-3 data-highlighted:bg-plate pointer-coarse:min-h-11";
