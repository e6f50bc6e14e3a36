import type { RoomPoint } from "@selvedge/contract";
import { expect, test } from "vitest";
import { type Hung, levelsFor, MAX_OF_LEVEL } from "./levels.ts";

const EYE = { place: [0, 1_600, 0] as RoomPoint, direction: [0, 0, -1] as RoomPoint };
const hungAt = (name: string, z: number): Hung => ({ productId: name, middle: [0, 1_600, z] });

test("cloth is drawn finer the nearer it is, and what is far or behind is let go", () => {
  const hung = [
    hungAt("close", -700),
    hungAt("near", -3_000),
    hungAt("middle", -8_000),
    hungAt("far", -30_000),
    hungAt("behind", 5_000),
  ];
  const { byFabric, nearest } = levelsFor(hung, EYE);
  expect(Object.fromEntries(byFabric)).toEqual({ close: "large", near: "large", middle: "small", far: "mean", behind: "mean" });
  expect(nearest).toBe(0);
});

test("nothing to one's side or beyond reach is drawn thread by thread", () => {
  expect(levelsFor([{ productId: "side", middle: [800, 1_600, -200] }, hungAt("near", -2_000)], EYE).nearest).toBe(-1);
});

test("no more have tiles than there is room for, nearest first", () => {
  const hung = Array.from({ length: 400 }, (_, index) => hungAt(`fabric ${index}`, -1_500 - index));
  const levels = [...levelsFor(hung, EYE).byFabric.values()];
  expect(levels.filter((level) => level === "large")).toHaveLength(MAX_OF_LEVEL.large);
  expect(levels.slice(0, MAX_OF_LEVEL.large).every((level) => level === "large")).toBe(true);
  expect(levels.filter((level) => level !== "mean")).toHaveLength(MAX_OF_LEVEL.small);
});
