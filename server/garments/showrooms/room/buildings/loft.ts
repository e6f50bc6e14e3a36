import type { RoomBox, RoomPoint } from "@selvedge/contract";
import { BODY_MM, EYE_MM } from "@selvedge/contract/room-view";
import { putAllOn, rounded, type Spot, together } from "../placing.ts";
import { RAIL_MIDDLE, type Stand, stopAt, usualDistance } from "../stand.ts";
import { type Laid, STEP_IN, shell } from "./shell.ts";

const HEIGHT = 4_400;
/** From the back line of a row to that of the next, mm. */
const PITCH = 5_600;
/** How far from what is seen one may step back before a row, up to the back of the next. */
const FARTHEST = PITCH - RAIL_MIDDLE - BODY_MM - 20;
/** Free before the first row and behind the last one, and on both sides of all. */
const ENTRANCE = 1_200;
const BEHIND = 1_900;
const AISLE = 2_000;
const MIN_ROW = 6_400;
/** How much wider than deep a loft is. */
const BREADTH = 0.9;
const BEAM = { height: 320, depth: 220 };
const COLUMN: RoomPoint = [320, HEIGHT - BEAM.height, 320];
const WINDOW = { width: 2_100, bottom: 800, height: 3_000, thickness: 40 };
const WINDOWS_OF_ROW = 2;
const BAR = 50;
const BARS_UP = [-1, 1].map((side) => (side * WINDOW.width) / 6);
const BARS_ACROSS = [-1, 1].map((side) => (side * WINDOW.height) / 6);

/** A wide hall with tall windows on its left: rows of rails that stand free between columns, walked along to and fro. */
export function loft(stands: readonly Stand[]): Laid {
  const rows = rowsOf(stands);
  const width = Math.max(MIN_ROW, ...rows.map(lengthOf)) + 2 * AISLE;
  const depth = ENTRANCE + PITCH * Math.max(1, rows.length) + BEHIND;
  const backOf = (row: number) => depth / 2 - ENTRANCE - PITCH * (row + 1);
  const spots = rows.flatMap((row, index) => {
    // The way leads along every other row from right to left.
    const fromLeft = index % 2 === 0 ? row : row.toReversed();
    let left = -lengthOf(row) / 2;
    const inRow = fromLeft.map((stand) => {
      left += stand.width;
      return { stand, row: index, spot: { place: [left - stand.width / 2, 0, backOf(index)] as RoomPoint, turn: 0 } };
    });
    return index % 2 === 0 ? inRow : inRow.toReversed();
  });
  const stops = spots.map(({ stand, row, spot }, index) => {
    const before = spots[index - 1];
    const isRound = before !== undefined && before.row !== row;
    return stopAt(spot, stand, FARTHEST, isRound ? roundTheRow(before.row, width, stopZ(before), stopZ({ stand, spot })) : []);
  });
  return {
    extent: [width, HEIGHT, depth],
    boxes: [...shell(width, HEIGHT, depth), ...rows.flatMap((row, index) => frame(width, lengthOf(row), backOf(index)))],
    things: together(spots.map(({ spot, stand }) => putAllOn(spot, stand))),
    stands: stops,
    start: { place: [0, EYE_MM, depth / 2 - STEP_IN], target: [0, EYE_MM, -depth / 2] },
  };
}

const lengthOf = (row: readonly Stand[]): number => row.reduce((sum, { width }) => sum + width, 0);

/** The stands in rows, so many in each that the loft is about as wide as it is deep. */
function rowsOf(stands: readonly Stand[]): Stand[][] {
  const limit = Math.max(MIN_ROW, Math.sqrt(lengthOf(stands) * PITCH * BREADTH));
  const rows: Stand[][] = [];
  for (const stand of stands) {
    const row = rows.at(-1);
    if (row && lengthOf([...row, stand]) <= limit) row.push(stand);
    else rows.push([stand]);
  }
  return rows;
}

/** Where along the depth one stops before a stand. */
const stopZ = ({ stand, spot }: { readonly stand: Stand; readonly spot: Spot }): number =>
  spot.place[2] + stand.ahead + Math.min(FARTHEST, usualDistance(stand));

/** The bends of the way from the end of a row to the next one, through the aisle on that side. */
function roundTheRow(row: number, width: number, from: number, to: number): [number, number][] {
  const aisle = (row % 2 === 0 ? 1 : -1) * (width / 2 - AISLE / 2);
  return [from, to].map((z) => [rounded(aisle), rounded(z)]);
}

/** What bears the roof over a row, and the windows beside it. */
function frame(width: number, length: number, back: number): RoomBox[] {
  const aside = length / 2 + COLUMN[0] / 2 + 40;
  // The boards hang from the beam, and whoever steps back before the next row still has the columns behind.
  const z = back + RAIL_MIDDLE;
  const box = (kind: RoomBox["kind"], place: RoomPoint, extent: RoomPoint): RoomBox => ({ kind, place, extent, turn: 0 });
  return [
    ...[-aside, aside].map((x) => box("column", [x, COLUMN[1] / 2, z], COLUMN)),
    box("beam", [0, HEIGHT - BEAM.height / 2, z], [width, BEAM.height, BEAM.depth]),
    ...Array.from({ length: WINDOWS_OF_ROW }, (_, index) => back + (PITCH * (index + 0.5)) / WINDOWS_OF_ROW).flatMap((middle) =>
      windowAt(-width / 2, middle),
    ),
  ];
}

function windowAt(x: number, z: number): RoomBox[] {
  const y = WINDOW.bottom + WINDOW.height / 2;
  const bar = (place: RoomPoint, extent: RoomPoint): RoomBox => ({ kind: "mullion", place, extent, turn: 0 });
  return [
    { kind: "window", place: [x, y, z], extent: [WINDOW.thickness, WINDOW.height, WINDOW.width], turn: 0 },
    ...BARS_UP.map((aside) => bar([x, y, z + aside], [BAR, WINDOW.height, BAR])),
    ...BARS_ACROSS.map((up) => bar([x, y + up, z], [BAR, BAR, WINDOW.width])),
  ];
}
