import { join } from "node:path";
import { wallClock } from "./clock.ts";
import { fillClothColumns } from "./cloths/fill-columns.ts";
import { type Cloths, clothStore } from "./cloths/store.ts";
import { oneAtATime } from "./db/advisory-lock.ts";
import type { Listening } from "./db/listen.ts";
import { FolderInUse, type FolderLock, lockFolder } from "./db/lock.ts";
import { migrate } from "./db/migrate.ts";
import { type Database, openDatabase } from "./db/open.ts";
import { folderStore, sweepParts } from "./files/folder.ts";
import type { FileStore } from "./files/store.ts";
import type { Crew } from "./jobs/crew.ts";
import { restingCrew } from "./jobs/resting.ts";
import { keepCatalogueFresh } from "./search/catalogue.ts";
import { type Watch, watchLooks } from "./search/pictures/keep.ts";
import { type Afterwork, finishSeed, seed } from "./seed/main.ts";
import { type Settings, WrongSettings } from "./settings.ts";

export type Ground = {
  readonly database: Database;
  readonly files: FileStore;
  readonly cloths: Cloths;
  readonly crew: Crew;
  /** Begins what the start left for later; call it when the portal answers. */
  finish(): void;
  close(): Promise<void>;
};

/** Says a step with the seconds since the start. */
export type Say = (line: string) => void;
export function sayWithSeconds(write: (line: string) => void = console.log): Say {
  const began = performance.now();
  return (line) => write(`${((performance.now() - began) / 1_000).toFixed(1).padStart(6)} s  ${line}`);
}

/** Opens database and files, brings the schema up to date and fills an empty database. `onLost` is told when the embedded database dies. */
export async function openGround(settings: Settings, say: Say, onLost: (error: Error) => void): Promise<Ground> {
  let lock: FolderLock | null = null;
  if (!settings.databaseUrl) lock = lockFolder(settings.dataFolder);
  try {
    const database = await openDatabase(
      settings.databaseUrl ? { url: settings.databaseUrl, onLost: sayConnectionLost } : { folder: settings.dataFolder, onLost },
    );
    say(settings.databaseUrl ? "PostgreSQL reached" : "Embedded database open");
    const applied = await migrate(database.db);
    if (applied.length > 0) say(`Schema brought up to date (${applied.length} migrations)`);
    const folder = join(settings.dataFolder, "files");
    await sweepParts(folder, wallClock.now());
    const files = folderStore(folder);
    const measured = await fillClothColumns(database.db, files);
    if (measured > 0) say(`${measured} cloths measured for the near view`);
    await fill(database, files, settings, say);
    let afterwork: Afterwork | null = null;
    let looks: Watch | null = null;
    let fresh: Promise<Listening> | null = null;
    const crew = restingCrew();
    const cloths = clothStore({ files, crew });
    return {
      database,
      files,
      cloths,
      crew,
      finish() {
        fresh = keepCatalogueFresh(database, (error) => console.error("The search could not take in a change:", error));
        looks = watchLooks({ db: database.db, files, cloths, crew });
        if (settings.seed === "none") return;
        const of = { db: database.db, files, cloths, clock: wallClock, progress: say, scope: settings.seed };
        afterwork = finishSeed(of, (error) => console.error("The demo mill could not be finished:", error));
      },
      async close() {
        // What the crew is busy with for the looks fails when it ends, and is done at the next start.
        const watched = looks?.stop();
        await fresh?.then((listening) => listening.stop());
        await afterwork?.stop();
        await crew.end();
        await watched;
        await database.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** The pool opens another on the next query. */
const sayConnectionLost = ({ message }: Error) => console.error(`A connection to PostgreSQL was lost: ${message}`);

/** Sets up the demo mill, in one process at a time. The embedded database has one process anyway, and one connection. */
async function fill({ db, kind }: Database, files: FileStore, { seed: scope }: Settings, say: Say): Promise<void> {
  if (scope === "none") return;
  const run = () => seed({ db, files, clock: wallClock, progress: say, scope });
  await (kind === "embedded" ? run() : oneAtATime(db, "seed", run));
}

/** Ends the process with a sentence for what a person can mend, with the whole error otherwise. */
export function giveUp(error: unknown): never {
  console.error(error instanceof FolderInUse || error instanceof WrongSettings ? error.message : error);
  process.exit(1);
}

const SHUTDOWN_WITHIN_MS = 15_000;

/** On SIGTERM and SIGINT: stops accepting, lets what is under way finish, then closes. A second signal ends at once. */
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
