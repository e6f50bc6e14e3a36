import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore, inlinePool } from "@selvedge/server";
import { DESCRIPTOR_SIZE } from "@selvedge/textile-core";
import { afterAll, expect, test } from "vitest";
import { FABRICS } from "../fabrics/index.ts";
import { describeCloth } from "./describe-cloth.ts";
import { expectSameDescriptor } from "./same-descriptor.ts";
import { shippedDescriptors } from "./shipped.ts";

const folder = mkdtempSync(join(tmpdir(), "selvedge-descriptors-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const parts = { files: folderStore(folder), workers: inlinePool };
/** The swatch whole and near, the tile over 120 and 240 mm. */
const VIEWS = 4;

test("every cloth of the mill is shipped with its descriptor from near and from farther away, and with its colours", async () => {
  const descriptorOf = shippedDescriptors();
  for (const { code, cloth } of FABRICS) {
    const seen = descriptorOf(await parts.files.put(Buffer.from(JSON.stringify(cloth))));
    expect(seen?.descriptors.length, code).toBe(VIEWS * DESCRIPTOR_SIZE);
    const shares = seen!.palette.reduce((sum, [, , , share]) => sum + share, 0);
    expect(shares, code).toBeCloseTo(1, 1);
  }
});

test.each(["SV-3320-20", "SV-2104-04"])("the descriptor of %s computed again is the shipped one", async (code) => {
  const [hash, seen] = await describeCloth(FABRICS.find((fabric) => fabric.code === code)!, parts);
  expectSameDescriptor(seen, shippedDescriptors()(hash), code);
});

test("a cloth that is not the mill's has none", () => {
  expect(shippedDescriptors()("0".repeat(64))).toBeUndefined();
});
