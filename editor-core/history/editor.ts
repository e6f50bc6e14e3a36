import { createStore, type StoreApi } from "zustand/vanilla";
import { applyCommand, labelOf } from "../commands/apply.ts";
import type { Label, Refusal } from "../commands/command.ts";
import type { Command } from "../commands/table.ts";
import { asPlainData, inDictionaries } from "../document/dictionary.ts";
import type { DesignDocument, PieceKey } from "../document/schema.ts";
import { type Delta, deltaBetween } from "./delta.ts";
import { type HistoryEntry, MAX_ENTRIES, type SavedHistory } from "./saved.ts";
import { trackDocument } from "./tracked.ts";

/** What became of a command. "unchanged": it said what the document says already, so there is no entry. */
export type Given = "done" | "unchanged" | { readonly refused: Refusal };

/** Every step kept, oldest first; `index` of them are in the document, the rest can be redone. */
export type History = { readonly entries: readonly HistoryEntry[]; readonly index: number };

export type Editor = {
  /** The committed document. */
  document(): DesignDocument;
  /** The document as the designer sees it, with the gesture in progress; the same identity while nothing changed. */
  shown(): DesignDocument;
  /** Applies a command as one entry. A gesture in progress is cancelled. */
  give(command: Command): Given;
  /** Shows what a command would do, in place of the previous preview; null cancels. A refused one leaves the previous preview. */
  preview(command: Command | null): Given;
  /** The command shown at the moment. */
  previewed(): Command | null;
  /** Ends the gesture: gives the previewed command as one entry. Without a preview nothing happens. */
  commit(): Given;
  /** Takes the last step back. A gesture in progress ends first, so that it is the step that is taken back. */
  undo(): void;
  /** Redoes the last undone step. A gesture in progress ends first, after which there is nothing to redo. */
  redo(): void;
  /** Undoes or redoes until `index` entries are in the document; beyond either end it stops there. */
  jumpTo(index: number): void;
  /** The same identity while no entry came, went or was undone. */
  history(): History;
  canUndo(): boolean;
  canRedo(): boolean;
  /** Calls the listener after shown() or history() changed; returns the way out. */
  subscribe(listener: () => void): () => void;
  /** Document and history as plain data for JSON. */
  save(): SavedHistory;
  /** Takes over another revision as one entry that can be undone. */
  replace(document: DesignDocument, label: Label): Given;
};

/** What a command would make of the committed document, and what would undo it; null when it says the same. */
type Outcome = { readonly command: Command; readonly document: DesignDocument; readonly back: Delta | null };

type Live = { readonly gesture: Outcome | null; readonly shown: DesignDocument; readonly history: History };

/** An open document: its steps, what is listened to, and how its entries are worded and dated. */
type Open = {
  readonly tracked: ReturnType<typeof trackDocument>;
  /** The one store that is listened to. Every change of the tracked one ends with a single change here. */
  readonly live: StoreApi<Live>;
  readonly names: (pieceKey: PieceKey) => string;
  readonly now: () => number;
};

function settle({ tracked, live }: Open, entries: readonly HistoryEntry[]): void {
  live.setState({ gesture: null, shown: tracked.document(), history: { entries, index: tracked.past().length } });
}

function cancel({ tracked, live }: Open): void {
  if (live.getState().gesture) live.setState({ gesture: null, shown: tracked.document() });
}

function outcomeOf(committed: DesignDocument, command: Command): Outcome | { readonly refused: Refusal } {
  const applied = applyCommand(committed, command);
  if ("refused" in applied) return applied;
  const back = deltaBetween(committed, applied.document, applied.touched);
  return { command: applied.command, document: back ? applied.document : committed, back };
}

function preview(open: Open, command: Command | null): Given {
  if (command === null) {
    cancel(open);
    return "unchanged";
  }
  const outcome = outcomeOf(open.tracked.document(), command);
  if ("refused" in outcome) return outcome;
  open.live.setState({ gesture: outcome, shown: outcome.document });
  return outcome.back ? "done" : "unchanged";
}

function take(open: Open, { command, document, back }: Outcome): Given {
  if (!back) {
    cancel(open);
    return "unchanged";
  }
  const { tracked, live, names, now } = open;
  const before = tracked.document();
  const kept = tracked.past().length;
  const entry = { label: labelOf(command, { nameOf: names, before }), at: now(), command };
  const oldest = kept === MAX_ENTRIES ? 1 : 0;
  tracked.step(document, back);
  settle(open, [...live.getState().history.entries.slice(oldest, kept), entry]);
  return "done";
}

function give(open: Open, command: Command): Given {
  const outcome = outcomeOf(open.tracked.document(), command);
  if (!("refused" in outcome)) return take(open, outcome);
  cancel(open);
  return outcome;
}

function commit(open: Open): Given {
  const { gesture } = open.live.getState();
  return gesture ? take(open, gesture) : "unchanged";
}

function jumpTo(open: Open, index: number): void {
  const { tracked, live } = open;
  const from = tracked.past().length;
  while (tracked.past().length > index && tracked.past().length > 0) tracked.undo();
  while (tracked.past().length < index && tracked.future().length > 0) tracked.redo();
  if (tracked.past().length === from) cancel(open);
  else settle(open, live.getState().history.entries);
}

/**
 * Opens a document for editing. `names` gives the designer's word for a piece, `now` the time of an entry in ms.
 * With `saved` (see readHistory) its document and history take the place of `document`.
 */
export function openEditor({
  document: opened,
  names = (pieceKey) => pieceKey,
  now,
  saved,
}: {
  readonly document: DesignDocument;
  readonly names?: (pieceKey: PieceKey) => string;
  readonly now: () => number;
  readonly saved?: SavedHistory | null;
}): Editor {
  const tracked = trackDocument(inDictionaries(saved?.document ?? opened), saved?.past ?? [], saved?.future ?? [], MAX_ENTRIES);
  const live = createStore<Live>(() => ({
    gesture: null,
    shown: tracked.document(),
    history: { entries: saved?.entries ?? [], index: tracked.past().length },
  }));
  const open: Open = { tracked, live, names, now };
  return {
    document: tracked.document,
    shown: () => live.getState().shown,
    give: (command) => give(open, command),
    preview: (command) => preview(open, command),
    previewed: () => live.getState().gesture?.command ?? null,
    commit: () => commit(open),
    undo() {
      commit(open);
      jumpTo(open, tracked.past().length - 1);
    },
    redo() {
      commit(open);
      jumpTo(open, tracked.past().length + 1);
    },
    jumpTo: (index) => jumpTo(open, index),
    history: () => live.getState().history,
    canUndo: () => tracked.past().length > 0,
    canRedo: () => tracked.future().length > 0,
    subscribe: (listener) => live.subscribe(listener),
    save: () => ({
      document: asPlainData(tracked.document()),
      entries: [...live.getState().history.entries],
      past: [...tracked.past()],
      future: [...tracked.future()],
    }),
    replace: (document, label) => give(open, { type: "replaceDocument", document, label: [...label] }),
  };
}
