import type { RoomBox, RoomPoint, RoomStand } from "@selvedge/contract";
import { BODY_MM, EYE_MM } from "@selvedge/contract/room-view";
import { putAllOn, type Spot, together } from "../placing.ts";
import { type Stand, stopAt } from "../stand.ts";
import { type Laid, STEP_IN, shell, WALL } from "./shell.ts";

const WIDTH = 8_000;
const HEIGHT = 3_700;
/** Between the entrance and the first stand, and between the last of a side and the end, mm. */
const FOYER = 2_600;
const CORNER = 1_400;
/** What stands at a wall reaches this far into the hall at most. */
const REACH = 950;
const FIN = { depth: 620, thickness: 120, height: 3_000 };
const ROOF_LIGHT = { width: 2_400, shorter: 1_600 };
const BENCH: RoomPoint = [460, 440, 1_600];
const BENCH_EVERY = 6_500;
/** How near the way a bench may stand. */
const BESIDE_THE_WAY = BODY_MM + 60;

/** A long white hall under a roof light: bays between short walls along the left, across the end and back along the right. */
export function gallery(stands: readonly Stand[]): Laid {
  const [left, end, right] = sides(stands);
  const length = Math.max(lengthOf(left), lengthOf(right), STEP_IN + FOYER);
  const depth = FOYER + length + CORNER;
  const front = depth / 2 - FOYER;
  const spots = [
    ...along(left, (way) => ({ place: [-WIDTH / 2, 0, front - way], turn: 90 })),
    ...along(end, () => ({ place: [0, 0, -depth / 2], turn: 0 })),
    ...along(right, (way) => ({ place: [WIDTH / 2, 0, front - lengthOf(right) + way], turn: -90 })),
  ];
  const fins = [
    ...finsOf(left, (way) => [-WIDTH / 2 + FIN.depth / 2, FIN.height / 2, front - way]),
    ...finsOf(right, (way) => [WIDTH / 2 - FIN.depth / 2, FIN.height / 2, front - lengthOf(right) + way]),
  ];
  const farthest = WIDTH - REACH - BODY_MM - 260;
  const stops = spots.map(({ spot, stand }) => stopAt(spot, stand, spot.turn === 0 ? depth - CORNER : farthest, []));
  const start: Laid["start"] = { place: [0, EYE_MM, depth / 2 - STEP_IN], target: [0, EYE_MM, -depth / 2] };
  return {
    extent: [WIDTH, HEIGHT, depth],
    boxes: [...shell(WIDTH, HEIGHT, depth), roofLight(depth), ...fins, ...benches(depth, [start, ...stops])],
    things: together(spots.map(({ spot, stand }) => putAllOn(spot, stand))),
    stands: stops,
    start,
  };
}

const lengthOf = (side: readonly Stand[]): number => side.reduce((sum, { width }) => sum + width, 0);

/** The stands of the left wall, of the end and of the right one, both walls about as long. Who comes in looks at the end: it is the first to be filled. */
function sides(stands: readonly Stand[]): readonly [readonly Stand[], readonly Stand[], readonly Stand[]] {
  const last = stands.length - 1;
  const cuts = last < 2 ? [last] : stands.slice(1, -1).map((_, before) => before + 1);
  const fits = cuts.filter((cut) => cut in stands && stands[cut]!.width <= WIDTH - 2 * WALL);
  const uneven = (cut: number) => Math.abs(lengthOf(stands.slice(0, cut)) - lengthOf(stands.slice(cut + 1)));
  const [best] = fits.toSorted((a, b) => uneven(a) - uneven(b));
  if (best === undefined) return stands.length === 2 ? [stands.slice(0, 1), [], stands.slice(1)] : [stands, [], []];
  return [stands.slice(0, best), [stands[best]!], stands.slice(best + 1)];
}

/** Stands side by side, each on the spot that is so far along its wall. */
function along(side: readonly Stand[], spotAt: (way: number) => Spot): { readonly spot: Spot; readonly stand: Stand }[] {
  let passed = 0;
  return side.map((stand) => {
    passed += stand.width;
    return { stand, spot: spotAt(passed - stand.width / 2) };
  });
}

/** A short wall at both ends of a side and between two stands of it. */
function finsOf(side: readonly Stand[], placeAt: (way: number) => RoomPoint): RoomBox[] {
  const ways = side.map((_, index) => lengthOf(side.slice(0, index + 1)));
  return (side.length === 0 ? [] : [0, ...ways]).map((way) => ({
    kind: "fin",
    place: placeAt(way),
    extent: [FIN.depth, FIN.height, FIN.thickness],
    turn: 0,
  }));
}

const roofLight = (depth: number): RoomBox => ({
  kind: "roofLight",
  place: [0, HEIGHT, 0],
  extent: [ROOF_LIGHT.width, 20, depth - ROOF_LIGHT.shorter],
  turn: 0,
});

/** Benches down the middle where nobody stops or walks. */
function benches(depth: number, stops: readonly Pick<RoomStand, "place">[]): RoomBox[] {
  const count = Math.floor((depth - FOYER - CORNER) / BENCH_EVERY);
  const first = (-(count - 1) * BENCH_EVERY) / 2;
  return Array.from({ length: count }, (_, index) => first + index * BENCH_EVERY)
    .filter((z) => isBesideTheWay(z, stops))
    .map((z) => ({ kind: "bench", place: [0, BENCH[1] / 2, z], extent: BENCH, turn: 0 }));
}

const STEP = 100;

/** Whether nobody who goes from stop to stop comes near a bench at `z`. */
function isBesideTheWay(z: number, stops: readonly Pick<RoomStand, "place">[]): boolean {
  return stops.slice(1).every(({ place: to }, before) => {
    const from = stops[before]!.place;
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[2] - from[2]) / STEP));
    return Array.from({ length: steps + 1 }, (_, step) => step / steps).every((share) => {
      const [x, along] = [from[0] + (to[0] - from[0]) * share, from[2] + (to[2] - from[2]) * share];
      return Math.abs(x) > BENCH[0] / 2 + BESIDE_THE_WAY || Math.abs(along - z) > BENCH[2] / 2 + BESIDE_THE_WAY;
    });
  });
}
