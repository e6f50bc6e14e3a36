import fc from "fast-check";
import { expect } from "vitest";
import { canonical } from "../document/canonical.ts";
import type { DesignDocument } from "../document/schema.ts";
import { documentAt } from "../history/document-at.ts";
import { type Editor, openEditor } from "../history/editor.ts";
import { type Act, anyAct, perform } from "../testing/acts.ts";
import { anyDocument, idOf } from "../testing/any-document.ts";
import { law as lawOver } from "../testing/law.ts";
import { readWhatIf } from "./saved.ts";
import { DESIGN, openVariants, type Variants } from "./variants.ts";

const now = () => 7;
const NUM_RUNS = 60;
/** Each draws several runs of commands, so fewer of them say as much. */
const law: typeof lawOver = (sentence, drawn, holds) => lawOver(sentence, drawn, holds, NUM_RUNS);

const performAll = (editor: Editor, run: readonly Act[]) => {
  for (const act of run) perform(editor, act);
};
/** The variants of a design in which something has been done already. */
function begun(document: DesignDocument, first: readonly Act[]): Variants {
  const variants = openVariants({ design: openEditor({ document, now }), now });
  performAll(variants.editor, first);
  return variants;
}
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const acts = fc.array(anyAct, { maxLength: 10 });
const [A, B] = [idOf(0xa), idOf(0xb)];

/** Everything that is known of a variant: document, history, what can be undone and redone. */
const knownOf = (variants: Variants, variant: string) => throughJson(variants.editorOf(variant).save());
const knownOfAll = (variants: Variants, all: readonly string[]) => all.map((variant) => knownOf(variants, variant));

law(
  "a document at any step of a history is what a jump there shows, and reading it moves nothing",
  fc.record({ document: anyDocument, acts, index: fc.integer({ min: -2, max: 14 }) }),
  ({ document, acts, index }) => {
    const editor = openEditor({ document, now });
    performAll(editor, acts);
    const before = editor.history();
    const read = documentAt(editor.save(), index);
    expect(editor.history()).toBe(before);
    editor.jumpTo(index);
    expect(canonical(read)).toBe(canonical(editor.document()));
  },
);

law(
  "a what-if begins with the document of the step it is forked from and nothing to undo; the design stays as it was",
  fc.record({ document: anyDocument, acts, index: fc.integer({ min: 0, max: 10 }) }),
  ({ document, acts, index }) => {
    const variants = begun(document, acts);
    const [design, at] = [knownOf(variants, DESIGN), Math.min(index, variants.editor.history().entries.length)];
    const wanted = documentAt(variants.design.save(), at);
    expect(variants.fork({ id: A, index })).toBe("done");
    expect(variants.state().inHand).toBe(A);
    expect(canonical(variants.editor.document())).toBe(canonical(wanted));
    expect(variants.editor.history()).toEqual({ entries: [], index: 0 });
    expect(knownOf(variants, DESIGN)).toEqual(design);
  },
);

law(
  "whatever is done in one variant, every other one stays as it was, with its history",
  fc.record({ document: anyDocument, first: acts, inA: acts, inB: acts }),
  ({ document, first, inA, inB }) => {
    const variants = begun(document, first);
    variants.fork({ id: A });
    performAll(variants.editor, inA);
    variants.fork({ id: B, of: DESIGN });
    const before = knownOfAll(variants, [DESIGN, A]);
    performAll(variants.editor, inB);
    expect(knownOfAll(variants, [DESIGN, A])).toEqual(before);
    const b = knownOf(variants, B);
    variants.hold(A);
    performAll(variants.editor, inA);
    expect(knownOf(variants, B)).toEqual(b);
    expect(knownOf(variants, DESIGN)).toEqual(before[0]);
  },
);

law(
  "a what-if taken is the design's document as one step; undone, the design is what it was, and every what-if is where it was throughout",
  fc.record({ document: anyDocument, first: acts, inA: acts, inB: acts }),
  ({ document, first, inA, inB }) => {
    const variants = begun(document, first);
    variants.fork({ id: A, of: DESIGN });
    performAll(variants.editor, inA);
    variants.fork({ id: B, of: DESIGN });
    performAll(variants.editor, inB);
    const [design, whatIfs] = [canonical(variants.design.document()), knownOfAll(variants, [A, B])];
    const steps = variants.design.history().index;
    const wanted = canonical(variants.editorOf(A).document());
    const given = variants.take(A);
    expect(given).toBe(wanted === design ? "unchanged" : "done");
    expect(canonical(variants.design.document())).toBe(wanted);
    expect(variants.state().inHand).toBe(given === "done" ? DESIGN : B);
    expect(variants.design.history().index).toBe(given === "done" ? steps + 1 : steps);
    if (given === "done") variants.design.undo();
    expect(canonical(variants.design.document())).toBe(design);
    expect(knownOfAll(variants, [A, B])).toEqual(whatIfs);
  },
);

law(
  "a what-if survives JSON: reopened, it undoes, redoes and goes on as if it had never been closed",
  fc.record({ document: anyDocument, first: acts, inA: acts, later: acts }),
  ({ document, first, inA, later }) => {
    const variants = begun(document, first);
    variants.fork({ id: A, name: "Wider stripe" });
    performAll(variants.editor, inA);
    const kept = readWhatIf(throughJson(variants.save(variants.state().whatIfs[0]!)));
    expect(kept).not.toBeNull();
    const again = openVariants({ design: openEditor({ document, now }), now, saved: [kept!] });
    again.hold(A);
    expect(again.state().whatIfs[0]).toMatchObject({ id: A, name: "Wider stripe", at: 7 });
    for (const act of later) {
      perform(variants.editor, act);
      perform(again.editor, act);
      expect(canonical(again.editor.document())).toBe(canonical(variants.editor.document()));
      expect(again.editor.history()).toEqual(variants.editor.history());
    }
  },
);
