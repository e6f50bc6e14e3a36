import { expect, test } from "vitest";
import { FABRICS } from "../seed/fabrics/index.ts";
import { type Entry, findEntries, indexOf } from "./catalogue.ts";
import { countFacets, narrow } from "./facets.ts";
import { isNearBeginning, suggest } from "./suggest.ts";

const entries: Entry[] = FABRICS.map(({ code, name, attrs }) => ({ id: code, code, name, attrs })).sort((a, b) =>
  a.code < b.code ? -1 : 1,
);
const index = indexOf("1", entries);
const found = (key: string) => findEntries(index, key).map((entry) => entries[entry]!);

test("the code itself comes first, then codes that begin so, then names, then attributes", () => {
  const { code } = entries[10]!;
  expect(found(code)[0]!.code).toBe(code);
  const poplins = found("poplin");
  const named = poplins.map(({ name }) => name.toLowerCase().includes("poplin"));
  expect(named).toEqual([...named].sort((a, b) => Number(b) - Number(a)));
  expect(poplins.length).toBeGreaterThan(named.filter(Boolean).length);
});

test("a key of signs only finds nothing, an empty one everything", () => {
  expect(found("---")).toEqual([]);
  expect(found("  ")).toHaveLength(entries.length);
});

test("a value in use stays among the facets when nothing is left of it", () => {
  const all = [...entries.keys()];
  const filters = { color: ["white"], pattern: ["stripe"] };
  const facets = countFacets(index, all, filters, (english) => english);
  const count = (field: string, value: string) =>
    facets.find((of) => of.field === field)!.values.find((of) => of.value === value)!.count;
  const isBoth = (entry: Entry) => entry.attrs.color === "white" && entry.attrs.pattern === "stripe";
  expect(count("color", "white")).toBe(entries.filter(isBoth).length);
  expect(count("pattern", "solid")).toBe(
    entries.filter(({ attrs }) => attrs.color === "white" && attrs.pattern === "solid").length,
  );
  expect(narrow(index, all, filters)).toEqual(all.filter((entry) => isBoth(entries[entry]!)));
});

test("one letter more, less, other or exchanged is forgiven in a word of four and more", () => {
  for (const typed of ["poplin", "poplinn", "pplin", "poblin", "opplin"])
    expect(isNearBeginning("poplin", typed), typed).toBe(true);
  for (const typed of ["pplni", "xyz", "denim"]) expect(isNearBeginning("poplin", typed), typed).toBe(false);
  expect(isNearBeginning("red", "rad")).toBe(false);
});

test("suggestions speak the caller's language and English", () => {
  expect(suggest(index, "fla", "en")).toContain("flannel");
  const cyrillic = suggest(index, "бел", "rus");
  expect(cyrillic).toContain("белый");
  expect(suggest(index, "white", "rus")).toContain("white");
  expect(suggest(index, "白", "cn")[0]).toMatch(/白/);
});
