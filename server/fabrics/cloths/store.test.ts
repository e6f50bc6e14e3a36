import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FABRICS, type FabricSeed } from "../../../demo/fabrics/index.ts";
import { inlinePool } from "../../assembly/worker-pools.ts";
import { folderStore } from "../../platform/files/folder.ts";
import type { WorkerPool } from "../../platform/jobs/pool/worker-pool.ts";
import { CLOTH_MAPS, clothUrl, mapOf } from "./address.ts";
import { clothStore } from "./store.ts";

const GINGHAM = FABRICS.find(({ code }) => code === "SV-3320-20")!.cloth;
const SMALL = 96;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "selvedge-cloths-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A pool that notes what it is asked for. */
function noted(): { workers: WorkerPool; asked: string[] } {
  const asked: string[] = [];
  const workers: WorkerPool = {
    do: (name, input, how) => {
      asked.push(`${name}${how?.ahead ? " ahead" : ""}`);
      return inlinePool.do(name, input, how);
    },
    end: inlinePool.end,
  };
  return { workers, asked };
}

test("a record gives its size and mean colour at once, and its pictures are made once, when they are asked for", async () => {
  const { workers, asked } = noted();
  const cloths = clothStore({ files: folderStore(root), workers, longestPx: SMALL });
  const { recordHash, mmWidth, mmHeight, dpi, meanColour } = await cloths.keep(GINGHAM);
  expect(mmWidth / 20).toBeCloseTo(Math.round(mmWidth / 20), 6);
  expect(asked).toEqual(["clothMetrics"]);
  const pictures = await Promise.all(CLOTH_MAPS.map((map) => cloths.picture(recordHash, map)));
  expect(asked.toSorted()).toEqual(["cloth", "clothMetrics", "near"]);
  const { width, height } = await sharp(pictures[0]!).metadata();
  expect(Math.max(width, height)).toBe(SMALL);
  expect((Math.max(width, height) / Math.max(mmWidth, mmHeight)) * 25.4).toBeCloseTo(dpi, 6);
  expect(width / height).toBeCloseTo(mmWidth / mmHeight, 1);

  const { channels } = await sharp(pictures[0]!).stats();
  const mean = [1, 3, 5].map((start) => Number.parseInt(meanColour.slice(start, start + 2), 16));
  channels.forEach((channel, index) => {
    expect(Math.abs(channel.mean - mean[index]!)).toBeLessThan(24);
  });
});

test("the same record gives the same bytes in another place, and another process finds them made", async () => {
  const [here, there] = [mkdtempSync(join(root, "a-")), mkdtempSync(join(root, "b-"))];
  const made = await Promise.all(
    [here, there].map(async (folder) => {
      const cloths = clothStore({ files: folderStore(folder), workers: inlinePool, longestPx: SMALL });
      const { recordHash } = await cloths.keep(GINGHAM);
      const near = (await cloths.picture(recordHash, "near-normal"))!;
      return { recordHash, near, normal: (await cloths.picture(recordHash, "normal"))! };
    }),
  );
  expect(made[0]!.recordHash).toBe(made[1]!.recordHash);
  expect(Buffer.compare(made[0]!.normal, made[1]!.normal)).toBe(0);
  expect(Buffer.compare(made[0]!.near, made[1]!.near)).toBe(0);
  const { workers, asked } = noted();
  const again = clothStore({ files: folderStore(here), workers });
  await again.prepare(made[0]!.recordHash);
  await again.prepareNear(made[0]!.recordHash);
  expect(asked).toEqual([]);
});

test("what is prepared for lists draws no threads", async () => {
  const { workers, asked } = noted();
  const cloths = clothStore({ files: folderStore(mkdtempSync(join(root, "c-"))), workers, longestPx: SMALL });
  const { recordHash } = await cloths.keep(GINGHAM);
  await cloths.prepare(recordHash);
  expect(asked).toEqual(["clothMetrics", "cloth ahead"]);
  await cloths.prepareNear(recordHash);
  expect(asked).toEqual(["clothMetrics", "cloth ahead", "near ahead"]);
});

test("from near a cloth is a small tile of its own repeats, thread by thread; lace has none", async () => {
  const cloths = clothStore({ files: folderStore(root), workers: inlinePool, longestPx: SMALL });
  const poplin = await cloths.keep(FABRICS.find(({ name }) => name.startsWith("Poplin"))!.cloth);
  const { mmWidth, mmHeight } = poplin.near!;
  expect(Math.max(mmWidth, mmHeight)).toBeGreaterThan(6);
  expect(Math.max(mmWidth, mmHeight)).toBeLessThan(20);
  const { width, height } = await sharp((await cloths.picture(poplin.recordHash, "near-albedo"))!).metadata();
  expect(Math.max(width, height) / Math.max(mmWidth, mmHeight)).toBeGreaterThan(30);
  expect(width / height).toBeCloseTo(mmWidth / mmHeight, 1);
  const lace = await cloths.keep(FABRICS.find(({ cloth }) => cloth.kind === "lace")!.cloth);
  expect(lace.near).toBeNull();
  expect(await cloths.picture(lace.recordHash, "near-albedo")).toBeNull();
});

test("an open cloth's colour carries what it covers as alpha, a closed one's has none; a coated one is closed", async () => {
  const cloths = clothStore({ files: folderStore(root), workers: inlinePool, longestPx: 192 });
  const kept = async (is: (fabric: FabricSeed) => boolean) => {
    const { recordHash, isOpen } = await cloths.keep(FABRICS.find(is)!.cloth);
    const [albedo, opacity] = await Promise.all((["albedo", "opacity"] as const).map((map) => cloths.picture(recordHash, map)));
    const [colours, covers] = await Promise.all([albedo!, opacity!].map((bytes) => sharp(bytes).stats()));
    return { isOpen, alpha: colours!.channels[3]?.mean ?? null, cover: covers!.channels[0]!.mean };
  };
  const lace = await kept(({ cloth }) => cloth.kind === "lace");
  expect(lace.isOpen).toBe(true);
  expect(lace.cover).toBeLessThan(0.5 * 255);
  expect(Math.abs(lace.alpha! - lace.cover)).toBeLessThan(0.02 * 255);
  for (const name of ["Poplin", "Coated polyester"])
    expect(await kept((fabric) => fabric.name.startsWith(name))).toMatchObject({ isOpen: false, alpha: null });
});

test("through lace on a swatch the table is seen, through poplin it is not", async () => {
  const cloths = clothStore({ files: folderStore(root), workers: inlinePool, longestPx: 192 });
  const darkest = async (cloth: FabricSeed["cloth"]) => {
    const { recordHash } = await cloths.keep(cloth);
    const { channels } = await sharp((await cloths.picture(recordHash, "swatch"))!).stats();
    return channels[1]!.min;
  };
  const isPale = ({ attrs }: FabricSeed) => attrs.color === "white";
  const lace = FABRICS.find((fabric) => fabric.cloth.kind === "lace" && isPale(fabric))!;
  const poplin = FABRICS.find((fabric) => fabric.name.startsWith("Poplin") && isPale(fabric))!;
  expect(await darkest(lace.cloth)).toBeLessThan(100);
  expect(await darkest(poplin.cloth)).toBeGreaterThan(120);
});

test("an unknown record has no pictures, and an address names one rendering of one picture", async () => {
  const cloths = clothStore({ files: folderStore(root), workers: inlinePool });
  expect(await cloths.picture(createHash("sha256").update("nobody").digest("hex"), "albedo")).toBeNull();
  expect(await cloths.picture("../../etc/passwd", "albedo")).toBeNull();
  const [, , rendering, , map] = clothUrl("0".repeat(64), "height").split("/");
  expect(mapOf(rendering!, map!)).toBe("height");
  expect(mapOf("0", "height")).toBeNull();
  expect(mapOf(rendering!, "depth")).toBeNull();
});

test("a swatch is had smaller too, made from the one that is kept", async () => {
  const { workers, asked } = noted();
  const cloths = clothStore({ files: folderStore(root), workers, longestPx: SMALL });
  const { recordHash } = await cloths.keep(GINGHAM);
  for (const px of [160, 320]) {
    const map = mapOf("3", `swatch-${px}`)!;
    const { width, height, format } = await sharp((await cloths.picture(recordHash, map))!).metadata();
    expect([width, height, format]).toEqual([px, px, "webp"]);
  }
  expect(asked).toEqual(["clothMetrics", "cloth"]);
  expect(await cloths.picture("0".repeat(64), "swatch-160")).toBeNull();
});
