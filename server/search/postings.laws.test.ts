import fc from "fast-check";
import { expect, test } from "vitest";
import { fold, tokens } from "./fold.ts";
import { buildPostings, lookUp } from "./postings.ts";

const word = fc.stringMatching(/^[a-cé1浅蓝色]{1,4}$/);
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));

/** The same question answered by looking at every text. */
function scan(texts: readonly string[][], query: string): number[] {
  const asked = tokens(query);
  return texts.flatMap((ofEntry, entry) => {
    const own = ofEntry.flatMap((of) => tokens(of));
    const meets = ({ text, gram }: { text: string; gram: boolean }) =>
      own.some((token) =>
        gram
          ? token.text === text || ([...text].length === 1 && token.gram && token.text.includes(text))
          : token.text.startsWith(text),
      );
    return asked.every(meets) ? [entry] : [];
  });
}

test("the index answers what a scan of all texts answers", () => {
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 3 }), { maxLength: 12 }), text, (texts, query) => {
      const found = lookUp(buildPostings(texts), query);
      expect([...(found ?? [])].sort((a, b) => a - b)).toEqual(scan(texts, query));
    }),
    { numRuns: 400 },
  );
});

test("folding twice changes nothing more", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (any) => {
      expect(fold(fold(any))).toBe(fold(any));
    }),
    { numRuns: 1_000 },
  );
});

test("a query without a word asks nothing", () => {
  expect(lookUp(buildPostings([["poplin"]]), " -- ")).toBeNull();
});
