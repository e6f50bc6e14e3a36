import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { seedFabrics } from "../../demo/catalogue/fabric-step.ts";
import { seedMenus } from "../../demo/menus/menu-step.ts";
import { threadPool } from "../../server/assembly/worker-pools.ts";
import { clothStore } from "../../server/fabrics/cloths/store.ts";
import { migrate } from "../../server/platform/db/migrate.ts";
import { openDatabase } from "../../server/platform/db/open.ts";
import { folderStore } from "../../server/platform/files/folder.ts";
import { wallClock } from "../../server/platform/time/clock.ts";
import type { BenchTable } from "./table.ts";

const MAX_SIDE_PX = 512;
/** What the two steps should take at most. */
const RECORDS_WITHIN_S = 15;
const PICTURES_WITHIN_S = 240;
const MEGABYTE = 1_000_000;

const megabytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size / MEGABYTE, 0);

/** Fills an empty embedded database with the demo mill's fabrics, then draws all of their pictures at 512 px. */
export async function benchCatalogue(): Promise<BenchTable> {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-catalogue-"));
  const filesFolder = join(folder, "files");
  const workers = threadPool();
  const database = await openDatabase({ folder: join(folder, "database") });
  try {
    const { db } = database;
    await migrate(db);
    const files = folderStore(filesFolder);
    const cloths = clothStore({ files, workers, longestPx: MAX_SIDE_PX });
    const services = { db, files, cloths, workers, clock: wallClock, progress: () => {}, scope: "full" } as const;
    await seedMenus(services);
    const timed = async (work: () => Promise<unknown>): Promise<number> => {
      const from = performance.now();
      await work();
      return (performance.now() - from) / 1_000;
    };
    const records = await timed(() => seedFabrics(services));
    const megabytesOfRecords = megabytesIn(filesFolder);
    const rows = await db.selectFrom("products").select("cloth_hash").where("cloth_hash", "is not", null).execute();
    const pictures = await timed(() =>
      Promise.all(rows.flatMap(({ cloth_hash }) => [cloths.prepare(cloth_hash!), cloths.prepareNear(cloth_hash!)])),
    );
    const megabytes = megabytesIn(filesFolder) - megabytesOfRecords;
    const row = (step: string, seconds: number, wanted: number, size: number) => [
      step,
      seconds.toFixed(1),
      `≤ ${wanted}`,
      size.toFixed(1),
      ((seconds * 1_000) / rows.length).toFixed(1),
    ];
    return {
      title: `Catalogue: ${rows.length} fabrics set up on ${availableParallelism()} cores`,
      rows: [
        ["step", "s", "wanted", "MB", "ms a fabric"],
        row("records in an empty database", records, RECORDS_WITHIN_S, megabytesOfRecords),
        row(`all pictures at ${MAX_SIDE_PX} px`, pictures, PICTURES_WITHIN_S, megabytes),
      ],
    };
  } finally {
    await workers.end();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
