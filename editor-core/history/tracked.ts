import { type TemporalState, temporal } from "zundo";
import { createStore, type StateCreator, type StoreApi } from "zustand/vanilla";
import type { DesignDocument } from "../document/schema.ts";
import { type Delta, inverseOf, merge } from "./delta.ts";

/** The committed document under zundo. Nothing but whole commands is ever set here: the gesture in progress lies elsewhere. */
export type TrackedDocument = {
  document(): DesignDocument;
  /** Makes `next` the document as one step that `back` undoes. */
  step(next: DesignDocument, back: Delta): void;
  undo(): void;
  redo(): void;
  /** What undoing leads back through, oldest first. */
  past(): readonly Delta[];
  /** What redoing leads forward through, the next one last. */
  future(): readonly Delta[];
};

/** Tracks a document. zundo keeps deltas, not documents, so it is never asked for several steps at once: it would set the farthest delta alone. */
export function trackDocument(
  opened: DesignDocument,
  past: readonly Delta[],
  future: readonly Delta[],
  limit: number,
): TrackedDocument {
  let stepped: Delta | null = null;
  const tracked = temporal<DesignDocument, [], [], Delta>(() => opened, {
    limit,
    pastStates: [...past],
    futureStates: [...future],
    // After a step zundo compares two documents; while undoing or redoing, the document with the delta it just set.
    diff: (from, to) => (isDocument(to) ? stepped : inverseOf(to, from as DesignDocument)),
  });
  const mergingDeltas: StateCreator<DesignDocument, [], [["temporal", StoreApi<TemporalState<Delta>>]]> = (set, get, store) =>
    tracked(((delta: Delta) => set(merge(get(), delta), true)) as typeof set, get, store);
  const store = createStore<DesignDocument>()(mergingDeltas);
  const steps = store.temporal.getState;

  return {
    document: store.getState,
    step: (next, back) => {
      stepped = back;
      store.setState(next, true);
    },
    undo: () => steps().undo(),
    redo: () => steps().redo(),
    past: () => steps().pastStates as readonly Delta[],
    future: () => steps().futureStates as readonly Delta[],
  };
}

/** A delta never names the schema, since no step changes it. */
function isDocument(state: Delta | DesignDocument): state is DesignDocument {
  return "schema" in state;
}
