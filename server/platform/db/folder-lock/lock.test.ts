import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FolderInUse, FolderLost, lockFolder, lossOf, settleOwner } from "./lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "selvedge-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const LOCK = new URL("./lock.ts", import.meta.url).href;
const lockFile = () => join(folder, "portal.lock");
/** What is there, but for the sign that the database's files are to be copied. */
const left = () => readdirSync(folder).filter((name) => name !== "portal.unknown");
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const onLost = (error: FolderLost) => {
  throw error;
};
/** Holds the folder when nothing has to be waited for. */
const lockAtOnce = () =>
  lockFolder(folder, {
    onLost,
    pause: async () => {
      throw new Error("nobody should wait here");
    },
  });
const takeAndRelease = async () => (await lockAtOnce()).release();

/** Another process that tries to hold the folder, says what became of it, and stays until it is killed. */
function rival(): Promise<{ says: string; kill(): Promise<void> }> {
  const program = `import { lockFolder } from ${JSON.stringify(LOCK)};
    const onLost = ({ message }) => console.log(message);
    await lockFolder(${JSON.stringify(folder)}, { onLost }).then(() => console.log("held"), ({ message }) => console.log(message));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return new Promise((resolve) =>
    child.stdout.once("data", (words: Buffer) =>
      resolve({
        says: words.toString().trim(),
        async kill() {
          child.kill("SIGKILL");
          await ended;
        },
      }),
    ),
  );
}

/** Leaves a lock like ours there, but for some of what it says of its owner. */
async function leaveLock(but: Record<string, unknown>): Promise<string> {
  const lock = await lockAtOnce();
  const text = JSON.stringify({ ...JSON.parse(lock.claim.text), ...but });
  lock.release();
  renameSync(join(folder, "portal.ended"), lockFile());
  writeFileSync(lockFile(), text);
  return text;
}

/** Puts another's lock into the place of the one that is there, as a portal of another machine does. */
function replaceLock(text: string): void {
  const aside = join(folder, "aside");
  writeFileSync(aside, text);
  renameSync(aside, lockFile());
}

test("a second process is refused with a sentence that names the folder and the process", async () => {
  const lock = await lockAtOnce();
  const second = await rival();
  expect(second.says).toContain(folder);
  expect(second.says).toContain(`process ${process.pid}`);
  expect(second.says).toContain("SELVEDGE_DATA");
  lock.release();
  await second.kill();
});

test("a lock let go of is taken by the next, and only that its owner has ended is left", async () => {
  await takeAndRelease();
  expect(left()).toEqual(["portal.ended"]);
  const next = await rival();
  expect(next.says).toBe("held");
  await next.kill();
});

test("the lock of a process that was killed is taken over at once", async () => {
  const first = await rival();
  expect(first.says).toBe("held");
  await expect(lockAtOnce()).rejects.toThrow(FolderInUse);
  await first.kill();
  settleOwner(folder);
  const lock = await lockAtOnce();
  expect(lock.claim.ownerBefore).toBe("ended");
  lock.release();
  expect(left()).toEqual(["portal.ended"]);
});

test("whether the owner before has ended is known where it let go of the lock, and not where somebody deleted that", async () => {
  await takeAndRelease();
  settleOwner(folder);
  const afterEnd = await lockAtOnce();
  expect(afterEnd.claim.ownerBefore).toBe("ended");
  rmSync(lockFile());
  const afterNone = await lockAtOnce();
  expect(afterNone.claim.ownerBefore).toBe("unknown");
  afterEnd.release();
  expect(readdirSync(folder).sort()).toEqual(["portal.lock", "portal.unknown"]);
  afterNone.release();
});

test("an owner that is not known to have ended stays so until that is settled, however many starts fail before", async () => {
  await takeAndRelease();
  await takeAndRelease();
  const killed = await rival();
  await killed.kill();
  const lock = await lockAtOnce();
  expect(lock.claim.ownerBefore).toBe("unknown");
  settleOwner(folder);
  lock.release();
  const next = await lockAtOnce();
  expect(next.claim.ownerBefore).toBe("ended");
  next.release();
});

test("of many that find a dead one's lock exactly one gets it", async () => {
  const dead = await rival();
  await dead.kill();
  const rivals = await Promise.all(Array.from({ length: 5 }, rival));
  expect(rivals.filter(({ says }) => says === "held")).toHaveLength(1);
  await Promise.all(rivals.map(({ kill }) => kill()));
});

test("a lock of a reused pid, or torn in the middle, is taken over at once", async () => {
  const reused = await leaveLock({ began: "1" });
  for (const text of [reused, '{"pid": 1', ""]) {
    writeFileSync(lockFile(), text);
    await takeAndRelease();
  }
});

const OUT_OF_SIGHT = [
  { where: "on another machine", but: { boot: "another", host: "mill-2", pid: 4_711 } },
  { where: "in another container", but: { space: "pid:[1]", pid: 1 } },
];

test.each(OUT_OF_SIGHT)("an owner $where counts as alive while its lock is touched, by whatever clock", async ({ but }) => {
  const text = await leaveLock(but);
  const said: string[] = [];
  let looks = 0;
  const pause = async () => {
    looks += 1;
    const longAgo = new Date(2001, 0, looks);
    if (looks % 10 === 0) utimesSync(lockFile(), longAgo, longAgo);
  };
  const refused = lockFolder(folder, { onLost, pause, say: (line) => said.push(line) });
  await expect(refused).rejects.toThrow(FolderInUse);
  await expect(refused).rejects.toThrow(`process ${but.pid}`);
  expect(looks).toBe(10);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain("up to 20 s");
  expect(left()).toEqual(["portal.lock"]);
  expect(readFileSync(lockFile(), "utf8")).toBe(text);
});

test.each(OUT_OF_SIGHT)("the lock of an owner $where is taken over when nobody touches it for 20 s", async ({ but }) => {
  await leaveLock(but);
  let waitedMs = 0;
  const pause = async (ms: number) => {
    waitedMs += ms;
  };
  const lock = await lockFolder(folder, { onLost, pause });
  expect(waitedMs).toBe(20_000);
  expect(lock.claim.ownerBefore).toBe("unknown");
  expect(readFileSync(lockFile(), "utf8")).toBe(lock.claim.text);
  expect(left()).toEqual(["portal.lock"]);
  lock.release();
});

test("a lock that its owner lets go of is not waited for any longer", async () => {
  await leaveLock({ boot: "another" });
  let looks = 0;
  const pause = async () => {
    looks += 1;
    if (looks === 3) rmSync(lockFile());
  };
  (await lockFolder(folder, { onLost, pause })).release();
  expect(looks).toBe(3);
});

test("of two that have waited for the same lock one gets it, the other finds the first alive", async () => {
  await leaveLock({ boot: "another" });
  const pause = () => Promise.resolve();
  const both = await Promise.allSettled([lockFolder(folder, { onLost, pause }), lockFolder(folder, { onLost, pause })]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  for (const one of both) {
    if (one.status === "fulfilled") one.value.release();
    else expect(one.reason).toBeInstanceOf(FolderInUse);
  }
  expect(left()).toEqual(["portal.ended"]);
});

test("a lock whose taking over was cut short is taken over by the next", async () => {
  const dead = await rival();
  await dead.kill();
  const text = readFileSync(lockFile(), "utf8");
  const second = await rival();
  expect(second.says).toBe("held");
  const right = `${lockFile()}.after.${sha256(text).slice(0, 12)}`;
  writeFileSync(right, readFileSync(lockFile()));
  await second.kill();
  writeFileSync(lockFile(), text);
  await takeAndRelease();
  expect(left()).toEqual(["portal.ended"]);
});

test("a beat touches the lock and leaves it as it is", async () => {
  const lock = await lockFolder(folder, { onLost, beatMs: 5 });
  const longAgo = new Date(2001, 0, 1);
  utimesSync(lockFile(), longAgo, longAgo);
  await expect.poll(() => statSync(lockFile()).mtimeMs).toBeGreaterThan(longAgo.getTime());
  expect(readFileSync(lockFile(), "utf8")).toBe(lock.claim.text);
  expect(lossOf(lock.claim)).toBe(null);
  lock.release();
});

test("the owner hears at its next beat, once, that another took the folder over, and leaves the other's lock alone", async () => {
  const text = await leaveLock({ boot: "another", host: "mill-2", pid: 4_711 });
  rmSync(lockFile());
  const heard: FolderLost[] = [];
  const lock = await lockFolder(folder, { onLost: (error) => heard.push(error), beatMs: 5 });
  replaceLock(text);
  await expect.poll(() => heard.length).toBe(1);
  expect(heard[0]).toBeInstanceOf(FolderLost);
  expect(heard[0]!.message).toContain(folder);
  expect(heard[0]!.message).toContain("process 4711 on mill-2");
  lock.release();
  expect(readFileSync(lockFile(), "utf8")).toBe(text);
  expect(heard).toHaveLength(1);
});

test("the owner hears that its lock is gone", async () => {
  const lost = Promise.withResolvers<FolderLost>();
  const lock = await lockFolder(folder, { onLost: lost.resolve, beatMs: 5 });
  rmSync(lockFile());
  expect((await lost.promise).message).toContain(`The lock of the folder ${folder} is gone`);
  lock.release();
});

test("a folder held once more by the same process is not that of its lock before", async () => {
  const before = await lockAtOnce();
  before.release();
  const now = await lockAtOnce();
  expect(lossOf(before.claim)?.message).toContain("was taken over");
  expect(lossOf(now.claim)).toBe(null);
  before.release();
  expect(lossOf(now.claim)).toBe(null);
  now.release();
});
