import { freeze, Immer } from "immer";
import type { z } from "zod";
import { RECORDS, withRecords } from "../document/dictionary.ts";
import { withoutMinusZero } from "../document/minus-zero.ts";
import type { DesignDocument } from "../document/schema.ts";
import { isShared } from "../document/shared-records.ts";
import type { CommandDefinition, Label, LabelContext, Refusal } from "./command.ts";
import { draftRecords } from "./record-drafts.ts";
import { COMMANDS, type Command } from "./table.ts";

// immer would freeze by walking every record of a changed collection; only what the command touched needs it.
const immer = new Immer({ autoFreeze: false });

/** Which parts of a document a command changed: the records of a collection, or what stands under a key as a whole. A whole may say the same as before. */
export type Touched = ReadonlyMap<string, ReadonlySet<string> | "all">;

export type Applied =
  | { readonly document: DesignDocument /** As it was understood. */; readonly command: Command; readonly touched: Touched }
  | { readonly refused: Refusal };

/** Applies a command to a document, whole or not at all. What the command did not touch keeps its identity. */
export function applyCommand(document: DesignDocument, given: Command): Applied {
  const definition = definitionOf(given);
  if (!definition) return { refused: { rule: "unknownCommand", path: "type" } };
  const parsed = definition.schema.safeParse(given);
  if (!parsed.success) return { refused: { rule: "outOfRange", path: parsed.error.issues[0]?.path.join(".") ?? "" } };
  const command = withoutMinusZero(parsed.data as Command);
  const refused = definition.check(document, command);
  if (refused) return { refused };
  return { command, ...written(document, (draft) => definition.apply(draft, command, document)) };
}

/**
 * The document as `write` leaves its draft. The collections are drafted record by record, since immer would copy one whole for the first
 * record written to; everything else is immer's.
 */
function written(document: DesignDocument, write: (draft: DesignDocument) => void) {
  const collections = RECORDS.map((key) => ({ key, ...draftRecords(document[key], immer) }));
  const drafts = Object.fromEntries(collections.map(({ key, draft }) => [key, draft]));
  const draft = immer.createDraft({ ...document, ...drafts } as DesignDocument);
  write(draft as DesignDocument);
  const next: Record<string, unknown> = { ...immer.finishDraft(draft) };
  const touched = new Map<string, ReadonlySet<string> | "all">();
  for (const { key, draft, changes } of collections) {
    if (next[key] !== draft) continue;
    const changed = changes();
    const ids = Object.keys(changed);
    next[key] = ids.length > 0 ? withRecords<unknown>(document[key], changed) : document[key];
    for (const id of ids) freeze(changed[id], true);
    if (ids.length > 0) touched.set(key, new Set(ids));
  }
  for (const key of new Set([...Object.keys(document), ...Object.keys(next)])) {
    if (touched.has(key) || next[key] === document[key as keyof DesignDocument]) continue;
    touched.set(key, "all");
    freezeWhole(next[key]);
  }
  return { document: touched.size > 0 ? (Object.freeze(next) as DesignDocument) : document, touched };
}

/** A collection that shares its records cannot be written to as it is; its records are frozen. */
function freezeWhole(part: unknown): void {
  if (typeof part !== "object" || part === null) return;
  if (isShared(part)) for (const record of Object.values(part)) freeze(record, true);
  else freeze(part, true);
}

/** What the history list says of a command that was applied to `context.before`. */
export function labelOf(command: Command, context: LabelContext): Label {
  return definitionOf(command)!.label(command, context);
}

// The table pairs each type with its own fields; looked up by a type known only at run time, the pair is one definition over `Command`.
type AnyDefinition = CommandDefinition<Command["type"], z.ZodRawShape> & {
  label(command: Command, context: LabelContext): Label;
  check(document: DesignDocument, command: Command): Refusal | null;
  apply(draft: DesignDocument, command: Command, before: DesignDocument): void;
};

function definitionOf({ type }: Command): AnyDefinition | undefined {
  return Object.hasOwn(COMMANDS, type) ? (COMMANDS[type] as unknown as AnyDefinition) : undefined;
}
