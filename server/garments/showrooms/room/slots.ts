import type { Architecture, RoomFixture, RoomPoint } from "@selvedge/contract";
import type { StandContent } from "./divide.ts";
import { askew, NOTHING, type Things, together } from "./placing.ts";
import type { GarmentToShow } from "./record.ts";

/** What stands beside each other at a stand, made about the middle of its own back line. */
export type Slot = Things & { readonly width: number };

/** Free on both sides of what fills a slot, mm. */
const BESIDE = 90;
/** How far words lie before what they are written on. */
export const BEFORE = 4;

type Ids = Pick<StandContent, "standId"> & { readonly group: Pick<StandContent["group"], "groupId"> };
type Solid = { readonly kind: RoomFixture["kind"]; readonly name: string; readonly z: number; readonly extent: RoomPoint };

const fixture = ({ standId, group }: Ids, { kind, name, z, extent }: Solid, bottom = 0): RoomFixture => ({
  fixtureId: `${standId}-${name}`,
  kind,
  standId,
  groupId: group.groupId,
  place: [0, 0, z],
  extent,
  bottom,
  turn: 0,
});

const HANGER = { width: 260, pitch: 295 };
/** Hangers in one row on a wall; more hang in two. */
const MAX_IN_ROW = 6;
const ONE_ROW = [{ top: 1_880, drop: 1_050 }] as const;
const TWO_ROWS = [
  { top: 2_030, drop: 700 },
  { top: 1_200, drop: 700 },
] as const;
/** What a rail takes above its hangers, at both its ends, and of the wall, mm. */
const RAIL = { above: 80, ends: 60, depth: 240 };

/** Hangers side by side on a wall, facing whoever stands there. */
function wallRail(content: StandContent): Slot {
  const { fabrics, standId } = content;
  const rows = fabrics.length > MAX_IN_ROW ? TWO_ROWS : ONE_ROW;
  const columns = Math.ceil(fabrics.length / rows.length);
  const slots = rows.map(({ top, drop }, row): Slot => {
    const name = `rail-${row + 1}`;
    const hung = fabrics.slice(row * columns, (row + 1) * columns);
    const extent: RoomPoint = [columns * HANGER.pitch + 2 * RAIL.ends, drop + RAIL.above, RAIL.depth];
    return {
      ...NOTHING,
      width: extent[0] + 2 * BESIDE,
      fixtures: [fixture(content, { kind: "wallRail", name, z: RAIL.depth / 2, extent }, top - drop)],
      hangers: hung.map(({ itemId, productId }, column) => ({
        ...{ itemId, productId, standId, fixtureId: `${standId}-${name}` },
        place: [(column - (columns - 1) / 2) * HANGER.pitch, top, RAIL.depth / 2],
        turn: askew(itemId) * 2,
        width: HANGER.width,
        drop,
      })),
    };
  });
  return { ...together(slots), width: Math.max(...slots.map(({ width }) => width)) };
}

const FREE = { top: 1_720, drop: 1_050, width: 320, depth: 520, ends: 150 };
/** Few hangers hang apart and almost face one; many hang close, each turned to show its edge. */
const APART = { pitch: 310, turn: 16 };
const CLOSE = { pitch: 205, turn: 36 };
const MAX_APART = 7;

/** Hangers on a rail that stands free, turned a little as they hang. */
function freeRail(content: StandContent): Slot {
  const { fabrics, standId } = content;
  const { pitch, turn } = fabrics.length > MAX_APART ? CLOSE : APART;
  const extent: RoomPoint = [fabrics.length * pitch + 2 * FREE.ends, FREE.top + RAIL.above, FREE.depth];
  return {
    ...NOTHING,
    width: extent[0] + 2 * BESIDE,
    fixtures: [fixture(content, { kind: "freeRail", name: "rail-1", z: FREE.depth / 2, extent })],
    hangers: fabrics.map(({ itemId, productId }, place) => ({
      ...{ itemId, productId, standId, fixtureId: `${standId}-rail-1` },
      place: [(place - (fabrics.length - 1) / 2) * pitch, FREE.top, FREE.depth / 2],
      turn: turn + askew(itemId) * 3,
      width: FREE.width,
      drop: FREE.drop,
    })),
  };
}

const TABLE = { extent: [1_160, 760, 620] as const, z: 400, cloth: [310, 44, 240] as const, columns: 3, rows: 2 };
/** A table takes its place from this many fabrics on. */
const MIN_FOR_TABLE = 4;

/** A table with the first fabrics of a stand lying folded. */
function table(content: StandContent): Slot {
  const { fabrics, standId } = content;
  const [width, height, depth] = TABLE.extent;
  const [clothWidth, clothHeight, clothDepth] = TABLE.cloth;
  const laid = fabrics.slice(0, TABLE.columns * TABLE.rows);
  const extent: RoomPoint = [width, height + clothHeight, depth];
  return {
    ...NOTHING,
    width: width + 2 * BESIDE,
    fixtures: [fixture(content, { kind: "table", name: "table", z: TABLE.z, extent })],
    folded: laid.map(({ productId }, place) => ({
      ...{ productId, standId, fixtureId: `${standId}-table` },
      place: [
        ((place % TABLE.columns) - (TABLE.columns - 1) / 2) * (clothWidth + 40),
        height,
        TABLE.z + (Math.floor(place / TABLE.columns) - (TABLE.rows - 1) / 2) * (clothDepth + 30),
      ],
      extent: [clothWidth, clothHeight, clothDepth],
      turn: askew(`${standId} ${productId}`) * 2,
    })),
  };
}

const PLINTH: RoomPoint = [720, 120, 720];
const FORM: RoomPoint = [640, 1_780, 560];
const STANDS_AT = 480;

/** A garment on a form, on a low plinth. */
function form(content: StandContent, garment: GarmentToShow): Slot {
  const { standId } = content;
  const name = `form-${garment.itemId}`;
  return {
    ...NOTHING,
    width: PLINTH[0] + 2 * BESIDE,
    fixtures: [
      fixture(content, { kind: "plinth", name: `plinth-${garment.itemId}`, z: STANDS_AT, extent: PLINTH }),
      fixture(content, { kind: "form", name, z: STANDS_AT, extent: FORM }, PLINTH[1]),
    ],
    garments: [
      {
        ...garment,
        ...{ standId, fixtureId: `${standId}-${name}`, width: null, height: null },
        place: [0, PLINTH[1], STANDS_AT],
        turn: 12 * Math.sign(askew(garment.itemId) || 1),
      },
    ],
  };
}

const PICTURE = { width: 620, height: 775, frame: 20, depth: 50, middle: 1_470 };

/** A garment as a picture, on the wall or on a board that stands. */
function picture(content: StandContent, garment: GarmentToShow, isOnWall: boolean): Slot {
  const { standId } = content;
  const name = `picture-${garment.itemId}`;
  const { width, height, frame, depth, middle } = PICTURE;
  const top = middle + height / 2 + frame;
  const bottom = isOnWall ? middle - height / 2 - frame : 0;
  const extent: RoomPoint = [width + 2 * frame, top - bottom, depth];
  const z = isOnWall ? depth / 2 : FREE.depth / 2;
  return {
    ...NOTHING,
    width: extent[0] + 2 * BESIDE,
    fixtures: [fixture(content, { kind: "picture", name, z, extent }, bottom)],
    garments: [
      {
        ...garment,
        ...{ standId, fixtureId: `${standId}-${name}`, hand: null, worn: null, width, height },
        place: [0, middle, z + depth / 2],
        turn: 0,
      },
    ],
  };
}

const BOARD = { width: 900, top: 1_900, bottom: 1_000, depth: 40, edge: 60 };
const MISSING = { first: 1_800, step: 90, size: 30, most: 9 };

/** A board that says what was deleted since it was hung. */
function board(content: StandContent, isOnWall: boolean): Slot {
  const { standId, missing } = content;
  const bottom = isOnWall ? BOARD.bottom : 0;
  const extent: RoomPoint = [BOARD.width, BOARD.top - bottom, BOARD.depth];
  const z = isOnWall ? BOARD.depth / 2 : FREE.depth / 2;
  return {
    ...NOTHING,
    width: BOARD.width + 2 * BESIDE,
    fixtures: [fixture(content, { kind: "sign", name: "missing", z, extent }, bottom)],
    captions: missing.slice(0, MISSING.most).map(({ label }, line) => ({
      ...{ kind: "missing", standId, text: label, turn: 0, size: MISSING.size, lines: 1 },
      place: [0, MISSING.first - line * MISSING.step, z + BOARD.depth / 2 + BEFORE],
      width: BOARD.width - 2 * BOARD.edge,
    })),
  };
}

/** What stands at a stand, from left to right: the garments, the rail, the table, and what is missing. */
export function slotsOf(content: StandContent, architecture: Architecture, onForm: ReadonlySet<string>): readonly Slot[] {
  const { fabrics, garments, missing, part } = content;
  const isOnWall = architecture === "gallery";
  const rail = isOnWall ? wallRail : freeRail;
  return [
    ...garments.map((garment) => (onForm.has(garment.itemId) ? form(content, garment) : picture(content, garment, isOnWall))),
    ...(fabrics.length > 0 ? [rail(content)] : []),
    ...(part === 1 && fabrics.length >= MIN_FOR_TABLE ? [table(content)] : []),
    ...(missing.length > 0 ? [board(content, isOnWall)] : []),
  ];
}
