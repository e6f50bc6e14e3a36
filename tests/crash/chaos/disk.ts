import { spawnSync } from "node:child_process";
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const CHUNK_BYTES = 1 << 20;

/** A folder, on a small disk of its own where the system lets us mount one. */
export type Disk = {
  readonly folder: string;
  /** Why it has no disk of its own; null where it has. */
  readonly refused: string | null;
  /** Takes all the room there is, to the last byte, or leaves so many bytes of it. */
  fill(leaving?: number): void;
  free(): void;
  remove(): void;
};

export function smallDisk(megabytes: number): Disk {
  const within = mkdtempSync(join(tmpdir(), "selvedge-chaos-"));
  // Whoever uses it may be somebody else.
  chmodSync(within, 0o755);
  const folder = join(within, "data");
  mkdirSync(folder, { recursive: true });
  const { status, stderr, error } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], {
    encoding: "utf8",
  });
  const refused = status === 0 ? null : `a disk cannot be mounted here: ${(error?.message ?? stderr).trim()}`;
  const filler = join(folder, "filler");
  return {
    folder,
    refused,
    fill(leaving = 0) {
      const file = openSync(filler, "a");
      try {
        for (let size = CHUNK_BYTES; size >= 1; ) {
          const { bavail, bsize } = statfsSync(folder);
          if (leaving > 0 && bavail * bsize <= leaving) break;
          try {
            writeSync(file, Buffer.alloc(size));
          } catch (error) {
            if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
            size >>= 1;
          }
        }
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      // Lazily: whoever still has a file open there ends after us.
      if (refused === null) spawnSync("umount", ["--lazy", folder]);
      rmSync(within, { recursive: true, force: true });
    },
  };
}
