import fc from "fast-check";
import { expect, test } from "vitest";
import type { Command } from "../commands/table.ts";
import type { DesignDocument } from "../document/schema.ts";
import { anyFabric, idOf } from "../testing/any-document.ts";
import { SAMPLE } from "../testing/every-label.ts";
import { law } from "../testing/law.ts";
import { applyCommand } from "./apply.ts";

const [A, B] = [idOf(0x51), idOf(0x52)];
const after = (document: DesignDocument, ...commands: readonly Command[]): DesignDocument =>
  commands.reduce((before, command) => {
    const applied = applyCommand(before, command);
    if ("refused" in applied) throw new Error(applied.refused.rule);
    return applied.document;
  }, document);

const laid = fc.record({
  pieceKeys: fc.subarray(["front", "back"], { minLength: 1 }),
  fabric: fc.option(anyFabric, { nil: null }),
});

law(
  "a garment shown in one colourway, then another, then the first again is the garment it was",
  fc.record({ first: laid, second: laid, scale: fc.constantFrom(0.5, 1, 2) }),
  ({ first, second, scale }) => {
    const inA = after(SAMPLE, { type: "layFabric", ...first }, { type: "keepColourway", id: A, name: "Autumn" });
    const both = after(
      inA,
      { type: "layFabric", ...second },
      { type: "mapFabric", pieceKeys: ["front"], scale, angle: 30 },
      { type: "keepColourway", id: B, name: "Winter" },
    );
    const wornA = after(both, { type: "wearColourway", id: A });
    expect(wornA.pieces).toEqual(inA.pieces);
    const back = after(wornA, { type: "wearColourway", id: B });
    expect(back).toEqual(both);
    expect(after(back, { type: "wearColourway", id: A })).toEqual(wornA);
  },
);

test("a colourway that is not shown gets another fabric, and the garment stays as it is", () => {
  const kept = after(SAMPLE, { type: "keepColourway", id: A, name: "Autumn" });
  const fabric = { kind: "colour", hex: "#14263f" } as const;
  const changed = after(kept, { type: "layInColourway", id: A, pieceKeys: ["front"], fabric });
  expect(changed.pieces).toEqual(kept.pieces);
  expect(changed.colourways[A]!.pieces.front!.fabric).toEqual(fabric);
  expect(changed.colourways[A]!.pieces.back).toEqual(kept.pieces.back);
  expect(after(changed, { type: "wearColourway", id: A }).pieces.front!.fabric).toEqual(fabric);
});

test("what is laid on after a colourway was kept does not change it; keeping it again does", () => {
  const kept = after(SAMPLE, { type: "keepColourway", id: A, name: "Autumn" });
  const laid = after(kept, { type: "layFabric", pieceKeys: ["front"], fabric: { kind: "colour", hex: "#b2372c" } });
  expect(laid.colourways[A]).toEqual(kept.colourways[A]);
  expect(after(laid, { type: "keepColourway", id: A, name: "Autumn" }).colourways[A]!.pieces).toEqual(laid.pieces);
});

test("a document holds 24 colourways", () => {
  const full = after(
    SAMPLE,
    ...Array.from({ length: 23 }, (_, index): Command => ({ type: "keepColourway", id: idOf(0x60 + index), name: "C" })),
  );
  expect(applyCommand(full, { type: "keepColourway", id: A, name: "One more" })).toEqual({
    refused: { rule: "tooMany", path: "colourways" },
  });
});
