import { createDemoPeople } from "../account/demo.ts";
import type { Clock } from "../clock.ts";
import { clothStore } from "../cloths/store.ts";
import type { Db } from "../db/open.ts";
import type { FileStore } from "../files/store.ts";
import { alone, type Crew, crewOfThreads } from "../jobs/crew.ts";
import { seedContent, seedTrims } from "./content-step.ts";
import {
  seedGarmentOrders,
  seedInspectionDesk,
  seedLapDipDesk,
  seedMessageDesk,
  seedQuotations,
  seedSampleDesk,
} from "./desk-step.ts";
import { seedFabrics } from "./fabric-step.ts";
import { seedCovers, seedMenus } from "./menu-step.ts";
import { seedOrders } from "./order-step.ts";
import type { Ground, Scope } from "./scope.ts";
import { seedSelling } from "./selling-step.ts";
import { seedLibrary, seedOtherDrapes, seedStyles, startDefaultDrapes } from "./style-step.ts";
import { FIRST_STYLES, STYLES, type StyleSeed } from "./styles.ts";
import { seedWelcome } from "./welcome-step.ts";

export { DEMO_LOGINS } from "../account/demo.ts";
export type { Scope } from "./scope.ts";

/** Moves when styles join the library, so that a portal set up before gets them too. */
const LIBRARY = `library ${STYLES.length}`;
/** Pixels of a cloth's tile in the light scope. */
const LIGHT_PX = 128;

/**
 * Sets up the demo mill. Every step makes only what is not there, so that after a crash the next start goes on;
 * once it came to its end it does nothing any more. Long work is done in one thread for each core.
 */
export async function seed(of: {
  readonly db: Db;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly progress: (label: string) => void;
  readonly scope: Scope;
}): Promise<void> {
  await once(of, of.scope, () => seedHouse(of));
  if (of.scope !== "accounts") await once(of, `selling ${of.scope}`, () => seedSelling(of));
  if (of.scope !== "accounts") await once(of, `content ${of.scope}`, () => seedContent(of));
  if (of.scope === "full") await once(of, "trims", () => seedTrims(of));
  if (of.scope === "full") await once(of, "lap-dips", () => seedLapDipDesk(of));
  if (of.scope === "full") await once(of, "samples", () => seedSampleDesk(of));
  if (of.scope === "full") await once(of, "orders", () => seedOrders(of));
  if (of.scope === "full") await once(of, "quotations", () => seedQuotations(of));
  if (of.scope === "full") await once(of, "inspections", () => seedInspectionDesk(of));
  if (of.scope === "full") await once(of, "messages", () => seedMessageDesk(of));
  if (of.scope === "full") await once(of, "garment orders", () => seedGarmentOrders(of));
}

type Seeded = Parameters<typeof seed>[0];

/** Does a part of the setting up unless it once came to its end. */
async function once({ db, clock }: Pick<Seeded, "db" | "clock">, scope: string, work: () => Promise<void>): Promise<void> {
  if (await db.selectFrom("seeded").select("scope").where("scope", "=", scope).executeTakeFirst()) return;
  await work();
  await db
    .insertInto("seeded")
    .values({ scope, at: clock.now() })
    .onConflict((on) => on.doNothing())
    .execute();
}

async function seedHouse(of: Seeded): Promise<void> {
  await createDemoPeople(of.db, of.clock.now());
  if (of.scope !== "accounts") {
    const crew = of.scope === "full" ? crewOfThreads() : alone;
    const cloths = clothStore({ files: of.files, crew, ...(of.scope === "light" && { longestPx: LIGHT_PX }) });
    try {
      await seedCatalogue({ ...of, crew, cloths });
    } finally {
      await crew.end();
    }
  }
}

/** Jobs are given to the crew in this order: fabrics, default drapes; pictures follow as soon as what they show is there. */
async function seedCatalogue(ground: Ground): Promise<void> {
  await seedMenus(ground);
  const fabrics = seedFabrics(ground);
  // What fails here is thrown where it is waited for below, not as a rejection nobody handles meanwhile.
  fabrics.catch(() => undefined);
  const defaults = await startDefaultDrapes(ground);
  const styles = fabrics.then(() => seedStyles(ground, defaults));
  const welcome = styles.then(() => seedWelcome(ground));
  await Promise.all([styles, welcome, ...defaults.values()]);
  await seedCovers(ground);
}

/** Work that goes on while the portal already answers. */
export type Afterwork = { stop(): Promise<void> };

/**
 * What the first start need not wait for, one after the other and in a thread of its own: the other sizes of the first styles,
 * the rest of the style library, the pictures of cloths nobody has looked at yet, the library's other sizes. What is not done
 * when it is stopped is done at the next start; `finished` is told when all of it is.
 */
export function finishSeed(of: Omit<Ground, "crew">, finished: () => void, failed: (error: unknown) => void): Afterwork {
  let crew: Crew | null = null;
  let stopped = false;
  const withThread = async (does: (ground: Ground) => Promise<void>) => {
    // Thrown, so that what was not begun is not taken for done.
    if (stopped) throw new Error("The setting-up was stopped.");
    crew = crewOfThreads(1);
    try {
      await does({ ...of, crew });
    } finally {
      await crew.end();
    }
  };
  const drapeSizes = (styles: readonly StyleSeed[]) => withThread((ground) => seedOtherDrapes(ground, styles));
  const work = async () => {
    if (of.scope !== "full" || stopped) return;
    await drapeSizes(FIRST_STYLES);
    await once(of, LIBRARY, () => withThread(seedLibrary));
    const rows = await of.db
      .selectFrom("products")
      .select("cloth_hash")
      .where("cloth_hash", "is not", null)
      .orderBy("code")
      .execute();
    for (const { cloth_hash } of rows) if (!stopped) await of.cloths.prepare(cloth_hash!);
    await drapeSizes(STYLES);
  };
  const told = () => {
    if (!stopped) finished();
  };
  work().then(told, (error) => {
    if (!stopped) failed(error);
  });
  return {
    async stop() {
      stopped = true;
      await crew?.end();
    },
  };
}
