import { constants, cpSync, readdirSync, rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { syncFolder } from "./sync.ts";

/** Whoever stood still ends one thing that it was about to do, and no more, so that a second try finds nothing changed. */
const MAX_TRIES = 3;

/** Copies a folder, file by file, and flushes the copy. Throws, and leaves none, where there is no room or the original goes on changing. */
export function copyFolder(from: string, to: string): void {
  try {
    for (let tries = 1; ; tries++) {
      try {
        // With a filter Node copies each file by itself; without one it has been seen to report success on a full disk.
        cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE, filter: () => true });
        if (filesIn(from) !== filesIn(to)) throw new Error(`${from} changes while it is copied.`);
        break;
      } catch (error) {
        if (tries === MAX_TRIES || isNoRoom(error)) throw error;
        rmSync(to, { recursive: true, force: true });
      }
    }
    syncFolder(to);
  } catch (error) {
    rmSync(to, { recursive: true, force: true });
    throw error;
  }
}

/** There is no room: on the disk, or for this owner. */
const NO_ROOM = new Set(["ENOSPC", "EDQUOT"]);
export const isNoRoom = (error: unknown): boolean => NO_ROOM.has((error as NodeJS.ErrnoException).code ?? "");

/** Every file and folder below, with its size. */
const filesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return `${relative(folder, path)} ${entry.isFile() ? statSync(path).size : "folder"}`;
    })
    .sort()
    .join("\n");
