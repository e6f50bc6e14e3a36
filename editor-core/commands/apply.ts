import { enablePatches, freeze, Immer } from "immer";
import type { z } from "zod";
import { withoutMinusZero } from "../document/minus-zero.ts";
import { same } from "../document/same.ts";
import type { DesignDocument } from "../document/schema.ts";
import type { CommandDefinition, Label, LabelContext, Refusal } from "./command.ts";
import { COMMANDS, type Command } from "./table.ts";

enablePatches();
// immer would freeze by walking every record of a changed collection; only what the command touched needs it.
const immer = new Immer({ autoFreeze: false });

/** Which parts of a document a command wrote to: the records of a collection, or everything under a key. They may say the same as before. */
export type Touched = ReadonlyMap<string, ReadonlySet<string> | "all">;

type Records = Record<string, unknown>;

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
  const [next, patches] = immer.produceWithPatches(document, (draft: DesignDocument) =>
    definition.apply(draft, command, document),
  );
  const touched = touchedBy(patches.map(({ path }) => path));
  keepWhatIsSame(document, next, touched);
  freezeTouched(next, touched);
  return { document: next, command, touched };
}

/** A record that was written to and says what it said keeps its identity, so that nothing is redrawn for it. */
function keepWhatIsSame(before: DesignDocument, next: DesignDocument, touched: Touched): void {
  for (const [key, ids] of touched) {
    if (ids === "all") continue;
    const [was, is] = [before[key as keyof DesignDocument], next[key as keyof DesignDocument]] as [Records, Records];
    for (const id of ids) if (Object.hasOwn(was, id) && Object.hasOwn(is, id) && same(was[id], is[id])) is[id] = was[id];
  }
}

function freezeTouched(document: DesignDocument, touched: Touched): void {
  Object.freeze(document);
  for (const [key, ids] of touched) {
    const part = document[key as keyof DesignDocument];
    if (ids !== "all") for (const id of ids) freeze((part as Record<string, unknown>)[id], true);
    freeze(part, ids === "all");
  }
}

function touchedBy(paths: readonly (readonly (string | number)[])[]): Touched {
  const touched = new Map<string, Set<string> | "all">();
  for (const [key, id] of paths) {
    const known = touched.get(String(key));
    if (id === undefined) touched.set(String(key), "all");
    else if (known === undefined) touched.set(String(key), new Set([String(id)]));
    else if (known !== "all") known.add(String(id));
  }
  return touched;
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
