import {
  apply,
  type Bounds,
  boundsOf,
  contains,
  degrees,
  invert,
  laidAt,
  middleOfBounds,
  nearestOnOutline,
  type Point,
  reachesInto,
} from "@selvedge/geometry-core";
import polylabel from "polylabel";

type Outline = readonly Point[];
type Place = { readonly x: number; readonly y: number };
type Size = { readonly width: number; readonly height: number };

/** So near to the true pole of a piece is near enough, mm. */
const PRECISION_MM = 0.5;
/** By so much a thing is made smaller until it fits. */
const SHRINK = 0.92;
/** The middle is kept where a thing may be nearly as large there as anywhere. */
const NEARLY = 0.8;
const NOTHING: Size = { width: 0, height: 0 };

/** Whether a place lies on a piece, both in mm of the piece. */
export const isInside = (outline: Outline, { x, y }: Place): boolean => contains(outline, [x, y]);

/** Whether an upright rectangle around a place lies wholly on the piece; all in mm of the piece. */
export function fits(outline: Outline, place: Place, size: Size): boolean {
  return isInside(outline, place) && !isCut(outline, boxAround(place, size));
}

const boxAround = ({ x, y }: Place, { width, height }: Size): Bounds => ({
  minX: x - width / 2,
  minY: y - height / 2,
  maxX: x + width / 2,
  maxY: y + height / 2,
});

/** Whether an edge of the piece has a part within a rectangle. */
const isCut = (outline: Outline, box: Bounds): boolean =>
  outline.some((corner, index) => reachesInto(outline.at(index - 1)!, corner, box));

/** Whether a turned rectangle and a piece have any of their area in common. */
export function touches(outline: Outline, { x, y, width, height, angle }: Place & Size & { readonly angle: number }): boolean {
  const back = invert(laidAt(x, y, degrees(angle)));
  const upright = outline.map((corner) => apply(back, corner));
  return contains(upright, [0, 0]) || isCut(upright, boxAround({ x: 0, y: 0 }, { width, height }));
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
    const place = { x, y: minY + ((maxY - minY) * step) / STEPS };
    const found = isInside(outline, place) ? nearestOnOutline(outline, [place.x, place.y])!.distance : 0;
    if (found > room) [best, room] = [place, found];
  }
  return best;
}

function middleOfBox(outline: Outline): Place {
  const [x, y] = middleOfBounds(boundsOf(outline));
  return { x, y };
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
  const [middle, pole] = [middleOfBox(outline), poleOf(outline)].map((place) => ({
    ...place,
    ...shrunk(outline, place, size),
  })) as [Place & Size, Place & Size];
  return middle.width >= pole.width * NEARLY ? middle : pole;
}

function shrunk(outline: Outline, place: Place, size: Size): Size {
  let { width, height } = size;
  while (!fits(outline, place, { width, height }) && Math.max(width, height) > PRECISION_MM)
    [width, height] = [width * SHRINK, height * SHRINK];
  return { width, height };
}
