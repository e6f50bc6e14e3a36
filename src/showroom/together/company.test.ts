import { NOWHERE, type RoomWalker } from "@selvedge/contract";
import { expect, test } from "vitest";
import { ALONE, after, type Company, type Happening, leaderOf } from "./company.ts";

const [MARTA, LEA] = ["a".repeat(32), "b".repeat(32)];
const walker = (walkerId: string, more: Partial<RoomWalker> = {}): RoomWalker => ({
  ...NOWHERE,
  walkerId,
  name: walkerId === MARTA ? "Marta" : "Lea",
  side: "mill",
  place: [0, 1_600, 0],
  stand: 0,
  ...more,
});
const here = (walkerId: string, more?: Partial<RoomWalker>): Happening => ({ event: "here", data: walker(walkerId, more) });
const helloTo = (...others: readonly RoomWalker[]): Happening => ({
  event: "hello",
  data: { walkerId: "c".repeat(32), key: "k", name: "Ada", others: [...others] },
});
const hello = helloTo();
const through = (...happenings: readonly Happening[]): Company => happenings.reduce(after, ALONE);
const LED = [hello, here(MARTA, { leads: true }), { event: "follow", walkerId: MARTA }] as const;

test("who comes and goes is said by their name, and what they do changes their line only", () => {
  const both = through(hello, here(MARTA), here(LEA));
  expect(both.others.map(({ name }) => name)).toEqual(["Marta", "Lea"]);
  expect(both.word).toEqual({ kind: "came", walkerId: LEA, name: "Lea", side: "mill", productId: null });
  const moved = after(both, here(MARTA, { stand: 3 }));
  expect(moved.others.map(({ stand }) => stand)).toEqual([3, 0]);
  expect(moved.word).toBe(both.word);
  const gone = after(moved, { event: "gone", data: { walkerId: MARTA } });
  expect(gone.others.map(({ name }) => name)).toEqual(["Lea"]);
  expect(gone.word).toMatchObject({ kind: "went", name: "Marta" });
  expect(after(gone, { event: "gone", data: { walkerId: MARTA } })).toBe(gone);
});

test("one follows only who leads, and is told what they take in hand", () => {
  const offered = through(hello, here(MARTA), here(MARTA, { leads: true }));
  expect(offered.word?.kind).toBe("leads");
  expect(after(through(hello, here(MARTA)), { event: "follow", walkerId: MARTA }).following).toBeNull();
  const following = through(...LED);
  expect(leaderOf(following)?.name).toBe("Marta");
  expect(following.word?.kind).toBe("follows");
  const took = after(following, here(MARTA, { leads: true, inHand: "f" }));
  expect(took.word).toMatchObject({ kind: "took", name: "Marta", productId: "f" });
  expect(after(took, here(MARTA, { leads: true, inHand: "f", stand: 2 })).word).toBe(took.word);
  // Of others it stands in the list.
  expect(through(hello, here(LEA), here(LEA, { inHand: "f" })).word?.kind).toBe("came");
});

test("who was here before has not come: of them is only said whom one may follow", () => {
  const joined = through(helloTo(walker(LEA), walker(MARTA, { leads: true }), walker("d".repeat(32))));
  expect(joined.others).toHaveLength(3);
  expect(joined.word).toMatchObject({ kind: "leads", walkerId: MARTA });
  expect(through(helloTo(walker(LEA))).word).toBeNull();
  expect(joined.own).toEqual({ walkerId: "c".repeat(32), key: "k", name: "Ada" });
});

test("who says again that they stand still changes nothing, so that nothing is drawn", () => {
  const still = through(hello, here(MARTA), here(LEA));
  expect(after(still, here(MARTA))).toBe(still);
  for (const more of [{ place: [0, 1_600, 1] }, { place: null }, { yaw: 0.1 }, { inHand: "f" }, { follows: LEA }] as const)
    expect(after(still, here(MARTA, more as Partial<RoomWalker>))).not.toBe(still);
});

test("any move of one's own ends following, with a word; without a leader it is nothing", () => {
  const own = after(through(...LED), { event: "ownMove" });
  expect([own.following, own.word?.kind]).toEqual([null, "alone"]);
  expect(after(own, { event: "ownMove" })).toBe(own);
});

test("it ends too when the leader leads no more, goes, or the connection is lost, and when one leads oneself", () => {
  const ends: readonly (readonly [Happening, string | undefined])[] = [
    [here(MARTA, { leads: false }), "leadsNoMore"],
    [{ event: "gone", data: { walkerId: MARTA } }, "went"],
    [{ event: "lost" }, "alone"],
    [{ event: "lead", leads: true }, undefined],
    [{ event: "ended", data: {} }, undefined],
  ];
  for (const [end, kind] of ends) {
    const company = after(through(...LED), end);
    expect([company.following, company.word?.kind]).toEqual([null, kind]);
  }
  expect(after(through(hello, { event: "lead", leads: true }, here(MARTA, { leads: true })), LED[2]).leads).toBe(false);
});

test("who leads no more and was not followed is not offered any longer, and no other word is taken back", () => {
  const offered = through(hello, here(MARTA), here(LEA), here(MARTA, { leads: true }));
  expect(after(offered, here(MARTA)).word).toBeNull();
  // Another of the same name, by a link, is not meant.
  const namesake = here(LEA, { name: "Marta", side: "guest", leads: true });
  const both = through(hello, here(MARTA, { leads: true }), namesake);
  expect(both.word).toMatchObject({ kind: "leads", walkerId: LEA, side: "guest" });
  expect(after(both, here(MARTA)).word).toBe(both.word);
  const later = through(hello, here(MARTA, { leads: true }), here(LEA), here(MARTA));
  expect(later.word).toMatchObject({ kind: "came", name: "Lea" });
});

test("whom one follows may go on while one holds something, and is followed still", () => {
  const ahead = after(through(...LED), { event: "ahead" });
  expect([ahead.following, ahead.word?.kind]).toEqual([MARTA, "ahead"]);
  expect(after(through(hello), { event: "ahead" }).word).toBeNull();
});

test("that a leader walks between the stands is said to who wears a headset, until they have come to one", () => {
  const between = after(through(...LED), { event: "between" });
  expect([between.following, between.word?.kind]).toEqual([MARTA, "between"]);
  expect(after(between, here(MARTA, { leads: true, stand: -1, yaw: 1 })).word).toBe(between.word);
  expect(after(between, here(MARTA, { leads: true, stand: 2 })).word).toBeNull();
});

test("who has put back what they held, or is come back for, is told that they follow still; another word stands", () => {
  const ahead = after(through(...LED), { event: "ahead" });
  expect(after(ahead, { event: "alongside" })).toMatchObject({ following: MARTA, word: { kind: "follows", name: "Marta" } });
  const later = after(ahead, here(LEA));
  expect(after(later, { event: "alongside" })).toBe(later);
  const nobody = through(hello);
  expect(after(nobody, { event: "alongside" })).toBe(nobody);
  // The headset is taken off: one goes along between the stands too.
  const between = after(through(...LED), { event: "between" });
  expect(after(between, { event: "alongside" })).toMatchObject({ following: MARTA, word: { kind: "follows", name: "Marta" } });
});

test("that one follows nobody any more is said until the connection is there again", () => {
  const lost = after(through(...LED), { event: "lost" });
  expect(after(lost, { event: "lost" }).word?.kind).toBe("alone");
  expect(after(lost, hello).word).toBeNull();
});

test("who was followed is followed again when they or one oneself are back, unless one has moved", () => {
  const back = "e".repeat(32);
  const theirs = after(through(...LED), { event: "gone", data: { walkerId: MARTA } });
  const there = after(theirs, here(back, { name: "Marta" }));
  expect([there.following, there.word?.kind]).toEqual([null, "came"]);
  const led = after(there, here(back, { name: "Marta", leads: true }));
  expect([led.following, led.missed, led.word?.kind]).toEqual([back, null, "follows"]);
  const own = after(
    after(through(...LED), { event: "lost" }),
    helloTo(walker(LEA, { leads: true }), walker(MARTA, { leads: true })),
  );
  expect([own.following, own.word]).toEqual([
    MARTA,
    { kind: "follows", walkerId: MARTA, name: "Marta", side: "mill", productId: null },
  ]);
  const moved = after(theirs, { event: "ownMove" });
  expect(after(moved, here(back, { name: "Marta", leads: true }))).toMatchObject({ following: null, word: { kind: "leads" } });
  // Who leads no more of their own will is not followed the next time.
  const stopped = through(...LED, here(MARTA), here(MARTA, { leads: true }));
  expect([stopped.following, stopped.word?.kind]).toEqual([null, "leads"]);
});

test("a guest of the same name is not whom one followed", () => {
  const theirs = after(through(...LED), { event: "gone", data: { walkerId: MARTA } });
  const guest = after(theirs, here(LEA, { name: "Marta", side: "guest", leads: true }));
  expect([guest.following, guest.word?.kind]).toEqual([null, "leads"]);
  const byLink = { name: "Ines", side: "guest", leads: true } as const;
  const led = through(hello, here(LEA, byLink), { event: "follow", walkerId: LEA }, { event: "gone", data: { walkerId: LEA } });
  expect(after(led, here(MARTA, byLink)).following).toBeNull();
});

test("after a lost connection those are here who are named again, and one leads as before", () => {
  const again = after(through(hello, { event: "lead", leads: true }, here(MARTA), { event: "lost" }), hello);
  expect([again.others, again.leads, again.own?.name]).toEqual([[], true, "Ada"]);
});

test("a full room, a right that has ended and a server that does not answer leave one alone", () => {
  const ends: readonly Happening[] = [{ event: "full", data: {} }, { event: "ended", data: {} }, { event: "unreachable" }];
  for (const end of ends) expect(after(through(...LED), end)).toEqual({ ...ALONE, end: end.event });
  expect(after({ ...ALONE, end: "full" }, { event: "join" })).toEqual(ALONE);
});
