import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { local } from "../run/command.ts";
import { LAYERS } from "../run/house.ts";

const folder = mkdtempSync(join(tmpdir(), "selvedge-lint-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const rules = JSON.parse(readFileSync(new URL("../../biome.json", import.meta.url), "utf8"));
writeFileSync(join(folder, "biome.json"), JSON.stringify({ ...rules, $schema: undefined, vcs: undefined }));

/** Lints one line as if it stood in a file of that room, under the rules of this house. */
function complaints(file: string, line: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${line}\n`);
  const result = spawnSync(local("biome"), ["lint", "--only=style/noRestrictedImports", file], { cwd: folder, encoding: "utf8" });
  rmSync(path);
  return result.stdout + result.stderr;
}

const REFUSED: readonly [room: string, line: string][] = [
  ["geometry-core/x.ts", 'export { produce } from "immer";'],
  ["geometry-core/x.ts", 'export { readFile } from "node:fs";'],
  ["geometry-core/x.ts", 'export { placement } from "@selvedge/editor-core";'],
  ["geometry-core/x.ts", 'export { placement } from "../editor-core/index.ts";'],
  ["editor-core/x.ts", 'export { useState } from "react";'],
  ["editor-core/x.ts", 'export { Group } from "konva";'],
  ["editor-core/x.ts", 'export { readFile } from "node:fs";'],
  ["editor-core/x.ts", 'export { renderCloth } from "@selvedge/textile-core";'],
  ["textile-core/x.ts", 'export { Vector3 } from "three";'],
  ["textile-core/x.ts", 'export { openEditor } from "@selvedge/editor-core";'],
  ["garment-core/x.ts", 'export { readFile } from "node:fs/promises";'],
  ["garment-core/x.ts", 'export { post } from "@selvedge/contract";'],
  ["garment-core/x.ts", 'export { renderCloth } from "@selvedge/textile-core";'],
  ["contract/x.ts", 'export { app } from "@selvedge/server";'],
  ["contract/x.ts", 'export { areaOf } from "@selvedge/geometry-core";'],
  ["contract/x.ts", 'export { app } from "../server/app.ts";'],
  ["server/x.ts", 'export { App } from "../src/app.tsx";'],
  ["server/x.ts", 'export { createElement } from "react";'],
  ["server/platform/db/x.ts", 'export { products } from "../../fabrics/products/routes.ts";'],
  ["server/platform/x.ts", 'export { createElement } from "react";'],
  ["server/fabrics/products/x.ts", 'export { seenThrough } from "../../garments/share/seen.ts";'],
  ["server/garments/share/x.ts", 'export { ownGroup } from "../../customers/favourites/groups/groups.ts";'],
  ["server/customers/content/x.ts", 'export { pendingCounts } from "../../trade/due/get-open-matters.ts";'],
  ["server/trade/orders/x.ts", 'export { erp } from "../../mill/erp/routes.ts";'],
  ["server/mill/import/x.ts", 'export { FABRIC_MENUS } from "../../demo/menus/menus.ts";'],
  ["server/mill/import/x.ts", 'export { openServices } from "../../start.ts";'],
  ["server/trade/orders/x.ts", 'export { threadPool } from "../../assembly/worker-pools.ts";'],
  ["server/app.ts", 'export { DEMO_LOGINS } from "./demo/people/people.ts";'],
  ["server/assembly/x.ts", 'export { FABRICS } from "../demo/fabrics/index.ts";'],
  ["src/x.ts", 'export { app } from "@selvedge/server";'],
  ["src/x.ts", 'export { app } from "../server/app.ts";'],
  ["src/pages/deep/x.ts", 'export { refuse } from "../../../server/refuse.ts";'],
];

const ALLOWED: readonly [room: string, line: string][] = [
  ["geometry-core/x.ts", 'export { areaOf } from "./polygon.ts";'],
  ["editor-core/x.ts", 'export { areaOf } from "@selvedge/geometry-core";'],
  ["textile-core/x.ts", 'export { MM_PER_INCH } from "@selvedge/geometry-core";'],
  ["garment-core/x.ts", 'export { areaOf } from "@selvedge/geometry-core";'],
  ["server/x.ts", 'export { areaOf } from "@selvedge/geometry-core";'],
  ["src/x.ts", 'export { areaOf } from "@selvedge/geometry-core";'],
  ["editor-core/x.ts", 'export { produce } from "immer";'],
  ["garment-core/x.ts", 'export { default } from "delaunator";'],
  ["contract/x.ts", 'export { Id } from "@selvedge/editor-core";'],
  ["server/x.ts", 'export { CALLS } from "@selvedge/contract";'],
  ["server/mill/import/x.ts", 'export { refuse } from "../../platform/refuse.ts";'],
  ["server/garments/scenes/x.ts", 'export { clothStore } from "../../fabrics/cloths/store.ts";'],
  ["server/start.ts", 'export { FABRIC_MENUS } from "./demo/menus/menus.ts";'],
  ["src/x.ts", 'export { CALLS } from "@selvedge/contract";'],
];

test.each(REFUSED)("a file %s may not say %s", (file, line) => {
  expect(complaints(file, line)).toContain("noRestrictedImports");
});

test.each(ALLOWED)("a file %s may say %s", (file, line) => {
  expect(complaints(file, line)).not.toContain("noRestrictedImports");
});

test("two files that import each other are refused", () => {
  const files = ["server/one.ts", "server/other.ts"];
  mkdirSync(join(folder, "server"), { recursive: true });
  writeFileSync(join(folder, files[0]!), 'import { other } from "./other.ts";\n\nexport const one = () => other;\n');
  writeFileSync(join(folder, files[1]!), 'import { one } from "./one.ts";\n\nexport const other = () => one;\n');
  const result = spawnSync(local("biome"), ["lint", "--only=suspicious/noImportCycles", ...files], {
    cwd: folder,
    encoding: "utf8",
  });
  for (const file of files) rmSync(join(folder, file));
  expect(result.stdout + result.stderr).toContain("noImportCycles");
});

const SERVER = new URL("../../server", import.meta.url).pathname;
const entriesOf = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true }).filter(({ parentPath }) => !parentPath.includes("node_modules"));
const IMPORT = /(?:\bfrom\s+|\bimport\s*\(?\s*|\bnew URL\(\s*)"(\.[^"]*)"/g;
/** Files of the server that one imports, as paths within it. */
const importedBy = (file: string) =>
  [...readFileSync(join(SERVER, file), "utf8").matchAll(IMPORT)]
    .map(([, specifier]) => relative(SERVER, resolve(SERVER, dirname(file), specifier!)))
    .filter((path) => !path.startsWith(".."));
/** All but tests, which may stand on anything. */
const sources = entriesOf(SERVER)
  .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
  .map(({ parentPath, name }) => relative(SERVER, join(parentPath, name)));
const layerOf = (path: string) => LAYERS.findIndex((layer) => path.startsWith(`${layer}/`));

test("each layer of the server imports only those before it", () => {
  expect(sources.length).toBeGreaterThan(400);
  for (const layer of LAYERS)
    expect(
      sources.some((file) => file.startsWith(`${layer}/`)),
      layer,
    ).toBe(true);
  const backwards = sources.flatMap((file) => {
    const layer = layerOf(file);
    // What stands above the layers may import all; the demo mill is a guest of that.
    if (layer < 0 || file.startsWith("demo/")) return [];
    return importedBy(file)
      .filter((imported) => layerOf(imported) < 0 || layerOf(imported) > layer)
      .filter((imported) => !imported.startsWith("node_modules"))
      .map((imported) => `${file} imports ${imported}`);
  });
  expect(backwards).toEqual([]);
});

test("only a start imports the demo mill", () => {
  const hosts = ["start.ts", "serve.ts", "dev.ts"];
  const guests = sources
    .filter((file) => !file.startsWith("demo/") && !hosts.includes(file))
    .flatMap((file) =>
      importedBy(file)
        .filter((imported) => imported.startsWith("demo/"))
        .map((imported) => `${file} imports ${imported}`),
    );
  expect(guests).toEqual([]);
});

const MAX_ENTRIES = 8;
/** Folders of data: a migration a file, a language a file, a garment a file, a range of fabrics a file. */
const DATA = ["platform/db/migrations", "fabrics/search/language/synonyms", "demo/drapes", "demo/fabrics", "demo/fabrics/ranges"];

test("no folder of the server has more than eight files", () => {
  const counted = Map.groupBy(
    entriesOf(SERVER).filter((entry) => !entry.isDirectory()),
    ({ parentPath }) => relative(SERVER, parentPath),
  );
  const crowded = [...counted].filter(([path, files]) => !DATA.includes(path) && files.length > MAX_ENTRIES);
  expect(crowded.map(([path, files]) => `server/${path}: ${files.length}`)).toEqual([]);
});
