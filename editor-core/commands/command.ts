import { z } from "zod";
import type { DesignDocument, PieceKey } from "../document/schema.ts";

/** Why a command was not applied. `path` says which part of the command (or of what it would lead to) is meant. */
export type Refusal = {
  readonly rule:
    | "unknownCommand"
    | "unknownPiece"
    | "unknownArtwork"
    | "unknownAnnotation"
    | "unknownTrim"
    | "unknownColour"
    | "unknownColourway"
    | "idTaken"
    | "repeatedId"
    | "notEveryArtworkOnce"
    | "tooMany"
    | "locked"
    | "notText"
    | "outOfRange"
    | "brokenReference";
  readonly path: string;
};

/** The i18next key (the English text, in `locales/<lang>/history.json`) and what goes into it: mm, degrees, percent, names. */
export type Label = readonly [key: string, params: Readonly<Record<string, string | number>>];

/** What a label may look at: the designer's name of a piece, and the document before the command. */
export type LabelContext = { readonly nameOf: (pieceKey: PieceKey) => string; readonly before: DesignDocument };

type Behaviour<Params> = {
  /** The entry in the history list, in the designer's words. */
  label(params: Params, context: LabelContext): Label;
  /** Refuses a command that does not fit the document; what passes here is applied in full. */
  check(document: DesignDocument, params: Params): Refusal | null;
  /** Writes to the draft. Wide collections are read from `before`, which costs no proxies. */
  apply(draft: DesignDocument, params: Params, before: DesignDocument): void;
};

/** One kind of command: its name, the schema of its plain data, and what it does. */
export type CommandDefinition<Type extends string, Shape extends z.ZodRawShape> = Behaviour<z.infer<z.ZodObject<Shape>>> & {
  readonly type: Type;
  readonly schema: z.ZodObject<{ type: z.ZodLiteral<Type> } & Shape>;
};

/** Declares one kind of command from its name, its fields and its behaviour. */
export function command<const Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  shape: Shape,
  behaviour: Behaviour<z.infer<z.ZodObject<Shape>>>,
): CommandDefinition<Type, Shape> {
  return { type, schema: z.object({ type: z.literal(type), ...shape }), ...behaviour };
}
