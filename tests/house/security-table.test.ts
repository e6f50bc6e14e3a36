import { existsSync, readFileSync } from "node:fs";
import { CALLS } from "@selvedge/contract";
import { expect, test } from "vitest";
import { SETTING_NAMES } from "../../server/platform/settings.ts";

const PAGE = readFileSync("docs/security.md", "utf8");
const VERDICTS = ["met", "partly", "not met", "does not apply"];

/** The requirements of levels 1 and 2 of ASVS 5.0.0, by section; the numbers between them are of level 3. */
const SECTIONS =
  "1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1 3.2:1-2 3.3:1-4 3.4:1-6 3.5:1-5 3.7:1-2 4.1:1-3 4.2:1 4.3:1-2 " +
  "4.4:1-4 5.1:1 5.2:1-3 5.3:1-2 5.4:1-3 6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3 6.8:1-4 7.1:1-3 7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 " +
  "7.6:1-2 8.1:1-2 8.2:1-3 8.3:1 8.4:1 9.1:1-3 9.2:1-4 10.1:1-2 10.2:1-2 10.3:1-4 10.4:1-11 10.5:1-5 10.6:1-2 10.7:1-3 11.1:1-2 11.2:1-3 " +
  "11.3:1-3 11.4:1-4 11.5:1 11.6:1 12.1:1-3 12.2:1-2 12.3:1-4 13.1:1 13.2:1-5 13.3:1-2 13.4:1-5 14.1:1-2 14.2:1-4 14.3:1-3 15.1:1-3 " +
  "15.2:1-3 15.3:1-7 16.1:1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3 17.1:1 17.2:1-4 17.3:1-2";
const REQUIRED = SECTIONS.split(" ").flatMap((section) => {
  const [name, first = "", last = first] = section.split(/[:-]/);
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${name}.${Number(first) + index}`);
});

type Row = { readonly numbers: readonly string[]; readonly verdict: string; readonly where: string };
const cellsOf = (line: string) => line.split("|").map((cell) => cell.trim());
const rows: readonly Row[] = PAGE.split("\n")
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => {
    const [, numbers = "", , verdict = "", where = ""] = cellsOf(line);
    return { numbers: numbers.split(", "), verdict, where };
  });

/** What stands as code in a text and is a file or folder of ours: it has a slash inside, or is a file of the root. */
const FILE = /`((?:[\w.-]+\/)+[\w.-]*|[\w-]+\.(?:json|md))`/g;
const filesIn = (text: string) => [...text.matchAll(FILE)].map(([, file]) => file!);

/** The words of the tests of a file as they are written there, places for values included. */
const TITLE = /(?:"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`),\s*(?:\w+,\s*|\{[^{}]*\},\s*)?(?:async\s*)?\(/g;
const GROUP = /describe(?:\.\w+(?:\([^()]*\))?)*\(\s*"([^"]+)"/g;
const titlesIn = (file: string) => {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(TITLE), ...text.matchAll(GROUP)].map(([, plain, template]) => plain ?? template ?? "");
};

/** The tests that a row names, each with the file that stands before it. */
function testsIn({ where }: Row): { readonly file: string | null; readonly title: string }[] {
  let file: string | null = null;
  return [...where.matchAll(/`([^`]+)`|"([^"]+)"/g)].flatMap(([, code, title]) => {
    if (title !== undefined) return [{ file, title }];
    if (/^(tests\/|.*\.test\.tsx?$)/.test(code!)) file = code!;
    return [];
  });
}

test("the table has every requirement of levels 1 and 2 once, in their order", () => {
  expect(REQUIRED).toHaveLength(70 + 183);
  expect(rows.flatMap(({ numbers }) => numbers)).toEqual(REQUIRED);
});

test("every row has one of the four verdicts and says where or why", () => {
  for (const { numbers, verdict, where } of rows) {
    expect(VERDICTS, numbers.join()).toContain(verdict);
    expect(where.length, numbers.join()).toBeGreaterThan(5);
  }
});

test("the counts at its top are those of its rows", () => {
  const counted = (verdict: string) => rows.filter((row) => row.verdict === verdict).flatMap(({ numbers }) => numbers).length;
  const said = VERDICTS.map((verdict) => `${verdict} ${counted(verdict)}`).join(", ");
  expect(PAGE).toContain(`**${REQUIRED.length} requirements: ${said}.**`);
});

test("what is met names its test, says that there is none, or is said on this page", () => {
  const silent = rows.filter((row) => {
    const isSaid = /no test|\]\(#|the same/i.test(row.where);
    return row.verdict === "met" && testsIn(row).length === 0 && !isSaid;
  });
  expect(silent.map(({ numbers }) => numbers.join())).toEqual([]);
});

test("every file the page names is there", () => {
  expect(filesIn(PAGE).length).toBeGreaterThan(200);
  expect(filesIn(PAGE).filter((file) => !existsSync(file))).toEqual([]);
});

test("every test it names stands in its file", () => {
  const named = rows.flatMap((row) => testsIn(row).map((one) => ({ ...one, numbers: row.numbers.join() })));
  expect(named.length).toBeGreaterThan(100);
  const titles = new Map([...new Set(named.map(({ file }) => file))].map((file) => [file, file ? titlesIn(file) : []]));
  const missing = named.filter(({ file, title }) => !titles.get(file)!.some((whole) => whole.includes(title)));
  expect(missing).toEqual([]);
});

test("every link of the page leads to a heading of it", () => {
  const headings = [...PAGE.matchAll(/^#+ (.+)$/gm)].map(([, text]) => text!.toLowerCase().replaceAll(" ", "-"));
  for (const [, anchor] of PAGE.matchAll(/\]\(#([^)]+)\)/g)) expect(headings).toContain(anchor);
});

test("every event that is written has its line under Log, and no other", () => {
  const [, union = ""] =
    /export type SecurityEvent =([^;]+);/.exec(readFileSync("server/platform/security/events.ts", "utf8")) ?? [];
  const written = [...union.matchAll(/"(\w+)"/g)].map(([, name]) => name!);
  const lines = [...PAGE.matchAll(/^\| `((?:authn|authz|excess|input|malicious|sensitive|session|upload|user)_\w+)` +\|/gm)];
  expect(lines.map(([, name]) => name)).toEqual(written);
});

test("every call that takes a file stands under Uploads with its limit", () => {
  const [, uploads = ""] = PAGE.split("### Uploads");
  const lines = uploads.split("\n### ")[0]!.split("\n");
  for (const { path, file } of CALLS) {
    if (!file) continue;
    const line = lines.find((one) => one.includes(`\`${path}\``)) ?? "";
    expect(line, path).toContain(`| ${file.maxBytes / 1_000_000} MB`);
  }
});

test("every setting it names is one", () => {
  const named = [...PAGE.matchAll(/`([A-Z][A-Z]+_[A-Z_]+)(?:=\w+)?`/g)].map(([, name]) => name!);
  const foreign = ["NODE_EXTRA_CA_CERTS"];
  expect([...new Set(named)].filter((name) => !SETTING_NAMES.includes(name) && !foreign.includes(name))).toEqual([]);
});
