import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore, threadPool, type WorkerPool } from "@selvedge/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FABRICS } from "../fabrics/index.ts";
import { describeCloth } from "./describe-cloth.ts";
import { expectSameDescriptor } from "./same-descriptor.ts";
import { shippedDescriptors } from "./shipped.ts";

const folder = mkdtempSync(join(tmpdir(), "selvedge-descriptors-"));
let workers: WorkerPool;
beforeAll(() => {
  workers = threadPool();
});
const LONG_MS = 1_800_000;
// The pictures of all cloths are gigabytes, which a busy disk does not let go of in seconds.
afterAll(async () => {
  await workers.end();
  rmSync(folder, { recursive: true, force: true });
}, LONG_MS);

test("the descriptor of every cloth computed again is the shipped one", { timeout: LONG_MS }, async () => {
  const descriptorOf = shippedDescriptors();
  const files = folderStore(folder);
  const taken = await Promise.all(
    FABRICS.map(async (fabric) => ({ fabric, look: await describeCloth(fabric, { files, workers }) })),
  );
  expect(taken).toHaveLength(FABRICS.length);
  for (const { fabric, look } of taken) expectSameDescriptor(look[1], descriptorOf(look[0]), fabric.code);
});
