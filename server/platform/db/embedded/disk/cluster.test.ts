import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clusterIn, hasCluster } from "./cluster.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "selvedge-cluster-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const refuse = (line: string) => {
  throw new Error(line);
};
const open = (ownerBefore: "ended" | "unknown") => clusterIn(folder, ownerBefore, refuse);
const put = (name: string, text: string) => {
  mkdirSync(join(folder, name, "pg_wal"), { recursive: true });
  writeFileSync(join(folder, name, "pg_wal/1"), text);
};
const kept = (path: string) => readFileSync(join(path, "pg_wal/1"), "utf8");

test("a new one is made anew until it is whole", () => {
  expect(hasCluster(folder)).toBe(false);
  const first = open("unknown");
  expect(first).toMatchObject({ path: join(folder, "pglite"), isNew: true });
  put("pglite", "half");
  const second = open("ended");
  expect(second.isNew).toBe(true);
  expect(existsSync(second.path)).toBe(false);
  put("pglite", "whole");
  second.made();
  expect(open("ended")).toMatchObject({ path: second.path, isNew: false });
  expect(readdirSync(folder)).toEqual(["pglite"]);
  expect(hasCluster(folder)).toBe(true);
});

test("where the owner before has ended its files are used as they are", () => {
  put("pglite", "kept");
  for (let n = 0; n < 2; n++) expect(open("ended").path).toBe(join(folder, "pglite"));
});

test("where it may still write they are copied, each time under a name that has not been", () => {
  put("pglite", "kept");
  const theirs = openSync(join(folder, "pglite/pg_wal/1"), "r+");
  for (let copy = 2; copy < 12; copy++) {
    const { path, isNew } = open("unknown");
    expect([path, isNew, kept(path)]).toEqual([join(folder, `pglite.${copy}`), false, "kept"]);
    expect(readdirSync(folder)).toEqual([`pglite.${copy}`]);
  }
  writeSync(theirs, "stale", 0);
  expect(kept(open("ended").path)).toBe("kept");
});

test("a copy that was cut short is made again, and what one was made of is deleted", () => {
  put("pglite", "older");
  put("pglite.2", "kept");
  put("pglite.3.unfinished", "half");
  const { path } = open("ended");
  expect([path, kept(path)]).toEqual([join(folder, "pglite.3"), "kept"]);
  expect(readdirSync(folder)).toEqual(["pglite.3"]);
});
