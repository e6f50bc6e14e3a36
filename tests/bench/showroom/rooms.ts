import { join } from "node:path";
import type { RecipeKey } from "@selvedge/garment-core";
import { FABRICS } from "../../../demo/fabrics/index.ts";
import { seed } from "../../../demo/main.ts";
import type { GroupSeed, RoomSeed } from "../../../demo/showrooms/room-seed.ts";
import { seedShowrooms, showroomId } from "../../../demo/showrooms/showroom-step.ts";
import { threadPool } from "../../../server/assembly/worker-pools.ts";
import { clothStore } from "../../../server/fabrics/cloths/store.ts";
import { migrate } from "../../../server/platform/db/migrate.ts";
import { openDatabase } from "../../../server/platform/db/open.ts";
import { folderStore } from "../../../server/platform/files/folder.ts";
import { keyOf } from "../../../server/platform/security/keys.ts";
import { wallClock } from "../../../server/platform/time/clock.ts";

/** Fabrics of a group, and what is made of the first of them there. */
const FABRICS_OF_GROUP = 20;
const DRESSED: readonly RecipeKey[] = ["shirt", "blouse", "circleSkirt", "shirtDress"];

/** A room to be measured: of so many fabrics, in one of the two architectures. */
export type MeasuredRoom = { readonly chanelId: string; readonly name: string; readonly fabrics: number };

const MEASURED = [20, 100, 400].flatMap((fabrics) =>
  (["gallery", "loft"] as const).map((architecture) => ({ fabrics, architecture })),
);

function seedOf({ fabrics, architecture }: (typeof MEASURED)[number]): RoomSeed {
  const codes = FABRICS.slice(0, fabrics).map(({ code }) => code);
  const groups = Array.from({ length: Math.ceil(fabrics / FABRICS_OF_GROUP) }, (_, nth): GroupSeed => {
    const hung = codes.slice(nth * FABRICS_OF_GROUP, (nth + 1) * FABRICS_OF_GROUP);
    return {
      name: { en: `Group ${nth + 1}` },
      story: { en: `The fabrics ${hung[0]} to ${hung.at(-1)}, in the order of the catalogue.` },
      dressed: [{ recipe: DRESSED[nth % DRESSED.length]!, fabric: hung[0]! }],
      fabrics: hung,
    };
  });
  return {
    key: `bench ${architecture} ${fabrics}`,
    scope: "vr",
    name: { en: `${fabrics} fabrics, ${architecture}` },
    description: { en: "A room to be measured." },
    cover: { fabric: codes[0]!, layout: { seed: 1, angle: 20, width: 46, depth: 16 } },
    groups,
    plan: { version: 1, architecture },
  };
}

/** Sets up the whole demo mill in a folder, makes the rooms that are measured as those of the mill are made, and draws the tiles of what hangs there. */
export async function millWithRooms(folder: string): Promise<readonly MeasuredRoom[]> {
  const database = await openDatabase({ folder });
  const workers = threadPool();
  try {
    const { db } = database;
    await migrate(db);
    const files = folderStore(join(folder, "files"), { salt: await keyOf(db, "records") });
    await seed({ db, files, clock: wallClock, progress: () => {}, scope: "full" });
    const seeds = MEASURED.map(seedOf);
    await seedShowrooms({ db, files, clock: wallClock }, seeds);
    const cloths = clothStore({ files, workers });
    const rows = await db
      .selectFrom("chanel_items as i")
      .innerJoin("chanel_groups as g", "g.id", "i.group_id")
      .innerJoin("products as p", "p.id", "i.product_id")
      .select("p.cloth_hash")
      .distinct()
      .where("g.chanel_id", "in", seeds.map(showroomId))
      .where("p.cloth_hash", "is not", null)
      .execute();
    await Promise.all(rows.map(({ cloth_hash }) => cloths.prepare(cloth_hash!)));
    return seeds.map((room, nth) => ({ chanelId: showroomId(room), name: room.name.en, fabrics: MEASURED[nth]!.fabrics }));
  } finally {
    await workers.end();
    await database.close();
  }
}
