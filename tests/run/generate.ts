import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { API, browserCalls, writtenCalls } from "./browser-calls.ts";

const files = browserCalls();
for (const [path, text] of Object.entries(files)) writeFileSync(join(API, path), text);
for (const path of writtenCalls()) if (!(path in files)) rmSync(join(API, path));
console.log(`src/api: ${Object.keys(files).length} files of calls`);
