import type { Architecture, RoomCaption, RoomFixture, RoomStand } from "@selvedge/contract";
import { distanceToSee, EYE_MM, ROOM_ASPECT, ROOM_FOV } from "@selvedge/contract/room-view";
import type { StandContent } from "./divide.ts";
import { NOTHING, pointAt, putAllOn, rounded, type Spot, type Things, together } from "./placing.ts";
import { BEFORE, slotsOf } from "./slots.ts";

/** A stand about the middle of its back line, facing +z. */
export type Stand = Things & {
  readonly content: StandContent;
  readonly width: number;
  /** How far the middle of what is seen stands before the back line. */
  readonly ahead: number;
};

/** The least that a stand is wide, so that its words have room. */
const MIN_WIDTH = 2_200;
/** Free on both sides of a stand, mm. */
const MARGIN = 160;
/** How far to both sides of what stands there, and between which heights, one is to see. */
const SEEN = { beside: 60, bottom: 420, top: 2_840 };

/** Words over a stand: on the wall, or on a board that hangs from the beams over the rail. */
const WORDS = { top: 2_780, bottom: 2_160, maxWidth: 3_000, depth: 30, edge: 60 };
const LINES = {
  number: { top: 2_740, size: 40, lines: 1 },
  group: { top: 2_640, size: 100, lines: 1 },
  story: { top: 2_440, size: 34, lines: 3 },
} as const;
/** Where the middle of what is seen stands before the back line. */
const ON_WALL = 200;
export const RAIL_MIDDLE = 260;

/** A stand with all that is seen there. */
export function standOf(content: StandContent, architecture: Architecture, onForm: ReadonlySet<string>): Stand {
  const slots = slotsOf(content, architecture, onForm);
  const filled = slots.reduce((sum, slot) => sum + slot.width, 0);
  const width = Math.max(MIN_WIDTH, filled) + 2 * MARGIN;
  let left = -filled / 2;
  const side = slots.map((slot) => {
    const middle = left + slot.width / 2;
    left += slot.width;
    return putAllOn({ place: [middle, 0, 0], turn: 0 }, slot);
  });
  const over = architecture === "loft" ? signOver(content, width) : wordsOver(content, width, 0);
  return { ...together([...side, over]), content, width, ahead: architecture === "loft" ? RAIL_MIDDLE : ON_WALL };
}

const wordsWidth = (width: number): number => Math.min(width - 2 * MARGIN, WORDS.maxWidth);

/** The words on a board that hangs over the rail. */
function signOver(content: StandContent, width: number): Things {
  const { standId, group } = content;
  const sign: RoomFixture = {
    ...{ fixtureId: `${standId}-sign`, kind: "sign", standId, groupId: group.groupId, turn: 0 },
    place: [0, 0, RAIL_MIDDLE],
    extent: [wordsWidth(width) + 2 * WORDS.edge, WORDS.top - WORDS.bottom + WORDS.edge, WORDS.depth],
    bottom: WORDS.bottom - WORDS.edge / 2,
  };
  return together([{ ...NOTHING, fixtures: [sign] }, wordsOver(content, width, RAIL_MIDDLE + WORDS.depth / 2)]);
}

function wordsOver({ standId, number, part, group }: StandContent, width: number, z: number): Things {
  const words = (kind: keyof typeof LINES, text: string): RoomCaption => {
    const { top, size, lines } = LINES[kind];
    return { kind, standId, text, place: [0, top, z + BEFORE], turn: 0, width: wordsWidth(width), size, lines };
  };
  const captions = [
    words("number", String(number)),
    ...(group.name ? [words("group", group.name)] : []),
    ...(part === 1 && group.story ? [words("story", group.story)] : []),
  ];
  return { ...NOTHING, captions };
}

/** How far from the middle of what is seen a stand is looked at on a usual screen. */
export const usualDistance = ({ width }: Pick<Stand, "width">): number => distanceToSee(seenAt(width), ROOM_FOV, ROOM_ASPECT);

const seenAt = (width: number): RoomStand["seen"] => ({
  width: rounded(width - 2 * MARGIN + 2 * SEEN.beside),
  height: SEEN.top - SEEN.bottom,
});

/** The stop before a stand that is on a spot. `farthest` is how far from the middle of what is seen the floor is free. */
export function stopAt(spot: Spot, stand: Stand, farthest: number, via: RoomStand["via"]): RoomStand {
  const { content, ahead, width } = stand;
  const { standId, number, group, part, parts, fabrics, garments, missing } = content;
  const distance = Math.min(usualDistance(stand), farthest);
  return {
    ...{ standId, number, part, parts },
    ...{ groupId: group.groupId, name: group.name, story: group.story },
    place: pointAt(spot, [0, EYE_MM, ahead + distance]),
    target: pointAt(spot, [0, (SEEN.bottom + SEEN.top) / 2, ahead]),
    seen: seenAt(width),
    farthest: rounded(farthest),
    via,
    productIds: fabrics.map(({ productId }) => productId),
    garmentIds: garments.map(({ itemId }) => itemId),
    missing: [...missing],
  };
}
