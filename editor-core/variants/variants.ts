import { createStore } from "zustand/vanilla";
import { canonical } from "../document/canonical.ts";
import type { DesignDocument, Id, PieceKey } from "../document/schema.ts";
import { documentAt } from "../history/document-at.ts";
import { type Editor, type Given, openEditor } from "../history/editor.ts";
import { MAX_VARIANT_NAME, type Origin, type SavedWhatIf } from "./saved.ts";

/** The design among its variants; no id, so that no what-if can be called that. */
export const DESIGN = "design";
/** The design and its what-ifs together. */
export const MAX_VARIANTS = 4;

/** A variant beside the design, with a history of its own that begins where it was forked. */
export type WhatIf = {
  readonly id: Id;
  readonly name: string;
  readonly at: number;
  readonly origin: Origin;
  readonly editor: Editor;
};

export type VariantsState = {
  /** In the order in which they were forked. */
  readonly whatIfs: readonly WhatIf[];
  /** `DESIGN`, or the id of the what-if that is worked on. */
  readonly inHand: string;
};

/** Which variant is forked, and after how many of its steps; by default the active one, after its last. */
export type Fork = { readonly id: Id; readonly name?: string; readonly of?: string; readonly index?: number };

/** The design and its what-ifs. Each has an editor of its own; the design's is the only one that is ever saved. */
export type Variants = {
  /** The editor of the active variant. It forwards to whichever that is, and its listeners also hear when another becomes active. */
  readonly editor: Editor;
  readonly design: Editor;
  state(): VariantsState;
  subscribe(listener: () => void): () => void;
  editorOf(variant: string): Editor;
  /** Begins a what-if and makes it the active variant; "full" when there are as many variants as there may be. */
  fork(fork: Fork): "done" | "full";
  hold(variant: string): void;
  /** Gives another name; one without a letter leaves the old one. */
  rename(id: Id, name: string): void;
  /** Removes a what-if; if it was active, the design becomes active. The returned function puts it back where it was. */
  remove(id: Id): () => void;
  /** Makes a what-if's document the design's, as one step that can be undone, and makes the design active. The what-if stays. */
  take(id: Id): Given;
  /** A what-if as it is kept between two visits. */
  save(whatIf: WhatIf): SavedWhatIf;
};

export type VariantsParts = {
  readonly design: Editor;
  readonly names?: (pieceKey: PieceKey) => string;
  readonly now: () => number;
  readonly saved?: readonly SavedWhatIf[];
};

/** Opens the variants of a design: its editor, and the what-ifs of an earlier visit. However many those are, none is left out. */
export function openVariants({ design, names, now, saved = [] }: VariantsParts): Variants {
  const reopened = saved.map(({ history, ...rest }): WhatIf => {
    const editor = openEditor({ document: history.document, saved: history, now, ...(names && { names }) });
    return { ...rest, editor };
  });
  const store = createStore<VariantsState>(() => ({
    whatIfs: reopened.sort((a, b) => a.at - b.at),
    inHand: DESIGN,
  }));
  const whatIf = (id: string) => store.getState().whatIfs.find((one) => one.id === id) ?? null;
  const editorOf = (variant: string): Editor => whatIf(variant)?.editor ?? design;
  const inHand = () => editorOf(store.getState().inHand);

  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  let leave = design.subscribe(tell);
  /** The one change there is: a gesture in progress ends with the variant it belongs to. */
  function set(next: VariantsState): void {
    const before = inHand();
    if (next.inHand !== store.getState().inHand) before.preview(null);
    store.setState(next);
    if (inHand() === before) return;
    leave();
    leave = inHand().subscribe(tell);
    tell();
  }

  function fork({ id, name, of = store.getState().inHand, index }: Fork): "done" | "full" {
    const { whatIfs } = store.getState();
    if (whatIfs.length + 1 >= MAX_VARIANTS) return "full";
    const from = editorOf(of);
    const { entries, index: stands } = from.history();
    const stepCount = Math.min(Math.max(0, index ?? stands), entries.length);
    const entry = stepCount > 0 ? entries[stepCount - 1]! : null;
    const made: WhatIf = {
      id,
      name: (name && nameIn(name)) || nextName(whatIfs),
      at: now(),
      origin: { name: whatIf(of)?.name ?? null, step: entry && { label: entry.label, at: entry.at } },
      editor: openEditor({ document: documentAt(from.save(), stepCount), now, ...(names && { names }) }),
    };
    set({ whatIfs: [...whatIfs, made], inHand: id });
    return "done";
  }

  function remove(id: Id): () => void {
    const { whatIfs, inHand: held } = store.getState();
    const [gone, at] = [whatIf(id), whatIfs.findIndex((one) => one.id === id)];
    if (!gone) return () => {};
    set({ whatIfs: whatIfs.filter((one) => one !== gone), inHand: held === id ? DESIGN : held });
    return () => {
      const now = store.getState();
      if (whatIf(id)) return;
      set({ whatIfs: now.whatIfs.toSpliced(at, 0, gone), inHand: held === id ? id : now.inHand });
    };
  }

  function take(id: Id): Given {
    const taken = whatIf(id);
    if (!taken) return "unchanged";
    const given = design.replace(taken.editor.document(), ["What-if {{name}} taken as the design", { name: taken.name }]);
    if (given === "done") set({ ...store.getState(), inHand: DESIGN });
    return given;
  }

  return {
    editor: {
      document: () => inHand().document(),
      shown: () => inHand().shown(),
      give: (command) => inHand().give(command),
      preview: (command) => inHand().preview(command),
      previewed: () => inHand().previewed(),
      commit: () => inHand().commit(),
      undo: () => inHand().undo(),
      redo: () => inHand().redo(),
      jumpTo: (index) => inHand().jumpTo(index),
      history: () => inHand().history(),
      canUndo: () => inHand().canUndo(),
      canRedo: () => inHand().canRedo(),
      save: () => inHand().save(),
      replace: (document, label) => inHand().replace(document, label),
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    design,
    state: store.getState,
    subscribe: (listener) => store.subscribe(listener),
    editorOf,
    fork,
    hold: (variant) => {
      if (variant === DESIGN || whatIf(variant)) set({ ...store.getState(), inHand: variant });
    },
    rename(id, name) {
      const { whatIfs, inHand: held } = store.getState();
      const said = nameIn(name);
      if (said) set({ whatIfs: whatIfs.map((one) => (one.id === id ? { ...one, name: said } : one)), inHand: held });
    },
    remove,
    take,
    save: ({ id, name, at, origin, editor }) => ({ id, name, at, origin, history: editor.save() }),
  };
}

const nameIn = (name: string): string => name.trim().slice(0, MAX_VARIANT_NAME).trim();

const LETTERS = 26;
/** A, B, C …: the first letter that no other one is called. */
function nextName(whatIfs: readonly WhatIf[]): string {
  const taken = new Set(whatIfs.map(({ name }) => name));
  const letters = Array.from({ length: LETTERS }, (_, index) => String.fromCharCode(65 + index));
  return letters.find((letter) => !taken.has(letter)) ?? String(whatIfs.length + 1);
}

/** Whether the documents of two variants say the same, to the last figure. */
export const areAlike = (one: DesignDocument, other: DesignDocument): boolean =>
  one === other || canonical(one) === canonical(other);
