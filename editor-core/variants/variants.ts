import { createStore, type StoreApi } from "zustand/vanilla";
import { canonical } from "../document/canonical.ts";
import type { DesignDocument, Id, PieceKey } from "../document/schema.ts";
import { documentAt } from "../history/document-at.ts";
import { type Editor, type Given, openEditor } from "../history/editor.ts";
import { activeEditor } from "./active-editor.ts";
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
  /** The editor of the active variant. It forwards to whichever that is, and its listeners are also notified when another becomes active. */
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

type Open = Omit<VariantsParts, "saved"> & {
  readonly store: StoreApi<VariantsState>;
  /** Who listens to the editor of the active variant, whichever that is. */
  readonly listeners: Set<() => void>;
  /** Stops listening to the active variant itself. */
  leave: () => void;
};

const whatIf = ({ store }: Open, id: string): WhatIf | null => store.getState().whatIfs.find((one) => one.id === id) ?? null;
const editorOf = (open: Open, variant: string): Editor => whatIf(open, variant)?.editor ?? open.design;
const inHand = (open: Open): Editor => editorOf(open, open.store.getState().inHand);

function notify({ listeners }: Open): void {
  for (const listener of [...listeners]) listener();
}

/** The one change there is: a gesture in progress ends with the variant it belongs to. */
function set(open: Open, next: VariantsState): void {
  const before = inHand(open);
  if (next.inHand !== open.store.getState().inHand) before.preview(null);
  open.store.setState(next);
  if (inHand(open) === before) return;
  open.leave();
  open.leave = inHand(open).subscribe(() => notify(open));
  notify(open);
}

function fork(open: Open, { id, name, of = open.store.getState().inHand, index }: Fork): "done" | "full" {
  const { now, names } = open;
  const { whatIfs } = open.store.getState();
  if (whatIfs.length + 1 >= MAX_VARIANTS) return "full";
  const from = editorOf(open, of);
  const { entries, index: stands } = from.history();
  const stepCount = Math.min(Math.max(0, index ?? stands), entries.length);
  const entry = stepCount > 0 ? entries[stepCount - 1]! : null;
  const made: WhatIf = {
    id,
    name: (name && nameIn(name)) || nextName(whatIfs),
    at: now(),
    origin: { name: whatIf(open, of)?.name ?? null, step: entry && { label: entry.label, at: entry.at } },
    editor: openEditor({ document: documentAt(from.save(), stepCount), now, ...(names && { names }) }),
  };
  set(open, { whatIfs: [...whatIfs, made], inHand: id });
  return "done";
}

function rename(open: Open, id: Id, name: string): void {
  const { whatIfs, inHand: held } = open.store.getState();
  const said = nameIn(name);
  if (said) set(open, { whatIfs: whatIfs.map((one) => (one.id === id ? { ...one, name: said } : one)), inHand: held });
}

function remove(open: Open, id: Id): () => void {
  const { whatIfs, inHand: held } = open.store.getState();
  const [gone, at] = [whatIf(open, id), whatIfs.findIndex((one) => one.id === id)];
  if (!gone) return () => {};
  set(open, { whatIfs: whatIfs.filter((one) => one !== gone), inHand: held === id ? DESIGN : held });
  return () => {
    const now = open.store.getState();
    if (whatIf(open, id)) return;
    set(open, { whatIfs: now.whatIfs.toSpliced(at, 0, gone), inHand: held === id ? id : now.inHand });
  };
}

function take(open: Open, id: Id): Given {
  const taken = whatIf(open, id);
  if (!taken) return "unchanged";
  const given = open.design.replace(taken.editor.document(), ["What-if {{name}} taken as the design", { name: taken.name }]);
  if (given === "done") set(open, { ...open.store.getState(), inHand: DESIGN });
  return given;
}

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
  const open: Open = { design, names, now, store, listeners: new Set(), leave: () => {} };
  open.leave = design.subscribe(() => notify(open));
  return {
    editor: activeEditor(() => inHand(open), open.listeners),
    design,
    state: store.getState,
    subscribe: (listener) => store.subscribe(listener),
    editorOf: (variant) => editorOf(open, variant),
    fork: (forked) => fork(open, forked),
    hold: (variant) => {
      if (variant === DESIGN || whatIf(open, variant)) set(open, { ...store.getState(), inHand: variant });
    },
    rename: (id, name) => rename(open, id, name),
    remove: (id) => remove(open, id),
    take: (id) => take(open, id),
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
