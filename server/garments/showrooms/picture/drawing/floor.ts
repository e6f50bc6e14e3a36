import type { Architecture, RoomPoint } from "@selvedge/contract";
import type { SolidRoom } from "@selvedge/contract/room-solids";
import { distanceTo } from "@selvedge/contract/room-view";
import { LIGHT_OF_BYTE } from "@selvedge/geometry-core";
import { askew } from "../../room/placing.ts";
import type { Paint } from "./canvas.ts";

/** Oak boards: what they are on the whole, how far one is from another, in sRGB, and how wide and long they are, mm. */
const BOARDS = {
  gallery: { base: [205, 184, 152], spread: 12 },
  loft: { base: [150, 128, 102], spread: 18 },
} as const satisfies Record<Architecture, unknown>;
const [BOARD_MM, LENGTH_MM, JOINT_MM, JOINT] = [150, 1_900, 5, 0.62];

/** Under what stands on it the floor is darker, and so far around, mm; the shade is worked out at points so far apart. */
const SHADE = { under: 0.5, reach: 260, cell: 50 } as const;

/** Light of an sRGB byte that need not be whole. */
const lightOf = (value: number): number => LIGHT_OF_BYTE[Math.round(Math.min(255, Math.max(0, value)))]!;

/** The floor with the shade of all that stands there, in mm from its left corner towards whoever comes in. */
export function floorOf(room: SolidRoom): Paint {
  const { base, spread } = BOARDS[room.architecture];
  const shadeAt = shades(room);
  const tones = new Map<number, readonly number[]>();
  const toneOf = (board: number, length: number) => {
    const key = board * 1_000 + length;
    const kept = tones.get(key);
    if (kept) return kept;
    const tone = base.map((channel) => lightOf(channel + spread * askew(`${board} ${length}`)));
    tones.set(key, tone);
    return tone;
  };
  return (a, b, out) => {
    const board = Math.floor(a / BOARD_MM);
    const along = b + LENGTH_MM * (1 + askew(`${board}`));
    const tone = toneOf(board, Math.floor(along / LENGTH_MM));
    const isJoint = a - board * BOARD_MM < JOINT_MM;
    const shade = shadeAt(a, b) * (isJoint ? JOINT : 1);
    for (let channel = 0; channel < 3; channel++) out[channel] = tone[channel]! * shade;
  };
}

/** The share of the light that the floor gets by what stands on it. */
function shades({ extent, fixtures, boxes }: SolidRoom): (a: number, b: number) => number {
  const [width, , depth] = extent;
  const [columns, rows] = [Math.ceil(width / SHADE.cell) + 1, Math.ceil(depth / SHADE.cell) + 1];
  const shade = new Float32Array(columns * rows).fill(1);
  const standing: { place: RoomPoint; extent: RoomPoint; turn: number }[] = [
    ...fixtures.filter(({ bottom }) => bottom < 50),
    ...boxes.filter(({ kind }) => kind === "bench" || kind === "column"),
  ];
  for (const one of standing) {
    const reach = Math.hypot(one.extent[0], one.extent[2]) / 2 + SHADE.reach;
    const first = (from: number, half: number) => Math.max(0, Math.floor((from + half - reach) / SHADE.cell));
    const last = (from: number, half: number, most: number) => Math.min(most - 1, Math.ceil((from + half + reach) / SHADE.cell));
    for (let row = first(-one.place[2], depth / 2); row <= last(-one.place[2], depth / 2, rows); row++)
      for (let column = first(one.place[0], width / 2); column <= last(one.place[0], width / 2, columns); column++) {
        const away = distanceTo(one, column * SHADE.cell - width / 2, depth / 2 - row * SHADE.cell);
        const share = Math.max(0, 1 - away / SHADE.reach);
        shade[row * columns + column]! *= 1 - SHADE.under * share * share;
      }
  }
  return (a, b) => {
    const [x, y] = [Math.min(columns - 2, Math.floor(a / SHADE.cell)), Math.min(rows - 2, Math.floor(b / SHADE.cell))];
    const [u, v] = [a / SHADE.cell - x, b / SHADE.cell - y];
    const cell = y * columns + x;
    const near = shade[cell]! * (1 - u) + shade[cell + 1]! * u;
    const far = shade[cell + columns]! * (1 - u) + shade[cell + columns + 1]! * u;
    return near * (1 - v) + far * v;
  };
}
