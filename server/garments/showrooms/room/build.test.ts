import {
  MAX_APART_ON_FORMS,
  MAX_FABRICS_OF_ROOM,
  MAX_FORMS_OF_ROOM,
  MAX_HANGERS_OF_STAND,
  MAX_STANDS_OF_ROOM,
} from "@selvedge/contract";
import { distanceTo, inRoom, isFree } from "@selvedge/contract/room-view";
import { type Artwork, type DesignDocument, emptyDocument } from "@selvedge/editor-core";
import { describe, expect, test } from "vitest";
import { buildRoom } from "./build.ts";
import type { BuiltRoom, GarmentToShow, GroupToShow, RoomRecord } from "./record.ts";

const garment = (itemId: string, isDraped = true): GarmentToShow => ({
  itemId,
  label: "Shirt",
  design: { id: "shirt", name: "Shirt", designImg: "", menuId: 1, parentId: 1, for: [], season: null, isFavorite: false },
  size: "M",
  fabrics: [{ pieceKey: "*", productId: "cloth 0" }],
  proposalId: null,
  revision: null,
  isOwn: false,
  hand: isDraped ? "shirting" : null,
  worn: null,
  pictureUrl: null,
});

type Counts = { readonly fabrics: number; readonly garments?: number; readonly missing?: number };

const group = (key: string, { fabrics, garments = 0, missing = 0 }: Counts): GroupToShow => ({
  groupId: key,
  name: `Group ${key}`,
  story: "Light cloths for the first warm days.",
  fabrics: Array.from({ length: fabrics }, (_, index) => ({ itemId: `${key} ${index}`, productId: `cloth ${key} ${index}` })),
  garments: Array.from({ length: garments }, (_, index) => garment(`${key} worn ${index}`)),
  missing: Array.from({ length: missing }, (_, index) => ({ itemId: `${key} gone ${index}`, label: `SV-${index}` })),
});

const record = (groups: readonly GroupToShow[], plan: unknown = null): RoomRecord => ({
  chanelId: "room",
  name: "Season room",
  description: "Cloths in the order of the days they are for.",
  updatedAt: "2026-11-26T09:00:00.000Z",
  plan,
  groups,
});

/** So many fabrics in groups of very different sizes, with garments and what is missing here and there. */
function fabricsInGroups(count: number): GroupToShow[] {
  const sizes = [17, 3, 40, 12, 1, 25];
  const groups: GroupToShow[] = [];
  for (let left = count; left > 0; left -= Math.min(left, sizes[(groups.length - 1) % sizes.length]!)) {
    const fabrics = Math.min(left, sizes[groups.length % sizes.length]!);
    groups.push(group(`g${groups.length}`, { fabrics, garments: groups.length % 5, missing: groups.length % 4 === 3 ? 2 : 0 }));
  }
  return groups;
}

const PLANS = { gallery: { version: 1, architecture: "gallery" }, loft: { version: 1, architecture: "loft" } };

const hungIn = ({ hangers }: BuiltRoom) => hangers.map(({ itemId }) => itemId).toSorted();

/** Half a box, each way, in the room; everything in it is turned by quarters. */
function sides({ place, turn, extent }: BuiltRoom["fixtures"][number], bottom: number) {
  const [x, , z] = inRoom([0, 0, 0], turn, [extent[0], 0, extent[2]]).map(Math.abs) as [number, number, number];
  return [
    [place[0] - x / 2, place[0] + x / 2],
    [bottom, bottom + extent[1]],
    [place[2] - z / 2, place[2] + z / 2],
  ] as const;
}

/** What is built and what stands there, but for openings and what lies in them. */
const solids = (room: BuiltRoom) => [
  ...room.boxes
    .filter(({ kind }) => ["fin", "column", "beam", "bench", "wall"].includes(kind))
    .map((box) => ({ name: box.kind, sides: sides({ ...box } as never, box.place[1] - box.extent[1] / 2) })),
  ...room.fixtures.map((fixture) => ({ name: fixture.fixtureId, sides: sides(fixture, fixture.bottom) })),
];

/** How much of a mm may be shared: places are rounded. */
const TOUCH = 0.3;

/** Pairs of solids that share room; walls, which meet at their corners, among themselves aside. */
function overlaps(room: BuiltRoom): string[] {
  const all = solids(room);
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => !(one.name === other.name && ["wall", "fin"].includes(one.name)))
      .filter((other) =>
        one.sides.every(([from, to], axis) => from < other.sides[axis]![1] - TOUCH && other.sides[axis]![0] < to - TOUCH),
      )
      .map((other) => `${one.name} and ${other.name}`),
  );
}

/** The points of the way through all stops, every few steps. */
function way({ start, stands }: BuiltRoom): [number, number][] {
  const bends = [start.place, ...stands.flatMap(({ via, place }) => [...via.map(([x, z]) => [x, 0, z] as const), place])];
  return bends.slice(1).flatMap((to, before) => {
    const from = bends[before]!;
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[2] - from[2]) / 90) + 1;
    return Array.from({ length: steps + 1 }, (_, step): [number, number] => [
      from[0] + ((to[0] - from[0]) * step) / steps,
      from[2] + ((to[2] - from[2]) * step) / steps,
    ]);
  });
}

describe.each(["gallery", "loft"] as const)("a %s", (architecture) => {
  const roomOf = (groups: readonly GroupToShow[]) => buildRoom(record(groups, PLANS[architecture]));

  test.each([0, 1, 3, 20, 100, 400])("with %i fabrics is a place one can walk through", (count) => {
    const groups = fabricsInGroups(count);
    const room = roomOf(groups);
    expect(room).toMatchObject({ architecture, plan: "followed", leftOut: { groups: 0, fabrics: 0, garments: 0 } });
    expect(overlaps(room)).toEqual([]);
    expect(
      way(room)
        .filter(([x, z]) => !isFree(room, x, z))
        .slice(0, 3),
    ).toEqual([]);
    expect(hungIn(room)).toEqual(groups.flatMap(({ fabrics }) => fabrics.map(({ itemId }) => itemId)).toSorted());
    expect(room.stands.map(({ number }) => number)).toEqual(room.stands.map((_, index) => index + 1));
  });

  test("has all that a stand shows before it, within what is said to be seen and in what carries it", () => {
    const room = roomOf(fabricsInGroups(100));
    const fixtures = new Map(room.fixtures.map((fixture) => [fixture.fixtureId, fixture]));
    for (const stand of room.stands) {
      const hangers = room.hangers.filter(({ standId }) => standId === stand.standId);
      expect(hangers.length).toBeLessThanOrEqual(MAX_HANGERS_OF_STAND);
      expect(hangers.map(({ productId }) => productId)).toEqual(stand.productIds);
      const ahead = Math.hypot(stand.place[0] - stand.target[0], stand.place[2] - stand.target[2]);
      expect(ahead).toBeLessThanOrEqual(stand.farthest + 1);
      for (const hanger of hangers) {
        const rail = fixtures.get(hanger.fixtureId)!;
        expect(distanceTo(rail, hanger.place[0], hanger.place[2])).toBe(0);
        expect(hanger.place[1] - hanger.drop).toBeGreaterThanOrEqual(rail.bottom);
        expect(hanger.place[1]).toBeLessThan(rail.bottom + rail.extent[1]);
        expect(Math.hypot(hanger.place[0] - stand.target[0], hanger.place[2] - stand.target[2])).toBeLessThan(
          stand.seen.width / 2,
        );
      }
    }
  });

  test("lets one step back as far as it says", () => {
    const room = roomOf(fabricsInGroups(100));
    for (const { place, target, farthest, standId } of room.stands) {
      const ahead = Math.hypot(place[0] - target[0], place[2] - target[2]);
      const back = (distance: number, axis: 0 | 2) => target[axis] + ((place[axis] - target[axis]) * distance) / ahead;
      for (let distance = ahead; distance < farthest; distance += 60)
        expect(
          isFree({ ...room, boxes: room.boxes.filter(({ kind }) => kind !== "bench") }, back(distance, 0), back(distance, 2)),
          standId,
        ).toBe(true);
    }
  });

  test("says of a garment that it stands on a form or is a picture, at most four on forms and of every group first", () => {
    const groups = [group("a", { fabrics: 4, garments: 3 }), ...["b", "c"].map((key) => group(key, { fabrics: 4, garments: 2 }))];
    const room = roomOf(groups);
    const dressed = room.garments.filter(({ hand }) => hand !== null);
    expect(dressed.map(({ itemId }) => itemId)).toEqual(["a worn 0", "a worn 1", "b worn 0", "c worn 0"]);
    expect(dressed).toHaveLength(MAX_FORMS_OF_ROOM);
    expect(room.garments).toHaveLength(7);
    const kinds = new Map(room.fixtures.map(({ fixtureId, kind }) => [fixtureId, kind]));
    for (const { fixtureId, hand } of room.garments) expect(kinds.get(fixtureId)).toBe(hand ? "form" : "picture");
  });

  test("says what is missing, and of a group that lost all that it had too", () => {
    const room = roomOf([group("a", { fabrics: 0, missing: 3 }), group("b", { fabrics: 2, missing: 40 })]);
    expect(room.stands.map(({ missing }) => missing.length)).toEqual([3, 40]);
    const words = room.captions.filter(({ kind }) => kind === "missing");
    expect(words.filter(({ standId }) => standId === "a-1").map(({ text }) => text)).toEqual(["SV-0", "SV-1", "SV-2"]);
    const boards = room.fixtures.filter(({ fixtureId }) => fixtureId.endsWith("-missing"));
    for (const [index, { bottom }] of boards.entries())
      for (const { place, standId } of words) if (boards[index]!.standId === standId) expect(place[1]).toBeGreaterThan(bottom);
  });

  test("has place for so many groups and no more, and counts what is left out", () => {
    const thousand = Array.from({ length: 1_000 }, (_, index) => group(`g${index}`, { fabrics: 1, garments: 1 }));
    const room = roomOf(thousand);
    const left = 1_000 - MAX_STANDS_OF_ROOM;
    expect(room.stands).toHaveLength(MAX_STANDS_OF_ROOM);
    expect(room.leftOut).toEqual({ groups: left, fabrics: left, garments: left });
    expect(overlaps(room)).toEqual([]);
    const many = roomOf([group("a", { fabrics: 500 })]);
    expect(many.hangers).toHaveLength(MAX_FABRICS_OF_ROOM);
    expect(many.leftOut).toEqual({ groups: 0, fabrics: 100, garments: 0 });
  });
});

test("the same record is the same room to the last byte, and another order of groups another", () => {
  const groups = fabricsInGroups(60);
  const bytes = (of: RoomRecord) => JSON.stringify(buildRoom(of));
  for (const plan of Object.values(PLANS)) {
    expect(bytes(record(structuredClone(groups), plan))).toBe(bytes(record(groups, plan)));
    expect(bytes(record(groups.toReversed(), plan))).not.toBe(bytes(record(groups, plan)));
  }
});

test("a gallery and a loft are different plans of one record", () => {
  const [gallery, loft] = Object.values(PLANS).map((plan) => buildRoom(record(fabricsInGroups(100), plan)));
  const turns = (room: BuiltRoom) => [...new Set(room.fixtures.map(({ turn }) => turn))].toSorted((a, b) => a - b);
  expect(turns(gallery!)).toEqual([-90, 0, 90]);
  expect(turns(loft!)).toEqual([0]);
  expect(gallery!.boxes.some(({ kind }) => kind === "roofLight")).toBe(true);
  expect(loft!.boxes.filter(({ kind }) => kind === "window").length).toBeGreaterThan(3);
});

test("who comes into a gallery looks at a stand, however few there are", () => {
  for (const stands of [1, 2, 3, 5]) {
    const room = buildRoom(
      record(
        Array.from({ length: stands }, (_, index) => group(`${index}`, { fabrics: 4 })),
        PLANS.gallery,
      ),
    );
    expect(room.stands).toHaveLength(stands);
    expect(
      room.stands.map(({ target }) => target[2]),
      `${stands}`,
    ).toContainEqual(expect.closeTo(-room.extent[2] / 2, -3.5));
  }
});

test("a plan is followed, and one that cannot be read is the room without a plan, which says so", () => {
  const groups = fabricsInGroups(20);
  const plain = buildRoom(record(groups));
  expect(plain).toMatchObject({ plan: "none", architecture: "gallery" });
  for (const damaged of [[], "loft", 7, {}, { version: 2, architecture: "loft" }, { ...PLANS.loft, hangersOfStand: -1 }])
    expect(buildRoom(record(groups, damaged))).toEqual({ ...plain, plan: "damaged" });
  const few = buildRoom(record(groups, { ...PLANS.loft, hangersOfStand: 4 }));
  expect(few).toMatchObject({ plan: "followed", architecture: "loft" });
  expect(Math.max(...few.stands.map(({ productIds }) => productIds.length))).toBe(4);
  expect(hungIn(few)).toEqual(hungIn(plain));
});

test("a fabric that was hung twice in a group hangs once there", () => {
  const one = { itemId: "first", productId: "cloth" };
  const room = buildRoom(record([{ ...group("a", { fabrics: 0 }), fabrics: [one, { ...one, itemId: "second" }] }]));
  expect(hungIn(room)).toEqual(["first"]);
});

/** A design with one artwork on each of so many pieces, or one that lies in the cloth of all of them. */
function designOn(count: number, onFabric = false): DesignDocument {
  const keys = Array.from({ length: count }, (_, index) => `piece${index}`);
  const document = emptyDocument({ styleId: "shirt", size: "M", pieceKeys: keys });
  const cloth = { kind: "product" as const, productId: "cloth" };
  const laid = (onFabric ? keys.slice(0, 1) : keys).map(
    (pieceKey) => ({ id: pieceKey, pieceKey, onFabric, restricted: true }) as Artwork,
  );
  return {
    ...document,
    pieces: Object.fromEntries(keys.map((key) => [key, { ...document.pieces[key]!, fabric: cloth }])),
    artworks: Object.fromEntries(laid.map((artwork) => [artwork.id, artwork])),
    order: laid.map(({ id }) => id),
  };
}

test("designs stand on forms while what is drawn apart of them is no more than a room may cost; the others are pictures, without what lies on them", () => {
  const wearing = (...designs: readonly DesignDocument[]) => ({
    ...group("a", { fabrics: 2 }),
    garments: designs.map((worn, index) => ({ ...garment(`design ${index}`), worn })),
  });
  const onForms = (...designs: readonly DesignDocument[]) =>
    buildRoom(record([wearing(...designs)])).garments.map(({ width, worn }) => width === null && worn !== null);
  expect(onForms(designOn(MAX_APART_ON_FORMS))).toEqual([true]);
  expect(onForms(designOn(MAX_APART_ON_FORMS + 1))).toEqual([false]);
  expect(onForms(designOn(MAX_APART_ON_FORMS + 1, true))).toEqual([false]);
  expect(onForms(designOn(MAX_APART_ON_FORMS - 1), designOn(2), designOn(1))).toEqual([true, false, true]);
});
