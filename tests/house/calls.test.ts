import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as contract from "@selvedge/contract";
import { expect, test } from "vitest";

const SERVER = new URL("../../server", import.meta.url).pathname;
const calls = Object.entries(contract).flatMap(([name, value]) => (contract.CALLS.some((call) => call === value) ? [name] : []));
const sources = readdirSync(SERVER, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !path.includes("node_modules"))
  .map((path) => ({ path, text: readFileSync(join(SERVER, path), "utf8") }));

/** `saveProposal` lies in save-proposal.ts. */
const fileOf = (call: string) =>
  `${call
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .toLowerCase()}.ts`;

test("each call has one handler, in a file of its own name, and nothing else answers calls", () => {
  const handlers = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^export const (\w+)Handler\b/gm)].map(([, call]) => `${call} in ${basename(path)}`),
  );
  expect(handlers.toSorted()).toEqual(calls.map((call) => `${call} in ${fileOf(call)}`).toSorted());
});

test("routes.ts of a domain is the list of its calls", () => {
  const lists = sources.filter(({ text }) => /\bdomain\(\(on\) => \{\n/.test(text));
  expect(lists.filter(({ path }) => basename(path) !== "routes.ts").map(({ path }) => path)).toEqual([]);
  const listed = lists.flatMap(({ text }) => [...text.matchAll(/^ +on\((\w+), (\w+)Handler(?:\([\w, ]+\))?\);$/gm)]);
  expect(listed.map(([, call]) => call).toSorted()).toEqual(calls.toSorted());
  expect(listed.filter(([, call, handler]) => call !== handler)).toEqual([]);
  expect(lists.flatMap(({ text }) => text.match(/\bon\(/g) ?? [])).toHaveLength(calls.length);
});
