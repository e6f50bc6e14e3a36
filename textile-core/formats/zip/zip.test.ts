import fc from "fast-check";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import type { Reading } from "../problem.ts";
import { readZip } from "./read-zip.ts";
import { writeZip } from "./write-zip.ts";
import { crc32, type ZipFile } from "./zip.ts";

const LIMITS = { files: 20, unpackedMb: 4, plainNames: true };
const read = (bytes: Uint8Array): Reading<readonly ZipFile[]> => readZip(bytes, LIMITS);
const problem = (bytes: Uint8Array) => {
  const result = read(bytes);
  return result.ok ? undefined : { code: result.problem.code, ...result.problem.params };
};
const withUint32 = (bytes: Uint8Array, offset: number, number: number): Uint8Array => {
  const copy = bytes.slice();
  new DataView(copy.buffer).setUint32(offset, number, true);
  return copy;
};
const placeOf = (bytes: Uint8Array, signature: number): number => {
  const view = new DataView(bytes.buffer);
  for (let offset = 0; offset + 4 <= bytes.length; offset++) if (view.getUint32(offset, true) === signature) return offset;
  throw new Error("not there");
};

test("the CRC of “123456789” is the one everybody has", () => {
  expect(crc32(strToU8("123456789"))).toBe(0xcbf43926);
});

test("any files come back, and another program reads the same ones", () => {
  const anyFiles = fc.uniqueArray(
    fc.record({ name: fc.constantFrom("a.png", "t/ä.json", "b.bin", "t/u/c.jpg"), bytes: fc.uint8Array({ maxLength: 2000 }) }),
    { selector: ({ name }) => name, maxLength: 4 },
  );
  fc.assert(
    fc.property(anyFiles, (files) => {
      const packed = writeZip(files);
      expect(read(packed)).toEqual({ ok: true, value: files });
      expect(unzipSync(packed)).toEqual(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])));
    }),
  );
});

test("headers are those that U3MA asks for: UTF-8 flag, version 20, no extra field, no comment", () => {
  const packed = writeZip([{ name: "a.u3m", bytes: strToU8("{}") }]);
  const view = new DataView(packed.buffer);
  const central = placeOf(packed, 0x02014b50);
  const fields = [4, 6, 8, 30, 32, 34, 36].map((offset) => view.getUint16(central + offset, true));
  expect(fields).toEqual([0x3f, 0x14, 0x0800, 0, 0, 0, 0]);
  expect(view.getUint32(central + 38, true)).toBe(0);
  expect([4, 6, 28].map((offset) => view.getUint16(offset, true))).toEqual([0x14, 0x0800, 0]);
});

test("a name that does not say it is UTF-8 is read as such, and as Latin-1 where it is not", () => {
  const nameOf = (name: string, from: number, bytes: readonly number[]) => {
    const packed = writeZip([{ name, bytes: strToU8("x") }]);
    const central = placeOf(packed, 0x02014b50);
    new DataView(packed.buffer).setUint16(central + 8, 0, true);
    packed.set(bytes, central + 46 + from);
    const result = read(packed);
    return result.ok && result.value.map((file) => file.name);
  };
  expect(nameOf("ä.png", 0, [])).toEqual(["ä.png"]);
  expect(nameOf("a.png", 0, [0xe4])).toEqual(["ä.png"]);
});

test("names that any file may have are taken where nothing is written under them; the last of a name counts", () => {
  const packed = writeZip(["../a", "C:b", "c/d", "c/e"].map((name) => ({ name, bytes: strToU8(name) })));
  const last = packed.length - 22 - (46 + 3);
  packed.set(strToU8("c/d"), last + 46);
  const names = readZip(packed, { ...LIMITS, plainNames: false });
  expect(names.ok && names.value.map(({ name, bytes }) => [name, strFromU8(bytes)])).toEqual([
    ["../a", "../a"],
    ["C:b", "C:b"],
    ["c/d", "c/e"],
  ]);
  expect(problem(packed)).toEqual({ code: "zipName", name: "../a" });
});

test("a bomb is refused by what its directory says, before anything is unpacked", () => {
  const bomb = zipSync({ "zeros.png": [new Uint8Array(5_000_000), { level: 9 }] });
  expect(bomb.length).toBeLessThan(10_000);
  expect(problem(bomb)).toEqual({ code: "zipTooLarge", limit: 4 });
});

test("a bomb that says it is small is refused while it unpacks", () => {
  const bomb = zipSync({ "zeros.png": [new Uint8Array(5_000_000), { level: 9 }] });
  const central = placeOf(bomb, 0x02014b50);
  expect(problem(withUint32(bomb, central + 24, 1000))).toEqual({ code: "zipDamaged", name: "zeros.png" });
});

test("a small file that says it is large gets no memory", () => {
  const small = zipSync({ "a.png": strToU8("abc".repeat(20)) });
  const central = placeOf(small, 0x02014b50);
  expect(problem(withUint32(small, central + 24, 3_900_000))).toEqual({ code: "zipDamaged", name: "a.png" });
});

test("many files over the same bytes count each", () => {
  const files = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`${index}.png`, new Uint8Array(500_000)]));
  expect(problem(zipSync(files))).toEqual({ code: "zipTooLarge", limit: 4 });
});

test("names that leave the folder, damage to the content, and too many files are refused", () => {
  expect(problem(zipSync({ "../a.png": strToU8("x") }))).toEqual({ code: "zipName", name: "../a.png" });
  expect(problem(zipSync({ "/a.png": strToU8("x") }))).toEqual({ code: "zipName", name: "/a.png" });
  const stored = writeZip([{ name: "a.png", bytes: strToU8("abcdef") }]);
  stored[36] = 0;
  expect(problem(stored)).toEqual({ code: "zipDamaged", name: "a.png" });
  expect(problem(zipSync(Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`${index}`, strToU8("")]))))).toMatchObject(
    { code: "tooManyFiles", limit: 20 },
  );
});
