import { ALL_PIECES, LANGUAGES } from "@selvedge/contract";
import { draftPattern, recipeOf } from "@selvedge/garment-core";
import type { ShowroomText } from "@selvedge/server";
import { expect, test } from "vitest";
import { FABRICS, FEW_FABRICS } from "../fabrics/index.ts";
import { DEMO_PEOPLE } from "../people/demo-people.ts";
import { STYLES } from "../styles/styles.ts";
import type { RoomSeed } from "./room-seed.ts";
import { ROOMS } from "./rooms/index.ts";

const codesOf = ({ cover, groups, agreed = {} }: RoomSeed): string[] => [
  cover.fabric,
  ...Object.keys(agreed),
  ...groups.flatMap(({ fabrics, dressed }) => [
    ...fabrics,
    ...dressed.flatMap(({ fabric, pieces = {} }) => [fabric, ...Object.values(pieces)]),
  ]),
];

test("there are three public rooms, two of different customers, and three to walk through", () => {
  const of = (scope: RoomSeed["scope"]) => ROOMS.filter((room) => room.scope === scope);
  expect([of("public").length, of("private").length, of("vr").length]).toEqual([3, 2, 3]);
  const customers = of("private").map(({ customer }) => DEMO_PEOPLE.find(({ username }) => username === customer)!.company);
  expect(new Set(customers).size).toBe(2);
  expect(new Set(of("vr").map(({ plan }) => plan?.architecture)).size).toBe(2);
});

test("each room shows fabrics and garments that the mill has, on pieces that the garments have", () => {
  const codes = new Set(FABRICS.map(({ code }) => code));
  for (const room of ROOMS) expect(codesOf(room).filter((code) => !codes.has(code))).toEqual([]);
  for (const { recipe, pieces = {} } of ROOMS.flatMap(({ groups }) => groups.flatMap(({ dressed }) => dressed))) {
    expect(STYLES.map((style) => style.recipe)).toContain(recipe);
    const cut = draftPattern(recipe, recipeOf(recipe).defaultSize).pieces.map(({ key }) => key);
    expect(Object.keys(pieces).filter((key) => key !== ALL_PIECES && !cut.includes(key))).toEqual([]);
  }
});

test("no fabric hangs twice in a group, and a small mill has fabrics for every group and a cover for every room", () => {
  const few = new Set(FEW_FABRICS.map(({ code }) => code));
  for (const { cover, groups } of ROOMS) {
    expect(few.has(cover.fabric), cover.fabric).toBe(true);
    for (const { name, fabrics } of groups) {
      expect(new Set(fabrics).size, name.en).toBe(fabrics.length);
      expect(fabrics.filter((code) => few.has(code)).length, name.en).toBeGreaterThan(1);
    }
  }
});

test("every text is there in ten languages", () => {
  const texts = ROOMS.flatMap(({ name, description, groups }): ShowroomText[] => [
    name,
    description,
    ...groups.flatMap((group) => [group.name, group.story]),
  ]);
  for (const text of texts) expect(Object.keys(text).toSorted()).toEqual([...LANGUAGES].toSorted());
});

test("an agreed price is below the list, of a fabric that hangs in that room", () => {
  for (const { agreed = {}, groups } of ROOMS)
    for (const [code, amount] of Object.entries(agreed)) {
      expect(amount, code).toBeLessThan(FABRICS.find((fabric) => fabric.code === code)!.price.amount);
      expect(groups.flatMap(({ fabrics }) => fabrics)).toContain(code);
    }
});
