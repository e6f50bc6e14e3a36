import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const HOUSE = new URL("../..", import.meta.url).pathname;
const ROOMS = ["contract", "geometry-core", "editor-core", "textile-core", "garment-core", "server", "demo", "src", "tests"];

const table = readFileSync(join(HOUSE, "tests/README.md"), "utf8");
/** Files that are named with their whole path; the ones with a star stand for many. */
const named = [...table.matchAll(/`([\w/-]+(?:\.long)?\.test\.tsx?)`/g)].map(([, path]) => path!);

test("every file of the long circle has its row in the table of the circles", () => {
  const long = ROOMS.flatMap((room) =>
    readdirSync(join(HOUSE, room), { recursive: true, withFileTypes: true })
      .filter(({ name, parentPath }) => /\.long\.test\.tsx?$/.test(name) && !parentPath.includes("node_modules"))
      .map(({ name, parentPath }) => relative(HOUSE, join(parentPath, name))),
  );
  expect(long.length).toBeGreaterThan(0);
  expect(long.filter((path) => !named.includes(path))).toEqual([]);
});

test("every file the table names is there", () => {
  expect(named.filter((path) => !existsSync(join(HOUSE, path)))).toEqual([]);
});

test("the files of the api that run whole in the long circle are those the table says so of", () => {
  const both = /const BOTH = \[([^\]]+)\]/.exec(readFileSync(join(HOUSE, "vite.config.ts"), "utf8"))![1]!;
  const paths = [...both.matchAll(/"([\w-]+)"/g)].map(([, name]) => `tests/api/${name}.test.ts`);
  const row = table.split("\n").find((line) => line.includes(paths[0]!))!;
  expect(row).toContain(`| ${paths.map((path) => `\`${path}\``).join(", ")} `);
  expect(row).toContain("| both ");
});
