import type { RoomBox, RoomFixture, RoomPoint, RoomScene } from "@selvedge/contract";
import { inRoom } from "@selvedge/contract/room-view";
import { radiansOf } from "@selvedge/geometry-core";
import { BoxGeometry, BufferAttribute, type BufferGeometry, Color, InstancedMesh, type Material, Matrix4, Vector3 } from "three";
import { daylightIn } from "./daylight.ts";
import { Plaster, type SideName } from "./plaster.ts";

/** What a room is painted in: quiet, so that the cloth is its colour. */
const PAINT = {
  gallery: { wall: "#f0ede6", ceiling: "#f4f2ed", column: "#e6e2d9", beam: "#e6e2d9", skirting: "#dbd6cb" },
  loft: { wall: "#e9e4da", ceiling: "#ded8cc", column: "#77736c", beam: "#94826a", skirting: "#c9c1b2" },
} as const;
const STEEL = new Color("#45423f");
const OAK = new Color("#bfa27c");
const PLINTH = new Color("#e9e6df");
const BOARD = new Color("#f4f1ea");
const DOOR = new Color("#8f8a80");
const WHITE = new Color("#ffffff");

const RAIL_RADIUS = 11;
/** A rail is so far above the upper edges of what hangs on it. */
const RAIL_ABOVE = 62;
const LEG = 34;
const LANTERN = { rim: 90, deep: 180, bar: 36, apart: 1_500 } as const;
const SKIRTING = { high: 90, thick: 14 } as const;
/** A shadow reaches so far beyond both sides of a thing together. */
const SHADE_MM = 420;
const TABLE_TOP = 34;

export type Built = {
  /** Everything but the floor, lit already. */
  readonly walls: BufferGeometry;
  readonly floor: BufferGeometry;
  readonly lightAt: ReturnType<typeof daylightIn>;
};

/** The building and what stands in it, of two meshes whose light is worked out once. */
export function buildRoom(scene: RoomScene): Built {
  const lightAt = daylightIn(scene);
  const walls = new Plaster(lightAt);
  const floor = new Plaster(lightAt);
  const [width, height, depth] = scene.extent;
  const paint = PAINT[scene.architecture];
  floor.wall({ corner: [-width / 2, 0, depth / 2], u: [width, 0, 0], v: [0, 0, -depth], normal: [0, 1, 0] }, WHITE);
  walls.wall(
    { corner: [-width / 2, height, -depth / 2], u: [width, 0, 0], v: [0, 0, depth], normal: [0, -1, 0] },
    new Color(paint.ceiling),
  );
  for (const box of scene.boxes) putBox(walls, box, paint);
  putSkirting(walls, scene, new Color(paint.skirting));
  for (const fixture of scene.fixtures) putFixture(walls, fixture, scene);
  for (const hanger of scene.hangers) putHanger(walls, hanger);
  return { walls: walls.geometry(), floor: floor.geometry(), lightAt };
}

function putBox(walls: Plaster, { kind, place, extent, turn }: RoomBox, paint: (typeof PAINT)["gallery" | "loft"]): void {
  if (kind === "roofLight") putLantern(walls, place, extent, new Color(paint.beam));
  if (kind === "window" || kind === "roofLight") return;
  const colours = {
    wall: new Color(paint.wall),
    fin: new Color(paint.wall),
    column: new Color(paint.column),
    beam: new Color(paint.beam),
    mullion: STEEL,
    door: DOOR,
    bench: OAK,
  };
  if (kind === "bench") putBench(walls, place, extent, turn);
  else walls.box(place, extent, turn, colours[kind], kind === "wall" ? ["bottom", "top", outside(place, extent)] : ["bottom"]);
  if (kind === "door") walls.box([place[0], place[1], place[2]], [14, extent[1], extent[2] + 6], turn, STEEL, ["bottom"]);
}

/** The side of a wall that faces away from the room. */
function outside([x, , z]: RoomPoint, [width, , depth]: RoomPoint): SideName {
  if (width < depth) return x < 0 ? "left" : "right";
  return z < 0 ? "back" : "front";
}

/** The rim about a roof light, and the bars that bear its glass. */
function putLantern(walls: Plaster, [x, y, z]: RoomPoint, [width, , depth]: RoomPoint, colour: Color): void {
  const { rim, deep, bar, apart } = LANTERN;
  for (const side of [-1, 1]) {
    walls.box([x + side * (width / 2 + rim / 2), y - deep / 2, z], [rim, deep, depth + 2 * rim], 0, colour, ["top"]);
    walls.box([x, y - deep / 2, z + side * (depth / 2 + rim / 2)], [width, deep, rim], 0, colour, ["top"]);
  }
  const bars = Math.max(1, Math.round(depth / apart));
  for (let index = 1; index < bars; index++)
    walls.box([x, y - deep / 4, z - depth / 2 + (depth * index) / bars], [width, deep / 2, bar], 0, colour, ["top"]);
}

/** A board along the foot of every wall but at the door. */
function putSkirting(walls: Plaster, { extent, boxes }: RoomScene, colour: Color): void {
  const [width, , depth] = extent;
  const { high, thick } = SKIRTING;
  for (const side of [-1, 1])
    walls.box([side * (width / 2 - thick / 2), high / 2, 0], [thick, high, depth], 0, colour, ["bottom"]);
  walls.box([0, high / 2, thick / 2 - depth / 2], [width, high, thick], 0, colour, ["bottom"]);
  const door = boxes.find(({ kind }) => kind === "door")?.extent[0] ?? 0;
  const beside = (width - door) / 2;
  for (const side of [-1, 1])
    walls.box([(side * (door + beside)) / 2, high / 2, depth / 2 - thick / 2], [beside, high, thick], 0, colour, ["bottom"]);
}

function putBench(walls: Plaster, [x, y, z]: RoomPoint, [width, height, depth]: RoomPoint, turn: number): void {
  const top = 60;
  walls.box([x, y + height / 2 - top / 2, z], [width, top, depth], turn, OAK);
  for (const end of [-1, 1])
    walls.box(
      inRoom([x, (height - top) / 2, z], turn, [0, 0, end * (depth / 2 - 160)]),
      [width - 60, height - top, 40],
      turn,
      STEEL,
      ["top", "bottom"],
    );
}

function putFixture(walls: Plaster, fixture: RoomFixture, scene: RoomScene): void {
  const { kind, place, extent, bottom, turn } = fixture;
  const middle: RoomPoint = [place[0], bottom + extent[1] / 2, place[2]];
  if (kind === "plinth") walls.box(middle, extent, turn, PLINTH, ["bottom"]);
  if (kind === "table") putTable(walls, fixture, scene);
  if (kind === "wallRail" || kind === "freeRail") putRail(walls, fixture, scene);
  if (kind === "sign") {
    walls.box(middle, extent, turn, BOARD);
    // A board that neither stands nor leans on a wall hangs by two wires.
    if (bottom > 2_000)
      for (const side of [-1, 1]) {
        const from = bottom + extent[1];
        const [x, , z] = inRoom(place, turn, [side * (extent[0] / 2 - 120), 0, 0]);
        walls.box([x, (from + scene.extent[1]) / 2, z], [5, scene.extent[1] - from, 5], turn, STEEL, ["top", "bottom"]);
      }
  }
  if (kind === "picture") walls.box(middle, extent, turn, BOARD);
}

function putTable(walls: Plaster, { fixtureId, place, extent, turn }: RoomFixture, { folded }: RoomScene): void {
  const [width, , depth] = extent;
  const top = Math.min(...folded.filter((one) => one.fixtureId === fixtureId).map((one) => one.place[1]), extent[1]);
  walls.box([place[0], top - TABLE_TOP / 2, place[2]], [width, TABLE_TOP, depth], turn, OAK);
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      walls.box(
        inRoom([place[0], (top - TABLE_TOP) / 2, place[2]], turn, [x * (width / 2 - LEG), 0, z * (depth / 2 - LEG)]),
        [LEG, top - TABLE_TOP, LEG],
        turn,
        STEEL,
        ["top", "bottom"],
      );
}

function putRail(walls: Plaster, { fixtureId, kind, place, extent, turn }: RoomFixture, { hangers }: RoomScene): void {
  const hung = hangers.filter((one) => one.fixtureId === fixtureId);
  if (hung.length === 0) return;
  const up = Math.max(...hung.map((one) => one.place[1])) + RAIL_ABOVE;
  const length = extent[0] - 20;
  walls.bar([place[0], up, place[2]], length, RAIL_RADIUS, turn, STEEL);
  for (const side of [-1, 1]) {
    const end = side * (length / 2 - RAIL_RADIUS);
    if (kind === "wallRail") {
      const reach = extent[2] / 2;
      walls.box(inRoom([place[0], up, place[2]], turn, [end, 0, -reach / 2]), [16, 16, reach], turn, STEEL);
      continue;
    }
    walls.box(inRoom([place[0], up / 2, place[2]], turn, [end, 0, 0]), [22, up, 22], turn, STEEL, ["bottom"]);
    walls.box(inRoom([place[0], 10, place[2]], turn, [end, 0, 0]), [40, 20, extent[2]], turn, STEEL, ["bottom"]);
  }
}

/** The bar that holds a cloth by its upper edge, and its hook. */
function putHanger(walls: Plaster, { place, turn, width }: RoomScene["hangers"][number]): void {
  const [x, y, z] = place;
  walls.box([x, y - 2, z], [width + 14, 20, 16], turn, OAK);
  walls.box([x, y + RAIL_ABOVE / 2 + 4, z], [5, RAIL_ABOVE, 5], turn, STEEL, ["top", "bottom"]);
}

/** Openings as they shine: windows and roof lights. */
export function openings({ boxes }: RoomScene, material: Material): InstancedMesh {
  const shining = boxes.filter(({ kind }) => kind === "window" || kind === "roofLight");
  const mesh = new InstancedMesh(new BoxGeometry(1, 1, 1), material, Math.max(1, shining.length));
  mesh.count = shining.length;
  shining.forEach(({ place, extent, turn }, index) => {
    const matrix = new Matrix4().makeRotationY(radiansOf(turn));
    matrix.setPosition(...place).scale(new Vector3(...extent));
    mesh.setMatrixAt(index, matrix);
  });
  mesh.frustumCulled = false;
  return mesh;
}

/** Soft shadows under what stands on the floor: one square for each, darkest in its middle. */
export function floorShadows(fixtures: RoomScene["fixtures"], boxes: RoomScene["boxes"], material: Material): InstancedMesh {
  const standing = [
    ...fixtures
      .filter(({ bottom, kind }) => bottom < 50 && kind !== "sign")
      .map(({ place, extent, turn }) => ({ place, extent, turn })),
    ...boxes.filter(({ kind }) => kind === "bench" || kind === "column"),
  ];
  const plane = new BoxGeometry(1, 0.001, 1);
  const mesh = new InstancedMesh(plane, material, Math.max(1, standing.length));
  mesh.count = standing.length;
  standing.forEach(({ place, extent, turn }, index) => {
    const matrix = new Matrix4().makeRotationY(radiansOf(turn));
    matrix.setPosition(place[0], 3, place[2]).scale(new Vector3(extent[0] + SHADE_MM, 1, extent[2] + SHADE_MM));
    mesh.setMatrixAt(index, matrix);
  });
  mesh.frustumCulled = false;
  mesh.renderOrder = 1;
  return mesh;
}

/** A window shines less where nothing is to be seen but the sky; vertex colours make it so. */
export function skyColours(geometry: BufferGeometry): void {
  const place = geometry.getAttribute("position");
  const colours = new Float32Array(3 * place.count);
  const [low, high] = [new Color("#e4e6e4"), new Color("#fbfcfd")];
  for (let vertex = 0; vertex < place.count; vertex++) {
    const sky = low.clone().lerp(high, place.getY(vertex) + 0.5);
    sky.toArray(colours, 3 * vertex);
  }
  geometry.setAttribute("color", new BufferAttribute(colours, 3));
}
