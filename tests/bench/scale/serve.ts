import { join } from "node:path";
import { buildApp } from "../../../server/app.ts";
import { inlinePool } from "../../../server/assembly/worker-pools.ts";
import { clothStore } from "../../../server/fabrics/cloths/store.ts";
import { keepCatalogueFresh } from "../../../server/fabrics/search/index/catalogue.ts";
import { openDatabase } from "../../../server/platform/db/open.ts";
import { folderStore } from "../../../server/platform/files/folder.ts";
import type { Spent, Word } from "./served.ts";

/** The portal's calls on a data folder, in a process of its own that tells what it spends. Callers are not counted. */
const folder = process.argv[2]!;
const database = await openDatabase({ folder });
const files = folderStore(join(folder, "files"));
const app = await buildApp({
  db: database.db,
  files,
  workers: inlinePool,
  cloths: clothStore({ files, workers: inlinePool }),
  limits: { rates: false },
  logLevel: "warn",
});
const fresh = await keepCatalogueFresh(database, (error) => console.error(error));
const url = await app.listen({ host: "127.0.0.1", port: 0 });

const tell = (word: Word) => process.send!(word);
process.on("message", async (asked: "spent" | "stop") => {
  if (asked === "spent") return tell({ spent: spent() });
  await app.close();
  await fresh.stop();
  await database.close();
  process.exit(0);
});
process.on("disconnect", () => process.exit());
tell({ url });

function spent(): Spent {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1_000, residentMb: process.memoryUsage.rss() / 2 ** 20 };
}
