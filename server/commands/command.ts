import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { loadEnvFile } from "node:process";
import { parseArgs } from "node:util";
import { CannotBackUp, CannotRestore, type Contents } from "../platform/backup/contents.ts";
import { FolderInUse } from "../platform/db/folder-lock/lock.ts";
import { isDiskFull } from "../platform/files/room/room.ts";
import { readSettings, type Settings, WrongSettings } from "../platform/settings.ts";

/** Errors whose message is for the person who gave the command. */
const FOR_PEOPLE = [CannotBackUp, CannotRestore, FolderInUse, WrongSettings];

/** Runs a command that takes one FILE, and ends the process with a sentence for errors that a person can correct. */
export async function runCommand(usage: string, work: (path: string, settings: Settings) => Promise<void>): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length !== 1) {
    console.error(usage);
    process.exit(1);
  }
  if (existsSync(".env")) loadEnvFile(".env");
  try {
    // npm runs a script in the project's folder; a relative path is meant from where npm was called.
    await work(resolve(process.env.INIT_CWD ?? ".", positionals[0]!), readSettings(process.env));
  } catch (error) {
    if (isDiskFull(error)) console.error(`There is no room left on the disk (${(error as Error).message}).`);
    else console.error(FOR_PEOPLE.some((kind) => error instanceof kind) ? (error as Error).message : error);
    process.exit(1);
  }
}

const BYTES_PER_MB = 1_000_000;

/** As `68 tables, 1,204 rows, 310 files (41.3 MB)`. */
export function inWords({ rows, files, fileBytes }: Contents): string {
  const counts = Object.values(rows);
  const count = (value: number) => value.toLocaleString("en");
  return `${counts.length} tables, ${count(counts.reduce((total, one) => total + one, 0))} rows, ${count(files)} files (${megabytes(fileBytes)})`;
}

export const megabytes = (bytes: number) => `${(bytes / BYTES_PER_MB).toFixed(1)} MB`;
