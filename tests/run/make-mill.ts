import { join } from "node:path";
import { seed } from "../../demo/main.ts";
import { threadPool } from "../../server/assembly/worker-pools.ts";
import { SMALL_SWATCH_NAMES } from "../../server/fabrics/cloths/address.ts";
import { clothStore } from "../../server/fabrics/cloths/store.ts";
import { migrate } from "../../server/platform/db/migrate.ts";
import { openDatabase } from "../../server/platform/db/open.ts";
import { folderStore } from "../../server/platform/files/folder.ts";
import { sayWithSeconds } from "../../server/platform/say.ts";
import { keyOf } from "../../server/platform/security/keys.ts";
import { wallClock } from "../../server/platform/time/clock.ts";

/** `node tests/run/make-mill.ts FOLDER`: sets up the small demo mill, draws the pictures of its cloths but the threads of near, which few ask for, on all cores. */
const [folder = ""] = process.argv.slice(2);
const say = sayWithSeconds((line) => console.log(`mill ${line}`));
const database = await openDatabase({ folder });
const { db } = database;
await migrate(db);
const files = folderStore(join(folder, "files"), { salt: await keyOf(db, "records") });
await seed({ db, files, clock: wallClock, progress: say, scope: "small" });

const workers = threadPool();
const cloths = clothStore({ files, workers });
const rows = await db.selectFrom("products").select("cloth_hash").where("cloth_hash", "is not", null).execute();
await Promise.all(
  rows.map(async ({ cloth_hash }) => {
    for (const small of SMALL_SWATCH_NAMES) await cloths.picture(cloth_hash!, small);
  }),
);
say(`Pictures of ${rows.length} cloths drawn`);
await workers.end();
await database.close();
