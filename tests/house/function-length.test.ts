import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

const ROOT = new URL("../..", import.meta.url).pathname;
const ROOMS = ["contract", "demo", "editor-core", "garment-core", "geometry-core", "server", "src", "textile-core"];
const MAX_LINES = 90;

const sourcesOf = (room: string): string[] =>
  readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name) && !entry.parentPath.includes("node_modules"))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));

/** Functions longer than one can read at a glance, where they begin. */
function longOnes(path: string): string[] {
  const source = readFileSync(join(ROOT, path), "utf8");
  const { program } = parseSync(path, source);
  const lineOf = (offset: number) => source.slice(0, offset).split("\n").length;
  const found: string[] = [];
  const measure = ({ start, end }: { readonly start: number; readonly end: number }) => {
    const [first, last] = [lineOf(start), lineOf(end)];
    if (last - first >= MAX_LINES) found.push(`${path}:${first}, ${last - first + 1} lines`);
  };
  new Visitor({ FunctionDeclaration: measure, FunctionExpression: measure, ArrowFunctionExpression: measure }).visit(program);
  return found;
}

test(`no function has more than ${MAX_LINES} lines`, () => {
  const sources = ROOMS.flatMap(sourcesOf);
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.flatMap(longOnes)).toEqual([]);
});
