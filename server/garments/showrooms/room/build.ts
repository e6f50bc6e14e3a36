import {
  type Architecture,
  MAX_HANGERS_OF_STAND,
  type RoomCaption,
  type RoomFixture,
  RoomPlan,
  type RoomScene,
} from "@selvedge/contract";
import { gallery } from "./buildings/gallery.ts";
import { loft } from "./buildings/loft.ts";
import type { Laid } from "./buildings/shell.ts";
import { divide, onForms } from "./divide.ts";
import type { BuiltRoom, RoomRecord } from "./record.ts";
import { BEFORE } from "./slots.ts";
import { standOf } from "./stand.ts";

const LAY: Readonly<Record<Architecture, (stands: Parameters<typeof gallery>[0]) => Laid>> = { gallery, loft };

/** The room of a showroom. It follows from the record alone: the same record is the same room, wherever and whenever it is built. */
export function buildRoom(record: RoomRecord): BuiltRoom {
  const { chanelId, name, description, updatedAt } = record;
  const { plan, architecture, hangersOfStand } = planOf(record.plan);
  const { stands: contents, leftOut } = divide(record.groups, hangersOfStand);
  const onForm = onForms(contents);
  const laid = LAY[architecture](contents.map((content) => standOf(content, architecture, onForm)));
  const title = titleOf(record, laid);
  return {
    ...{ chanelId, name, description, updatedAt, architecture, plan },
    extent: laid.extent,
    start: laid.start,
    boxes: [...laid.boxes],
    fixtures: [...laid.things.fixtures, title.sign],
    hangers: laid.things.hangers,
    folded: laid.things.folded,
    garments: laid.things.garments,
    captions: [...laid.things.captions, ...title.captions],
    stands: [...laid.stands],
    leftOut,
  };
}

type Planned = Pick<RoomScene, "plan" | "architecture"> & { readonly hangersOfStand: number };

/** What was laid down of a room; one that cannot be read is a room that nothing was laid down of. */
function planOf(stored: unknown): Planned {
  const none = { architecture: "gallery", hangersOfStand: MAX_HANGERS_OF_STAND } as const;
  if (stored === null || stored === undefined) return { plan: "none", ...none };
  const read = RoomPlan.safeParse(stored);
  if (!read.success) return { plan: "damaged", ...none };
  const { architecture, hangersOfStand = MAX_HANGERS_OF_STAND } = read.data;
  return { plan: "followed", architecture, hangersOfStand };
}

const SIGN = { width: 3_600, height: 640, depth: 60, bottom: 2_900, fromStart: 5_000, edge: 120 };
const TITLE = { below: 110, size: 150, lines: 1 };
const DESCRIPTION = { below: 370, size: 46, lines: 3 };

/** The name of the room on a board over the way in. */
function titleOf(
  { name, description }: RoomRecord,
  { start }: Laid,
): { readonly sign: RoomFixture; readonly captions: RoomCaption[] } {
  const z = start.place[2] - SIGN.fromStart;
  const words = (kind: "room" | "description", text: string): RoomCaption => {
    const { below, size, lines } = kind === "room" ? TITLE : DESCRIPTION;
    return {
      ...{ kind, standId: null, text, turn: 0, size, lines },
      place: [0, SIGN.bottom + SIGN.height - below, z + SIGN.depth / 2 + BEFORE],
      width: SIGN.width - 2 * SIGN.edge,
    };
  };
  return {
    sign: {
      ...{ fixtureId: "title", kind: "sign", standId: null, groupId: null, turn: 0, bottom: SIGN.bottom },
      place: [0, 0, z],
      extent: [SIGN.width, SIGN.height, SIGN.depth],
    },
    captions: [words("room", name), ...(description ? [words("description", description)] : [])],
  };
}
