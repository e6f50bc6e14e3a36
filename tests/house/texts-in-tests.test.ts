import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const TESTS = new URL("../browser", import.meta.url).pathname;
const LOCALES = new URL("../../locales", import.meta.url).pathname;
/** Where words stand that are the same in every language. */
const IN_ALL_LANGUAGES = ["i18n-languages.ts", "pages/nav/korean-guide.ts"].map(
  (name) => new URL(`../../src/${name}`, import.meta.url).pathname,
);
/** What people in the tests write themselves. */
const WRITTEN = ["حسنًا", "奥斯陆", "棉条纹", "بوبلبن"];

/** Letters of the languages that are written otherwise than English. */
const FOREIGN = /[\u0400-\u04ff\u0600-\u06ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;
/** What a test looks for by its words, between quotes or slashes. */
const LOOKED_FOR = /(?:name: |hasText: |getBy(?:Text|Label|Title|Placeholder)\()(?:"([^"]+)"|\/\^?([^/^$]+)\$?\/)/g;

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** Every text of the portal, of all languages. */
const texts = [
  ...filesIn(LOCALES, /\.json$/).flatMap((path) =>
    Object.values(JSON.parse(readFileSync(path, "utf8")) as Record<string, string>),
  ),
  ...IN_ALL_LANGUAGES.map((path) => readFileSync(path, "utf8")),
  ...WRITTEN,
];
/** A text in which anything may stand where something is filled in. */
const patternOf = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".+")}$`,
    "u",
  );
const filledIn = texts.filter((text) => FOREIGN.test(text) && text.includes("{{")).map(patternOf);
/** Of words in turn one has to be a text; "Compare: " begins a name that goes on with a code. */
const isText = (words: string) =>
  words
    .split("|")
    .map((word) => word.replace(/: $/, ""))
    .some((word) => texts.some((text) => text.includes(word)) || filledIn.some((pattern) => pattern.test(word)));

test("what a test looks for in Arabic, Chinese, Japanese, Korean or Russian are words that the portal has", () => {
  const unknown = filesIn(TESTS, /\.tsx?$/).flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(LOOKED_FOR)]
      .map(([, quoted, pattern]) => quoted ?? pattern ?? "")
      .filter((words) => FOREIGN.test(words) && !isText(words))
      .map((words) => `${path.slice(TESTS.length + 1)}: ${words}`),
  );
  expect(unknown).toEqual([]);
});
