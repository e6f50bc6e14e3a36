import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { type FabricSeen, folderStore, threadPool } from "@selvedge/server";
import { FABRICS } from "../fabrics/index.ts";
import { describeCloth } from "./describe-cloth.ts";
import { DESCRIPTORS_FILE, descriptorLines } from "./shipped.ts";

/** `npm run descriptors`: draws every cloth of the demo mill, looks at it, and writes what a first start reads. Some minutes. */
const folder = mkdtempSync(join(tmpdir(), "selvedge-descriptors-"));
const parts = { files: folderStore(folder), workers: threadPool() };
const descriptors = new Map<string, FabricSeen>();
const waiting = [...FABRICS];
const takeAll = async () => {
  for (let fabric = waiting.shift(); fabric; fabric = waiting.shift()) {
    descriptors.set(...(await describeCloth(fabric, parts)));
    if (descriptors.size % 50 === 0) console.log(`${descriptors.size} of ${FABRICS.length} cloths`);
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, takeAll));
await parts.workers.end();
rmSync(folder, { recursive: true, force: true });
writeFileSync(DESCRIPTORS_FILE, descriptorLines(new Map([...descriptors].toSorted(([one], [other]) => (one < other ? -1 : 1)))));
