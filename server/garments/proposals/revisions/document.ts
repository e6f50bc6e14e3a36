import { createHash } from "node:crypto";
import { canonical, type DesignDocument } from "@selvedge/editor-core";

/** A document as it is stored, its bytes, and its hash. */
export type WrittenDocument = { readonly text: string; readonly bytes: number; readonly hash: string };

/** The canonical text of a document with its SHA-256: equal for two documents that mean the same. Half a megabyte takes some 10 ms, so it is made once for a save. */
export function writeDocument(document: DesignDocument): WrittenDocument {
  const text = canonical(document);
  return { text, bytes: Buffer.byteLength(text), hash: createHash("sha256").update(text).digest("hex") };
}

export const hashOf = (document: DesignDocument): string => writeDocument(document).hash;
