import type { DesignDocument } from "../document/schema.ts";
import type { Label, LabelContext, Refusal } from "./command.ts";

export function trimExists(document: DesignDocument, id: string, path = "id"): Refusal | null {
  return Object.hasOwn(document.trims, id) ? null : { rule: "unknownTrim", path };
}

export function trimIsNew(document: DesignDocument, id: string, path = "id"): Refusal | null {
  return Object.hasOwn(document.trims, id) ? { rule: "idTaken", path } : null;
}

/** The label for a trim of the document by its name and piece. */
export function ofTrim(id: string, { before, nameOf }: LabelContext, text: string, params: Label[1] = {}): Label {
  const trim = before.trims[id]!;
  return [text, { name: trim.look?.name ?? trim.decorateId, piece: nameOf(trim.pieceKey), ...params }];
}
