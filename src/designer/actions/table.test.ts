import { expect, test } from "vitest";
import { CREST_ID, openTestDesign } from "../testing/open-test-design.ts";
import type { Verbs } from "./action.ts";
import { matches, type Pressed, writeChord } from "./chord.ts";
import { ACTIONS, actionOf, canDo, menuOf } from "./table.ts";

const texts = import.meta.glob<Record<string, string>>("../../../locales/cn/{tools,designer}.json", {
  import: "default",
  eager: true,
});

const pressed = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});
const nothing = () => {};
const verbsOf = (session = openTestDesign()): Verbs => ({
  session,
  save: nothing,
  share: nothing,
  name: nothing,
  exportAs: nothing,
  open: nothing,
  clip: nothing,
});
const give = (verbs: Verbs, id: string) => ACTIONS.find((action) => action.id === id)!.run(verbs);

test("no two actions have one id or one chord", () => {
  expect(new Set(ACTIONS.map(({ id }) => id)).size).toBe(ACTIONS.length);
  const chords = ACTIONS.flatMap((action) => action.chords ?? []);
  expect(new Set(chords).size).toBe(chords.length);
});

test("every action is called something in the reader's language", () => {
  const known = Object.assign({}, ...Object.values(texts)) as Record<string, string>;
  expect(ACTIONS.map(({ label }) => label).filter((label) => !known[label])).toEqual([]);
});

test("keys are found by what is held beside them; with Alt by their place on the keyboard", () => {
  expect(actionOf(pressed("z", { ctrlKey: true }))?.id).toBe("undo");
  expect(actionOf(pressed("Z", { metaKey: true, shiftKey: true }))?.id).toBe("redo");
  expect(actionOf(pressed("å", { code: "KeyA", altKey: true }))?.id).toBe("align-left");
  expect(actionOf(pressed("?", { shiftKey: true }))?.id).toBe("shortcuts");
  expect(actionOf(pressed("f"))?.id).toBe("fit-all");
  expect(actionOf(pressed("f", { ctrlKey: true }))).toBeNull();
  expect(matches("+", pressed("+", { shiftKey: true }))).toBe(true);
  expect(writeChord("Mod+Shift+Z", false)).toBe("Ctrl Shift Z");
  expect(writeChord("Mod+Shift+Z", true)).toBe("⌘ ⇧ Z");
});

test("a menu holds what can be done with what it was opened on", () => {
  expect(menuOf("artwork").map(({ id }) => id)).toContain("group");
  expect(menuOf("board").map(({ id }) => id)).toEqual([
    "paste",
    "all-pieces",
    "all-artworks",
    "fit-all",
    "grid",
    "map",
    "measure",
    "inches",
    "fork",
    "take-what-if",
    "shortcuts",
  ]);
});

test("each action on artworks is one step, and undone it never happened", () => {
  const ids = ["duplicate", "delete", "lock", "hide", "flip", "align-left", "location", "on-fabric", "restricted"];
  for (const id of ids) {
    const verbs = verbsOf();
    const { editor, selection } = verbs.session;
    const before = editor.document();
    selection.chooseArtwork(CREST_ID, "front");
    give(verbs, id);
    expect(editor.history().entries, id).toHaveLength(1);
    editor.undo();
    expect(editor.document()).toEqual(before);
  }
});

test("two copies are grouped, turned to a group's choice, locked and left alone by Delete", () => {
  const verbs = verbsOf();
  const { editor, selection } = verbs.session;
  selection.chooseArtwork(CREST_ID, "front");
  give(verbs, "duplicate");
  give(verbs, "all-artworks");
  expect(selection.getState().artworkIds).toHaveLength(2);
  give(verbs, "group");
  const [group] = Object.values(editor.document().artworks).map((artwork) => artwork.group);
  expect(group).toMatch(/^[0-9a-f]{32}$/);
  give(verbs, "lock");
  expect(canDo(ACTIONS.find(({ id }) => id === "delete")!, verbs)).toBe(false);
  give(verbs, "delete");
  expect(editor.document().order).toHaveLength(2);
  give(verbs, "lock");
  give(verbs, "delete");
  expect(editor.document().order).toHaveLength(0);
  expect(editor.history().entries).toHaveLength(5);
});
