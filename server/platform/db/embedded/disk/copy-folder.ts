import { chownSync, constants, cpSync, readdirSync, realpathSync, rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { isDiskFull } from "../../../files/room/room.ts";
import { syncFolder } from "./sync.ts";

/** Whoever stood still ends one thing that it was about to do, and no more, so that a second try finds nothing changed. */
const MAX_TRIES = 3;

/** Copies a folder, file by file, and flushes the copy, which is its owner's whoever makes it. Throws, and leaves none, where there is no room or the original goes on changing. */
export function copyFolder(from: string, to: string): void {
  for (let tries = 1; ; tries++) {
    try {
      // With a filter Node copies each file by itself; without one it has been seen to report success on a full disk.
      cpSync(realpathSync(from), to, { recursive: true, mode: constants.COPYFILE_FICLONE, filter: () => true });
      if (filesIn(from) !== filesIn(to)) throw new Error(`${from} changes while it is copied.`);
      giveTo(statSync(from), to);
      syncFolder(to);
      return;
    } catch (error) {
      rmSync(to, { recursive: true, force: true });
      if (tries === MAX_TRIES || isDiskFull(error)) throw error;
    }
  }
}

/** A copy made by root is still of whoever owns the original. */
function giveTo({ uid, gid }: { readonly uid: number; readonly gid: number }, folder: string): void {
  if (process.getuid?.() !== 0) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) chownSync(join(folder, name), uid, gid);
  chownSync(folder, uid, gid);
}

/** Every file and folder below, with its size. */
const filesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return `${relative(folder, path)} ${entry.isFile() ? statSync(path).size : "folder"}`;
    })
    .sort()
    .join("\n");
