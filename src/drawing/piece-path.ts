import type { Point } from "@selvedge/geometry-core";

/** The closed outline of a piece in mm, to fill, stroke or clip with. */
export function piecePath(outline: readonly Point[]): Path2D {
  const path = new Path2D();
  outline.forEach(([x, y], index) => {
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
  return path;
}
