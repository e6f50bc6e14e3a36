import { radiansOf } from "@selvedge/geometry-core";

/** How much of each pixel ink covers, 0 to 255, row after row. */
export type Coverage = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

export type Extent = { readonly width: number; readonly height: number };

/** A circle is at least this many times half the text's height wide, so that its inner edge does not fold over. */
const MIN_RADIUS = 1.02;

type Circle = { readonly half: number; readonly radius: number; readonly inner: number; readonly outer: number };

/** The circle whose length along the middle of the text stays the text's own width. */
function circleOf({ width, height }: Extent, degrees: number): Circle {
  const sweep = radiansOf(Math.abs(degrees));
  const radius = Math.max(width / sweep, (MIN_RADIUS * height) / 2);
  return { half: width / radius / 2, radius, inner: radius - height / 2, outer: radius + height / 2 };
}

/** How far a ring's part reaches about its middle: to each side, and towards and away from the circle's centre. */
function reachOf({ half, inner, outer }: Circle): { side: number; low: number } {
  const side = half >= Math.PI / 2 ? outer : outer * Math.sin(half);
  return { side, low: Math.min(inner * Math.cos(half), outer * Math.cos(half)) };
}

/** The size of a text once it is bent, in the unit it is given in. */
export function bentExtent(extent: Extent, degrees: number): Extent {
  if (degrees === 0) return extent;
  const circle = circleOf(extent, degrees);
  const { side, low } = reachOf(circle);
  return { width: 2 * side, height: circle.outer - low };
}

/** Between four pixels, each counting by its nearness. */
function between({ width, height, data }: Coverage, x: number, y: number): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [right, down] = [x - 0.5 - left, y - 0.5 - top];
  const coverageAt = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height ? 0 : data[row * width + column]!;
  const above = coverageAt(left, top) * (1 - right) + coverageAt(left + 1, top) * right;
  const below = coverageAt(left, top + 1) * (1 - right) + coverageAt(left + 1, top + 1) * right;
  return above * (1 - down) + below * down;
}

/**
 * Bends a text along a circle: above 0° into an arch, below 0° into a bowl. Its middle line keeps its length, so that letters stay as far apart
 * as they were; joined letters stay joined, since it is the picture that is bent.
 */
export function bend(straight: Coverage, degrees: number): Coverage {
  if (degrees === 0) return straight;
  const circle = circleOf(straight, degrees);
  const { side } = reachOf(circle);
  const size = bentExtent(straight, degrees);
  const [width, height] = [Math.ceil(size.width), Math.ceil(size.height)];
  const isArch = degrees > 0;
  const data = new Uint8ClampedArray(width * height);
  for (let row = 0; row < height; row++) {
    const fromTop = isArch ? row + 0.5 : height - row - 0.5;
    const up = circle.outer - fromTop;
    for (let column = 0; column < width; column++) {
      const across = column + 0.5 - side;
      const radius = Math.hypot(across, up);
      if (radius < circle.inner || radius > circle.outer) continue;
      const angle = Math.atan2(across, up);
      const x = straight.width / 2 + angle * circle.radius;
      const y = straight.height / 2 + (isArch ? circle.radius - radius : radius - circle.radius);
      data[row * width + column] = Math.round(between(straight, x, y));
    }
  }
  return { width, height, data };
}
