import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as contract from "@selvedge/contract";

const SRC = new URL("../../src", import.meta.url).pathname;
/** Where the browser's calls lie. */
export const API = join(SRC, "api");

const isCall = (entry: [string, unknown]): entry is [string, contract.Call] =>
  typeof entry[1] === "object" && entry[1] !== null && "path" in entry[1] && "access" in entry[1];

const WRITTEN = "// Written from contract/ by `npm run generate`, so that the first pages load no zod.";
const named = Object.entries(contract as unknown as Record<string, unknown>).filter(isCall);
/** The first word of a call's path; a page carries the calls of the words it uses, not of all. */
const wordOf = ({ path }: contract.Call): string => path.split("/")[1]!;
const fileOf = (word: string): string => `${word.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.ts`;
const words = [...new Set(named.map(([, call]) => wordOf(call)))].sort();

/** Method, path and success code of each call that begins with a word; its types by `import type` only. */
function callsOf(word: string): string {
  const calls = named
    .filter(([, call]) => wordOf(call) === word)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, { method, path, success, summary }]) => [
      `/** ${summary}. */`,
      `export const ${name}: BrowserCall<typeof contract.${name}> = {`,
      `  method: "${method}",`,
      `  path: "${path}",`,
      `  success: ${success},`,
      "};",
    ]);
  return [
    WRITTEN,
    'import type * as contract from "@selvedge/contract";',
    'import type { BrowserCall } from "../definition.ts";',
    "",
    ...calls,
    "",
  ].join("\n");
}

/** The text of calls.ts: the codes of errors that pages handle specially, by their name, and every call from its file. */
function allCalls(): string {
  const sources = globSync("**/*.{ts,tsx}", { cwd: SRC })
    .filter((path) => !/^api\/calls[/.]|\.test\./.test(path))
    .map((path) => readFileSync(join(SRC, path), "utf8"))
    .join("\n");
  const isHandled = (key: string) => new RegExp(`(?:"|CODES\\.)${key}\\b`).test(sources);
  return [
    WRITTEN,
    'import type * as contract from "@selvedge/contract";',
    "",
    ...words.map((word) => `export * from "./calls/${fileOf(word)}";`),
    "",
    "/** The errors that pages handle specially, by the contract's name for them. */",
    "export const CODES = {",
    ...Object.entries(contract.ERRORS)
      .filter(([key]) => isHandled(key))
      .map(([key, { code }]) => `  ${key}: ${code},`),
    "} as const satisfies Partial<Record<contract.ErrorKey, number>>;",
    "",
  ].join("\n");
}

/** What `src/api` says of the contract: the text of each file by its path there. */
export const browserCalls = (): Readonly<Record<string, string>> => ({
  "calls.ts": allCalls(),
  ...Object.fromEntries(words.map((word) => [`calls/${fileOf(word)}`, callsOf(word)])),
});

/** The files that are there, by the same paths. */
export const writtenCalls = (): readonly string[] => globSync(["calls.ts", "calls/*"], { cwd: API }).sort();
