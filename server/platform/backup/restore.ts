import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { oneAtATime } from "../db/advisory-lock.ts";
import { applyMigration, type Migration, missingMigrations, readMigrations } from "../db/migrate.ts";
import type { Db } from "../db/open.ts";
import { syncFolder } from "../files/folder/disk.ts";
import { SHELVES, storedFiles } from "../files/folder/shelves.ts";
import type { Say } from "../say.ts";
import { type Entry, readArchive } from "./archive.ts";
import { CannotRestore, type Contents, damaged, HEADER, type Header, migrationsOf, parseHeader } from "./contents.ts";
import { loadEntries } from "./load.ts";
import { setSequences, suspendRules, tablesOf } from "./tables.ts";
import type { Place } from "./write.ts";

type Backup = { readonly path: string; readonly known: readonly Migration[] };

/**
 * Puts a backup into an empty portal and brings its schema up to date, in one transaction: when anything fails, the database and the
 * stored files are as they were. `known` are the migrations of this portal. Throws `CannotRestore`.
 */
export async function restoreBackup(
  { db, filesFolder }: Omit<Place, "kind">,
  path: string,
  say: Say,
  known: readonly Migration[] = readMigrations(),
): Promise<Contents> {
  return oneAtATime(db, "migrate", (connection) =>
    connection.transaction().execute(async (tx) => {
      await refuseUnlessEmpty(tx, filesFolder);
      const aside = join(filesFolder, "restoring");
      await rm(aside, { recursive: true, force: true });
      for (const shelf of SHELVES) await mkdir(join(aside, shelf), { recursive: true });
      try {
        const restored = await restoreInto(tx, aside, { path, known }, say);
        await putInPlace(aside, filesFolder);
        return restored;
      } finally {
        await rm(aside, { recursive: true, force: true });
      }
    }),
  );
}

/** What a backup is of. Throws `CannotRestore` for a file that this portal cannot restore. */
export const readHeader = (path: string, known: readonly Migration[] = readMigrations()): Promise<Header> =>
  openBackup({ path, known }, async ({ header }) => header);

type Opened = { readonly header: Header; readonly migrations: readonly Migration[]; readonly entries: AsyncIterable<Entry> };

/** Reads the header of a backup and lets `work` go on with what follows it. */
async function openBackup<Result>({ path, known }: Backup, work: (opened: Opened) => Promise<Result>): Promise<Result> {
  const entries = readArchive(path);
  try {
    const first = await entries.next();
    if (first.done || first.value.name !== HEADER) throw damaged();
    const header = parseHeader(first.value.bytes.toString());
    return await work({ header, migrations: migrationsOf(header, known), entries });
  } finally {
    await entries.return(undefined);
  }
}

async function refuseUnlessEmpty(tx: Db, filesFolder: string): Promise<void> {
  const tables = await tablesOf(tx);
  if (tables.length > 0)
    throw new CannotRestore("The database is not empty: a backup is restored into an empty one. Nothing was changed.");
  for await (const _ of storedFiles(filesFolder))
    throw new CannotRestore(`${filesFolder} holds stored files: a backup is restored into an empty folder. Nothing was changed.`);
}

async function restoreInto(tx: Db, aside: string, backup: Backup, say: Say): Promise<Contents> {
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(tx);
  const restored = await openBackup(backup, async ({ header, migrations, entries }) => {
    await applyMissing(tx, migrations);
    const resumeRules = await suspendRules(tx, await tablesOf(tx));
    const loaded = await loadEntries(tx, { header, entries, filesFolder: aside }, say);
    say("Rows and files read");
    await setSequences(tx, header.sequences);
    await resumeRules();
    return loaded;
  });
  const later = await applyMissing(tx, backup.known);
  if (later > 0) say(`Schema brought up to date (${later} migrations)`);
  return restored;
}

async function applyMissing(tx: Db, migrations: readonly Migration[]): Promise<number> {
  const missing = await missingMigrations(tx, migrations);
  for (const migration of missing) await applyMigration(tx, migration);
  return missing.length;
}

/** The last step before the end of the transaction. When the commit fails they stay, because it may still have been carried out. */
async function putInPlace(aside: string, filesFolder: string): Promise<void> {
  for (const shelf of SHELVES) {
    // Holds empty folders at most.
    await rm(join(filesFolder, shelf), { recursive: true, force: true });
    await rename(join(aside, shelf), join(filesFolder, shelf));
  }
  await syncFolder(filesFolder);
}
