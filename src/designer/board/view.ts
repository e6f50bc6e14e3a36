import { CSS_PX_PER_MM } from "@selvedge/geometry-core";

/** Where the board is looked at from: a point b in board mm lies at b · pxPerMm + (x, y) in CSS pixels of the board area. */
export type View = { readonly x: number; readonly y: number; readonly pxPerMm: number };
/** As the pointer, the tree of the board and the document give it; in mm or px as its user says. */
export type Point = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };
/** A box, in mm or px as its user says. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export const MIN_PX_PER_MM = 0.05;
export const MAX_PX_PER_MM = 40;

const clampScale = (pxPerMm: number) => Math.min(MAX_PX_PER_MM, Math.max(MIN_PX_PER_MM, pxPerMm));

/** Board mm to CSS px. */
export const toScreen = (view: View, point: Point): Point => ({
  x: point.x * view.pxPerMm + view.x,
  y: point.y * view.pxPerMm + view.y,
});
/** CSS px to board mm. */
export const toBoard = (view: View, point: Point): Point => ({
  x: (point.x - view.x) / view.pxPerMm,
  y: (point.y - view.y) / view.pxPerMm,
});

/** Zooms by a factor; the board point under `at` (CSS px) stays where it is. */
export function zoomAt(view: View, point: Point, factor: number): View {
  const pxPerMm = clampScale(view.pxPerMm * factor);
  const grown = pxPerMm / view.pxPerMm;
  return { pxPerMm, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown };
}

/** Moves the board by CSS px. */
export const panBy = (view: View, dx: number, dy: number): View => ({ ...view, x: view.x + dx, y: view.y + dy });

/**
 * The same view, moved no further than leaves half of a box of board mm within an area of CSS px. Of a box larger than the area, looked
 * at closely, less has to stay, and at least `leastPx`.
 */
export function keptInSight(view: View, box: Box, area: Size, leastPx: number): View {
  const along = (from: number, length: number, start: number, room: number) => {
    const [near, far] = [from * view.pxPerMm + start, (from + length) * view.pxPerMm + start];
    const whole = far - near;
    const least = Math.min(whole, room, Math.max(leastPx, whole > room ? room - whole / 2 : whole / 2));
    return start + Math.max(0, least - far) - Math.max(0, near - (room - least));
  };
  return {
    ...view,
    x: along(box.x, box.width, view.x, area.width),
    y: along(box.y, box.height, view.y, area.height),
  };
}

/** Shows a box of board mm in the middle of an area of CSS px, leaving `marginPx` on each side. */
export function fitted(box: Box, area: Size, marginPx: number): View {
  const free = { width: Math.max(1, area.width - 2 * marginPx), height: Math.max(1, area.height - 2 * marginPx) };
  const pxPerMm = clampScale(Math.min(free.width / Math.max(1, box.width), free.height / Math.max(1, box.height)));
  return {
    pxPerMm,
    x: area.width / 2 - (box.x + box.width / 2) * pxPerMm,
    y: area.height / 2 - (box.y + box.height / 2) * pxPerMm,
  };
}

/** The part of the board, in mm, that an area of CSS px shows. */
export function seen(view: View, area: Size): Box {
  const from = toBoard(view, { x: 0, y: 0 });
  return { ...from, width: area.width / view.pxPerMm, height: area.height / view.pxPerMm };
}

/** Per cent of physical size: at 100 % one millimetre of the board is one of the screen. */
export const zoomPercent = (view: View): number => (view.pxPerMm / CSS_PX_PER_MM) * 100;

/** Lays a view on whole device pixels, so that cloth painted for it is copied without a second resampling. */
export function onDevicePixels(view: View, devicePixelRatio: number): View {
  const round = (px: number) => Math.round(px * devicePixelRatio) / devicePixelRatio;
  return { ...view, x: round(view.x), y: round(view.y) };
}

export const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The smallest box around boxes; null around none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The box between two corners, whichever way they were drawn. */
export const between = (a: Point, b: Point): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});
