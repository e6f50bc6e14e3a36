import { inRoom } from "./room-view.ts";
import type { RoomBox, RoomFixture, RoomPoint, RoomScene } from "./rooms.ts";

/** What a room is painted in: quiet, so that the cloth is its colour. */
export const PAINT = {
  gallery: { wall: "#f0ede6", ceiling: "#f4f2ed", column: "#e6e2d9", beam: "#e6e2d9", skirting: "#dbd6cb" },
  loft: { wall: "#e9e4da", ceiling: "#ded8cc", column: "#77736c", beam: "#94826a", skirting: "#c9c1b2" },
} as const;
const STEEL = "#45423f";
const OAK = "#bfa27c";
const PLINTH = "#e9e6df";
const BOARD = "#f4f1ea";
const DOOR = "#8f8a80";

const RAIL_RADIUS = 11;
/** A rail is so far above the upper edges of what hangs on it. */
const RAIL_ABOVE = 62;
const LEG = 34;
const LANTERN = { rim: 90, deep: 180, bar: 36, apart: 1_500 } as const;
const SKIRTING = { high: 90, thick: 14 } as const;
const TABLE_TOP = 34;

export type SideName = "front" | "back" | "right" | "left" | "top" | "bottom";

/** A box on its middle, turned about the vertical, without the sides that nobody sees; or a round bar along x of what is turned. mm, degrees, colours in sRGB. */
export type Solid =
  | {
      readonly kind: "box";
      readonly place: RoomPoint;
      readonly extent: RoomPoint;
      readonly turn: number;
      readonly colour: string;
      readonly without: readonly SideName[];
    }
  | {
      readonly kind: "bar";
      readonly place: RoomPoint;
      readonly length: number;
      readonly radius: number;
      readonly turn: number;
      readonly colour: string;
    };

/** A rectangle from a corner along u and v, seen from where `normal` points to. */
export type Side = { readonly corner: RoomPoint; readonly u: RoomPoint; readonly v: RoomPoint; readonly normal: RoomPoint };

/** The sides of a box of length 1 about the origin: a corner, what goes from there across and up, and what it faces. */
const SIDES: readonly (readonly [name: SideName, corner: RoomPoint, u: RoomPoint, v: RoomPoint, normal: RoomPoint])[] = [
  ["front", [-0.5, -0.5, 0.5], [1, 0, 0], [0, 1, 0], [0, 0, 1]],
  ["back", [0.5, -0.5, -0.5], [-1, 0, 0], [0, 1, 0], [0, 0, -1]],
  ["right", [0.5, -0.5, 0.5], [0, 0, -1], [0, 1, 0], [1, 0, 0]],
  ["left", [-0.5, -0.5, -0.5], [0, 0, 1], [0, 1, 0], [-1, 0, 0]],
  ["top", [-0.5, 0.5, 0.5], [1, 0, 0], [0, 0, -1], [0, 1, 0]],
  ["bottom", [-0.5, -0.5, -0.5], [1, 0, 0], [0, 0, 1], [0, -1, 0]],
];

type Box = Pick<Extract<Solid, { kind: "box" }>, "place" | "extent" | "turn" | "without">;

/** The sides of a box that are seen. */
export function sidesOf({ place, extent, turn, without }: Box): Side[] {
  const turned = (point: RoomPoint) => inRoom([0, 0, 0], turn, point);
  const sized = ([x, y, z]: RoomPoint): RoomPoint => [x * extent[0], y * extent[1], z * extent[2]];
  return SIDES.filter(([name]) => !without.includes(name)).map(([, corner, u, v, normal]) => ({
    corner: inRoom(place, turn, sized(corner)),
    u: turned(sized(u)),
    v: turned(sized(v)),
    normal: turned(normal),
  }));
}

/** What the solids of a room follow from: what hangs on a fixture, or lies on it, names it by its id. */
export type SolidRoom = Pick<RoomScene, "architecture" | "extent" | "boxes"> & {
  readonly fixtures: readonly Omit<RoomFixture, "standId" | "groupId">[];
  readonly hangers: readonly Pick<RoomScene["hangers"][number], "fixtureId" | "place" | "turn" | "width">[];
  readonly folded: readonly Pick<RoomScene["folded"][number], "fixtureId" | "place">[];
};

/** All that is built in a room and stands in it but floor, ceiling, glass, cloth and garments. */
export function solidsOf(room: SolidRoom): readonly Solid[] {
  const solids: Solid[] = [];
  const paint = PAINT[room.architecture];
  for (const one of room.boxes) putBox(solids, one, paint);
  putSkirting(solids, room, paint.skirting);
  for (const fixture of room.fixtures) putFixture(solids, fixture, room);
  for (const hanger of room.hangers) putHanger(solids, hanger);
  return solids;
}

function box(
  solids: Solid[],
  place: RoomPoint,
  extent: RoomPoint,
  turn: number,
  colour: string,
  without: readonly SideName[] = [],
): void {
  solids.push({ kind: "box", place, extent, turn, colour, without });
}

function putBox(solids: Solid[], { kind, place, extent, turn }: RoomBox, paint: (typeof PAINT)["gallery" | "loft"]): void {
  if (kind === "roofLight") putLantern(solids, place, extent, paint.beam);
  if (kind === "window" || kind === "roofLight") return;
  const colours = {
    wall: paint.wall,
    fin: paint.wall,
    column: paint.column,
    beam: paint.beam,
    mullion: STEEL,
    door: DOOR,
    bench: OAK,
  };
  if (kind === "bench") putBench(solids, place, extent, turn);
  else box(solids, place, extent, turn, colours[kind], kind === "wall" ? ["bottom", "top", outside(place, extent)] : ["bottom"]);
  if (kind === "door") box(solids, [place[0], place[1], place[2]], [14, extent[1], extent[2] + 6], turn, STEEL, ["bottom"]);
}

/** The side of a wall that faces away from the room. */
function outside([x, , z]: RoomPoint, [width, , depth]: RoomPoint): SideName {
  if (width < depth) return x < 0 ? "left" : "right";
  return z < 0 ? "back" : "front";
}

/** The rim about a roof light, and the bars that bear its glass. */
function putLantern(solids: Solid[], [x, y, z]: RoomPoint, [width, , depth]: RoomPoint, colour: string): void {
  const { rim, deep, bar, apart } = LANTERN;
  for (const side of [-1, 1]) {
    box(solids, [x + side * (width / 2 + rim / 2), y - deep / 2, z], [rim, deep, depth + 2 * rim], 0, colour, ["top"]);
    box(solids, [x, y - deep / 2, z + side * (depth / 2 + rim / 2)], [width, deep, rim], 0, colour, ["top"]);
  }
  const bars = Math.max(1, Math.round(depth / apart));
  for (let index = 1; index < bars; index++)
    box(solids, [x, y - deep / 4, z - depth / 2 + (depth * index) / bars], [width, deep / 2, bar], 0, colour, ["top"]);
}

/** A board along the foot of every wall but at the door. */
function putSkirting(solids: Solid[], { extent, boxes }: SolidRoom, colour: string): void {
  const [width, , depth] = extent;
  const { high, thick } = SKIRTING;
  for (const side of [-1, 1])
    box(solids, [side * (width / 2 - thick / 2), high / 2, 0], [thick, high, depth], 0, colour, ["bottom"]);
  box(solids, [0, high / 2, thick / 2 - depth / 2], [width, high, thick], 0, colour, ["bottom"]);
  const door = boxes.find(({ kind }) => kind === "door")?.extent[0] ?? 0;
  const beside = (width - door) / 2;
  for (const side of [-1, 1])
    box(solids, [(side * (door + beside)) / 2, high / 2, depth / 2 - thick / 2], [beside, high, thick], 0, colour, ["bottom"]);
}

function putBench(solids: Solid[], [x, y, z]: RoomPoint, [width, height, depth]: RoomPoint, turn: number): void {
  const top = 60;
  box(solids, [x, y + height / 2 - top / 2, z], [width, top, depth], turn, OAK);
  for (const end of [-1, 1])
    box(
      solids,
      inRoom([x, (height - top) / 2, z], turn, [0, 0, end * (depth / 2 - 160)]),
      [width - 60, height - top, 40],
      turn,
      STEEL,
      ["top", "bottom"],
    );
}

function putFixture(solids: Solid[], fixture: SolidRoom["fixtures"][number], scene: SolidRoom): void {
  const { kind, place, extent, bottom, turn } = fixture;
  const middle: RoomPoint = [place[0], bottom + extent[1] / 2, place[2]];
  if (kind === "plinth") box(solids, middle, extent, turn, PLINTH, ["bottom"]);
  if (kind === "table") putTable(solids, fixture, scene);
  if (kind === "wallRail" || kind === "freeRail") putRail(solids, fixture, scene);
  if (kind === "sign") {
    box(solids, middle, extent, turn, BOARD);
    // A board that neither stands nor leans on a wall hangs by two wires.
    if (bottom > 2_000)
      for (const side of [-1, 1]) {
        const from = bottom + extent[1];
        const [x, , z] = inRoom(place, turn, [side * (extent[0] / 2 - 120), 0, 0]);
        box(solids, [x, (from + scene.extent[1]) / 2, z], [5, scene.extent[1] - from, 5], turn, STEEL, ["top", "bottom"]);
      }
  }
  if (kind === "picture") box(solids, middle, extent, turn, BOARD);
}

function putTable(
  solids: Solid[],
  { fixtureId, place, extent, turn }: SolidRoom["fixtures"][number],
  { folded }: SolidRoom,
): void {
  const [width, , depth] = extent;
  const top = Math.min(...folded.filter((one) => one.fixtureId === fixtureId).map((one) => one.place[1]), extent[1]);
  box(solids, [place[0], top - TABLE_TOP / 2, place[2]], [width, TABLE_TOP, depth], turn, OAK);
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      box(
        solids,
        inRoom([place[0], (top - TABLE_TOP) / 2, place[2]], turn, [x * (width / 2 - LEG), 0, z * (depth / 2 - LEG)]),
        [LEG, top - TABLE_TOP, LEG],
        turn,
        STEEL,
        ["top", "bottom"],
      );
}

function putRail(
  solids: Solid[],
  { fixtureId, kind, place, extent, turn }: SolidRoom["fixtures"][number],
  { hangers }: SolidRoom,
): void {
  const hung = hangers.filter((one) => one.fixtureId === fixtureId);
  if (hung.length === 0) return;
  const up = Math.max(...hung.map((one) => one.place[1])) + RAIL_ABOVE;
  const length = extent[0] - 20;
  solids.push({ kind: "bar", place: [place[0], up, place[2]], length, radius: RAIL_RADIUS, turn, colour: STEEL });
  for (const side of [-1, 1]) {
    const end = side * (length / 2 - RAIL_RADIUS);
    if (kind === "wallRail") {
      const reach = extent[2] / 2;
      box(solids, inRoom([place[0], up, place[2]], turn, [end, 0, -reach / 2]), [16, 16, reach], turn, STEEL);
      continue;
    }
    box(solids, inRoom([place[0], up / 2, place[2]], turn, [end, 0, 0]), [22, up, 22], turn, STEEL, ["bottom"]);
    box(solids, inRoom([place[0], 10, place[2]], turn, [end, 0, 0]), [40, 20, extent[2]], turn, STEEL, ["bottom"]);
  }
}

/** The bar that holds a cloth by its upper edge, and its hook. */
function putHanger(solids: Solid[], { place, turn, width }: SolidRoom["hangers"][number]): void {
  const [x, y, z] = place;
  box(solids, [x, y - 2, z], [width + 14, 20, 16], turn, OAK);
  box(solids, [x, y + RAIL_ABOVE / 2 + 4, z], [5, RAIL_ABOVE, 5], turn, STEEL, ["top", "bottom"]);
}
