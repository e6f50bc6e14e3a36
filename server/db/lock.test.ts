import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FolderInUse, lockFolder } from "./lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "selvedge-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const LOCK = new URL("./lock.ts", import.meta.url).href;
const lockFile = () => join(folder, "portal.lock");

/** Another process that tries to hold the folder, says what became of it, and stays until it is killed. */
function rival(): Promise<{ says: string; kill(): Promise<void> }> {
  const program = `import { lockFolder } from ${JSON.stringify(LOCK)};
    try { lockFolder(${JSON.stringify(folder)}); console.log("held"); } catch (error) { console.log(error.message); }
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

test("a second process is refused with a sentence that names the folder and the process", async () => {
  const lock = lockFolder(folder);
  const second = await rival();
  expect(second.says).toContain(folder);
  expect(second.says).toContain(`process ${process.pid}`);
  expect(second.says).toContain("SELVEDGE_DATA");
  lock.release();
  await second.kill();
});

test("a lock let go of is taken by the next, and nothing of it is left", async () => {
  lockFolder(folder).release();
  expect(readdirSync(folder)).toEqual([]);
  const next = await rival();
  expect(next.says).toBe("held");
  await next.kill();
});

test("the lock of a process that was killed is taken over", async () => {
  const first = await rival();
  expect(first.says).toBe("held");
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  await first.kill();
  lockFolder(folder).release();
});

test("of many that find a dead one's lock exactly one gets it", async () => {
  const dead = await rival();
  await dead.kill();
  const rivals = await Promise.all(Array.from({ length: 5 }, rival));
  expect(rivals.filter(({ says }) => says === "held")).toHaveLength(1);
  await Promise.all(rivals.map(({ kill }) => kill()));
});

test("a lock from before the machine's restart, of a reused pid, or torn in the middle is taken over", () => {
  const lock = lockFolder(folder);
  const owner = JSON.parse(readFileSync(lockFile(), "utf8")) as Record<string, unknown>;
  lock.release();
  for (const text of [JSON.stringify({ ...owner, boot: "another" }), JSON.stringify({ ...owner, began: "1" }), '{"pid": 1', ""]) {
    writeFileSync(lockFile(), text);
    lockFolder(folder).release();
  }
});

test("a process in another container counts as alive while its lock is touched", () => {
  const lock = lockFolder(folder);
  const owner = JSON.parse(readFileSync(lockFile(), "utf8")) as Record<string, unknown>;
  lock.release();
  writeFileSync(lockFile(), JSON.stringify({ ...owner, space: "pid:[1]", pid: 999_999 }));
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lockFile(), longAgo, longAgo);
  lockFolder(folder).release();
});
