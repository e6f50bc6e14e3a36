import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HOUSE, LAYERS, layout } from "../run/house.ts";

/** What git does not keep. */
const MADE = /^(dist|data[\w-]*|swatches)$|(^|\/)node_modules$/;
const foldersIn = (path: string) =>
  readdirSync(path || ".", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => (path ? `${path}/${name}` : name))
    .filter((name) => !MADE.test(name));

test("the tree has every room, and of the server every layer with its folders", () => {
  const layers = LAYERS.map((layer) => `server/${layer}`);
  const folders = ["", "server", ...layers].flatMap(foldersIn);
  expect(Object.keys(HOUSE).toSorted()).toEqual(folders.toSorted());
});

test("the layers stand in the tree in their order", () => {
  const told = Object.keys(HOUSE).flatMap((path) => LAYERS.filter((layer) => path === `server/${layer}`));
  expect(told).toEqual(LAYERS);
});

test("README.md has the tree as `npm run house` prints it, without the figures", () => {
  expect(readFileSync("README.md", "utf8")).toContain(`\`\`\`\n${layout()}\n\`\`\``);
});
