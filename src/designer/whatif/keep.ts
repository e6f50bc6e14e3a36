import type { History, Variants, WhatIf } from "@selvedge/editor-core";
import type { DraftKey } from "../save/drafts.ts";
import { browserWhatIfs, type WhatIfDrafts } from "../save/what-if-drafts.ts";

type Parts = {
  readonly variants: Variants;
  /** Whose what-ifs these are; another one once the design is saved for the first time, or as a copy. */
  readonly key: () => DraftKey;
  /** Called when the key may have changed. */
  readonly onKey: (listener: () => void) => () => void;
  readonly drafts?: WhatIfDrafts;
};

/** What a designer does in a what-if is kept in the browser this long after it; forking, naming and deleting at once. */
const KEEP_AFTER_MS = 2_000;

/** Keeps the what-ifs of the open design in the browser. Returns the way out, which keeps what is still to be kept. */
export function keepWhatIfs({ variants, key, onKey, drafts = browserWhatIfs }: Parts): () => void {
  let under = key();
  const kept = new Map<string, { readonly whatIf: WhatIf; readonly history: History }>();
  const heard = new Map<string, () => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keepAll(): void {
    clearTimeout(timer);
    const { whatIfs } = variants.state();
    for (const whatIf of whatIfs) {
      const [before, history] = [kept.get(whatIf.id), whatIf.editor.history()];
      if (before?.whatIf === whatIf && before.history === history) continue;
      kept.set(whatIf.id, { whatIf, history });
      void drafts.keep(under, variants.save(whatIf));
    }
    for (const id of [...kept.keys()].filter((id) => !whatIfs.some((whatIf) => whatIf.id === id))) {
      kept.delete(id);
      void drafts.drop(under, id);
    }
  }
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(keepAll, KEEP_AFTER_MS);
  };
  function listen(): void {
    const { whatIfs } = variants.state();
    for (const { id, editor } of whatIfs) if (!heard.has(id)) heard.set(id, editor.subscribe(later));
    keepAll();
  }
  function move(): void {
    const [before, now] = [under, key()];
    if (before.proposalId === now.proposalId) return;
    under = now;
    const ids = [...kept.keys()];
    kept.clear();
    keepAll();
    for (const id of ids) void drafts.drop(before, id);
  }
  const hide = () => {
    if (globalThis.document?.visibilityState === "hidden") keepAll();
  };

  listen();
  const stops = [variants.subscribe(listen), onKey(move)];
  globalThis.document?.addEventListener("visibilitychange", hide);
  return () => {
    for (const stop of [...stops, ...heard.values()]) stop();
    globalThis.document?.removeEventListener("visibilitychange", hide);
    keepAll();
  };
}
