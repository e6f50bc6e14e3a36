import { expect, test } from "vitest";
import { isOpenToOthers, readSettings, WrongSettings } from "./settings.ts";

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

test("a portal is open to others when it listens to them, has an address of its own, or a proxy before it", () => {
  const isOpen = (given: NodeJS.ProcessEnv) => isOpenToOthers(readSettings(given));
  for (const given of [{}, { HOST: "localhost" }, { HOST: "::1" }, { PUBLIC_URL: "http://127.0.0.1:4400" }])
    expect([given, isOpen(given)]).toEqual([given, false]);
  for (const given of [
    { HOST: "0.0.0.0" },
    { HOST: "::" },
    { HOST: "192.168.1.4" },
    { PUBLIC_URL: "https://cloth.example.com" },
    { TRUST_PROXY: "loopback" },
  ])
    expect([given, isOpen(given)]).toEqual([given, true]);
});
