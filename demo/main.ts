import {
  type Clock,
  clothStore,
  type Db,
  drawRoomsAhead,
  type FileStore,
  inlinePool,
  keepKnownDescriptors,
  threadPool,
} from "@selvedge/server";
import { DESCRIPTOR_VERSION } from "@selvedge/textile-core";
import { seedFabrics } from "./catalogue/fabric-step.ts";
import { drawFirstPictures } from "./catalogue/first-pictures-step.ts";
import { seedSelling } from "./catalogue/selling-step.ts";
import { renewBanners, seedContent, seedTrims } from "./content/content-step.ts";
import { shippedDescriptors } from "./descriptors/shipped.ts";
import {
  seedGarmentOrders,
  seedInspectionDesk,
  seedLapDipDesk,
  seedMessageDesk,
  seedQuotations,
  seedSampleDesk,
} from "./desk/steps/desk-step.ts";
import { seedCovers, seedMenus } from "./menus/menu-step.ts";
import { seedOrders } from "./orders/order-step.ts";
import { createDemoPeople } from "./people/people.ts";
import { isWhole, type Scope, type Services } from "./scope.ts";
import { seedShowrooms } from "./showrooms/showroom-step.ts";
import { renewDrapes, seedStyles } from "./styles/style-step.ts";
import { STYLES } from "./styles/styles.ts";
import { renewWelcome, seedWelcome } from "./welcome/welcome-step.ts";

export type { Scope } from "./scope.ts";

/** Changes when styles join the library, so that a portal set up before gets them too. */
const LIBRARY = `library ${STYLES.length}`;
/** Changes with the version of the descriptor, so that a portal set up before gets the new ones too. */
const DESCRIPTORS = `descriptors ${DESCRIPTOR_VERSION}`;
/** Pixels of a cloth's tile in the light scope. */
const LIGHT_PX = 128;

/**
 * Sets up the demo mill. Every step makes only what is missing, so that after a crash the next start goes on; a step that
 * was finished once is never run again. Long work is done in one thread for each core.
 */
export async function seed(seeding: {
  readonly db: Db;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly progress: (label: string) => void;
  readonly scope: Scope;
}): Promise<void> {
  await once(seeding, seeding.scope, () => seedPeopleAndCatalogue(seeding));
  if (isWhole(seeding.scope)) await once(seeding, LIBRARY, () => withWorkers(seeding, seedStyles));
  if (isWhole(seeding.scope)) await once(seeding, DESCRIPTORS, () => keepKnownDescriptors(seeding, shippedDescriptors()));
  if (seeding.scope !== "accounts") await once(seeding, `selling ${seeding.scope}`, () => seedSelling(seeding));
  if (seeding.scope !== "accounts") await once(seeding, `content ${seeding.scope}`, () => seedContent(seeding));
  // Threads draw while this one writes: two to three seconds of fifty on two cores.
  if (isWhole(seeding.scope))
    await Promise.all([once(seeding, "first pictures", () => withWorkers(seeding, seedPictures)), seedDesks(seeding)]);
}

/**
 * Trims, what customers and the mill have asked of each other, and showrooms, whose agreed prices are for orders to come; each with the name
 * it is remembered by once it is done.
 */
const DESKS: readonly (readonly [name: string, step: (seeding: Seeding) => Promise<void>])[] = [
  ["trims", seedTrims],
  ["lap-dips", seedLapDipDesk],
  ["samples", seedSampleDesk],
  ["orders", seedOrders],
  ["quotations", seedQuotations],
  ["inspections", seedInspectionDesk],
  ["messages", seedMessageDesk],
  ["garment orders", seedGarmentOrders],
  ["showrooms", seedShowrooms],
];

async function seedDesks(seeding: Seeding): Promise<void> {
  for (const [name, step] of DESKS) await once(seeding, name, () => step(seeding));
}

type Seeding = Parameters<typeof seed>[0];

/** Runs a step of setting up unless it was finished before. */
async function once({ db, clock }: Pick<Seeding, "db" | "clock">, scope: string, work: () => Promise<void>): Promise<void> {
  if (await db.selectFrom("seeded").select("scope").where("scope", "=", scope).executeTakeFirst()) return;
  await work();
  await db
    .insertInto("seeded")
    .values({ scope, at: clock.now() })
    .onConflict((on) => on.doNothing())
    .execute();
}

async function seedPeopleAndCatalogue(seeding: Seeding): Promise<void> {
  await createDemoPeople(seeding.db, seeding.clock.now());
  if (seeding.scope !== "accounts") await withWorkers(seeding, seedCatalogue);
}

async function withWorkers(seeding: Seeding, work: (services: Services) => Promise<void>): Promise<void> {
  const workers = isWhole(seeding.scope) ? threadPool() : inlinePool;
  const cloths = clothStore({ files: seeding.files, workers, ...(seeding.scope === "light" && { longestPx: LIGHT_PX }) });
  try {
    await work({ ...seeding, workers, cloths });
  } finally {
    await workers.end();
  }
}

async function seedCatalogue(services: Services): Promise<void> {
  await seedMenus(services);
  await seedFabrics(services);
  await seedStyles(services);
  await seedWelcome(services);
  await seedCovers(services);
}

async function seedPictures(services: Services): Promise<void> {
  await drawFirstPictures(services);
  services.progress("Pictures of the first pages drawn");
}

/** Work that goes on while the portal already answers. */
export type Afterwork = { stop(): Promise<void> };

/**
 * What the first start need not wait for: the pictures of cloths and of rooms that nobody has looked at yet. What is not done when it
 * is stopped is done at the next start; `finished` is called when all of it is.
 */
export function finishSeed(
  { scope, ...parts }: Parameters<typeof drawRoomsAhead>[0] & Pick<Services, "scope">,
  finished: () => void,
  failed: (error: unknown) => void,
): Afterwork {
  const { db, files, cloths } = parts;
  let stopped = false;
  const work = async () => {
    if (!isWhole(scope)) return;
    await renewDrapes({ db, files });
    await renewBanners({ db, files });
    await renewWelcome({ db, files });
    const rows = await db
      .selectFrom("products")
      .select("cloth_hash")
      .where("cloth_hash", "is not", null)
      .orderBy("code")
      .execute();
    // Every visitor sees the pictures of lists, few zoom in on threads: those come last. Rooms are drawn in their cloths.
    for (const { cloth_hash } of rows) if (!stopped) await cloths.prepare(cloth_hash!);
    await drawRoomsAhead(parts, () => stopped);
    for (const { cloth_hash } of rows) if (!stopped) await cloths.prepareNear(cloth_hash!);
  };
  const running = work().then(
    () => stopped || finished(),
    (error) => stopped || failed(error),
  );
  return {
    async stop() {
      stopped = true;
      await running;
    },
  };
}
