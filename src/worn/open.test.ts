import type { GarmentClosure } from "@selvedge/contract";
import { expect, test } from "vitest";
import { openIn, openWith } from "./open.ts";

const closures: GarmentClosure[] = [
  { key: "front", name: "Front", kind: "zip" },
  { key: "vent", name: "Vent", kind: "buttons" },
];

test("what a garment cannot open stays closed, whatever an address or a document says", () => {
  expect(openIn(closures, "vent,front,collar")).toEqual(["front", "vent"]);
  expect(openIn(closures, null)).toEqual([]);
  expect(openIn(closures, 12)).toEqual([]);
  expect(openIn(undefined, "front")).toEqual([]);
});

test("one closure is opened or closed beside the others", () => {
  expect(openWith(closures, ["vent"], { key: "front", isOpen: true })).toEqual(["front", "vent"]);
  expect(openWith(closures, ["front", "vent"], { key: "front", isOpen: false })).toEqual(["vent"]);
  expect(openWith(closures, [], { key: "front", isOpen: false })).toEqual([]);
});
