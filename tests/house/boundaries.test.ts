import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { local } from "../run/command.ts";

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
  ["server/x.ts", 'export { App } from "../src/App.tsx";'],
  ["server/x.ts", 'export { createElement } from "react";'],
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
  ["src/x.ts", 'export { CALLS } from "@selvedge/contract";'],
];

test.each(REFUSED)("a file %s may not say %s", (file, line) => {
  expect(complaints(file, line)).toContain("noRestrictedImports");
});

test.each(ALLOWED)("a file %s may say %s", (file, line) => {
  expect(complaints(file, line)).not.toContain("noRestrictedImports");
});
