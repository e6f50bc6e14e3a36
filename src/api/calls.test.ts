import * as contract from "@selvedge/contract";
import { expect, test } from "vitest";
import { PREFIX } from "./definition.ts";

const isCall = (entry: [string, unknown]): entry is [string, contract.Call] =>
  typeof entry[1] === "object" && entry[1] !== null && "path" in entry[1] && "access" in entry[1];

/** The text of calls.ts: method, path and success code of each call; its types by `import type` only. */
function browserCalls(): string {
  const entries: [string, unknown][] = Object.entries(contract);
  const calls = entries
    .filter(isCall)
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
    "// Written from contract/ by `npx vitest run --project unit src/api/calls.test.ts -u`, so that the first pages load no zod.",
    'import type * as contract from "@selvedge/contract";',
    'import type { BrowserCall } from "./definition.ts";',
    "",
    "/** Every error a call may answer with, by the contract's name for it. */",
    "export const CODES = {",
    ...Object.entries(contract.ERRORS).map(([key, { code }]) => `  ${key}: ${code},`),
    "} as const satisfies Record<contract.ErrorKey, number>;",
    "",
    ...calls,
    "",
  ].join("\n");
}

test("the browser's list of calls is the contract's", async () => {
  await expect(browserCalls()).toMatchFileSnapshot("./calls.ts");
});

test("the browser asks below the contract's prefix", () => {
  expect(PREFIX).toBe(contract.PREFIX);
});
