import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { NAMES, nameFonts } from "../run/name-fonts.ts";

const tokens = readFileSync(new URL("../../src/ui/tokens.css", import.meta.url), "utf8");
const FACES = ["IBM Plex Sans Arabic", "IBM Plex Sans JP", "IBM Plex Sans KR", "Noto Sans SC", "Names of Languages"];

test.each(["sans", "cond"])("what is set in --font-%s is set in the portal's own faces in every script", (name) => {
  const stack = new RegExp(`--font-${name}:([^;]+);`).exec(tokens)?.[1] ?? "";
  expect([...stack.matchAll(/"([^"]+)"/g)].map(([, family]) => family)).toEqual(expect.arrayContaining(FACES));
});

test("the faces of the languages' names are cut for these names; `npm run generate` cuts them anew", async () => {
  const cut = await nameFonts();
  const stale = Object.keys(cut).filter((file) => !cut[file]!.equals(readFileSync(join(NAMES, file))));
  expect(stale).toEqual([]);
});
