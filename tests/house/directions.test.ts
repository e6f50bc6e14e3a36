import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOT = new URL("../..", import.meta.url).pathname;
const OWN_WAY = /<(?:bdi|Code|Quantity)\b[^>]*className="[^"]*\b[mp][se]-/;

const faults = (file: string, text: string): string[] =>
  text.split(/(?=<)/).flatMap((tag) => (OWN_WAY.test(tag) ? [`${file}: ${tag.split("\n")[0]}`] : []));

test("what keeps its own direction has no margin at its start or end, which would lie on the wrong side beside text of the other", () => {
  expect(faults("x.tsx", '<p>\n<bdi dir="ltr" className="ms-2">{name}</bdi></p>')).toHaveLength(1);
  expect(faults("x.tsx", '<span className="ms-2"><bdi>{name}</bdi></span>')).toEqual([]);
  const files = globSync("src/**/*.tsx", { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => faults(file, readFileSync(`${ROOT}${file}`, "utf8")))).toEqual([]);
});
