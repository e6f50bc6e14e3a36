import type { Action, Target, Verbs } from "./action.ts";
import { ARRANGE } from "./arrange.ts";
import { matches, type Pressed } from "./chord.ts";
import { EDIT } from "./edit.ts";
import { FILE, GO, VIEW } from "./view.ts";
import { WHAT_IF } from "./what-if.ts";

/** Everything a designer can do by key, menu or palette, in the order in which it is listed. */
export const ACTIONS: readonly Action[] = [...EDIT, ...ARRANGE, ...VIEW, ...FILE, ...WHAT_IF, ...GO];

export const canDo = (action: Action, verbs: Verbs): boolean => action.can?.(verbs) ?? true;

/** The action of a key press. */
export const actionOf = (pressed: Pressed): Action | null =>
  ACTIONS.find(({ chords = [] }) => chords.some((chord) => matches(chord, pressed))) ?? null;

/** What the context menu of something holds, part after part. */
export const menuOf = (target: Target): readonly Action[] =>
  ACTIONS.filter(({ on = [] }) => on.includes(target))
    .map((action, index) => ({ action, at: index }))
    .sort((a, b) => (a.action.part ?? 0) - (b.action.part ?? 0) || a.at - b.at)
    .map(({ action }) => action);
