import type { RoomPoint } from "@selvedge/contract";
import { LIT_EVERY_MM } from "@selvedge/contract/room-light";
import type { Side } from "@selvedge/contract/room-solids";
import { inRoom } from "@selvedge/contract/room-view";
import { askew } from "../../room/placing.ts";
import type { Canvas, Corner, Paint } from "./canvas.ts";

export type Light = (place: RoomPoint, normal: RoomPoint) => number;

const lengthOf = (v: RoomPoint): number => Math.hypot(...v);

/** A net of corners, row by row, as triangles. */
function net(canvas: Canvas, corners: readonly Corner[], columns: number, paint: Paint): void {
  const across = columns + 1;
  for (let first = 0; first + across < corners.length; first++) {
    if (first % across === columns) continue;
    const [one, two, three, four] = [first, first + 1, first + across, first + across + 1].map((index) => corners[index]!);
    canvas.triangle([one!, two!, three!], paint);
    canvas.triangle([three!, two!, four!], paint);
  }
}

/** A flat side, its paint measured in mm along u and v from its corner. */
export function side(canvas: Canvas, { corner, u, v, normal }: Side, light: Light, paint: Paint): void {
  const [wide, high] = [lengthOf(u), lengthOf(v)];
  const [columns, rows] = [Math.max(1, Math.ceil(wide / LIT_EVERY_MM)), Math.max(1, Math.ceil(high / LIT_EVERY_MM))];
  const corners = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index): Corner => {
    const [a, b] = [(index % (columns + 1)) / columns, Math.floor(index / (columns + 1)) / rows];
    const place = corner.map((from, axis) => from + u[axis]! * a + v[axis]! * b) as unknown as RoomPoint;
    return { place, a: a * wide, b: b * high, light: light(place, normal) };
  });
  net(canvas, corners, columns, paint);
}

/** Where the light of the room comes from, as a hanging cloth that faces +z has it. */
const FROM: RoomPoint = [0.34, 0.52, 0.78];
const [SHADED, LIT] = [0.6, 0.52];
/** How a cloth hangs: how many folds, how deep they become, mm, and how finely that is drawn. */
const FOLDS = { count: 2.6, depth: 13, columns: 26, rows: 8 } as const;

type Hung = {
  readonly place: RoomPoint;
  readonly turn: number;
  readonly width: number;
  readonly drop: number;
  readonly productId: string;
};

/** A cloth in soft folds from its hanger, measured in mm from its upper corner. */
export function hungCloth(canvas: Canvas, { place, turn, width, drop, productId }: Hung, light: Light, paint: Paint): void {
  const { count, depth, columns, rows } = FOLDS;
  const shift = Math.PI * askew(productId);
  const wave = (across: number, down: number) => depth * down * Math.sin(2 * Math.PI * count * across + shift + 0.9 * down);
  const middle = inRoom(place, turn, [0, -drop / 2, 0]);
  const day = light(middle, inRoom([0, 0, 0], turn, [0, 0, 1]));
  const corners = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index): Corner => {
    const [across, down] = [(index % (columns + 1)) / columns, Math.floor(index / (columns + 1)) / rows];
    const slope = (wave(across + 0.01, down) - wave(across - 0.01, down)) / (0.02 * width);
    const facing = (FROM[2] - slope * FROM[0]) / Math.hypot(slope, 1);
    return {
      place: inRoom(place, turn, [(across - 0.5) * width, -down * drop, wave(across, down)]),
      a: across * width,
      b: down * drop,
      light: day * (SHADED + LIT * Math.max(0, facing)),
    };
  });
  net(canvas, corners, columns, paint);
}

/** Layers of a folded cloth, and how dark it is between two of them. */
const [LAYERS, BETWEEN_MM, BETWEEN] = [3, 3, 0.5];

/** A folded cloth seen from its side: the same with its layers. */
export const inLayers =
  (paint: Paint, height: number): Paint =>
  (a, b, out) => {
    paint(a, b, out);
    const layer = (b / height) * LAYERS;
    const away = Math.abs(layer - Math.round(layer)) * (height / LAYERS);
    if (away > BETWEEN_MM || Math.round(layer) === 0) return;
    for (let channel = 0; channel < 3; channel++) out[channel]! *= BETWEEN + (1 - BETWEEN) * (away / BETWEEN_MM);
  };
