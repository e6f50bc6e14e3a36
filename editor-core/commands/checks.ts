import type { DesignDocument, PieceKey } from "../document/schema.ts";
import type { Refusal } from "./command.ts";

/** The first refusal of a list of checks, or null when all pass. */
export function first(...refusals: readonly (Refusal | null)[]): Refusal | null {
  return refusals.find((refusal) => refusal !== null) ?? null;
}

// Object.hasOwn throughout: `constructor` and `toString` are lawful piece keys.

export function pieceExists(document: DesignDocument, pieceKey: PieceKey | undefined, path = "pieceKey"): Refusal | null {
  return pieceKey === undefined || Object.hasOwn(document.pieces, pieceKey) ? null : { rule: "unknownPiece", path };
}

export function piecesExist(document: DesignDocument, pieceKeys: readonly PieceKey[]): Refusal | null {
  const at = pieceKeys.findIndex((key) => !Object.hasOwn(document.pieces, key));
  return at < 0 ? null : { rule: "unknownPiece", path: `pieceKeys.${at}` };
}

export function artworkExists(document: DesignDocument, id: string, path = "id"): Refusal | null {
  return Object.hasOwn(document.artworks, id) ? null : { rule: "unknownArtwork", path };
}

export function artworksExist(document: DesignDocument, ids: readonly string[], path = "ids"): Refusal | null {
  const at = ids.findIndex((id) => !Object.hasOwn(document.artworks, id));
  return at < 0 ? null : { rule: "unknownArtwork", path: `${path}.${at}` };
}

export function annotationExists(document: DesignDocument, id: string): Refusal | null {
  return Object.hasOwn(document.annotations, id) ? null : { rule: "unknownAnnotation", path: "id" };
}

/** Every id is named once. */
export function noneTwice(ids: readonly string[], path: string): Refusal | null {
  return new Set(ids).size === ids.length ? null : { rule: "repeatedId", path };
}
