import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { threadPool } from "../../server/assembly/worker-pools.ts";
import { clothStore } from "../../server/fabrics/cloths/store.ts";
import { importCatalogue } from "../../server/mill/import/import-catalogue.ts";
import { migrate } from "../../server/platform/db/migrate.ts";
import { openDatabase } from "../../server/platform/db/open.ts";
import { folderStore } from "../../server/platform/files/folder.ts";
import { wallClock } from "../../server/platform/time/clock.ts";
import type { BenchTable } from "./table.ts";

const PICTURES = 96;
const [WIDTH, HEIGHT] = [3_000, 2_000];
/** What a preview of so many pictures may take. */
const WANTED_S = 10;

/** A picture that compresses as a scan does: threads and the noise of a sensor. */
function scan(): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  let noise = 1;
  for (let index = 0; index < pixels.length; index += 1) {
    noise = (Math.imul(noise, 1_103_515_245) + 12_345) & 0x7fffffff;
    pixels[index] = 128 + 60 * Math.sin(index / 7) + ((noise >>> 8) % 40);
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A table with pictures beside it: looked at while they are new, taken in, and looked at again. */
export async function benchImport(): Promise<BenchTable> {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-import-"));
  const workers = threadPool();
  const database = await openDatabase({ folder: join(folder, "database") });
  try {
    await migrate(database.db);
    const picture = await scan();
    const rows = Array.from({ length: PICTURES }, (_, index) => {
      writeFileSync(join(folder, `S-${index}.jpg`), picture);
      return `S-${index},Scan ${index},S-${index}.jpg,120`;
    });
    const path = join(folder, "catalogue.csv");
    writeFileSync(path, ["Code,Name,Picture,Picture width mm", ...rows].join("\n"));
    const files = folderStore(join(folder, "files"));
    const stores = { db: database.db, files, workers, clock: wallClock, menus: [], cloths: clothStore({ files, workers }) };
    const timed = async (step: string, isAgreed: boolean, wanted: string) => {
      const from = performance.now();
      const outcome = await importCatalogue(stores, path, { agreed: async () => isAgreed, say: () => {} });
      return [step, outcome, ((performance.now() - from) / 1_000).toFixed(1), wanted];
    };
    return {
      title: `Import: ${PICTURES} pictures of ${WIDTH} × ${HEIGHT} on ${availableParallelism()} cores`,
      rows: [
        ["step", "outcome", "s", "wanted"],
        await timed("previewed while they are new", false, `≤ ${WANTED_S}`),
        await timed("taken in", true, ""),
        await timed("previewed again, nothing having changed", true, `≤ ${WANTED_S}`),
      ],
    };
  } finally {
    await workers.end();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
