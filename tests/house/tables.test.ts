import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LAYERS } from "../run/house.ts";

const SERVER = new URL("../../server", import.meta.url).pathname;
const read = (path: string) => readFileSync(join(SERVER, path), "utf8");
const layerOf = (path: string) => LAYERS.findIndex((layer) => path.startsWith(`${layer}/`));

/** The first `{ … }` of a type as text, without what its braces hold within themselves. */
function outerBody(text: string): string {
  let depth = 0;
  let body = "";
  for (const sign of text.slice(text.indexOf("{"))) {
    if ("})]".includes(sign)) depth -= 1;
    if (depth === 0 && body !== "") return body;
    if (depth === 1) body += sign;
    if ("{([".includes(sign)) depth += 1;
  }
  throw new Error(`a type without an end: ${text.slice(0, 60)}`);
}

/** The layer of each table, by the file that declares it: those that `assembly/tables.ts` puts together. */
const layerOfTable = new Map(
  [...read("assembly/tables.ts").matchAll(/^import type \{ (\w+) \} from "\.\.\/([^"]+)";$/gm)].flatMap(([, type, file]) => {
    const text = read(file!);
    const body = outerBody(text.slice(text.search(new RegExp(`export (type|interface) ${type}\\b`))));
    return [...body.matchAll(/(\w+):/g)].map(([, table]) => [table!, layerOf(file!)] as const);
  }),
);

/** Tables that a source reads or writes, in SQL or through Kysely, or names in a list of tables. */
function tablesIn(text: string): string[] {
  const inSql = text.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE|ONLY)\s+(\w+)/g);
  const inKysely = text.matchAll(/(?:From|Join|JoinLateral|insertInto|updateTable|mergeInto|table)\(\s*\[?\s*"(\w+)/g);
  const inLists = text.matchAll(/"([a-z]+(?:_[a-z]+)+)"/g);
  return [...new Set([...inSql, ...inKysely, ...inLists].map(([, table]) => table!))].filter((table) => layerOfTable.has(table));
}

test("the tables of all layers are known, and found where they are named", () => {
  expect(layerOfTable.size).toBeGreaterThan(80);
  expect(LAYERS[layerOfTable.get("orders")!]).toBe("trade");
  expect(LAYERS[layerOfTable.get("images")!]).toBe("platform");
  expect(tablesIn("sql`SELECT 1 FROM orders o JOIN users u ON true`")).toEqual(["orders", "users"]);
  expect(tablesIn('db.selectFrom("orders as o").innerJoin("users", "o.x", "u.y")')).toEqual(["orders", "users"]);
  expect(tablesIn('const SHOWN = ["thread_images"]')).toEqual(["thread_images"]);
});

test("the SQL of a layer names no table of a later one: what it asks of a later layer is given to it", () => {
  const sources = readdirSync(SERVER, { recursive: true, encoding: "utf8" }).filter(
    (path) => /(?<!\.test)\.ts$/.test(path) && layerOf(path) >= 0,
  );
  expect(sources.length).toBeGreaterThan(400);
  const forward = sources.flatMap((path) =>
    tablesIn(read(path))
      .filter((table) => layerOfTable.get(table)! > layerOf(path))
      .map((table) => `${path} names ${table}`),
  );
  expect(forward).toEqual([]);
});
