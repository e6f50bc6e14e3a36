import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const HOUSE = new URL("../..", import.meta.url).pathname;
const TESTS = ["api", "browser", "crash", "house"].map((room) => `tests/${room}`);
/** Of these only the tests beside the code. */
const CORES = ["contract", "geometry-core", "editor-core", "textile-core", "garment-core", "server", "demo", "src"];
const ROOMS = [...TESTS, "tests/run", ...CORES];

/** What makes a test pass on an idle machine only. A test waits for what a person would see, and for as long as that takes. */
const REFUSED: readonly { readonly what: string; readonly found: RegExp; readonly rooms?: readonly string[] }[] = [
  { what: "a wait until the network is idle", found: /networkidle/ },
  { what: "a sleep of a page", found: /waitForTimeout/ },
  // What a test measures is named, as the milliseconds after which a slow call answers.
  { what: "a sleep", found: /setTimeout\(\s*\w+,\s*[\d_]+|setTimeout.*timers\/promises/, rooms: [...TESTS, ...CORES] },
  {
    what: "a wait for all of a page",
    found: /waitUntil: "load"|\.(goto|reload)\((?!.*waitUntil: "commit")/,
    rooms: ["tests/browser"],
  },
  { what: "a look that does not wait", found: /expect\([^;]*\.is(Visible|Hidden|Enabled|Checked)\(\)/ },
  { what: "a measured time that has to be short", found: /expect\([^;]*(Date\.now|performance\.now)\(\)/ },
  { what: "chance without a seed", found: /Math\.random\(\)/ },
  { what: "a port somebody else may have", found: /listen\([1-9]\d{3}|port: [1-9]\d{3}/ },
];

const filesOf = (room: string): string[] =>
  readdirSync(join(HOUSE, room), { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !parentPath.includes("node_modules"))
    .filter((entry) => entry.isFile() && (!CORES.includes(room) || /\.test\.tsx?$/.test(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path !== new URL(import.meta.url).pathname);

/** Each place of a text where something is found, however many lines its statement takes, as "number of the line: where it begins". */
const placesIn = (text: string, found: RegExp): string[] =>
  [...text.matchAll(new RegExp(found, "g"))].map(({ index }) => {
    const lines = text.slice(0, index).split("\n");
    return `${lines.length}: ${text.split("\n")[lines.length - 1]!.trim()}`;
  });

test.each(REFUSED)("no test has $what", ({ found, rooms = ROOMS }) => {
  const places = rooms
    .flatMap(filesOf)
    .flatMap((path) => placesIn(readFileSync(path, "utf8"), found).map((place) => `${path.slice(HOUSE.length)}:${place}`));
  expect(places).toEqual([]);
});

test("a look that does not wait is found over several lines too, and ends with its statement", () => {
  const { found } = REFUSED.find(({ what }) => what === "a look that does not wait")!;
  const look = ["is", "Visible"].join("");
  const broken = `const a = 1;\nexpect(\n  await page\n    .getByRole("button", { name: "Save" })\n    .${look}(),\n).toBe(true);\n`;
  expect(placesIn(broken, found)).toEqual(["2: expect("]);
  expect(placesIn(`expect(a).toBe(1);\nconst shown = await page.${look}();\n`, found)).toEqual([]);
});

test("laws are tried on the seed of the run wherever there are any", () => {
  const projects = readFileSync(join(HOUSE, "vite.config.ts"), "utf8")
    .split(/(?=\bname: "(?:unit|api|browser|crash)")/)
    .slice(1);
  expect(projects.length).toBe(4);
  for (const project of projects) expect(project).toContain('setupFiles: ["tests/run/fixed-seeds.ts"]');
});
