import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FILLED_ICONS } from "../../src/ui/filled-icons.ts";

const PAGES = new URL("../../src", import.meta.url).pathname;

test("the icons that are drawn filled are those that take this weight along in the built pages", () => {
  const sources = readdirSync(PAGES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => readFileSync(join(PAGES, name), "utf8"));
  const filled = sources.flatMap((source) =>
    [...source.matchAll(/<Icon\b[^<]*?\bof=\{(\w+)\}[^<]*?\/>/g)]
      .filter(([drawn]) => /\sfilled\b/.test(drawn))
      .map(([, drawing]) => drawing),
  );
  expect([...new Set(filled)].sort()).toEqual(FILLED_ICONS.map((name) => `${name}Icon`));
});
