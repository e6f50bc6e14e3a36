import { expect, test } from "vitest";
import { oddEntry } from "./entries.ts";

const record = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, value]));

test("what a person sends is not odd, however large their design", () => {
  expect(oddEntry({ name: "Regatta 🧵 تصميم", document: { artworks: record(2_000, { x: 1, y: 2, name: "a" }) } })).toBeNull();
});

test.each([
  ["keys of one record", { document: { artworks: record(5_001, 1) } }, "document.artworks", 5_000],
  ["entries of one list", { ids: Array(5_001).fill("a") }, "ids", 5_000],
  ["values in all", { document: record(4_000, Array(60).fill(1)) }, /^document\.k\d+$/, 200_000],
])("too many %s are told with the most that is taken", (_what, fields, path, n) => {
  const odd = oddEntry(fields)!;
  expect(odd).toMatchObject({ rule: "maxLength", n });
  expect(odd.path).toMatch(path);
});

test.each([
  ["a zero byte", { name: "Regatta\0" }, "name"],
  ["half of a character", { list: ["a", "b\ud800"] }, "list.1"],
  ["a zero byte in a name", { document: { "a\0": 1 } }, "document.a\0"],
])("text with %s is reported with its place", (_what, fields, path) => {
  expect(oddEntry(fields)).toMatchObject({ path, rule: "format" });
});

test("a body nested too deep is refused without a stack overflow", () => {
  let deep: unknown = 1;
  for (let i = 0; i < 100_000; i++) deep = [deep];
  expect(oddEntry({ deep })).toMatchObject({ rule: "format" });
});
