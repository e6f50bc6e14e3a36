import { type Box, meets } from "./view.ts";

export const withAllowance = (box: Box, mm: number): Box => ({
  x: box.x - mm,
  y: box.y - mm,
  width: box.width + 2 * mm,
  height: box.height + 2 * mm,
});

/** What two boxes share; null where they do not meet. */
export function common(a: Box, b: Box): Box | null {
  if (!meets(a, b)) return null;
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return { x, y, width: Math.min(a.x + a.width, b.x + b.width) - x, height: Math.min(a.y + a.height, b.y + b.height) - y };
}

export const contains = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;
