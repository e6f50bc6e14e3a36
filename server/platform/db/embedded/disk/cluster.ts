import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDiskFull } from "../../../files/room/room.ts";
import { type Claim, settleOwner } from "../../folder-lock/lock.ts";
import { copyFolder } from "./copy-folder.ts";
import { sync, syncFolder } from "./sync.ts";

const NAME = "pglite";
/** The first has no number, a copy has the next one. */
const CLUSTER = /^pglite(?:\.(\d+))?$/;
/** In a cluster while it is made. */
const UNFINISHED = "unfinished";
/** Copies that were cut short, and what was to be deleted. */
const LEFTOVER = /^pglite\.(?:copy|deleted)\.[0-9a-f]+$/;
/** Another has taken a name before. */
const TAKEN = new Set(["EEXIST", "ENOTEMPTY"]);

type Found = { readonly name: string; readonly number: number };
type Say = (line: string) => void;

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** All that have been there and not been deleted yet, the newest first. */
const clustersIn = (folder: string): Found[] =>
  namesIn(folder)
    .flatMap((name) => {
      const [found, number = "1"] = CLUSTER.exec(name) ?? [];
      return found ? [{ name, number: Number(number) }] : [];
    })
    .sort((one, other) => other.number - one.number);

/** Whether the embedded database has files in a data folder. */
export const hasCluster = (folder: string) => clustersIn(folder).length > 0;

export type Cluster = {
  readonly path: string;
  /** A new one, which is to be made there; `made` is called when all of it is there. */
  readonly isNew: boolean;
  made(): void;
};
export type ClusterOptions = {
  readonly ownerBefore: Claim["ownerBefore"];
  /** Does not return once the folder is another's. */
  readonly endIfLost: () => void;
  readonly say: Say;
  readonly copy?: typeof copyFolder;
};

/**
 * Where the embedded database has its files in a data folder. Where the owner before may still be about to write, they are copied
 * first: a process can stand still between asking whether the folder is its own and writing, for as long as it likes. Whatever it
 * has opened, and whatever path of the old files it holds, is of files that nobody reads any more.
 */
export function clusterIn(folder: string, options: ClusterOptions): Cluster {
  const { ownerBefore, endIfLost, say } = options;
  const newest = clustersIn(folder).find(({ name }) => isWhole(folder, name));
  const cluster = newest ? (ownerBefore === "unknown" ? moved(newest, folder, options) : newest) : begun(folder, options);
  endIfLost();
  // Lower ones alone: a higher one would be that of somebody who has taken the folder over since.
  for (const old of clustersIn(folder)) if (old.number < cluster.number) clear(folder, old.name, say);
  clearLeftovers(folder, say);
  const path = join(folder, cluster.name);
  const made = () => {
    syncFolder(path);
    rmSync(join(path, UNFINISHED));
    sync(path);
    sync(folder);
  };
  return { path, isNew: !newest, made };
}

/** Making one takes seconds; what was cut short there holds nothing yet, and is made again. */
const isWhole = (folder: string, name: string): boolean =>
  !existsSync(join(folder, name, UNFINISHED)) && readdirSync(join(folder, name)).length > 0;

/** A new one: put into place with its sign in it, so that nobody who stood still can put a sign into that of another. */
function begun(folder: string, { endIfLost }: ClusterOptions): Found {
  const aside = join(folder, `${NAME}.copy.${unique()}`);
  mkdirSync(aside);
  writeFileSync(join(aside, UNFINISHED), "");
  const found = placed(aside, folder, (clustersIn(folder)[0]?.number ?? 0) + 1, endIfLost);
  settleOwner(folder);
  return found;
}

/** The files under the next number: a copy of them or, where there is no room for one, themselves; another start tries again then. */
function moved({ name, number }: Found, folder: string, { endIfLost, say, copy = copyFolder }: ClusterOptions): Found {
  const aside = join(folder, `${NAME}.copy.${unique()}`);
  say(
    `Who used ${folder} before is not known to have ended. Copying the embedded database, so that nobody else can write to it …`,
  );
  try {
    copy(join(folder, name), aside);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    say("There is no room for a copy of the embedded database. Make sure that the portal which used it before has ended.");
    return placed(join(folder, name), folder, number + 1, endIfLost);
  }
  const found = placed(aside, folder, number + 1, endIfLost);
  settleOwner(folder);
  return found;
}

/** Puts a cluster under the first free number from one on. */
function placed(path: string, folder: string, from: number, endIfLost: () => void): Found {
  for (let number = from; ; number++) {
    const name = number === 1 ? NAME : `${NAME}.${number}`;
    endIfLost();
    try {
      renameSync(path, join(folder, name));
      sync(folder);
      return { name, number };
    } catch (error) {
      if (!TAKEN.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
    }
  }
}

const unique = () => randomBytes(6).toString("hex");

/** Deletes copies that were cut short, and what is left of older clusters; call it while the folder is held. */
export function clearLeftovers(folder: string, say: Say): void {
  for (const name of namesIn(folder)) if (LEFTOVER.test(name)) clear(folder, name, say);
}

/** What cannot be deleted is left for the next start. */
function clear(folder: string, name: string, say: Say): void {
  try {
    discard(folder, name, say);
  } catch (error) {
    say(`Old files of the embedded database could not be deleted: ${(error as Error).message}`);
  }
}

/** Deletes, and takes the name away at once, so that nobody uses what is half deleted. */
function discard(folder: string, name: string, say: Say): void {
  const path = join(folder, `${NAME}.deleted.${unique()}`);
  renameSync(join(folder, name), path);
  try {
    rmSync(path, { recursive: true, force: true });
  } catch (error) {
    say(`${path} could not be deleted: ${(error as Error).message}`);
  }
}
