import { expect, test } from "vitest";
import { isAsked, questionOn } from "./consent-asked.ts";

test.each([
  ["who was never asked", null, null, "pages", "pages"],
  ["who agreed to pages and search words", true, null, null, "showrooms"],
  ["who agreed to both", true, true, null, null],
  ["who keeps showrooms to themselves", true, false, null, null],
  ["who refused before showrooms were spoken of", false, null, null, null],
  ["who refused", false, false, null, null],
])("somebody %s", (_, allow, rooms, elsewhere, inShowroom) => {
  const answers = { allow, rooms };
  expect([questionOn("/goods", answers), questionOn("/commonChanel", answers)]).toEqual([elsewhere, inShowroom]);
  expect(isAsked(answers)).toBe(inShowroom !== null);
});
