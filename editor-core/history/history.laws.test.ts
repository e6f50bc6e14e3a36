import fc from "fast-check";
import { expect, test } from "vitest";
import { canonical } from "../document/canonical.ts";
import { readDocument } from "../document/migrations.ts";
import { brokenReference } from "../document/references.ts";
import { actsOver, anyAct, commandsOver, perform } from "../testing/acts.ts";
import { anyDocument } from "../testing/any-document.ts";
import { anyDrawn, COMMAND_TYPES, drawnOf, fitted } from "../testing/commands.ts";
import { law } from "../testing/law.ts";
import { openEditor } from "./editor.ts";
import { readHistory } from "./saved.ts";

const open = (document: Parameters<typeof openEditor>[0]["document"]) => openEditor({ document, now: () => 0 });
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

for (const type of COMMAND_TYPES) {
  test(`${type}, done and undone, leaves any document as it was, and redone the same again`, () => {
    let done = 0;
    fc.assert(
      fc.property(anyDocument, drawnOf(type), (document, drawn) => {
        const editor = open(document);
        const opened = editor.document();
        const given = editor.give(fitted(drawn, document));
        const after = editor.document();
        if (given !== "done") {
          expect(after).toBe(opened);
          return;
        }
        done++;
        expect(canonical(after)).not.toBe(canonical(document));
        editor.undo();
        expect(editor.document()).toEqual(document);
        editor.redo();
        expect(editor.document()).toEqual(after);
      }),
      { numRuns: 80 },
    );
    // A generator that never gets a command through would prove nothing.
    expect(done).toBeGreaterThan(8);
  });
}

law(
  "any run of commands, undone and redone in full, is the same document",
  commandsOver(anyDocument),
  ({ document, commands }) => {
    const editor = open(document);
    for (const drawn of commands) editor.give(fitted(drawn, editor.document()));
    const after = editor.document();
    const { length } = editor.history().entries;
    editor.jumpTo(0);
    expect(editor.document()).toEqual(document);
    editor.jumpTo(length);
    expect(editor.document()).toEqual(after);
  },
);

law(
  "whatever is done, the editor shows what a plain list of documents would show",
  actsOver(anyDocument),
  ({ document, acts }) => {
    const editor = open(document);
    // The simplest history there is: every document whole, and where we are.
    let [documents, at] = [[canonical(document)], 0];
    const step = () => {
      const now = canonical(editor.document());
      if (now !== documents[at]) [documents, at] = [[...documents.slice(0, at + 1), now], at + 1];
    };
    let dragged: string | null = null;
    editor.subscribe(() => {
      if (editor.previewed()) dragged = canonical(editor.shown());
    });
    for (const act of acts) {
      dragged = null;
      perform(editor, act);
      // Undone in its middle a gesture is a step that is taken back, unless it has changed nothing.
      if (act.act === "gesture" && act.end === "undo" && dragged !== null && dragged !== documents[at])
        documents = [...documents.slice(0, at + 1), dragged];
      else if (act.act === "undo" || (act.act === "gesture" && act.end === "undo")) at = Math.max(0, at - 1);
      else if (act.act === "redo") at = Math.min(documents.length - 1, at + 1);
      else if (act.act === "jump") at = Math.min(documents.length - 1, Math.max(0, act.to));
      else step();
      expect(canonical(editor.document())).toBe(documents[at]);
      expect(editor.shown()).toBe(editor.document());
      expect(editor.history().index).toBe(at);
      expect(editor.history().entries).toHaveLength(documents.length - 1);
      expect([editor.canUndo(), editor.canRedo()]).toEqual([at > 0, at < documents.length - 1]);
    }
  },
);

law("references are sound after whatever is done", actsOver(anyDocument), ({ document, acts }) => {
  const editor = open(document);
  for (const act of acts) {
    perform(editor, act);
    expect(brokenReference(editor.document())).toBeNull();
  }
});

law(
  "a cancelled gesture never happened",
  fc.record({ over: commandsOver(anyDocument, 5), moves: fc.array(anyDrawn, { minLength: 1, maxLength: 10 }) }),
  ({ over, moves }) => {
    const editor = open(over.document);
    for (const drawn of over.commands) editor.give(fitted(drawn, editor.document()));
    editor.undo();
    const [document, history, shown, saved] = [editor.document(), editor.history(), editor.shown(), editor.save()];
    for (const move of moves) editor.preview(fitted(move, document));
    editor.preview(null);
    expect(editor.document()).toBe(document);
    expect(editor.shown()).toBe(shown);
    expect(editor.history()).toBe(history);
    expect(editor.save()).toEqual(saved);
  },
);

law(
  "a gesture of any number of moves is one entry and one notice, and says what its last move said",
  fc
    .constantFrom(...COMMAND_TYPES)
    .chain((type) => fc.record({ document: anyDocument, moves: fc.array(drawnOf(type), { minLength: 1, maxLength: 30 }) })),
  ({ document, moves }) => {
    const editor = open(document);
    const opened = editor.document();
    for (const move of moves) editor.preview(fitted(move, opened));
    expect(editor.document()).toBe(opened);
    const [last, shown] = [editor.previewed(), editor.shown()];
    const changes = canonical(shown) !== canonical(document);
    let notices = 0;
    editor.subscribe(() => notices++);
    expect(editor.commit()).toBe(changes ? "done" : "unchanged");
    expect(notices).toBe(last ? 1 : 0);
    expect(editor.shown()).toBe(shown);
    expect(editor.history().entries.map(({ command }) => command)).toEqual(changes ? [last] : []);
    expect(editor.commit()).toBe("unchanged");
    editor.undo();
    expect(editor.document()).toEqual(document);
  },
);

law("a command that says what the document says makes no entry", commandsOver(anyDocument), ({ document, commands }) => {
  const editor = open(document);
  for (const drawn of commands) {
    const [before, entries] = [editor.document(), editor.history()];
    const given = editor.give(fitted(drawn, before));
    const isSame = canonical(editor.document()) === canonical(before);
    expect(given === "done").toBe(!isSame);
    if (given === "done") continue;
    expect(editor.document()).toBe(before);
    expect(editor.history()).toBe(entries);
  }
});

/** Commands that set something to a value: given again they find it there. A piece that is moved over a cloth that stays slides on. */
const SETTING = COMMAND_TYPES.filter(
  (type) =>
    ![
      "placeArtwork",
      "pasteArtworks",
      "annotate",
      "duplicateArtworks",
      "deleteArtworks",
      "removeAnnotation",
      "removeColour",
      "removeColourway",
      "placeTrim",
      "duplicateTrim",
      "deleteTrim",
      "sewButtons",
      "movePieces",
    ].includes(type),
);

law(
  "a setting given twice is one entry",
  fc.record({ document: anyDocument, drawn: fc.constantFrom(...SETTING).chain(drawnOf) }),
  ({ document, drawn }) => {
    const editor = open(document);
    const command = fitted(drawn, document);
    if (editor.give(command) !== "done") return;
    expect(editor.give(command)).toBe("unchanged");
    expect(editor.history().entries).toHaveLength(1);
  },
);

law("what a step did not touch keeps its identity, forth and back", commandsOver(anyDocument), ({ document, commands }) => {
  const editor = open(document);
  for (const drawn of commands) {
    const before = editor.document();
    if (editor.give(fitted(drawn, before)) !== "done") continue;
    const after = editor.document();
    const touched = new Set(Object.keys(editor.save().past.at(-1)?.artworks ?? {}));
    const kept = Object.keys(before.artworks).filter((id) => !touched.has(id));
    for (const id of kept) if (drawn.type !== "replaceDocument") expect(after.artworks[id]).toBe(before.artworks[id]);
    editor.undo();
    for (const [id, artwork] of Object.entries(before.artworks))
      if (drawn.type !== "replaceDocument") expect(editor.document().artworks[id]).toBe(artwork);
    editor.redo();
  }
});

law("a document survives JSON after whatever is done", actsOver(anyDocument), ({ document, acts }) => {
  const editor = open(document);
  for (const act of acts) perform(editor, act);
  expect(readDocument(throughJson(editor.document()))).toEqual(editor.document());
});

law(
  "a history survives JSON: reopened, it undoes, redoes and goes on as if it had never been closed",
  fc.record({
    first: actsOver(anyDocument),
    later: fc.array(anyAct, { maxLength: 10 }),
  }),
  ({ first, later }) => {
    const editor = open(first.document);
    for (const act of first.acts) perform(editor, act);
    const saved = readHistory(throughJson(editor.save()));
    expect(saved).toEqual(editor.save());
    const again = openEditor({ document: first.document, now: () => 0, saved });
    expect(again.history()).toEqual(editor.history());
    const index = editor.history().index;
    for (let step = 0; step <= editor.history().entries.length; step++) {
      editor.jumpTo(step);
      again.jumpTo(step);
      expect(again.document()).toEqual(editor.document());
    }
    for (const one of [editor, again]) one.jumpTo(index);
    for (const act of later) {
      perform(editor, act);
      perform(again, act);
      expect(canonical(again.document())).toBe(canonical(editor.document()));
      expect(again.history()).toEqual(editor.history());
    }
  },
);
