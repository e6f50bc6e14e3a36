import type { Id, SavedWhatIf } from "@selvedge/editor-core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DraftKey } from "../save/drafts.ts";
import type { WhatIfDrafts } from "../save/what-if-drafts.ts";
import { CREST_ID, openTestDesign, STYLE_ID } from "../testing/open-test-design.ts";
import { keepWhatIfs } from "./keep.ts";

const PROPOSAL_ID = "e".repeat(32);
const [A, B] = ["1".repeat(32), "2".repeat(32)] as const;
const NEW: DraftKey = { userId: "f".repeat(32), designId: STYLE_ID, proposalId: null };

/** What-ifs as they lie in a browser, in memory, each by its place. */
function memory() {
  const held = new Map<string, SavedWhatIf>();
  const nameOf = (key: DraftKey, id: Id) => `${key.proposalId ?? "new"}/${id[0]}`;
  const drafts: WhatIfDrafts = {
    read: async () => ({ whatIfs: [...held.values()], notWhole: [] }),
    keep: async (key, whatIf) => void held.set(nameOf(key, whatIf.id), whatIf),
    drop: async (key, id) => void held.delete(nameOf(key, id)),
  };
  return { drafts, names: () => [...held.keys()].sort(), of: (name: string) => held.get(name) };
}

function open() {
  const { variants } = openTestDesign();
  const kept = memory();
  let key = NEW;
  let changed = () => {};
  const leave = keepWhatIfs({
    variants,
    key: () => key,
    onKey: (listener) => {
      changed = listener;
      return () => {};
    },
    drafts: kept.drafts,
  });
  const save = () => {
    key = { ...NEW, proposalId: PROPOSAL_ID };
    changed();
  };
  const move = (x: number) => variants.editor.give({ type: "moveArtworks", moves: [{ id: CREST_ID, x, y: 300 }] });
  return { variants, kept, leave, save, move };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a what-if is kept as soon as it is forked, what is done in it a moment later, and nothing of the design", () => {
  const { variants, kept, move } = open();
  move(5);
  vi.runAllTimers();
  expect(kept.names()).toEqual([]);
  variants.fork({ id: A });
  expect(kept.names()).toEqual(["new/1"]);
  move(9);
  expect(kept.of("new/1")!.history.entries).toHaveLength(0);
  vi.runAllTimers();
  expect(kept.of("new/1")!.history.document.artworks[CREST_ID]!.x).toBe(9);
});

test("one that is deleted is no longer kept, and is again once it comes back", () => {
  const { variants, kept } = open();
  variants.fork({ id: A });
  const putBack = variants.remove(A);
  expect(kept.names()).toEqual([]);
  putBack();
  expect(kept.names()).toEqual(["new/1"]);
});

test("only what was changed here is written, so that another tab's work stays", async () => {
  const { variants, kept, move } = open();
  variants.fork({ id: A });
  variants.fork({ id: B });
  const fromElsewhere = { ...kept.of("new/1")!, name: "From another tab" };
  await kept.drafts.keep(NEW, fromElsewhere);
  move(9);
  vi.runAllTimers();
  expect(kept.of("new/1")!.name).toBe("From another tab");
  expect(kept.of("new/2")!.history.entries).toHaveLength(1);
});

test("the design's first save takes its what-ifs along", () => {
  const { variants, kept, save } = open();
  variants.fork({ id: A });
  save();
  expect(kept.names()).toEqual([`${PROPOSAL_ID}/1`]);
});

test("leaving keeps what was still to be kept", () => {
  const { variants, kept, move, leave } = open();
  variants.fork({ id: A });
  move(7);
  leave();
  expect(kept.of("new/1")!.history.document.artworks[CREST_ID]!.x).toBe(7);
});
