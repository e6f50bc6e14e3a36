import sharp from "sharp";
import { expect, test } from "vitest";
import { finishWords, sewnOf } from "./finishes.ts";
import type { PackArtwork } from "./pack-input.ts";

const EMBROIDERED = {
  mark: "A",
  imageId: "crest",
  width: 40,
  height: 40,
  finish: { kind: "embroidery", angle: 30, row: 0.4 },
} as unknown as PackArtwork;
const count = (stitches: number) => String(stitches);

test("a square of 40 mm in one colour is counted as about 4000 mm of thread in stitches of 3.5 mm", async () => {
  const crest = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#14263f" } })
    .png()
    .toBuffer();
  const sewn = await sewnOf({
    artworks: [EMBROIDERED, { ...EMBROIDERED, mark: "B", finish: { kind: "foil" } }],
    images: { crest },
  });
  expect([...sewn.keys()]).toEqual(["A"]);
  const { stitches, threads } = sewn.get("A")!;
  expect(threads).toEqual(["#14263f"]);
  expect(stitches).toBeGreaterThan(4_000 / 3.5);
  expect(stitches).toBeLessThan(1.15 * (4_000 / 3.5));
  expect(finishWords(EMBROIDERED, sewn.get("A"), (text) => text, count)).toEqual([
    "Embroidery",
    `Stitches ${stitches}`,
    "Threads 1: #14263f",
    "30°, Rows 0.4 mm",
  ]);
});

test("a print is not named, and a patch by its word alone", () => {
  expect(finishWords({ finish: null }, undefined, (text) => text, count)).toEqual([]);
  expect(finishWords({ finish: { kind: "patch" } }, undefined, (text) => text, count)).toEqual(["Patch"]);
});
