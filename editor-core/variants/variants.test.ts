import { expect, test } from "vitest";
import type { Command } from "../commands/table.ts";
import { openEditor } from "../history/editor.ts";
import { idOf } from "../testing/any-document.ts";
import { SAMPLE } from "../testing/every-label.ts";
import { readWhatIf } from "./saved.ts";
import { areAlike, DESIGN, MAX_VARIANTS, openVariants } from "./variants.ts";

const [crest] = SAMPLE.order as [string];
const moved = (x: number): Command => ({ type: "moveArtworks", moves: [{ id: crest, x, y: 0 }] });
const [A, B, C, D] = [1, 2, 3, 4].map((n) => idOf(n * 0x11)) as [string, string, string, string];

function open() {
  let time = 0;
  const now = () => ++time;
  return openVariants({ design: openEditor({ document: SAMPLE, names: () => "Front", now }), names: () => "Front", now });
}
const names = (variants: ReturnType<typeof open>) => variants.state().whatIfs.map(({ name }) => name);
const x = (variants: ReturnType<typeof open>, variant: string) => variants.editorOf(variant).document().artworks[crest]!.x;

test("what-ifs are called A, B, C by themselves, and a letter that was given back is given again", () => {
  const variants = open();
  for (const id of [A, B]) variants.fork({ id });
  expect(names(variants)).toEqual(["A", "B"]);
  variants.remove(A);
  variants.fork({ id: C });
  expect(names(variants)).toEqual(["B", "A"]);
});

test("the design and three what-ifs are all there may be; a fifth variant is refused and changes nothing", () => {
  const variants = open();
  for (const id of [A, B, C]) expect(variants.fork({ id })).toBe("done");
  const state = variants.state();
  expect(state.whatIfs).toHaveLength(MAX_VARIANTS - 1);
  expect(variants.fork({ id: D })).toBe("full");
  expect(variants.state()).toBe(state);
  variants.remove(B);
  expect(variants.fork({ id: D })).toBe("done");
});

test("a what-if knows the variant and the step it was forked from", () => {
  const variants = open();
  for (const to of [1, 2, 3]) variants.editor.give(moved(to));
  variants.fork({ id: A, index: 2 });
  expect(x(variants, A)).toBe(2);
  expect(variants.state().whatIfs[0]!.origin).toEqual({
    name: null,
    step: { label: ["{{name}} moved to {{x}} × {{y}} mm on {{piece}}", { name: "Crest", piece: "Front", x: 2, y: 0 }], at: 2 },
  });
  variants.fork({ id: B });
  expect(variants.state().whatIfs[1]!.origin).toEqual({ name: "A", step: null });
});

test("undo and redo are those of the variant in hand", () => {
  const variants = open();
  variants.editor.give(moved(1));
  variants.fork({ id: A });
  expect(variants.editor.canUndo()).toBe(false);
  variants.editor.give(moved(9));
  variants.editor.undo();
  variants.editor.undo();
  expect([x(variants, A), x(variants, DESIGN)]).toEqual([1, 1]);
  variants.hold(DESIGN);
  variants.editor.undo();
  expect(x(variants, DESIGN)).toBe(SAMPLE.artworks[crest]!.x);
  variants.hold(A);
  variants.editor.redo();
  expect(x(variants, A)).toBe(9);
});

test("who listens to the editor hears of the variant in hand and of its change, and of no other", () => {
  const variants = open();
  variants.fork({ id: A });
  let heard = 0;
  const leave = variants.editor.subscribe(() => heard++);
  variants.editor.give(moved(5));
  expect(heard).toBe(1);
  variants.design.give(moved(6));
  expect(heard).toBe(1);
  variants.hold(DESIGN);
  expect(heard).toBe(2);
  variants.hold(DESIGN);
  variants.rename(A, "Wider");
  variants.editorOf(A).give(moved(7));
  expect(heard).toBe(2);
  leave();
  variants.editor.undo();
  expect(heard).toBe(2);
});

test("a gesture in progress ends when another variant is taken in hand", () => {
  const variants = open();
  variants.fork({ id: A });
  variants.editor.preview(moved(50));
  variants.hold(DESIGN);
  expect(variants.editorOf(A).previewed()).toBeNull();
  variants.hold(A);
  expect(variants.editor.commit()).toBe("unchanged");
});

test("a what-if taken is one step of the design in its own words, and can be taken once", () => {
  const variants = open();
  variants.fork({ id: A, name: "  Wider stripe  " });
  variants.editor.give(moved(9));
  expect(variants.take(A)).toBe("done");
  expect(variants.design.history().entries.map(({ label }) => label)).toEqual([
    ["What-if {{name}} taken as the design", { name: "Wider stripe" }],
  ]);
  expect(areAlike(variants.design.document(), variants.editorOf(A).document())).toBe(true);
  expect(variants.take(A)).toBe("unchanged");
  variants.design.undo();
  expect(variants.design.document()).toEqual(SAMPLE);
  expect(areAlike(variants.design.document(), variants.editorOf(A).document())).toBe(false);
});

test("a what-if that is removed comes back where it was, with its steps, and in hand if it was", () => {
  const variants = open();
  for (const id of [A, B]) variants.fork({ id, of: DESIGN });
  variants.hold(A);
  variants.editor.give(moved(9));
  const back = variants.remove(A);
  expect(variants.state().inHand).toBe(DESIGN);
  expect(names(variants)).toEqual(["B"]);
  back();
  back();
  expect(names(variants)).toEqual(["A", "B"]);
  expect(variants.state().inHand).toBe(A);
  variants.editor.undo();
  expect(x(variants, A)).toBe(SAMPLE.artworks[crest]!.x);
});

test("a name is trimmed and no longer than forty signs; one of nothing but spaces is not taken", () => {
  const variants = open();
  variants.fork({ id: A });
  variants.rename(A, "   ");
  expect(names(variants)).toEqual(["A"]);
  variants.rename(A, ` ${"x".repeat(60)} `);
  expect(names(variants)).toEqual(["x".repeat(40)]);
});

test("what another visit left is all there, even more than may be forked; the design is in hand", () => {
  const before = open();
  for (const id of [A, B, C]) before.fork({ id });
  const saved = before.state().whatIfs.map(before.save);
  const fourth = { ...saved[0]!, id: D, name: "From another tab", at: 0 };
  const variants = openVariants({
    design: openEditor({ document: SAMPLE, now: () => 0 }),
    now: () => 0,
    saved: [...saved, fourth],
  });
  expect(names(variants)).toEqual(["From another tab", "A", "B", "C"]);
  expect(variants.state().inHand).toBe(DESIGN);
  expect(variants.fork({ id: idOf(0x99) })).toBe("full");
});

test("a what-if that is damaged or of another version is not read", () => {
  const variants = open();
  variants.fork({ id: A });
  variants.editor.give(moved(3));
  const saved = variants.save(variants.state().whatIfs[0]!);
  expect(readWhatIf(saved)).toEqual(saved);
  expect(readWhatIf({ ...saved, history: { ...saved.history, past: [] } })).toBeNull();
  expect(readWhatIf({ ...saved, name: "  " })).toBeNull();
  expect(readWhatIf(undefined)).toBeNull();
});
