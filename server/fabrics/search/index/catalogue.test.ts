import type { FabricFilters, Lang } from "@selvedge/contract";
import { expect, test } from "vitest";
import { FABRICS } from "../../../../demo/fabrics/index.ts";
import { qualityOf } from "../../../../demo/fabrics/selling.ts";
import { ask, idsInOrder } from "../asked/ask.ts";
import { countFacets } from "../facets.ts";
import { suggest } from "../suggest.ts";
import { emptyIndex, putFabric } from "./fabric-index.ts";
import type { IndexedFabric } from "./fields.ts";

const entries: IndexedFabric[] = FABRICS.map(({ code, name, description, attrs, tags, stock, price, moq, leadDays }) => ({
  id: code,
  code,
  quality: qualityOf(code),
  name,
  description,
  attrs,
  tags,
  stock,
  price: price.amount,
  moq: moq.value,
  leadDays,
  menuIds: [],
  createdMs: 0,
  textured: true,
  colours: {},
}));
const index = emptyIndex();
for (const entry of entries) putFabric(index, entry);
const byCode = new Map(entries.map((entry) => [entry.code, entry]));

function found(keys: string, filters: FabricFilters = {}, lang: Lang = "en"): IndexedFabric[] {
  const list = ask(index, { keys, filters, lang });
  return idsInOrder(list, "relevance", 0, list.total).map((code) => byCode.get(code)!);
}
const texts = (key: string, lang: Lang) => suggest(index, key, lang).map(({ text }) => text);

test("the code itself comes first, then names, then attributes", () => {
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
  const filters = { color: ["white"], pattern: ["stripe"] };
  const facets = countFacets(ask(index, { filters, lang: "en" }), (english) => english);
  const count = (field: string, value: string) =>
    facets.find((one) => one.field === field)!.values.find((one) => one.value === value)!.count;
  const isBoth = ({ attrs }: IndexedFabric) => attrs.color === "white" && attrs.pattern === "stripe";
  expect(count("color", "white")).toBe(entries.filter(isBoth).length);
  expect(count("pattern", "solid")).toBe(
    entries.filter(({ attrs }) => attrs.color === "white" && attrs.pattern === "solid").length,
  );
  expect(new Set(found("", filters))).toEqual(new Set(entries.filter(isBoth)));
});

test("suggestions speak the caller's language and English", () => {
  expect(texts("fla", "en")).toContain("flannel");
  const cyrillic = texts("бел", "rus");
  expect(cyrillic).toContain("белый");
  expect(texts("white", "rus")).toContain("white");
  expect(texts("白", "cn")[0]).toMatch(/白/);
});
