import polylabel from "polylabel";
import { boundsOf } from "./matrix.ts";

type Outline = readonly (readonly [x: number, y: number])[];
type Place = { readonly x: number; readonly y: number };
type Size = { readonly width: number; readonly height: number };

/** So near to the true pole of a piece is near enough, mm. */
const PRECISION_MM = 0.5;
/** By so much a thing is made smaller until it fits. */
const SHRINK = 0.92;
/** The middle is kept where a thing may be nearly as large there as anywhere. */
const NEARLY = 0.8;
const NOTHING: Size = { width: 0, height: 0 };

/** Even-odd test of a point against a closed outline, both in mm of the piece. */
export function isInside(outline: Outline, at: Place): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i, i += 1) {
    const [[xi, yi], [xj, yj]] = [outline[i]!, outline[j]!];
    if (yi > at.y !== yj > at.y && at.x < ((xj - xi) * (at.y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** Whether an upright rectangle around a place lies wholly on the piece; all in mm of the piece. */
export function fits(outline: Outline, at: Place, { width, height }: Size): boolean {
  const sides = { left: at.x - width / 2, right: at.x + width / 2, top: at.y - height / 2, bottom: at.y + height / 2 };
  return isInside(outline, at) && !isCut(outline, sides);
}

type Sides = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Whether an edge of the piece has a part within a rectangle. */
const isCut = (outline: Outline, sides: Sides): boolean =>
  outline.some(([x, y], at) => {
    const [fromX, fromY] = outline.at(at - 1)!;
    return reachesInto(fromX, fromY, x - fromX, y - fromY, sides);
  });

/** Whether an edge from (x, y) by (dx, dy) has a part within a rectangle; after Liang and Barsky, 1984. */
function reachesInto(x: number, y: number, dx: number, dy: number, { left, right, top, bottom }: Sides): boolean {
  let [from, to] = [0, 1];
  for (const [by, room] of [
    [-dx, x - left],
    [dx, right - x],
    [-dy, y - top],
    [dy, bottom - y],
  ] as const) {
    if (by === 0) {
      if (room <= 0) return false;
    } else if (by < 0) from = Math.max(from, room / by);
    else to = Math.min(to, room / by);
  }
  return from < to;
}

/** Whether a turned rectangle and a piece have any of their area in common. */
export function touches(outline: Outline, { x, y, width, height, angle }: Place & Size & { readonly angle: number }): boolean {
  const radians = (-angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const upright = outline.map(([px, py]) => [(px - x) * cos - (py - y) * sin, (px - x) * sin + (py - y) * cos] as const);
  const sides = { left: -width / 2, right: width / 2, top: -height / 2, bottom: height / 2 };
  return isInside(upright, { x: 0, y: 0 }) || isCut(upright, sides);
}

const poles = new WeakMap<Outline, Place>();

/** The middle of the largest circle on a piece; on its centre line, where one as large as nearly any lies there. */
function poleOf(outline: Outline): Place {
  let pole = poles.get(outline);
  if (!pole) {
    const found = polylabel([outline.map(([x, y]) => [x, y])], PRECISION_MM);
    pole = widestOnCentreLine(outline, NEARLY * found.distance) ?? { x: found[0], y: found[1] };
    poles.set(outline, pole);
  }
  return pole;
}

const STEPS = 100;

/** The place on the upright middle of a piece's box with the most room around it, if that is at least so much, mm. */
function widestOnCentreLine(outline: Outline, least: number): Place | null {
  const { minY, maxY } = boundsOf(outline);
  const { x } = middleOfBox(outline);
  let [best, room] = [null as Place | null, least];
  for (let step = 1; step < STEPS; step += 1) {
    const at = { x, y: minY + ((maxY - minY) * step) / STEPS };
    const found = isInside(outline, at) ? clearance(outline, at) : 0;
    if (found > room) [best, room] = [at, found];
  }
  return best;
}

/** How far the nearest edge is, mm. */
function clearance(outline: Outline, { x, y }: Place): number {
  return outline.reduce((nearest, [toX, toY], at) => {
    const [fromX, fromY] = outline.at(at - 1)!;
    const [dx, dy] = [toX - fromX, toY - fromY];
    const along = dx === 0 && dy === 0 ? 0 : ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy);
    const within = Math.min(1, Math.max(0, along));
    return Math.min(nearest, Math.hypot(fromX + within * dx - x, fromY + within * dy - y));
  }, Infinity);
}

function middleOfBox(outline: Outline): Place {
  const { minX, minY, maxX, maxY } = boundsOf(outline);
  return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
}

/**
 * Where a thing is laid that is given no place, in mm of the piece: in the middle of its box, where the thing is on the piece there; on
 * a ring or a bow, in the middle of its widest part. What fits nowhere lies where at least its own middle is on the piece.
 */
export function middleOf(outline: Outline, size: Size = NOTHING): Place {
  const middle = middleOfBox(outline);
  if (fits(outline, middle, size)) return middle;
  const pole = poleOf(outline);
  return fits(outline, pole, size) || !isInside(outline, middle) ? pole : middle;
}

/** The same, with the thing made smaller until it is wholly on the piece. */
export function roomFor(outline: Outline, size: Size): Place & Size {
  const [middle, pole] = [middleOfBox(outline), poleOf(outline)].map((at) => ({ ...at, ...shrunk(outline, at, size) })) as [
    Place & Size,
    Place & Size,
  ];
  return middle.width >= pole.width * NEARLY ? middle : pole;
}

function shrunk(outline: Outline, at: Place, size: Size): Size {
  let { width, height } = size;
  while (!fits(outline, at, { width, height }) && Math.max(width, height) > PRECISION_MM)
    [width, height] = [width * SHRINK, height * SHRINK];
  return { width, height };
}
