/** A part of a picture in fractions of its width and height, 0 to 1 from the top left corner. */
export type Region = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export const WHOLE: Region = { x: 0, y: 0, width: 1, height: 1 };
/** Smaller than a tenth of the picture shows too little cloth to compare. */
export const MIN_SIDE = 0.1;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Moves a region by fractions; it stays inside the picture and keeps its size. */
export function moved({ x, y, width, height }: Region, dx: number, dy: number): Region {
  return { x: within(x + dx, 0, 1 - width), y: within(y + dy, 0, 1 - height), width, height };
}

/** The corners a region is sized by; `end` is the right side whatever the writing direction, as pictures do not mirror. */
export const CORNERS = ["top-start", "top-end", "bottom-start", "bottom-end"] as const;
export type Corner = (typeof CORNERS)[number];

/** Pulls a corner by fractions; the opposite one stays where it is and the region keeps a tenth of the picture at least. */
export function sized(region: Region, corner: Corner, dx: number, dy: number): Region {
  const right = region.x + region.width;
  const bottom = region.y + region.height;
  const x = corner.endsWith("start") ? within(region.x + dx, 0, right - MIN_SIDE) : region.x;
  const y = corner.startsWith("top") ? within(region.y + dy, 0, bottom - MIN_SIDE) : region.y;
  return {
    x,
    y,
    width: corner.endsWith("end") ? within(region.width + dx, MIN_SIDE, 1 - x) : right - x,
    height: corner.startsWith("bottom") ? within(region.height + dy, MIN_SIDE, 1 - y) : bottom - y,
  };
}

export const isWhole = ({ width, height }: Region): boolean => width > 0.999 && height > 0.999;
