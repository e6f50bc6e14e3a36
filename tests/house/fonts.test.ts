import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const tokens = readFileSync(new URL("../../src/ui/tokens.css", import.meta.url), "utf8");
const FACES = ["IBM Plex Sans Arabic", "IBM Plex Sans JP", "IBM Plex Sans KR", "Noto Sans SC"];

test.each(["sans", "cond"])("what is set in --font-%s is set in the portal's own faces in every script", (name) => {
  const stack = new RegExp(`--font-${name}:([^;]+);`).exec(tokens)?.[1] ?? "";
  expect([...stack.matchAll(/"([^"]+)"/g)].map(([, family]) => family)).toEqual(expect.arrayContaining(FACES));
});
