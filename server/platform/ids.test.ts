import { Id } from "@selvedge/editor-core";
import { expect, test } from "vitest";
import { idOf, newId } from "./ids.ts";

test("an id is 32 hex characters of version 7, and later ones sort later", () => {
  const [early, late] = [newId(new Date(1_000)), newId(new Date(2_000))];
  expect(Id.parse(early)).toMatch(/^[0-9a-f]{12}7[0-9a-f]{3}[89ab]/);
  expect(early < late).toBe(true);
  expect(newId(new Date(1_000))).not.toBe(early);
});

test("ids of one millisecond sort as they were made", () => {
  const ids = Array.from({ length: 2_000 }, () => newId(new Date(3_000)));
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(2_000);
});

test("the same words have the same id, others another", () => {
  expect(Id.parse(idOf("style", "tee"))).toBe(idOf("style", "tee"));
  expect(idOf("style", "tee")).not.toBe(idOf("styletee"));
});
