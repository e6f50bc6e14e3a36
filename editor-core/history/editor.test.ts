import { expect, test } from "vitest";
import type { Command } from "../commands/table.ts";
import { idOf } from "../testing/any-document.ts";
import { SAMPLE } from "../testing/every-label.ts";
import { openEditor } from "./editor.ts";
import { MAX_ENTRIES, readHistory } from "./saved.ts";

const [crest] = SAMPLE.order as [string];
const NAMES: Record<string, string> = { front: "Front", back: "Back" };
const open = () => {
  let time = 0;
  return openEditor({ document: SAMPLE, names: (key) => NAMES[key]!, now: () => ++time });
};
const moved = (x: number): Command => ({ type: "moveArtworks", moves: [{ id: crest, x, y: 0 }] });

test("an entry keeps its words, its time and its command", () => {
  const editor = open();
  editor.give({ type: "mapFabric", pieceKeys: ["front"], angle: 390 });
  expect(editor.history()).toEqual({
    entries: [
      {
        label: ["Fabric turned to {{angle}}° on {{piece}}", { angle: 30, piece: "Front" }],
        at: 1,
        command: { type: "mapFabric", pieceKeys: ["front"], angle: 390 },
      },
    ],
    index: 1,
  });
});

test("a drag of a hundred moves is one entry, and undo takes the artwork back to where the drag began", () => {
  const editor = open();
  for (let x = 1; x <= 100; x++) expect(editor.preview(moved(x))).toBe("done");
  expect(editor.document().artworks[crest]!.x).toBe(0);
  expect(editor.shown().artworks[crest]!.x).toBe(100);
  expect(editor.commit()).toBe("done");
  expect(editor.history().entries).toHaveLength(1);
  editor.undo();
  expect(editor.shown().artworks[crest]!.x).toBe(0);
});

test("a drag cancelled by Escape leaves no history entry, and one that ends where it began neither", () => {
  const editor = open();
  editor.preview(moved(50));
  editor.preview(null);
  expect(editor.commit()).toBe("unchanged");
  editor.preview(moved(50));
  expect(editor.preview(moved(0))).toBe("unchanged");
  expect(editor.commit()).toBe("unchanged");
  expect(editor.history()).toEqual({ entries: [], index: 0 });
});

test("undo in the middle of a drag ends the drag and takes that step back, not the one before", () => {
  const editor = open();
  editor.give(moved(10));
  editor.preview(moved(99));
  editor.undo();
  expect(editor.previewed()).toBeNull();
  expect(editor.shown().artworks[crest]!.x).toBe(10);
  editor.redo();
  expect(editor.shown().artworks[crest]!.x).toBe(99);
  expect(editor.history().entries).toHaveLength(2);
});

test("redo in the middle of a drag ends the drag, after which nothing is left to do again", () => {
  const editor = open();
  editor.give(moved(10));
  editor.undo();
  editor.preview(moved(99));
  editor.redo();
  expect(editor.document().artworks[crest]!.x).toBe(99);
  expect(editor.history()).toMatchObject({ entries: [{}], index: 1 });
});

test("a move that is refused leaves the drag as it was shown last", () => {
  const editor = open();
  editor.preview(moved(10));
  expect(editor.preview(moved(30_000))).toEqual({ refused: { rule: "outOfRange", path: "moves.0.x" } });
  expect(editor.shown().artworks[crest]!.x).toBe(10);
});

test("a new command forgets what could be redone", () => {
  const editor = open();
  for (const x of [1, 2, 3]) editor.give(moved(x));
  editor.jumpTo(1);
  editor.give(moved(9));
  expect(editor.history().entries.map(({ at }) => at)).toEqual([1, 4]);
  expect(editor.canRedo()).toBe(false);
});

test("listeners hear of each change once, and of nothing when nothing changed", () => {
  const editor = open();
  let heard = 0;
  const leave = editor.subscribe(() => heard++);
  editor.give(moved(1));
  expect(heard).toBe(1);
  editor.give(moved(1));
  editor.undo();
  editor.undo();
  editor.jumpTo(0);
  editor.preview(null);
  editor.commit();
  expect(heard).toBe(2);
  editor.preview(moved(5));
  editor.commit();
  expect(heard).toBe(4);
  leave();
  editor.undo();
  expect(heard).toBe(4);
});

test("jumping past either end stops there", () => {
  const editor = open();
  for (const x of [1, 2, 3]) editor.give(moved(x));
  editor.jumpTo(-5);
  expect(editor.history().index).toBe(0);
  editor.jumpTo(99);
  expect(editor.history().index).toBe(3);
  expect(editor.document().artworks[crest]!.x).toBe(3);
});

test("after 500 entries the oldest is forgotten, and the rest can be undone, redone and reopened", () => {
  const editor = open();
  for (let x = 1; x <= MAX_ENTRIES + 20; x++) editor.give(moved(x));
  expect(editor.history().entries).toHaveLength(500);
  expect(editor.history().entries[0]!.at).toBe(21);
  const again = openEditor({ document: SAMPLE, now: () => 0, saved: readHistory(JSON.parse(JSON.stringify(editor.save()))) });
  for (const one of [editor, again]) {
    one.jumpTo(0);
    expect(one.document().artworks[crest]!.x).toBe(20);
    one.jumpTo(250);
    expect(one.document().artworks[crest]!.x).toBe(270);
  }
});

test("another revision is taken over in one step that can be undone", () => {
  const editor = open();
  editor.give(moved(7));
  const theirs = { ...SAMPLE, size: "L", artworks: {}, order: [] };
  expect(editor.replace(theirs, ["Revision {{revision}} taken over", { revision: 4 }])).toBe("done");
  expect(editor.document()).toEqual(theirs);
  expect(editor.history().entries[1]!.label).toEqual(["Revision {{revision}} taken over", { revision: 4 }]);
  editor.undo();
  expect(editor.document().artworks[crest]!.x).toBe(7);
});

test("a revision with broken references is refused", () => {
  const editor = open();
  expect(editor.replace({ ...SAMPLE, order: [] }, ["", {}])).toEqual({
    refused: { rule: "brokenReference", path: "document.order" },
  });
});

test("a saved history that is damaged or older is not taken; the document is opened by itself", () => {
  const editor = open();
  editor.give(moved(7));
  const saved = editor.save();
  expect(readHistory({ ...saved, past: [] })).toBeNull();
  expect(readHistory({ ...saved, document: { ...saved.document, schema: 0 } })).toBeNull();
  expect(readHistory("gone")).toBeNull();
  expect(openEditor({ document: SAMPLE, now: () => 0, saved: null }).document()).toEqual(SAMPLE);
});

test("what is saved is plain data, which a database takes and a worker is sent", () => {
  const editor = open();
  editor.give(moved(7));
  expect(structuredClone(editor.save())).toEqual(editor.save());
  expect(editor.save().document).toEqual(editor.document());
});

test("a document taken over whole is not to be changed either", () => {
  const editor = open();
  editor.give(moved(9));
  editor.replace(SAMPLE, ["Revision {{number}}", { number: 2 }]);
  expect(() => Object.assign(editor.document().artworks[crest]!, { x: 8 })).toThrow(TypeError);
  expect(() => Object.assign(editor.document().artworks, { [crest]: null })).toThrow(TypeError);
});

test("nobody can change the document but by a command", () => {
  const editor = open();
  editor.give(moved(7));
  expect(() => {
    editor.document().artworks[crest]!.x = 8;
  }).toThrow(TypeError);
  expect(() => {
    editor.document().artworks[idOf(50)] = editor.document().artworks[crest]!;
  }).toThrow(TypeError);
});

test("every refusal names its rule and its place", () => {
  const editor = open();
  const stray = idOf(0xdead);
  const cases: [Command, string, string][] = [
    [{ type: "turnArtwork", id: stray, angle: 5 }, "unknownArtwork", "id"],
    [{ type: "layFabric", pieceKeys: ["front", "toString"], fabric: null }, "unknownPiece", "pieceKeys.1"],
    [{ type: "moveAnnotation", id: stray, x: 0, y: 0 }, "unknownAnnotation", "id"],
    [{ type: "removeColour", code: null, hex: "#000000" }, "unknownColour", "hex"],
    [{ type: "duplicateArtworks", copies: [{ of: crest, id: crest, dx: 0, dy: 0 }] }, "idTaken", "copies.0.id"],
    [{ type: "duplicateArtworks", copies: [{ of: crest, id: stray, dx: 20_000, dy: 0 }] }, "done", ""],
    [{ type: "bringToTop", ids: [crest, crest] }, "repeatedId", "ids"],
    [{ type: "reorderArtworks", order: [crest] }, "notEveryArtworkOnce", "order"],
    [{ type: "turnArtwork", id: crest, angle: Number.NaN }, "outOfRange", "angle"],
    [{ type: "fadeArtwork", id: crest, opacity: 1.1 }, "outOfRange", "opacity"],
    [{ type: "explode" } as unknown as Command, "unknownCommand", "type"],
  ];
  for (const [command, rule, path] of cases)
    expect(editor.give(command), command.type).toEqual(rule === "done" ? "done" : { refused: { rule, path } });
});
