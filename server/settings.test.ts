import { expect, test } from "vitest";
import { readSettings, WrongSettings } from "./settings.ts";

test("pictures and drapes are made ahead unless that is turned off; an empty setting is none", () => {
  expect([{}, { SELVEDGE_AHEAD: "" }, { SELVEDGE_AHEAD: "off" }].map((given) => readSettings(given).ahead)).toEqual([
    true,
    true,
    false,
  ]);
});

test("a value that cannot be is refused with the name of its setting", () => {
  expect(() => readSettings({ SELVEDGE_AHEAD: "perhaps" })).toThrow(WrongSettings);
  expect(() => readSettings({ SELVEDGE_AHEAD: "perhaps", PORT: "-1" })).toThrow(/PORT: .*SELVEDGE_AHEAD: /);
});
