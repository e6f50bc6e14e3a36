import { expect, test } from "vitest";
import { type Door, type Entering, mayEnter, refusalAt, refusalByLink } from "./may-enter.ts";

const NOW = new Date("2026-11-21T09:00:00.000Z");
const [BEFORE, AFTER] = [new Date("2026-11-20T09:00:00.000Z"), new Date("2026-11-22T09:00:00.000Z")];
const room = (scope: Door["scope"], more: Partial<Door> = {}): Door => ({
  scope,
  company_id: null,
  is_published: true,
  starts_at: null,
  expires_at: null,
  ...more,
});
const nobody: Entering = null;
const theirs = { companyId: "a", role: "buyer" } as const;
const other = { companyId: "b", role: "buyerAdmin" } as const;
const mill = { companyId: "m", role: "sales" } as const;

test.each([
  ["a public room", room("public"), [null, null, null, null]],
  ["a room to walk through", room("vr"), ["noSession", null, null, null]],
  ["one of a company", room("vr", { company_id: "a" }), ["noSession", null, "privateShowroom", null]],
  ["a private room", room("private", { company_id: "a" }), ["noSession", null, "privateShowroom", null]],
  ["one that has closed", room("public", { expires_at: NOW }), ["showroomClosed", "showroomClosed", "showroomClosed", null]],
  ["one that opens tomorrow", room("public", { starts_at: AFTER }), ["notFound", "notFound", "notFound", null]],
  ["one that is not published", room("public", { is_published: false }), ["notFound", "notFound", "notFound", null]],
  [
    "a private one that has closed, of which others are not told that it has",
    room("private", { company_id: "a", expires_at: BEFORE }),
    ["noSession", "showroomClosed", "privateShowroom", null],
  ],
])("who may enter: %s", (_name, door, [byNobody, byTheirs, byOther, byMill]) => {
  expect(refusalAt(door, nobody, NOW)).toBe(byNobody);
  expect(refusalAt(door, theirs, NOW)).toBe(byTheirs);
  expect(refusalAt(door, other, NOW)).toBe(byOther);
  expect(refusalAt(door, mill, NOW)).toBe(byMill);
});

test("a room is open from its first moment until its last", () => {
  const days = room("public", { starts_at: NOW, expires_at: AFTER });
  expect(mayEnter(days, theirs, NOW)).toBe(true);
  expect(mayEnter(days, theirs, AFTER)).toBe(false);
});

test.each([
  ["a public room", room("public"), [null, null, null]],
  ["a room to walk through", room("vr"), [null, null, null]],
  ["a private room", room("private", { company_id: "a" }), [null, "shareGone", null]],
  ["one to walk through, of a company", room("vr", { company_id: "a" }), [null, "shareGone", null]],
  ["one that has closed", room("public", { expires_at: NOW }), ["showroomClosed", "showroomClosed", "showroomClosed"]],
  ["one that opens tomorrow", room("private", { company_id: "a", starts_at: AFTER }), ["notFound", "shareGone", "notFound"]],
  ["one that is not published any more", room("public", { is_published: false }), ["notFound", "notFound", "notFound"]],
])("a link opens a room as its maker may, and only while it is open: %s", (_name, door, [byTheirs, byOther, byMill]) => {
  expect(refusalByLink(door, theirs, NOW)).toBe(byTheirs);
  expect(refusalByLink(door, other, NOW)).toBe(byOther);
  expect(refusalByLink(door, mill, NOW)).toBe(byMill);
});
