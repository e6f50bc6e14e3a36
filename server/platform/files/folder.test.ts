import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { storedFiles } from "./folder/shelves.ts";
import { folderStore, sweepParts } from "./folder.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "selvedge-files-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const filesBelow = () => readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

test("bytes come back under the hash of their content, and the same bytes are one file", async () => {
  const store = folderStore(root);
  const bytes = randomBytes(10_000);
  const hashes = await Promise.all([store.put(bytes), store.put(bytes), store.put(Buffer.from(bytes))]);
  expect(new Set(hashes)).toEqual(new Set([createHash("sha256").update(bytes).digest("hex")]));
  expect(Buffer.compare((await store.get(hashes[0]!))!, bytes)).toBe(0);
  expect(filesBelow()).toHaveLength(1);
});

test("the hashes of all that is stored are listed, of what is derived or passing none; of an empty folder there are none", async () => {
  const store = folderStore(root);
  const listed = async () => {
    const hashes: string[] = [];
    for await (const { hash } of storedFiles(root)) hashes.push(hash);
    return hashes.sort();
  };
  expect(await listed()).toEqual([]);
  const hashes = await Promise.all(["one", "two"].map((text) => store.put(Buffer.from(text))));
  await store.derived(hashes[0]!, "small", async (original) => original);
  await store.passing.put("a-sheet", Buffer.from("three"));
  expect(await listed()).toEqual(hashes.sort());
});

test("a hash nobody stored and a name that is no hash give null, whatever they name", async () => {
  const store = folderStore(root);
  expect(await store.get("0".repeat(64))).toBeNull();
  for (const name of ["../../etc/passwd", "", "..", "A".repeat(64)]) expect(await store.get(name)).toBeNull();
});

test("a derived file is made once, however many ask at once, and kept for the next process", async () => {
  const store = folderStore(root);
  const hash = await store.put(Buffer.from("cloth"));
  let made = 0;
  const asked = Promise.withResolvers<void>();
  const make = async (original: Uint8Array) => {
    made++;
    await asked.promise;
    return Buffer.from(`small ${Buffer.from(original).toString()}`);
  };
  const waiting = Array.from({ length: 5 }, () => store.derived(hash, "thumb.webp", make));
  await expect.poll(() => made).toBe(1);
  asked.resolve();
  const all = await Promise.all(waiting);
  for (const bytes of all) expect(Buffer.from(bytes!).toString()).toBe("small cloth");
  await folderStore(root).derived(hash, "thumb.webp", make);
  expect(made).toBe(1);
  expect(await store.derived("0".repeat(64), "thumb.webp", make)).toBeNull();
});

test("what one making gives is kept together, and whoever asks for a sibling meanwhile waits for that making", async () => {
  const store = folderStore(root);
  const hash = await store.put(Buffer.from("cloth"));
  let made = 0;
  const asked = Promise.withResolvers<void>();
  const make = async (original: Uint8Array) => {
    made++;
    await asked.promise;
    return ["albedo", "normal"].map((name) => [`${name}.jpg`, Buffer.from(`${name} of ${Buffer.from(original)}`)] as const);
  };
  const waiting = ["albedo.jpg", "normal.jpg"].map((name) => store.derivedTogether(hash, name, "cloth", make));
  await expect.poll(() => made).toBe(1);
  asked.resolve();
  const [albedo, normal] = await Promise.all(waiting);
  expect([String(albedo), String(normal)]).toEqual(["albedo of cloth", "normal of cloth"]);
  expect(String(await folderStore(root).derivedTogether(hash, "normal.jpg", "cloth", make))).toBe("normal of cloth");
  expect(made).toBe(1);
  await expect(store.derivedTogether(hash, "height.jpg", "cloth", make)).rejects.toThrow("height.jpg");
  expect(await store.derivedTogether("0".repeat(64), "albedo.jpg", "cloth", make)).toBeNull();
});

test("a derivation that fails leaves nothing and may be tried again", async () => {
  const store = folderStore(root);
  const hash = await store.put(Buffer.from("cloth"));
  const failing = store.derived(hash, "view.webp", () => Promise.reject(new Error("torn")));
  await expect(failing).rejects.toThrow("torn");
  expect(filesBelow()).toHaveLength(1);
  expect(Buffer.from((await store.derived(hash, "view.webp", async () => Buffer.from("x")))!).toString()).toBe("x");
});

test("what a killed process left half-written is swept away, what is being written now is not", async () => {
  const parts = join(root, "parts");
  mkdirSync(parts);
  for (const name of ["old", "new"]) writeFileSync(join(parts, name), "half");
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  utimesSync(join(parts, "old"), longAgo, longAgo);
  await sweepParts(root, new Date());
  expect(readdirSync(parts)).toEqual(["new"]);
  await sweepParts(join(root, "not-there"), new Date());
});

const DAY_MS = 86_400_000;
const inAMonth = () => new Date(Date.now() + 31 * DAY_MS);
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
/** Where a stored file lies. */
const placeOf = (hash: string) => join(root, "stored", hash.slice(0, 2), hash.slice(2, 4), hash);

test("what nothing names is laid aside with what was derived of it, is back when asked for or stored again, and goes after a month", async () => {
  const store = folderStore(root);
  const [named, young, asked, again, lone] = await Promise.all(
    ["named", "young", "asked", "again", "lone"].map((text) => store.put(Buffer.from(text))),
  );
  await store.derived(lone!, "thumb.webp", async () => Buffer.from("small"));
  for (const hash of [named, asked, again, lone]) utimesSync(placeOf(hash!), daysAgo(9), daysAgo(9));
  expect(await store.layAside(new Set([named!]), daysAgo(7), new Date())).toBe(3);
  const laid = [asked, again, lone].map((hash) => `${hash}.stored`);
  expect(
    filesBelow()
      .map(({ name }) => name)
      .sort(),
  ).toEqual([named, young, ...laid].sort());

  expect(Buffer.from((await store.get(asked!))!).toString()).toBe("asked");
  await store.put(Buffer.from("again"));
  expect(await store.layAside(new Set(), daysAgo(7), new Date())).toBe(1);
  expect(await store.layAside(new Set(), daysAgo(100), inAMonth())).toBe(0);
  const left = await Promise.all([named, young, asked, again, lone].map((hash) => store.get(hash!)));
  expect(left.map((bytes) => bytes && Buffer.from(bytes).toString())).toEqual([null, "young", "asked", "again", null]);
});

test("what is named again is taken back before it would go, and what lay open on a page is served again", async () => {
  const store = folderStore(root);
  const [named, shown] = await Promise.all(["named", "shown"].map((text) => store.put(Buffer.from(text))));
  for (const hash of [named, shown]) utimesSync(placeOf(hash!), daysAgo(9), daysAgo(9));
  expect(await store.layAside(new Set(), daysAgo(7), new Date())).toBe(2);
  expect(await store.isOpen(shown!)).toBe(true);
  expect(await store.layAside(new Set([named!]), daysAgo(100), inAMonth())).toBe(0);
  expect(Buffer.from((await store.get(named!))!).toString()).toBe("named");
});

test("storing the same bytes again makes them young", async () => {
  const store = folderStore(root);
  const hash = await store.put(Buffer.from("cloth"));
  utimesSync(placeOf(hash), daysAgo(9), daysAgo(9));
  await store.put(Buffer.from("cloth"));
  expect(await store.layAside(new Set(), daysAgo(7), new Date())).toBe(0);
});

test("while room is short what is derived is given and not kept", async () => {
  const store = folderStore(root, { room: { isShort: async () => true } });
  const hash = await store.put(Buffer.from("cloth"));
  const made = await store.derived(hash, "thumb.webp", async () => Buffer.from("small"));
  expect(Buffer.from(made!).toString()).toBe("small");
  expect(filesBelow().map(({ name }) => name)).toEqual([hash]);
});
