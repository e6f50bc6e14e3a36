import { emptyDocument, openEditor } from "@selvedge/editor-core";
import { expect, test } from "vitest";
import { STYLE_ID, TEST_STYLE } from "../testing/open-test-design.ts";
import { wholeKept } from "./kept.ts";

const red = { kind: "colour", hex: "#aa0000" } as const;

test("unsaved work and a what-if from before the style got a piece can have a fabric laid on it, and their steps are undone as before", () => {
  const before = openEditor({ document: emptyDocument({ styleId: STYLE_ID, size: "M", pieceKeys: ["front"] }), now: () => 0 });
  before.give({ type: "layFabric", pieceKeys: ["front"], fabric: red });
  const saved = before.save();
  const whatIf = { id: "e".repeat(32), name: "Red", at: 0, origin: { name: null, step: null }, history: saved };
  const kept = wholeKept({ draft: { reads: "all", revision: 1, name: "Shirt", at: 0, saved }, whatIfs: [whatIf] }, TEST_STYLE);
  for (const history of [kept.draft!.saved, kept.whatIfs[0]!.history]) {
    const editor = openEditor({ document: before.document(), now: () => 0, saved: history });
    expect(editor.give({ type: "layFabric", pieceKeys: ["back"], fabric: red })).toBe("done");
    editor.undo();
    editor.undo();
    const { front, back } = editor.document().pieces;
    expect([front?.fabric, back?.fabric]).toEqual([null, null]);
  }
});
