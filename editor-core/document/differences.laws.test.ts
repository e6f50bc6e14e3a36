import fc from "fast-check";
import { expect, test } from "vitest";
import { applyCommand } from "../commands/apply.ts";
import type { Command } from "../commands/table.ts";
import { anyDocument, TEXT } from "../testing/any-document.ts";
import { SAMPLE } from "../testing/every-label.ts";
import { canonical } from "./canonical.ts";
import { differences } from "./differences.ts";

const [crest] = SAMPLE.order as [string];
const after = (command: Command) => {
  const applied = applyCommand(SAMPLE, command);
  if ("refused" in applied) throw new Error(applied.refused.rule);
  return differences(SAMPLE, applied.document);
};

test("two documents differ exactly where their canonical texts do", () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (a, b) => {
      expect(differences(a, structuredClone(a))).toEqual([]);
      expect(differences(a, b).length === 0).toBe(canonical(a) === canonical(b));
    }),
    { numRuns: 25 },
  );
});

test("seen from the other side, what was added is removed and every figure goes back", () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (a, b) => {
      const forth = differences(a, b).map(({ of, key, how }) => `${of} ${key} ${how}`);
      const turned = { added: "removed", removed: "added", changed: "changed" } as const;
      const back = differences(b, a).map(({ of, key, how }) => `${of} ${key} ${turned[how]}`);
      expect(back.sort()).toEqual(forth.sort());
    }),
    { numRuns: 25 },
  );
});

test("a moved artwork is otherwise by its two figures, nothing else", () => {
  const { x, y } = SAMPLE.artworks[crest]!;
  expect(after({ type: "moveArtworks", moves: [{ id: crest, x: x + 12, y: y - 3 }] })).toEqual([
    {
      of: "artwork",
      how: "changed",
      key: crest,
      fields: [
        { field: "x", before: x, after: x + 12 },
        { field: "y", before: y, after: y - 3 },
      ],
    },
  ]);
});

test("a deleted artwork is one difference: that the others moved up is none", () => {
  expect(after({ type: "deleteArtworks", ids: [crest] })).toEqual([{ of: "artwork", how: "removed", key: crest, fields: [] }]);
});

test("a fabric is one figure, and so is a text", () => {
  const colour = { kind: "colour", hex: "#123456" } as const;
  const laid = after({ type: "layFabric", pieceKeys: ["front"], fabric: colour });
  expect(laid.map(({ of, key, fields }) => [of, key, ...fields.map(({ field }) => field)])).toContainEqual([
    "piece",
    "front",
    "fabric",
  ]);
  const written = { ...SAMPLE.artworks[crest]!, text: TEXT };
  const before = { ...SAMPLE, artworks: { ...SAMPLE.artworks, [crest]: written } };
  const now = { ...before, artworks: { ...before.artworks, [crest]: { ...written, text: { ...TEXT, content: "Warp" } } } };
  expect(differences(before, now)[0]!.fields.map(({ field }) => field)).toEqual(["text"]);
});
