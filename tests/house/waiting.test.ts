import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const TESTS = new URL("..", import.meta.url).pathname;
const ROOMS = ["api", "browser", "crash", "house", "run"];

/** What makes a test pass on an idle machine only. A test waits for what a person would see, and for as long as that takes. */
const REFUSED: readonly { readonly what: string; readonly found: RegExp; readonly rooms?: readonly string[] }[] = [
  { what: "a wait until the network is idle", found: /networkidle/ },
  { what: "a sleep of a page", found: /waitForTimeout/ },
  { what: "a sleep", found: /setTimeout\(\s*\w+,\s*[\d_]{3,}|timers\/promises/, rooms: ["browser"] },
  { what: "a wait for all of a page", found: /waitUntil: "load"|\.(goto|reload)\((?!.*waitUntil: "commit")/, rooms: ["browser"] },
  { what: "a look that does not wait", found: /expect\([^;]*\.is(Visible|Hidden|Enabled|Checked)\(\)/ },
  { what: "a measured time that has to be short", found: /expect\([^;]*(Date\.now|performance\.now)\(\)/ },
  { what: "chance without a seed", found: /Math\.random\(\)/ },
  { what: "a port somebody else may have", found: /listen\([1-9]\d{3}|port: [1-9]\d{3}/ },
];

const filesOf = (room: string): string[] =>
  readdirSync(join(TESTS, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path !== new URL(import.meta.url).pathname);

test.each(REFUSED)("no test has $what", ({ found, rooms = ROOMS }) => {
  const lines = rooms.flatMap(filesOf).flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .flatMap((line, index) => (found.test(line) ? [`${path.slice(TESTS.length)}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(lines).toEqual([]);
});
