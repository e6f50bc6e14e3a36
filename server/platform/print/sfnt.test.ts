import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { sfntOf } from "./sfnt.ts";

test("an unpacked font has every table of the packed one, each as long as it says", () => {
  const path = fileURLToPath(import.meta.resolve("@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff"));
  const woff = readFileSync(path);
  const sfnt = sfntOf(woff);
  const count = sfnt.readUInt16BE(4);
  expect(count).toBe(woff.readUInt16BE(12));
  const tables = Array.from({ length: count }, (_, i) => {
    const offset = 12 + 16 * i;
    return {
      name: sfnt.toString("latin1", offset, offset + 4),
      from: sfnt.readUInt32BE(offset + 8),
      length: sfnt.readUInt32BE(offset + 12),
    };
  });
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(["cmap", "glyf", "head", "hmtx"]));
  for (const { from, length } of tables) expect(from + length).toBeLessThanOrEqual(sfnt.length);
  const head = tables.find(({ name }) => name === "head")!;
  // The magic number of the table.
  expect(sfnt.readUInt32BE(head.from + 12)).toBe(0x5f0f3cf5);
});
