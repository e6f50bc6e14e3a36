import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ClusterOptions, clearLeftovers, clusterIn, hasCluster } from "./cluster.ts";
import { copyFolder } from "./copy-folder.ts";

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "selvedge-cluster-"));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const say = (line: string) => void said.push(line);
const open = (ownerBefore: "ended" | "unknown", more: Partial<ClusterOptions> = {}) =>
  clusterIn(folder, { ownerBefore, endIfLost() {}, say, ...more });
const put = (name: string, text: string) => {
  mkdirSync(join(folder, name, "pg_wal"), { recursive: true });
  writeFileSync(join(folder, name, "pg_wal/1"), text);
};
const kept = (path: string) => readFileSync(join(path, "pg_wal/1"), "utf8");
const filesThere = () => readdirSync(folder).sort();

test.each(["ended", "unknown"] as const)("a new one is made anew until it is whole, after an owner that is %s", (owner) => {
  expect(hasCluster(folder)).toBe(false);
  const first = open(owner);
  expect(first).toMatchObject({ path: join(folder, "pglite"), isNew: true });
  put("pglite", "half");
  const second = open(owner);
  expect(second).toMatchObject({ path: join(folder, "pglite.2"), isNew: true });
  expect(filesThere()).toEqual(["pglite.2"]);
  put("pglite.2", "whole");
  second.made();
  expect(open("ended")).toMatchObject({ path: second.path, isNew: false });
  expect([filesThere(), readdirSync(second.path)]).toEqual([["pglite.2"], ["pg_wal"]]);
  expect(hasCluster(folder)).toBe(true);
});

test("an empty folder, as a database makes one that comes too late, is no cluster", () => {
  mkdirSync(join(folder, "pglite"));
  const { path, made } = open("unknown");
  put("pglite.2", "whole");
  made();
  mkdirSync(join(folder, "pglite.3"));
  expect([open("ended").path, kept(path)]).toEqual([path, "whole"]);
});

test("where the owner before has ended its files are used as they are", () => {
  put("pglite", "kept");
  for (let n = 0; n < 2; n++) expect(open("ended").path).toBe(join(folder, "pglite"));
  expect(said).toEqual([]);
});

test("where it may still write they are copied, each time under a name that has not been", () => {
  put("pglite", "kept");
  const theirs = openSync(join(folder, "pglite/pg_wal/1"), "r+");
  for (let copy = 2; copy < 12; copy++) {
    const { path, isNew } = open("unknown");
    expect([path, isNew, kept(path)]).toEqual([join(folder, `pglite.${copy}`), false, "kept"]);
    expect(filesThere()).toEqual([`pglite.${copy}`]);
  }
  writeSync(theirs, "stale", 0);
  expect(kept(open("ended").path)).toBe("kept");
});

test("whose folder it is by now makes no copy the one that is used, and deletes nothing", () => {
  put("pglite", "theirs");
  const lost = () => {
    throw new Error("lost");
  };
  expect(() => open("unknown", { endIfLost: lost })).toThrow("lost");
  expect(() => open("ended", { endIfLost: lost })).toThrow("lost");
  expect(filesThere().filter((name) => !name.startsWith("pglite.copy."))).toEqual(["pglite"]);
  // One that looked, then stood still until another had its copy.
  const late = () => put("pglite.2", "newer");
  expect(open("ended", { endIfLost: late }).path).toBe(join(folder, "pglite"));
  expect(kept(join(folder, "pglite.2"))).toBe("newer");
});

test("a name that another copy has taken meanwhile is left to that", () => {
  put("pglite", "kept");
  const { path } = open("unknown", {
    copy(from, to) {
      copyFolder(from, to);
      put("pglite.2", "theirs");
    },
  });
  expect([path, kept(path)]).toEqual([join(folder, "pglite.3"), "kept"]);
  expect(filesThere()).toEqual(["pglite.3"]);
});

test("without room for a copy the files themselves go on under a new name, and that is said", () => {
  put("pglite", "kept");
  const { path } = open("unknown", {
    copy() {
      throw Object.assign(new Error("full"), { code: "ENOSPC" });
    },
  });
  expect([path, kept(path)]).toEqual([join(folder, "pglite.2"), "kept"]);
  expect(said.at(-1)).toContain("There is no room for a copy");
});

test("a copy that goes wrong otherwise leaves nothing, and no start", () => {
  put("pglite", "kept");
  expect(spawnSync("mkfifo", [join(folder, "pglite/pipe")]).status).toBe(0);
  expect(() => copyFolder(join(folder, "pglite"), join(folder, "copy"))).toThrow();
  expect(() => open("unknown")).toThrow();
  expect(filesThere()).toEqual(["pglite"]);
});

test("what was left of copies and of deleted ones is deleted", () => {
  put("pglite.2", "kept");
  put("pglite.copy.0a1b2c3d4e5f", "half");
  put("pglite.deleted.0a1b2c3d4e5f", "half");
  put("pglite", "older");
  clearLeftovers(folder, say);
  expect(filesThere()).toEqual(["pglite", "pglite.2"]);
  expect(kept(open("ended").path)).toBe("kept");
  expect(filesThere()).toEqual(["pglite.2"]);
});
