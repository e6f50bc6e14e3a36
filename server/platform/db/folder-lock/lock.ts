import { createHash, randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { myself, nameOf, type Owner, ownerIn, stateOf } from "./lock-owner.ts";

/** What a folder is held by: plain data, so that another thread can check it too. */
export type Claim = {
  readonly folder: string;
  readonly text: string;
  /** Whether who held the folder before is known to have ended, or may stand still in the midst of a write. */
  readonly ownerBefore: "ended" | "unknown";
};
export type FolderLock = { readonly claim: Claim; release(): void };

/** A folder that another living process holds. The message is for people. */
export class FolderInUse extends Error {}
/** A folder that this process held and holds no more: nothing may be written there. The message is for people. */
export class FolderLost extends Error {}

const BEAT_MS = 5_000;
/** An owner out of sight counts as dead when its lock was not touched for this long. */
const ALIVE_WITHIN_MS = 20_000;
const LOOK_EVERY_MS = 500;
const LOOKS = ALIVE_WITHIN_MS / LOOK_EVERY_MS;
const FILE = "portal.lock";
/** What becomes of the lock that its owner lets go of. A lock that is gone without it was deleted by somebody, and its owner may live. */
const ENDED = "portal.ended";
/** There from when a folder is taken whose owner before is not known to have ended, until nothing that one writes matters any more. */
const UNKNOWN = "portal.unknown";
/** Too many files are open. */
const BUSY = new Set(["EMFILE", "ENFILE"]);

export type LockOptions = {
  /** Called when a heartbeat finds that the folder is lost. */
  readonly onLost: (error: FolderLost) => void;
  /** Says what is waited for. */
  readonly say?: (line: string) => void;
  readonly beatMs?: number;
  /** Lets time pass between two looks at another's lock. */
  readonly pause?: (ms: number) => Promise<void>;
};
/** One process on its way to a folder. */
type Candidate = { readonly folder: string; readonly me: Owner; readonly text: string } & Required<
  Pick<LockOptions, "say" | "pause">
>;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

type Found = { readonly text: string; readonly touchedAtMs: number };

/** Through one opened file: a network share asks its server when a file is opened, and may answer a `stat` from memory. */
function read(path: string): Found | null {
  try {
    const file = openSync(path, "r");
    try {
      return { text: readFileSync(file, "utf8"), touchedAtMs: fstatSync(file).mtimeMs };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/** Writes a file with a name of its own for `move` to put into place: there it is whole from the first moment. */
function withWritten<T>(path: string, text: string, move: (aside: string) => T): T {
  const aside = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    writeFileSync(aside, text);
    return move(aside);
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Makes a file with the text, and answers false when the name is taken. */
function put(path: string, text: string): boolean {
  return withWritten(path, text, (aside) => {
    try {
      linkSync(aside, path);
      return true;
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
      // A network share that has done it may be asked again, and say that the name is taken: by us.
      return read(path)?.text === text;
    }
  });
}

/**
 * Holds a folder for this process: two on one embedded database lose each other's rows. A lock left by a dead process is taken over,
 * that of an owner out of sight once nobody touched it for 20 s. Throws `FolderInUse` when its owner lives.
 */
export async function lockFolder(
  folder: string,
  { onLost, say = () => {}, beatMs = BEAT_MS, pause = (ms) => wait(ms) }: LockOptions,
): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, FILE);
  const ended = join(folder, ENDED);
  const me = myself(new Date());
  const text = JSON.stringify(me);
  const before = await take(path, { folder, text, me, say, pause });
  const isOver = (before === "dead" || (before === "gone" && existsSync(ended))) && !existsSync(join(folder, UNKNOWN));
  // One that is there may be another user's.
  if (!isOver && !existsSync(join(folder, UNKNOWN))) writeFileSync(join(folder, UNKNOWN), "");
  rmSync(ended, { force: true });
  const claim: Claim = { folder, text, ownerBefore: isOver ? "ended" : "unknown" };
  const beat = setInterval(() => {
    const lost = lossOf(claim);
    if (!lost) {
      // Of an owner before that let go of its lock just as we took it.
      rmSync(ended, { force: true });
      return touch(path);
    }
    clearInterval(beat);
    onLost(lost);
  }, beatMs);
  beat.unref();
  return {
    claim,
    release() {
      clearInterval(beat);
      if (read(path)?.text === text) letGo(path, text, ended);
    },
  };
}

/** Nothing that an owner before may still be about to write matters any more: call it when all is kept where it cannot write. */
export const settleOwner = (folder: string): void => rmSync(join(folder, UNKNOWN), { force: true });

/** Makes the lock into the sign that its owner has ended; that of another, who has taken it over just now, stays. */
function letGo(path: string, text: string, ended: string): void {
  const aside = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    renameSync(path, aside);
    if (read(aside)?.text === text) renameSync(aside, ended);
    else linkSync(aside, path);
  } catch (error) {
    // It is gone, or one more has the folder by now.
    if (!["ENOENT", "EEXIST"].includes(codeOf(error) ?? "")) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Why the folder is not held any more, or null while it is. Reads the lock file each time, which takes some microseconds. */
export function lossOf({ folder, text }: Claim): FolderLost | null {
  let found: string;
  try {
    found = readFileSync(join(folder, FILE), "utf8");
  } catch (error) {
    // That it cannot be opened just now says nothing of whose it is.
    if (BUSY.has(codeOf(error) ?? "")) return null;
    const what = codeOf(error) === "ENOENT" ? "is gone" : `cannot be read (${(error as Error).message})`;
    return new FolderLost(
      `The lock of the folder ${folder} ${what}: another portal may use the folder by now, so this one ends and writes nothing more.`,
    );
  }
  if (found === text) return null;
  const owner = ownerIn(found);
  return new FolderLost(
    `The folder ${folder} was taken over by another portal${owner ? ` (${nameOf(owner)})` : ""}, so this one ends and writes nothing more.`,
  );
}

function touch(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // Whoever takes the folder over because of it is found by the next check.
  }
}

/** How the owner before was found: its lock was gone, it is dead, or nothing was seen of it. */
type Before = "gone" | "dead" | "unseen";

async function take(path: string, candidate: Candidate): Promise<Before> {
  while (!put(path, candidate.text)) {
    const found = read(path);
    const before = found && (await abandonedBy(path, found, candidate));
    if (before && (await takeOver(path, found.text, candidate))) return before;
  }
  return "gone";
}

/**
 * Whether the lock's owner is dead or unseen; null when the lock is another's by now. Throws `FolderInUse` when its owner lives.
 * Whether a lock is touched is seen by its time changing, whatever that time is: two machines' clocks differ. The wait is
 * counted in looks, as time passes while a machine sleeps and the owner with it.
 */
async function abandonedBy(path: string, found: Found, { folder, me, say, pause }: Candidate): Promise<"dead" | "unseen" | null> {
  const owner = ownerIn(found.text);
  if (!owner) return "unseen";
  const state = stateOf(owner, me);
  if (state === "dead") return "dead";
  const inUse = () =>
    new FolderInUse(
      `The folder ${folder} is already used by a running portal (${nameOf(owner)}). ` +
        "Stop it first, or name another folder in SELVEDGE_DATA.",
    );
  if (state === "alive") throw inUse();
  say(
    `The folder ${folder} was last used by a portal that cannot be seen from here (${nameOf(owner)}). ` +
      `Waiting up to ${ALIVE_WITHIN_MS / 1_000} s for a sign that it still runs.`,
  );
  for (let look = 0; look < LOOKS; look++) {
    await pause(LOOK_EVERY_MS);
    const again = read(path);
    if (again?.text !== found.text) return null;
    if (again.touchedAtMs !== found.touchedAtMs) throw inUse();
  }
  return "unseen";
}

/**
 * Puts our lock into the place of a dead owner's. The right to do so is a lock itself, one for each dead owner: of several that
 * try, one does, and there is a lock at the path all the time, since an owner that finds none takes it for lost.
 */
async function takeOver(path: string, dead: string, candidate: Candidate): Promise<boolean> {
  const right = `${path}.after.${createHash("sha256").update(dead).digest("hex").slice(0, 12)}`;
  await take(right, candidate);
  try {
    if (read(path)?.text !== dead) return false;
    withWritten(path, candidate.text, (aside) => renameSync(aside, path));
    return true;
  } finally {
    rmSync(right, { force: true });
  }
}
