import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { beginOf } from "./lock-owner.ts";

const proc = mkdtempSync(join(tmpdir(), "selvedge-proc-"));
afterAll(() => rmSync(proc, { recursive: true, force: true }));

const BEGAN = "4711";
const statOf = (pid: number, state: string) => `${pid} (node (main) x) ${state} ${"0 ".repeat(18)}${BEGAN} 0 0`;

/** A process as it stands in /proc: its own state, and that of each of its threads. */
function put(pid: number, state: string, threads: readonly string[]): void {
  mkdirSync(join(proc, String(pid)), { recursive: true });
  writeFileSync(join(proc, String(pid), "stat"), statOf(pid, state));
  for (const [index, one] of threads.entries()) {
    const folder = join(proc, String(pid), "task", String(pid + index));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "stat"), statOf(pid + index, one));
  }
}

test.each([
  ["runs", "S", ["S", "S"], BEGAN],
  ["is a zombie with all its threads", "Z", ["Z"], ""],
  ["was killed while a thread of it is within a write", "Z", ["Z", "D"], BEGAN],
])("a process that %s", (_, state, threads, began) => {
  put(100, state, threads);
  expect(beginOf(100, proc)).toBe(began);
  rmSync(join(proc, "100"), { recursive: true });
});

test("a process that is no more", () => {
  expect(beginOf(101, proc)).toBe("");
});
