import { createHash } from "node:crypto";
import { canonical, type DesignDocument } from "@selvedge/editor-core";

/** The SHA-256 of a document's canonical text: equal for two documents that mean the same. */
export const hashOf = (document: DesignDocument) => createHash("sha256").update(canonical(document)).digest("hex");
