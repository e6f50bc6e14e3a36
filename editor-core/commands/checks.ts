import type { DesignDocument, PieceKey } from "../document/schema.ts";
import type { Refusal } from "./command.ts";

/** The first refusal of a list of checks, or null when all pass. */
export function first(...refusals: readonly (Refusal | null)[]): Refusal | null {
  return refusals.find((refusal) => refusal !== null) ?? null;
}

// Object.hasOwn throughout: `constructor` and `toString` are valid piece keys.

export function pieceExists(document: DesignDocument, pieceKey: PieceKey | undefined, path = "pieceKey"): Refusal | null {
  return pieceKey === undefined || Object.hasOwn(document.pieces, pieceKey) ? null : { rule: "unknownPiece", path };
}

export function piecesExist(document: DesignDocument, pieceKeys: readonly PieceKey[]): Refusal | null {
  const index = pieceKeys.findIndex((key) => !Object.hasOwn(document.pieces, key));
  return index < 0 ? null : { rule: "unknownPiece", path: `pieceKeys.${index}` };
}

export function artworkExists(document: DesignDocument, id: string, path = "id"): Refusal | null {
  return Object.hasOwn(document.artworks, id) ? null : { rule: "unknownArtwork", path };
}

/** The artwork is there and not locked. */
export function artworkIsFree(document: DesignDocument, id: string): Refusal | null {
  const missing = artworkExists(document, id);
  if (missing) return missing;
  return document.artworks[id]!.locked ? { rule: "locked", path: "id" } : null;
}

export function artworksExist(document: DesignDocument, ids: readonly string[], path = "ids"): Refusal | null {
  const index = ids.findIndex((id) => !Object.hasOwn(document.artworks, id));
  return index < 0 ? null : { rule: "unknownArtwork", path: `${path}.${index}` };
}

/** None of the artworks that are there is locked. */
export function noneLocked(document: DesignDocument, ids: readonly string[], path = "ids"): Refusal | null {
  const index = ids.findIndex((id) => Object.hasOwn(document.artworks, id) && document.artworks[id]!.locked);
  return index < 0 ? null : { rule: "locked", path: `${path}.${index}` };
}

export function annotationExists(document: DesignDocument, id: string): Refusal | null {
  return Object.hasOwn(document.annotations, id) ? null : { rule: "unknownAnnotation", path: "id" };
}

export function colourwayExists(document: DesignDocument, id: string): Refusal | null {
  return Object.hasOwn(document.colourways, id) ? null : { rule: "unknownColourway", path: "id" };
}

/** Every id is named once. */
export function noneTwice(ids: readonly string[], path: string): Refusal | null {
  return new Set(ids).size === ids.length ? null : { rule: "repeatedId", path };
}
