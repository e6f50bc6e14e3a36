import fc from "fast-check";
import type { DesignDocument } from "../document/schema.ts";
import type { Editor } from "../history/editor.ts";
import { anyDrawn, COMMAND_TYPES, type Drawn, drawnOf, fitted } from "./commands.ts";

/** One thing a designer does. A gesture shows its moves one after the other and ends or is given up. */
export type Act =
  | { readonly act: "give"; readonly command: Drawn }
  | { readonly act: "gesture"; readonly moves: readonly Drawn[]; readonly end: "commit" | "cancel" | "undo" }
  | { readonly act: "undo" }
  | { readonly act: "redo" }
  | { readonly act: "jump"; readonly to: number };

const anyGesture: fc.Arbitrary<Act> = fc.constantFrom(...COMMAND_TYPES).chain((type) =>
  fc.record({
    act: fc.constant("gesture" as const),
    moves: fc.array(drawnOf(type), { minLength: 1, maxLength: 5 }),
    end: fc.constantFrom("commit" as const, "commit" as const, "cancel" as const, "undo" as const),
  }),
);

export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: anyDrawn.map((command): Act => ({ act: "give", command })) },
  { weight: 3, arbitrary: anyGesture },
  { weight: 2, arbitrary: fc.constant<Act>({ act: "undo" }) },
  { weight: 2, arbitrary: fc.constant<Act>({ act: "redo" }) },
  { weight: 1, arbitrary: fc.integer({ min: -1, max: 25 }).map((to): Act => ({ act: "jump", to })) },
);

/** A document and a designer's day with it: commands, gestures, undo, redo and jumps mixed. */
export const actsOver = (document: fc.Arbitrary<DesignDocument>, maxLength = 20) =>
  fc.record({ document, acts: fc.array(anyAct, { minLength: 1, maxLength }) });

/** A document and a run of commands given to it. */
export const commandsOver = (document: fc.Arbitrary<DesignDocument>, maxLength = 15) =>
  fc.record({ document, commands: fc.array(anyDrawn, { minLength: 1, maxLength }) });

/** Does one thing in an editor. */
export function perform(editor: Editor, act: Act): void {
  switch (act.act) {
    case "give":
      editor.give(fitted(act.command, editor.document()));
      return;
    case "gesture":
      for (const move of act.moves) editor.preview(fitted(move, editor.document()));
      if (act.end === "commit") editor.commit();
      else if (act.end === "undo") editor.undo();
      else editor.preview(null);
      return;
    case "undo":
      editor.undo();
      return;
    case "redo":
      editor.redo();
      return;
    case "jump":
      editor.jumpTo(act.to);
  }
}
