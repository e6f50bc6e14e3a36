import * as contract from "@selvedge/contract";
import { expect, test } from "vitest";
import { PREFIX } from "./definition.ts";

const isCall = (entry: [string, unknown]): entry is [string, contract.Call] =>
  typeof entry[1] === "object" && entry[1] !== null && "path" in entry[1] && "access" in entry[1];

const WRITTEN =
  "// Written from contract/ by `npx vitest run --project unit src/api/calls.test.ts -u`, so that the first pages load no zod.";
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

const sources = Object.entries(import.meta.glob<string>("../**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true }))
  .filter(([path]) => !/\/calls[/.]|\.test\./.test(path))
  .map(([, text]) => text)
  .join("\n");
/** Whether a page asks for an error by its name. */
const isTold = (key: string) => new RegExp(`(?:"|CODES\\.)${key}\\b`).test(sources);

/** The text of calls.ts: the codes of errors, and every call from its file. */
const allCalls = (): string =>
  [
    WRITTEN,
    'import type * as contract from "@selvedge/contract";',
    "",
    ...words.map((word) => `export * from "./calls/${fileOf(word)}";`),
    "",
    "/** The errors that pages tell from others, by the contract's name for them. */",
    "export const CODES = {",
    ...Object.entries(contract.ERRORS)
      .filter(([key]) => isTold(key))
      .map(([key, { code }]) => `  ${key}: ${code},`),
    "} as const satisfies Partial<Record<contract.ErrorKey, number>>;",
    "",
  ].join("\n");

test("the browser's list of calls is the contract's", async () => {
  await expect(allCalls()).toMatchFileSnapshot("./calls.ts");
});

test.each(words)("the browser's calls of %s are the contract's", async (word) => {
  await expect(callsOf(word)).toMatchFileSnapshot(`./calls/${fileOf(word)}`);
});

test("the browser asks below the contract's prefix", () => {
  expect(PREFIX).toBe(contract.PREFIX);
});
