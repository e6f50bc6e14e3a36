import { BUTTON_MM } from "@selvedge/garment-core";
import { boundsOf, type Point, radiansOf } from "@selvedge/geometry-core";
import { type Page, points } from "../../../platform/print/page.ts";
import type { Painted } from "./paint.ts";
import { INK, INK_3 } from "./sheet.ts";

/** Scales that a drawing may have: one mm on the page is so many of the piece. */
const SCALES = [1, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50] as const;

/** The largest scale in which something fits into a room, mm. */
export const scaleFor = (size: readonly [number, number], room: readonly [number, number]): number =>
  SCALES.find((scale) => size[0] / scale <= room[0] && size[1] / scale <= room[1]) ??
  Math.ceil(Math.max(size[0] / room[0], size[1] / room[1]));

/** Where a drawing lies: a place of the drawing at a place of the page, both mm, turned by `angle` degrees. */
export type DrawingLayout = { readonly x: number; readonly y: number; readonly scale: number; readonly angle?: number };

/** From mm of the drawing to mm of the page. */
export function onPage({ x, y, scale, angle = 0 }: DrawingLayout, [u, v]: Point): Point {
  const [cos, sin] = [Math.cos(radiansOf(angle)), Math.sin(radiansOf(angle))];
  return [x + (u * cos - v * sin) / scale, y + (u * sin + v * cos) / scale];
}

function trace(page: Page, line: readonly Point[], layout: DrawingLayout, isClosed: boolean): Page {
  line.forEach((point, i) => {
    const [x, y] = onPage(layout, point);
    if (i === 0) page.moveTo(points(x), points(y));
    else page.lineTo(points(x), points(y));
  });
  return isClosed ? page.closePath() : page;
}

type Line = { readonly pt?: number; readonly colour?: string; readonly dash?: readonly number[]; readonly isClosed?: boolean };

export function strokeLine(
  page: Page,
  line: readonly Point[],
  layout: DrawingLayout,
  { pt = 0.9, colour = INK, dash, isClosed = true }: Line = {},
): void {
  page.save().lineWidth(pt).lineJoin("round").strokeColor(colour);
  // Its types know a single length; it takes a row of them.
  if (dash) page.dash(dash as unknown as number, {});
  trace(page, line, layout, isClosed).stroke().restore();
}

export function fillLine(page: Page, line: readonly Point[], layout: DrawingLayout, colour: string): void {
  page.save();
  trace(page, line, layout, true).fill(colour).restore();
}

/** The painted cloth of a piece, cut at its outline. */
export function drawCloth(
  page: Page,
  outline: readonly Point[],
  painted: Pick<Painted, "x" | "y" | "mmWidth" | "mmHeight">,
  jpeg: Buffer,
  layout: DrawingLayout,
): void {
  page.save();
  trace(page, outline, layout, true).clip();
  page.translate(points(layout.x), points(layout.y)).rotate(layout.angle ?? 0);
  const mm = 1 / layout.scale;
  page.image(jpeg, points(painted.x * mm), points(painted.y * mm), {
    width: points(painted.mmWidth * mm),
    height: points(painted.mmHeight * mm),
  });
  page.restore();
}

type Drawn = {
  readonly outline: readonly Point[];
  readonly internal: readonly { readonly kind: string; readonly points: readonly Point[]; readonly diameter?: number }[];
};

/** The lines of a piece: where it is sewn, and what is marked within. */
export function drawLines(page: Page, { outline, internal }: Drawn, layout: DrawingLayout, pt = 0.9): void {
  for (const { kind, points: line, diameter = BUTTON_MM } of internal)
    if (line.length > 1 && kind !== "fold")
      strokeLine(page, line, layout, { pt: 0.4, colour: INK_3, isClosed: false, ...(kind !== "notch" && { dash: [2, 1.4] }) });
    else if (kind === "button") {
      const [x, y] = onPage(layout, line[0]!);
      const radius = points(diameter / 2 / layout.scale);
      page.save().lineWidth(0.4).strokeColor(INK).circle(points(x), points(y), radius).stroke().restore();
    }
  strokeLine(page, outline, layout, { pt });
}

/** The box of places on the board, mm. */
export function boardBox(
  pieces: readonly {
    readonly outline: readonly Point[];
    readonly layout: { readonly x: number; readonly y: number; readonly angle: number };
  }[],
) {
  return boundsOf(pieces.flatMap(({ outline, layout }) => outline.map((point) => onPage({ ...layout, scale: 1 }, point))));
}
