import { degreesOf, normaliseAngle } from "@selvedge/geometry-core";
import { turned } from "./place.ts";
import type { Point } from "./view.ts";

/** A turned box in mm of a piece: its centre, its size before it is turned, and its angle in degrees. */
export type TurnedBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
};

/** The eight handles by compass, with their place on the box from −1 to 1. */
export const HANDLES = {
  nw: [-1, -1],
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
} as const satisfies Record<string, readonly [number, number]>;
export type Handle = keyof typeof HANDLES;
export const HANDLE_KEYS = Object.keys(HANDLES) as Handle[];

/** An artwork is never made smaller than this by hand. */
export const MIN_SIZE_MM = 1;
const MAX_SIZE_MM = 20_000;

/** Where a place on the box (−1 … 1 each way) lies, in the mm the box is in. */
export function onBox(box: TurnedBox, [u, v]: readonly [number, number]): Point {
  const offset = turned({ x: (u * box.width) / 2, y: (v * box.height) / 2 }, box.angle);
  return { x: box.x + offset.x, y: box.y + offset.y };
}

/** The box's four corners, clockwise from the upper left. */
export const cornersOf = (box: TurnedBox): Point[] =>
  ([HANDLES.nw, HANDLES.ne, HANDLES.se, HANDLES.sw] as const).map((place) => onBox(box, place));

export function isInBox(box: TurnedBox, point: Point): boolean {
  const local = turned({ x: point.x - box.x, y: point.y - box.y }, -box.angle);
  return Math.abs(local.x) <= box.width / 2 && Math.abs(local.y) <= box.height / 2;
}

/** The box after a handle was dragged from `from` to `to`. Proportions are kept unless `free`; the far side stays put unless `centred`. */
export function scaledByHandle(
  box: TurnedBox,
  handle: Handle,
  from: Point,
  to: Point,
  how: { readonly free: boolean; readonly centred: boolean },
): TurnedBox {
  const [u, v] = HANDLES[handle];
  const moved = turned({ x: to.x - from.x, y: to.y - from.y }, -box.angle);
  const reach = how.centred ? 2 : 1;
  const limit = (size: number) => Math.min(MAX_SIZE_MM, Math.max(MIN_SIZE_MM, size));
  let width = box.width + moved.x * u * reach;
  let height = box.height + moved.y * v * reach;
  if (!how.free) {
    const ratio =
      u === 0
        ? height / box.height
        : v === 0
          ? width / box.width
          : /* the pointer's place along the diagonal */ (width * box.width + height * box.height) /
            (box.width * box.width + box.height * box.height);
    const least = MIN_SIZE_MM / Math.min(box.width, box.height);
    const factor = Math.min(MAX_SIZE_MM / Math.max(box.width, box.height), Math.max(Math.min(1, least), ratio));
    width = box.width * factor;
    height = box.height * factor;
  } else {
    width = u === 0 ? box.width : limit(width);
    height = v === 0 ? box.height : limit(height);
  }
  if (how.centred) return { ...box, width, height };
  const still = onBox(box, [-u, -v]);
  const drift = onBox({ ...box, width, height }, [-u, -v]);
  return { ...box, width, height, x: box.x + still.x - drift.x, y: box.y + still.y - drift.y };
}

const RIGHT_ANGLES = 15;

/** The angle after the rotate handle was dragged about the box's centre; `stepped` holds it to 15°. */
export function turnedByHandle(box: TurnedBox, from: Point, to: Point, stepped: boolean): number {
  const bearing = (point: Point) => degreesOf(Math.atan2(point.y - box.y, point.x - box.x));
  const angle = box.angle + bearing(to) - bearing(from);
  const held = stepped ? Math.round(angle / RIGHT_ANGLES) * RIGHT_ANGLES : Math.round(angle * 10) / 10;
  return normaliseAngle(held);
}

const CURSORS = ["ew-resize", "nwse-resize", "ns-resize", "nesw-resize"] as const;

/** The pointer shown over a handle of a box turned by `angle` on the screen. */
export function handleCursor(handle: Handle, angle: number): string {
  const [u, v] = HANDLES[handle];
  const bearing = degreesOf(Math.atan2(v, u)) + angle;
  return CURSORS[((Math.round(bearing / 45) % 4) + 4) % 4]!;
}
