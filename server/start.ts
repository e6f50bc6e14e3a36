import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Afterwork, FABRIC_MENUS, finishSeed, seed } from "@selvedge/demo";
import { bytesOfCompany, SHOWN_IN, UPLOADED } from "./assembly/stored-files.ts";
import { lowestPriorityPool, portalPool, preparingPool } from "./assembly/worker-pools.ts";
import { fillClothColumns } from "./fabrics/cloths/fill-columns.ts";
import { type Cloths, clothStore } from "./fabrics/cloths/store.ts";
import type { FabricMenu } from "./fabrics/menus/fabric-menu.ts";
import { keepCatalogueFresh } from "./fabrics/search/index/catalogue.ts";
import { type Watch, watchDescriptors } from "./fabrics/search/pictures/seen/keep.ts";
import { NAMED_BY_SCENES } from "./garments/scenes/store.ts";
import { drawRoomsAhead } from "./garments/showrooms/picture/draw-ahead.ts";
import { type AtRest, drapeAtRest } from "./garments/styles/drapes/drapes-at-rest.ts";
import { type DrapesAhead, drapeOpened, NOTHING_AHEAD } from "./garments/styles/drapes/drapes-opened.ts";
import { oneAtATime } from "./platform/db/advisory-lock.ts";
import { clearLeftovers } from "./platform/db/embedded/disk/cluster.ts";
import { keepLookingAfter } from "./platform/db/embedded/upkeep.ts";
import { FolderInUse, FolderLost, lockFolder } from "./platform/db/folder-lock/lock.ts";
import type { Listening } from "./platform/db/listen.ts";
import { migrate } from "./platform/db/migrate.ts";
import { type Database, openDatabase } from "./platform/db/open.ts";
import { closeUploads } from "./platform/files/close-uploads.ts";
import { keepCollecting } from "./platform/files/collect.ts";
import { folderStore, sweepParts } from "./platform/files/folder.ts";
import { isDiskFull, NO_ROOM, NoRoom, type Room, requireRoom, roomIn } from "./platform/files/room/room.ts";
import type { FileStore } from "./platform/files/store.ts";
import { listenToTraffic, type Traffic } from "./platform/http/traffic.ts";
import { forgetOldWorks } from "./platform/jobs/long-work.ts";
import type { WorkerPool } from "./platform/jobs/pool/worker-pool.ts";
import { openPostOffice } from "./platform/mail/post-office.ts";
import { smtpTransport } from "./platform/mail/smtp.ts";
import type { Say } from "./platform/say.ts";
import { hasKey, keyOf } from "./platform/security/keys.ts";
import { type Settings, WrongSettings } from "./platform/settings.ts";
import { wallClock } from "./platform/time/clock.ts";
import type { Rounds } from "./platform/time/clockwork.ts";
import { openMessenger } from "./platform/webhooks/sending/messenger.ts";
import { postOutside } from "./platform/webhooks/sending/post.ts";
import { watchTheCalendar } from "./trade/due/calendar.ts";

export type Services = {
  readonly database: Database;
  readonly files: FileStore;
  readonly room: Room;
  readonly cloths: Cloths;
  readonly workers: WorkerPool;
  /** Drapes what is opened in other cloths. */
  readonly drapesAhead: DrapesAhead;
  /** Notes every call; work that is only done while nobody calls stops for it. */
  readonly traffic: Traffic;
  /** Menus that take fabrics by what they are. */
  readonly menus: readonly FabricMenu[];
  /** Begins what the start left for later; call it when the portal answers. */
  finish(): void;
  close(): Promise<void>;
};

/** A database that fails a start may say nothing any more. */
const CLOSED_WITHIN_MS = 10_000;

/** Opens database and files, brings the schema up to date and fills an empty database. `onLost` is called when the embedded database ends, or another process takes its folder. */
export async function openServices(settings: Settings, say: Say, onLost: (error: Error) => void): Promise<Services> {
  const room = roomIn(settings.dataFolder, { ...settings, takenBy: bytesOfCompany });
  // That it waits for the lock is printed by silent commands too.
  const lock = settings.databaseUrl ? null : await lockFolder(settings.dataFolder, { onLost, say: console.error });
  let opened: Database | undefined;
  try {
    if (lock) clearLeftovers(settings.dataFolder, console.error);
    await requireRoom(settings.dataFolder);
    const database = await openDatabase(
      settings.databaseUrl
        ? { url: settings.databaseUrl, onLost: sayConnectionLost }
        : { folder: settings.dataFolder, claim: lock?.claim, onLost },
    );
    opened = database;
    say(settings.databaseUrl ? "PostgreSQL reached" : "Embedded database open");
    const applied = await migrate(database.db);
    if (applied.length > 0) say(`Schema brought up to date (${applied.length} migrations)`);
    const folder = join(settings.dataFolder, "files");
    await sweepParts(folder, wallClock.now());
    if (!(await hasKey(database.db, "records"))) await closeUploads(database.db, folderStore(folder), UPLOADED);
    const files = folderStore(folder, { room, salt: await keyOf(database.db, "records") });
    const measured = await fillClothColumns(database.db, files);
    if (measured > 0) say(`${measured} cloths measured for the near view`);
    await fill(database, files, settings, say);
    let afterwork: Afterwork | null = null;
    let descriptors: Watch | null = null;
    let fresh: Promise<Listening> | null = null;
    let atRest: AtRest | null = null;
    let rounds: readonly Rounds[] = [];
    const workers = portalPool();
    const fault = (error: unknown, what: string) => console.error(`${what}:`, error);
    const making = { db: database.db, files, clock: wallClock, fault };
    const drapesAhead = settings.ahead
      ? drapeOpened({ ...making, workers: preparingPool(), nobodyWaits: workers.nobodyWaits })
      : NOTHING_AHEAD;
    const traffic = listenToTraffic();
    const cloths = clothStore({ files, workers });
    return {
      database,
      files,
      room,
      cloths,
      workers,
      drapesAhead,
      traffic,
      menus: FABRIC_MENUS,
      finish() {
        fresh = keepCatalogueFresh(database, (error) => console.error("The search could not take in a change:", error));
        rounds = keepRounds({ database, files }, settings);
        descriptors = watchDescriptors({ db: database.db, files, cloths, workers });
        const drawing = { ...making, cloths, workers };
        const rest = () => {
          const drawAnew = () => drawRoomsAhead(drawing);
          atRest = drapeAtRest({ ...making, traffic, startPool: lowestPriorityPool, drawAnew });
        };
        if (!settings.ahead) return;
        if (settings.seed === "none") return rest();
        afterwork = finishSeed({ ...drawing, scope: settings.seed }, rest, (error) =>
          console.error("The demo mill could not be finished:", error),
        );
      },
      async close() {
        // Jobs that still run fail when the pool is ended, and are done at the next start.
        const watched = descriptors?.stop();
        await fresh?.then((listening) => listening.stop());
        await Promise.all(rounds.map((round) => round.stop()));
        const finishing = [afterwork?.stop(), atRest?.stop()];
        await Promise.all([workers.end(), drapesAhead.stop()]);
        await Promise.all([watched, ...finishing]);
        await database.close();
        lock?.release();
      },
    };
  } catch (error) {
    // A lock that is let go of says that nothing is written any more.
    const closed = opened?.close().then(
      () => true,
      () => false,
    );
    if (!closed || (await Promise.race([closed, wait(CLOSED_WITHIN_MS, false, { ref: false })]))) lock?.release();
    throw error;
  }
}

/** What is done every few seconds or minutes while the portal runs: letters, webhooks, and what a date brings about. */
function keepRounds({ database: { db, kind }, files }: Pick<Services, "database" | "files">, settings: Settings): Rounds[] {
  const fails = (what: string) => (error: unknown) => console.error(`${what}:`, error);
  const parts = { db, clock: wallClock };
  return [
    ...(settings.outbox
      ? [
          openPostOffice({
            ...parts,
            transport: settings.smtp && smtpTransport(settings.smtp, files),
            origin: settings.publicUrl,
            failed: fails("The outbox could not be looked through"),
          }),
        ]
      : []),
    openMessenger({
      ...parts,
      post: postOutside({ insideToo: settings.webhooksInside }),
      failed: fails("Webhooks could not be sent"),
    }),
    forgetOldWorks({ ...parts, files }, fails("Old works could not be forgotten")),
    keepCollecting(
      { ...parts, files, namedWithin: NAMED_BY_SCENES, shownIn: SHOWN_IN },
      fails("Files that nothing names could not be laid aside"),
    ),
    ...(kind === "embedded" ? [keepLookingAfter(db, fails("The embedded database could not be looked after"))] : []),
    watchTheCalendar({ ...parts, failed: fails("What a date brings about could not be done") }),
  ];
}

/** The pool opens another on the next query. */
const sayConnectionLost = ({ message }: Error) => console.error(`A connection to PostgreSQL was lost: ${message}`);

/** Sets up the demo mill, in one process at a time. The embedded database has one process anyway, and one connection. */
async function fill({ db, kind }: Database, files: FileStore, { seed: scope }: Settings, say: Say): Promise<void> {
  if (scope === "none") return;
  const run = () => seed({ db, files, clock: wallClock, progress: say, scope });
  await (kind === "embedded" ? run() : oneAtATime(db, "seed", run));
}

/** Errors whose message says everything a person needs; no stack is printed for them. */
const FOR_PEOPLE = [FolderInUse, FolderLost, WrongSettings, NoRoom];

/** Ends the process: with one sentence for an error that a person can fix, with the whole error otherwise. */
export function giveUp(error: unknown): never {
  if (isDiskFull(error)) console.error(`${NO_ROOM} (${(error as Error).message})`);
  else console.error(error instanceof Error && FOR_PEOPLE.some((kind) => error instanceof kind) ? error.message : error);
  process.exit(1);
}

const SHUTDOWN_WITHIN_MS = 15_000;

/** On SIGTERM and SIGINT: stops accepting, lets running calls finish, then closes. A second signal ends at once. */
export function closeOnSignal(close: () => Promise<void>): void {
  let closing = false;
  const stop = (signal: NodeJS.Signals) => {
    if (closing) process.exit(1);
    closing = true;
    console.log(`${signal}: finishing what is under way …`);
    setTimeout(() => {
      console.error(`Not everything had ended after ${SHUTDOWN_WITHIN_MS / 1_000} s.`);
      process.exit(1);
    }, SHUTDOWN_WITHIN_MS).unref();
    close().then(() => process.exit(0), giveUp);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
