import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { KEPT_SEEDS, keepSeed } from "../run/seeds.ts";

const linesOf = (file: string) => readFileSync(file, "utf8").trimEnd().split("\n");

test("what failed under a seed is kept once, with the command that draws the same again", () => {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-seeds-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "seeds.txt");
  keepSeed("7", "unit", ["editor-core/history/history.laws.test.ts: undo gives back what was"], file);
  keepSeed(
    "7",
    "unit",
    [
      "editor-core/history/history.laws.test.ts: undo gives back what was",
      "textile-core/formats/fuzz.test.ts: a damaged file is refused",
    ],
    file,
  );
  expect(linesOf(file)).toEqual([
    "SEED=7 npm run test:long -- unit  # editor-core/history/history.laws.test.ts: undo gives back what was",
    "SEED=7 npm run test:long -- unit  # textile-core/formats/fuzz.test.ts: a damaged file is refused",
  ]);
});

test("nothing that a seed has found waits for its test", () => {
  expect(existsSync(KEPT_SEEDS) ? linesOf(KEPT_SEEDS) : []).toEqual([]);
});
