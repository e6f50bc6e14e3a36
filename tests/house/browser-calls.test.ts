import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { API, browserCalls, writtenCalls } from "../run/browser-calls.ts";

test("the browser's calls are the contract's; `npm run generate` writes them anew", () => {
  const files = browserCalls();
  const stale = Object.keys(files).filter(
    (path) => !writtenCalls().includes(path) || readFileSync(join(API, path), "utf8") !== files[path],
  );
  const strays = writtenCalls().filter((path) => !(path in files));
  expect({ stale, strays }, "src/api is not what the contract says: npm run generate").toEqual({ stale: [], strays: [] });
});
