import { constants, cpSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sync, syncFolder } from "./sync.ts";

const NAME = "pglite";
/** Beside what is not whole yet. */
const UNFINISHED = ".unfinished";
/** The first has no number, a copy has the next one. */
const CLUSTER = /^pglite(?:\.(\d+))?$/;
const COPY_UNFINISHED = /^pglite\.\d+\.unfinished$/;
/** There is no room: on the disk, or for this owner. */
const NO_ROOM = new Set(["ENOSPC", "EDQUOT"]);

type Found = { readonly name: string; readonly number: number };

/** All that have been there and not been deleted yet, the newest first. */
const clustersIn = (folder: string): Found[] =>
  namesIn(folder)
    .flatMap((name) => {
      const [found, number = "1"] = CLUSTER.exec(name) ?? [];
      return found ? [{ name, number: Number(number) }] : [];
    })
    .sort((one, other) => other.number - one.number);

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** Whether the embedded database has files in a data folder. */
export const hasCluster = (folder: string) => clustersIn(folder).length > 0;

export type Cluster = {
  readonly path: string;
  /** A new one, which is to be made there; `made` is called when all of it is on the disk. */
  readonly isNew: boolean;
  made(): void;
};

/**
 * Where the embedded database has its files in a data folder. Where the owner before may still be about to write, they are copied:
 * a process can stand still between asking whether the folder is its own and writing, for as long as it likes. Whatever it has
 * opened, and whatever path it holds, is then of files that nobody reads any more. `say` is told when there is no room for that.
 */
export function clusterIn(folder: string, ownerBefore: "ended" | "unknown", say: (line: string) => void): Cluster {
  const unfinished = join(folder, `${NAME}${UNFINISHED}`);
  // Copying a new cluster to disk takes seconds; one that was cut short there holds nothing yet and is made again.
  if (existsSync(unfinished)) rmSync(join(folder, NAME), { recursive: true, force: true });
  const [newest] = clustersIn(folder);
  if (!newest) {
    writeFileSync(unfinished, "");
    const path = join(folder, NAME);
    const made = () => {
      syncFolder(path);
      rmSync(unfinished);
    };
    return { path, isNew: true, made };
  }
  const cutShort = namesIn(folder).filter((name) => COPY_UNFINISHED.test(name));
  for (const name of cutShort) rmSync(join(folder, name), { recursive: true, force: true });
  // Who began a copy may have been killed before the one for whose sake it did went on.
  const isCopied = ownerBefore === "unknown" || cutShort.length > 0;
  const name = isCopied ? copyOf(newest, folder, say) : newest.name;
  for (const old of clustersIn(folder)) if (old.name !== name) rmSync(join(folder, old.name), { recursive: true, force: true });
  return { path: join(folder, name), isNew: false, made() {} };
}

/** The copy's name; that of the original where there is no room for one. */
function copyOf({ name, number }: Found, folder: string, say: (line: string) => void): string {
  const copy = `${NAME}.${number + 1}`;
  const aside = join(folder, `${copy}${UNFINISHED}`);
  try {
    cpSync(join(folder, name), aside, { recursive: true, mode: constants.COPYFILE_FICLONE });
    syncFolder(aside);
    renameSync(aside, join(folder, copy));
    sync(folder);
    return copy;
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!NO_ROOM.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
    say(
      `There is no room in ${folder} for a copy of the embedded database, so its files are used as they are. ` +
        "Make sure that the portal which used them before has ended.",
    );
    return name;
  }
}
