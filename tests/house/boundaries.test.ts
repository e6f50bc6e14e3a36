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
  ["server/mill/import/x.ts", 'export { FABRIC_MENUS } from "../../../demo/menus/menus.ts";'],
  ["server/mill/import/x.ts", 'export { FABRIC_MENUS } from "@selvedge/demo";'],
  ["server/mill/import/x.ts", 'export { openServices } from "../../start.ts";'],
  ["server/trade/orders/x.ts", 'export { threadPool } from "../../assembly/worker-pools.ts";'],
  ["server/app.ts", 'export { demoLoginsFor } from "@selvedge/demo";'],
  ["server/index.ts", 'export { seed } from "@selvedge/demo";'],
  ["server/assembly/x.ts", 'export { FABRICS } from "../../demo/fabrics/index.ts";'],
  ["demo/menus/x.ts", 'export { readOrder } from "../../server/trade/orders/read.ts";'],
  ["demo/menus/x.ts", 'export { readOrder } from "@selvedge/server/trade/orders/read.ts";'],
  ["demo/menus/x.ts", 'export { App } from "../../src/app.tsx";'],
  ["contract/x.ts", 'export { FABRIC_MENUS } from "@selvedge/demo";'],
  ["src/x.ts", 'export { FABRIC_MENUS } from "@selvedge/demo";'],
  ["src/pages/x.ts", 'export { FABRICS } from "../../demo/fabrics/index.ts";'],
  ["src/x.ts", 'export { app } from "@selvedge/server";'],
  ["src/x.ts", 'export { app } from "../server/app.ts";'],
  ["src/pages/deep/x.ts", 'export { refuse } from "../../../server/refuse.ts";'],
  ["src/designer/deep/x.ts", 'export { refuse } from "../../../server/refuse.ts";'],
  ["src/ui/x.ts", 'export { useList } from "../pages/parts/use-list.ts";'],
  ["src/designer/whatif/x.ts", 'export { useList } from "../../pages/parts/use-list.ts";'],
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
  ["server/start.ts", 'export { FABRIC_MENUS } from "@selvedge/demo";'],
  ["demo/menus/x.ts", 'export type { FabricMenu } from "@selvedge/server";'],
  ["demo/fabrics/x.ts", 'export { seedOf } from "@selvedge/textile-core";'],
  ["src/x.ts", 'export { CALLS } from "@selvedge/contract";'],
  ["src/pages/goods/x.ts", 'export { useList } from "../parts/use-list.ts";'],
];

test.each(REFUSED)("a file %s may not say %s", (file, line) => {
  expect(complaints(file, line)).toContain("noRestrictedImports");
});

test.each(ALLOWED)("a file %s may say %s", (file, line) => {
  expect(complaints(file, line)).not.toContain("noRestrictedImports");
});

const CIRCLES: readonly [what: string, one: string, other: string][] = [
  [
    "values",
    'import { other } from "./other.ts";\n\nexport const one = () => other;\n',
    'import { one } from "./one.ts";\n\nexport const other = () => one;\n',
  ],
  [
    "types",
    'import { other } from "./other.ts";\n\nexport type One = number;\nexport const one = () => other;\n',
    'import type { One } from "./one.ts";\n\nexport const other: One = 1;\n',
  ],
  [
    "types, and are fetched late",
    'export type One = number;\nexport const one = async () => (await import("./other.ts")).other;\n',
    'import type { One } from "./one.ts";\n\nexport const other: One = 1;\n',
  ],
];

test.each(CIRCLES)("two files that import each other's %s are refused", (_what, one, other) => {
  const files = ["server/one.ts", "server/other.ts"];
  mkdirSync(join(folder, "server"), { recursive: true });
  writeFileSync(join(folder, files[0]!), one);
  writeFileSync(join(folder, files[1]!), other);
  const result = spawnSync(local("biome"), ["lint", "--only=suspicious/noImportCycles", ...files], {
    cwd: folder,
    encoding: "utf8",
  });
  for (const file of files) rmSync(join(folder, file));
  expect(result.stdout + result.stderr).toContain("noImportCycles");
});

const ROOT = new URL("../../", import.meta.url).pathname;
const SERVER = join(ROOT, "server");
const entriesOf = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true }).filter(({ parentPath }) => !parentPath.includes("node_modules"));
const IMPORT = /(?:\bfrom\s+|\bimport\s*\(?\s*|\bnew URL\(\s*)"([^"]*)"/g;
const specifiersIn = (path: string) => [...readFileSync(path, "utf8").matchAll(IMPORT)].map(([, specifier]) => specifier!);
/** Files of the server that one imports, as paths within it. */
const importedBy = (file: string) =>
  specifiersIn(join(SERVER, file))
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => relative(SERVER, resolve(SERVER, dirname(file), specifier)))
    .filter((path) => !path.startsWith(".."));
/** All but tests, which may stand on anything. */
const sourcesOf = (room: string) =>
  entriesOf(room)
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => relative(room, join(parentPath, name)));
const sources = sourcesOf(SERVER);
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
    // What stands above the layers may import all.
    if (layer < 0) return [];
    return importedBy(file)
      .filter((imported) => layerOf(imported) < 0 || layerOf(imported) > layer)
      .filter((imported) => !imported.startsWith("node_modules"))
      .map((imported) => `${file} imports ${imported}`);
  });
  expect(backwards).toEqual([]);
});

const DEMO = join(ROOT, "demo");
const ROOMS = ["contract", "geometry-core", "editor-core", "textile-core", "garment-core", "server", "src"];

test("only a start imports the demo mill", () => {
  const hosts = ["server/start.ts", "server/serve.ts", "server/commands/dev.ts"];
  const hosting = ROOMS.flatMap((room) => sourcesOf(join(ROOT, room)).map((file) => `${room}/${file}`)).filter((file) =>
    specifiersIn(join(ROOT, file)).some(
      (specifier) =>
        specifier.startsWith("@selvedge/demo") ||
        (specifier.startsWith(".") && resolve(ROOT, dirname(file), specifier).startsWith(`${DEMO}/`)),
    ),
  );
  expect(hosting.toSorted()).toEqual(hosts.toSorted());
});

test("the demo mill imports the contract, the cores and the server's public face, as its package says", () => {
  const { dependencies } = JSON.parse(readFileSync(join(DEMO, "package.json"), "utf8")) as { dependencies: object };
  // One file is for its neighbours' tests.
  const entrances = [...Object.keys(dependencies), "@selvedge/contract/page-size", "vitest"];
  const others = sourcesOf(DEMO).flatMap((file) =>
    specifiersIn(join(DEMO, file))
      .filter((specifier) =>
        specifier.startsWith(".")
          ? !resolve(DEMO, dirname(file), specifier).startsWith(`${DEMO}/`)
          : !specifier.startsWith("node:") && !entrances.includes(specifier),
      )
      .map((specifier) => `${file} imports ${specifier}`),
  );
  expect(others).toEqual([]);
});

/** The start imports the demo mill, and the demo mill the face. */
test("the server's public face does not lead to a start", () => {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const imported of importedBy(file)) if (sources.includes(imported)) visit(imported);
  };
  visit("index.ts");
  expect(reached.size).toBeGreaterThan(100);
  expect([...reached].filter((file) => /^(start|serve|main|app)\.ts$|^commands\//.test(file))).toEqual([]);
});

const MAX_ENTRIES = 8;
/** Folders of data: a migration a file, a language a file, a garment a file, a range of fabrics a file. */
const DATA = [
  "server/platform/db/migrations",
  "server/fabrics/search/language/synonyms",
  "demo/drapes",
  "demo/fabrics",
  "demo/fabrics/ranges",
];

test("no folder of the server or of the demo mill has more than eight files", () => {
  const counted = Map.groupBy(
    [SERVER, DEMO].flatMap(entriesOf).filter((entry) => !entry.isDirectory()),
    ({ parentPath }) => relative(ROOT, parentPath),
  );
  const crowded = [...counted].filter(([path, files]) => !DATA.includes(path) && files.length > MAX_ENTRIES);
  expect(crowded.map(([path, files]) => `${path}: ${files.length}`)).toEqual([]);
});
