import { randomBytes } from "node:crypto";
import {
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

type Owner = {
  readonly pid: number;
  /** When the process began, in clock ticks since the machine's start: a pid is given again, this is not. */
  readonly began: string;
  /** The machine's start, so that nothing before a restart counts as alive. */
  readonly boot: string;
  /** The pids' namespace: a container's pid 1 is not ours. */
  readonly space: string;
  readonly since: string;
};

export type FolderLock = { release(): void };

/** A folder that another living process holds. The message is for people. */
export class FolderInUse extends Error {}

const BEAT_MS = 5_000;
/** A process in another container cannot be looked at; it counts as alive while its lock was touched this recently. */
const ALIVE_WITHIN_MS = 20_000;
const FILE = "portal.lock";

const textOf = (path: string): string => {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return "";
  }
};

/** When a process began: field 22 of /proc/<pid>/stat, counted behind the name, which may hold anything. Empty without /proc and for one that is no more: a zombie (Z) has ended, it only waits for its parent to look. */
function beginOf(pid: number): string {
  const fields = textOf(`/proc/${pid}/stat`).split(") ").pop()?.split(" ") ?? [];
  return fields[0] === "Z" || fields[0] === "X" ? "" : (fields[19] ?? "");
}

function pidSpace(): string {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return "";
  }
}

const myself = (now: Date): Owner => ({
  pid: process.pid,
  began: beginOf(process.pid),
  boot: textOf("/proc/sys/kernel/random/boot_id"),
  space: pidSpace(),
  since: now.toISOString(),
});

function isAlive(owner: Owner, me: Owner, touchedMsAgo: number): boolean {
  if (owner.boot !== me.boot) return false;
  if (owner.space !== me.space) return touchedMsAgo < ALIVE_WITHIN_MS;
  if (owner.began) return beginOf(owner.pid) === owner.began;
  try {
    process.kill(owner.pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function read(path: string): { text: string; owner: Owner | null; touchedMsAgo: number } | null {
  try {
    const text = readFileSync(path, "utf8");
    const touchedMsAgo = Date.now() - statSync(path).mtimeMs;
    try {
      return { text, owner: JSON.parse(text) as Owner, touchedMsAgo };
    } catch {
      return { text, owner: null, touchedMsAgo };
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Makes `path` a second name of the file aside: whole from the first moment, and false when the name is taken. */
function claim(aside: string, path: string): boolean {
  try {
    linkSync(aside, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Holds a folder for this process: two on one embedded database lose each other's rows. A lock left by a dead process is taken over.
 * Throws `FolderInUse` when its owner lives.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, FILE);
  const me = myself(new Date());
  const aside = `${path}.${randomBytes(6).toString("hex")}`;
  writeFileSync(aside, JSON.stringify(me));
  try {
    while (!claim(aside, path)) takeAwayIfDead(path, me, folder);
  } finally {
    rmSync(aside, { force: true });
  }
  const beat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(path, now, now);
    } catch {
      // The lock was taken away by hand; the next start will say what it finds.
    }
  }, BEAT_MS);
  beat.unref();
  return {
    release() {
      clearInterval(beat);
      if (read(path)?.text === JSON.stringify(me)) rmSync(path, { force: true });
    },
  };
}

/** Renames a dead owner's lock away. Of several that try, one renames it; who gets hold of a living one's by accident puts it back. */
function takeAwayIfDead(path: string, me: Owner, folder: string): void {
  const found = read(path);
  if (!found) return;
  if (found.owner && isAlive(found.owner, me, found.touchedMsAgo))
    throw new FolderInUse(
      `The folder ${folder} is already used by a running portal (process ${found.owner.pid}, since ${found.owner.since}). ` +
        "Stop it first, or name another folder in SELVEDGE_DATA.",
    );
  const away = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    renameSync(path, away);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  if (read(away)?.text !== found.text) claim(away, path);
  rmSync(away, { force: true });
}
