import { expect, test } from "vitest";
import { isAsked } from "./consent-asked.ts";

test.each([
  ["who was never asked", null, null, true],
  ["who agreed before showrooms were spoken of", true, null, true],
  ["who agreed to both", true, true, false],
  ["who keeps showrooms to themselves", true, false, false],
  ["who refused before showrooms were spoken of", false, null, false],
  ["who refused", false, false, false],
])("somebody %s is asked, or not", (_, allow, rooms, wanted) => {
  expect(isAsked({ allow, rooms })).toBe(wanted);
});
