import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contactSheet, threadPool } from "@selvedge/server";
import { FABRICS } from "./fabrics/index.ts";

/** `npm run swatches [folder]`: contact sheets of the demo mill's catalogue, one for each product type, as PNG. */
const MAX_SIDE_PX = 512;
const folder = process.argv[2] ?? "swatches";

mkdirSync(folder, { recursive: true });
const workers = threadPool();
const byType = Map.groupBy(FABRICS, ({ attrs }) => attrs.productType);
for (const [type, fabrics] of byType) {
  const frames = await Promise.all(
    fabrics.map(async ({ cloth, code, name }) => ({
      swatch: (await workers.do("cloth", { cloth, longestPx: MAX_SIDE_PX })).swatch,
      code,
      name,
    })),
  );
  const file = join(folder, `${type.replaceAll(" ", "-")}.png`);
  writeFileSync(file, await contactSheet(`${type}, ${fabrics.length} fabrics, 60 mm each`, frames));
  console.log(file);
}
await workers.end();
