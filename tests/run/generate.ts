import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { API, browserCalls, writtenCalls } from "./browser-calls.ts";
import { NAMES, nameFonts } from "./name-fonts.ts";

const files = browserCalls();
for (const [path, text] of Object.entries(files)) writeFileSync(join(API, path), text);
for (const path of writtenCalls()) if (!(path in files)) rmSync(join(API, path));
console.log(`src/api: ${Object.keys(files).length} files of calls`);

const fonts = await nameFonts();
for (const [file, bytes] of Object.entries(fonts)) writeFileSync(join(NAMES, file), bytes);
console.log(`src/ui/fonts/names: ${Object.keys(fonts).length} files`);
