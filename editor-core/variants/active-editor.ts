import type { Editor } from "../history/editor.ts";

/** An editor that forwards to the active one. `listeners` are also notified when another editor becomes active. */
export function activeEditor(inHand: () => Editor, listeners: Set<() => void>): Editor {
  return {
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
  };
}
