import { mkdirSync, writeFileSync } from "node:fs";
import { threadPool } from "@selvedge/server";
import { drawWelcomePicture } from "./draw.ts";
import { welcomeFile } from "./shipped.ts";
import { WELCOME } from "./welcome.ts";

/** `npm run welcome`: draws the pictures of the front page, which a first start reads. */
const workers = threadPool();
mkdirSync(new URL(".", welcomeFile("any")), { recursive: true });
await Promise.all(
  WELCOME.map(async ({ name, picture }) => {
    const bytes = await drawWelcomePicture(workers, picture);
    writeFileSync(welcomeFile(name), bytes);
    console.log(`${name.padEnd(18)} ${(bytes.length / 1_000).toFixed(0).padStart(4)} kB`);
  }),
);
await workers.end();
